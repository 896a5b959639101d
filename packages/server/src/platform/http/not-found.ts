import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '@hearth/contract';
import { AppError } from '../errors/app-error.ts';

/** Answers below `/api` that no route serves: 405 with the methods that are where the path is known, else 404. */
export function unknownApiRoute(registered: readonly Operation[]) {
  let known: { method: string; pattern: RegExp }[] | undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    known ??= registered.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
    const path = request.url.split('?')[0] ?? '';
    const fitting = known.filter(({ pattern }) => pattern.test(path));
    const isServed = fitting.length === 0 || fitting.some(({ method }) => method === request.method);
    if (isServed) throw new AppError('unknownRoute');
    reply.header('allow', [...new Set(fitting.map(({ method }) => method))].join(', '));
    throw new AppError('wrongMethod');
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}
