import { newId } from '../../ui/new-id.ts';

/** More than a person tries again within a visit. */
const maxUnanswered = 20;

/** Keys of requests whose answer never came, by what they sent. */
const unanswered = new Map<string, string>();

/**
 * Sends what creates something with an `Idempotency-Key`. The same request after a lost answer has the same key, so
 * that someone who tries again does not create a thing twice; the server heeds it where a request creates.
 *
 * @param sent address and body
 */
export async function withIdempotencyKey<T>(
  sent: string,
  send: (headers: { readonly 'idempotency-key': string }) => Promise<T>,
): Promise<T> {
  const key = unanswered.get(sent) ?? newId();
  unanswered.delete(sent);
  try {
    return await send({ 'idempotency-key': key });
  } catch (error) {
    unanswered.set(sent, key);
    const [oldest] = unanswered.keys();
    if (unanswered.size > maxUnanswered && oldest !== undefined) unanswered.delete(oldest);
    throw error;
  }
}
