/** What became of a write that was sent. */
export type Outcome =
  | { readonly kind: 'done'; readonly id: string | null }
  | { readonly kind: 'later' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'conflict'; readonly slug: string };

/** Reads an answer: without a session, and while the server is in trouble, a write waits on. */
export async function readOutcome(answer: Response, method = ''): Promise<Outcome> {
  const body = (await answer.json().catch(() => null)) as {
    readonly id?: string | number;
    readonly detail?: { readonly message?: string };
  } | null;
  if (answer.ok) return { kind: 'done', id: body?.id === undefined ? null : String(body.id) };
  // A thing that is gone already need not be deleted.
  if (method === 'DELETE' && answer.status === 404) return { kind: 'done', id: null };
  if (answer.status === 401 || answer.status === 429 || answer.status >= 500) return { kind: 'later' };
  return { kind: 'refused', reason: body?.detail?.message ?? '' };
}
