import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '@hearth/contract';
import { AppError } from '../errors/app-error.ts';

/** Answers below `/api` that no route serves: 405 where the path is known by another method, else 404. */
export function unknownApiRoute(registered: readonly Operation[]) {
  let patterns: RegExp[] | undefined;
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<never> => {
    patterns ??= registered.map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));
    const path = request.url.split('?')[0] ?? '';
    throw new AppError(patterns.some((pattern) => pattern.test(path)) ? 'wrongMethod' : 'unknownRoute');
  };
}
