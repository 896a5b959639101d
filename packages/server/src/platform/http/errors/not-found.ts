import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '@hearth/contract';
import { AppError } from '../../errors/app-error.ts';

/** Answers unknown paths below `/api`: 405 with the allowed methods if the path exists, else 404. */
export function unknownApiRoute(registered: readonly Operation[]) {
  let patterns: { method: string; pattern: RegExp }[] | undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    patterns ??= registered.map(({ method, path }) => ({ method, pattern: buildPattern(path) }));
    const path = request.url.split('?')[0] ?? '';
    const fitting = patterns.filter(({ pattern }) => pattern.test(path));
    const isServed = fitting.length === 0 || fitting.some(({ method }) => method === request.method);
    if (isServed) throw new AppError('unknownRoute');
    reply.header('allow', [...new Set(fitting.map(({ method }) => method))].join(', '));
    throw new AppError('wrongMethod');
  };
}

function buildPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}
