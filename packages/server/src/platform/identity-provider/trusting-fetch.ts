import { readFile } from 'node:fs/promises';
import type { CustomFetch } from 'openid-client';
import { Agent, fetch } from 'undici';

/** A `fetch` that also trusts the certificate authority of the file. */
export async function createTrustingFetch(caFile: string): Promise<CustomFetch> {
  const dispatcher = new Agent({ connect: { ca: await readFile(caFile) } });
  return (async (url: string, options: Parameters<typeof fetch>[1]) =>
    fetch(url, { ...options, dispatcher })) as unknown as CustomFetch;
}
