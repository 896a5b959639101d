import type { FastifyRequest } from 'fastify';
import type { Operation } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { ValidationError } from './validation.ts';

const visibleAscii = /^[\u0021-\u007E]+$/;

/**
 * The `Idempotency-Key` of a request, joined with its operation, so that a key says nothing about other operations;
 * null without one, and where the operation takes none.
 * @throws ValidationError
 */
export function readIdempotencyKey(request: FastifyRequest, operation: Operation): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !operation.takesIdempotencyKey) return null;
  if (typeof key === 'string' && key.length <= limits.idempotencyKeyLength && visibleAscii.test(key))
    return `${operation.method} ${operation.path} ${key}`;
  const msg = `Value error, an idempotency key has 1 to ${limits.idempotencyKeyLength} visible characters of ASCII`;
  throw new ValidationError([
    { type: 'value_error', loc: ['header', 'Idempotency-Key'], msg, input: key, ctx: { error: {} } },
  ]);
}
