/** What a share consists of besides files, by the names in the manifest. */
const wordFields = ['title', 'text', 'url'] as const;

/** Where shares go, below the base: the action of the manifest's share target, and the page that takes them. */
export const sharePath = '/share';

/** The parts of the worker that this needs. */
interface ShareParts {
  readonly base: string;
  /** Shares that were not yet taken. */
  readonly shared: () => Promise<Pick<Cache, 'put'>>;
}

/**
 * Keeps what another app shares until the page takes it, also through a sign-in, and leads to that page. Words without
 * files travel in the address as well, so that they arrive on a full device.
 */
export async function receiveShare(parts: ShareParts, request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData());
  const words = wordFields.flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  const files = form.getAll('files').filter((file) => file instanceof File);
  const isKept = await keep(parts, Object.fromEntries(words), files).then(
    () => true,
    () => false,
  );
  const query = isKept
    ? ''
    : `?${new URLSearchParams(words.map(([name, value]) => [name, value.slice(0, 2000)]))}`;
  return Response.redirect(new URL(parts.base + sharePath + query, request.url), 303);
}

async function keep(
  { shared }: ShareParts,
  words: Readonly<Record<string, string>>,
  files: readonly File[],
): Promise<void> {
  const cache = await shared();
  await cache.put('/shared/words', Response.json(words));
  for (const [index, file] of files.entries()) {
    const headers = { 'content-type': file.type, 'x-file-name': encodeURIComponent(file.name) };
    await cache.put(`/shared/files/${index}`, new Response(file, { headers }));
  }
}
