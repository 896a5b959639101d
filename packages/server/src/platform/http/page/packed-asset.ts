import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unpack = promisify(gunzip);

const types: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** An asset as a client gets it that takes no compressed answers. */
interface PlainAsset {
  readonly type: string;
  readonly content: Buffer;
}

/**
 * The asset at a URL that lies in `folder` only as `NAME.gz`, as a release has them; null where there is none.
 * @param url of the request, as `/assets/start-1.js`
 */
export async function readPackedAsset(folder: string, url: string): Promise<PlainAsset | null> {
  const [, path, ending = ''] = /^(\/assets\/(?:[\w-]+\/)*[\w-]+\.([a-z]{2,4}))(?:\?|$)/i.exec(url) ?? [];
  const type = types[ending];
  if (path === undefined || type === undefined) return null;
  try {
    return { type, content: await unpack(await readFile(join(folder, `${path}.gz`))) };
  } catch {
    return null;
  }
}
