import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { png } from '../data/png.ts';

/** A page that the site serves. */
export interface SitePage {
  readonly url: string;
  readonly host: string;
  readonly file: string;
  /** Expected result of importing the page. */
  readonly expected: { readonly title: string };
}

/** A local web site of saved recipe pages. */
export interface RecipeSite {
  readonly pages: readonly SitePage[];
  /** Host and port, as the outbound client's list of trusted networks takes it. */
  readonly trusted: string;
  stop(): Promise<void>;
}

/** An address of a picture in HTML or in JSON, where slashes may be escaped. */
const pictureAddress = /https?:(?:\\?\/){2}[^"'\s<>]{1,400}?\.(?:jpe?g|png|webp)/gi;

/**
 * Serves a folder of saved pages (`<host>/<file>.testhtml` with `<file>.json` beside it). The pictures that pages name
 * are replaced by one of the site's own: nothing outside this machine is reached.
 */
export async function startRecipeSite(folder: string, count: number): Promise<RecipeSite> {
  const server = createServer((request, response) => answer(folder, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const base = `http://127.0.0.1:${port}`;
  return {
    pages: pagesIn(folder, count, base),
    trusted: `127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Pages spread over the hosts: those that say they hold a recipe, with a picture whose address says that it is one. */
function pagesIn(folder: string, count: number, base: string): SitePage[] {
  const pages: SitePage[] = [];
  for (const host of readdirSync(folder).toSorted()) {
    const file = readdirSync(join(folder, host)).find((name) => name.endsWith('.testhtml'));
    if (file === undefined) continue;
    const name = file.replace('.testhtml', '');
    const expectedFile = join(folder, host, `${name}.json`);
    if (!existsSync(expectedFile)) continue;
    const expected = JSON.parse(readFileSync(expectedFile, 'utf8')) as Record<string, unknown>;
    const isWhole = ['title', 'image', 'ingredients', 'instructions_list'].every((field) =>
      isFilled(expected[field]),
    );
    if (!isWhole || !/\.(?:jpe?g|png|webp)(?:\?|$)/i.test(String(expected['image']))) continue;
    if (!readFileSync(join(folder, host, file), 'utf8').includes('recipeIngredient')) continue;
    const title = String(expected['title']);
    pages.push({ url: `${base}/${host}/${name}`, host, file: name, expected: { title } });
  }
  const step = Math.max(1, Math.floor(pages.length / count));
  return pages.filter((_, index) => index % step === 0).slice(0, count);
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
  if (path.startsWith('/picture/')) {
    response.writeHead(200, { 'content-type': 'image/png' }).end(pictureFor(path));
    return;
  }
  const file = join(folder, `${path}.testhtml`);
  if (path.includes('..') || !existsSync(file)) {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
    return;
  }
  const base = `http://${request.headers.host ?? ''}`;
  const html = readFileSync(file, 'utf8').replace(
    pictureAddress,
    (url) => `${base}/picture/${hash(url)}.png`,
  );
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

function hash(text: string): number {
  let value = 7;
  for (let index = 0; index < text.length; index += 1)
    value = (Math.imul(value, 31) + text.charCodeAt(index)) >>> 0;
  return value;
}

/** A picture in a colour of its own, so that one recipe's cannot pass for another's. */
function pictureFor(path: string): Buffer {
  const seed = hash(path);
  return png(480, 360, [100 + (seed % 130), 60 + ((seed >>> 8) % 120), 40 + ((seed >>> 16) % 80)]);
}
