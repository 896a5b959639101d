import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '@hearth/contract';
import { AppError } from '../errors/app-error.ts';

/** Answers below `/api` that no route serves: 405 where the path is known by another method, else 404. */
export function unknownApiRoute(registered: readonly Operation[]) {
  let known: { method: string; pattern: RegExp }[] | undefined;
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<never> => {
    known ??= registered.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
    const path = request.url.split('?')[0] ?? '';
    const fitting = known.filter(({ pattern }) => pattern.test(path));
    const isServed = fitting.length === 0 || fitting.some(({ method }) => method === request.method);
    throw new AppError(isServed ? 'unknownRoute' : 'wrongMethod');
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}
