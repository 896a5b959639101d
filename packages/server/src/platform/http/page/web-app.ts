import { chooseDirection } from '@hearth/domain/text/direction';
import { languageTag } from '@hearth/domain/text/locales';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import type { Random } from '../../random/random.ts';
import { type Locale, negotiateLocale } from '../../i18n/locales.ts';
import { firstPageLinks } from './first-pages.ts';
import { addBasePath } from '../addresses/base-path.ts';
import { answerShare, sharePath } from './share.ts';
import { readPackedAsset } from './packed-asset.ts';
import { pageHeaders, staticHeaders } from '../answers/headers.ts';

/** A response of the API that is embedded in the page (preloaded query). */
export interface PageAnswer {
  /** JSON, as the API sends it. */
  readonly text: string;
  readonly etag: string | null;
}

/** The values that the server inserts into the page. */
export interface PageContent {
  readonly status: number;
  /** HTML for the head, escaped already. */
  readonly head: string;
  /** Data that the web app needs before its first request. */
  readonly boot: Readonly<Record<string, unknown>>;
  /** The brand colour in both colour schemes and the text colour on it, each as `#rrggbb`. */
  readonly brand: Readonly<Record<'light' | 'dark', { readonly fill: string; readonly onFill: string }>>;
  /** HTML of the server-rendered preview, escaped already; empty for none. */
  readonly preview: string;
  /** HTML with the preloaded queries, escaped already; empty for none. */
  readonly preloadedQueries: string;
  /** The page contains personal data and must not be cached. */
  readonly isPersonal: boolean;
}

/** Renders the content of the page for a URL. */
export type PageRenderer = (request: FastifyRequest, locale: Locale) => Promise<PageContent>;

const assetCaching = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };

const localeCookie = 'hearth.locale';
/** Addresses of files, such as browsers and search engines ask for unasked: `/robots.txt`. No page has such a one. */
const rootFile = /^\/[^/?]+\.[a-z0-9]{2,11}(?:\?|$)/i;

interface WebAppOptions {
  readonly random: Random;
  readonly basePath: string;
  /** Origins whose pages may show the app in a frame. */
  readonly frameAncestors: readonly string[];
}

/** Serves the built web app from `folder`: its files, and its page for every other path. */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  { random, basePath, frameAncestors }: WebAppOptions,
  render: PageRenderer,
): Promise<void> {
  const index = readText(join(folder, 'index.html'));
  if (index === null) return;
  const basedIndex = addBasePath(index, basePath);
  const linksAt = firstPageLinks(readText(join(folder, '.vite/first-pages.json')), index);
  // Files in the root get a route each, so that every other path is the page's; the many assets share one
  // route.
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['assets/**'],
    cacheControl: false,
    setHeaders: (reply) => void reply.setHeader('cache-control', 'no-cache'),
  });
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    // Their names change with their content: nobody asks whether one has changed, or for a part of one.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(assetCaching)) reply.setHeader(name, value);
    },
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api')) return;
    staticHeaders(reply, request.url);
    // The plugin sets no charset for this type.
    if (reply.getHeader('content-type') === 'image/svg+xml') reply.type('image/svg+xml; charset=utf-8');
  });
  app.post(sharePath, (request, reply) => answerShare(request, reply, basePath));
  // A route instead of the not-found handler, because only responses of routes are compressed.
  app.get('/*', (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler(async (request, reply) => {
    const asset = await readPackedAsset(folder, request.url);
    if (asset !== null) return reply.headers(assetCaching).type(asset.type).send(asset.content);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('wrongMethod');
    return sendPage(request, reply);
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.url.startsWith('/assets/') || rootFile.test(request.url)) throw new AppError('fileNotFound');
    const locale = pageLocale(request);
    const { status, head, preview, ...content } = await render(request, locale);
    const nonce = random.bytes(16).toString('base64');
    const path = request.url.split('?')[0] ?? '';
    const page = fill(basedIndex, {
      ...content,
      nonce,
      locale,
      head: addBasePath(head + linksAt(path, locale), basePath),
      preview: addBasePath(preview, basePath),
    });
    reply.code(status).headers(pageHeaders(nonce, path, frameAncestors));
    if (content.isPersonal && content.preloadedQueries !== '') reply.header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(page);
  }
}

function readText(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function pageLocale(request: FastifyRequest): Locale {
  return negotiateLocale(request.cookies[localeCookie] ?? request.headers['accept-language']);
}

interface Filling extends Pick<PageContent, 'head' | 'boot' | 'brand' | 'preview' | 'preloadedQueries'> {
  readonly nonce: string;
  readonly locale: Locale;
}

/** Replaces all placeholders in one pass, so that an inserted value cannot contain a placeholder. */
function fill(
  index: string,
  { nonce, locale, head, boot, brand, preview, preloadedQueries }: Filling,
): string {
  const parts = new Map([
    ['%HEARTH_NONCE%', nonce],
    ['%HEARTH_LANG%', languageTag(locale)],
    ['%HEARTH_DIR%', chooseDirection(locale)],
    ['%HEARTH_LOCALE%', locale],
    ['%HEARTH_BRAND%', brand.light.fill],
    ['%HEARTH_ON_BRAND%', brand.light.onFill],
    ['%HEARTH_BRAND_DARK%', brand.dark.fill],
    ['%HEARTH_ON_BRAND_DARK%', brand.dark.onFill],
    ['<!--hearth-head-->', head],
    ['<!--hearth-sight-->', preview],
    ['<!--hearth-answers-->', preloadedQueries],
    ['%HEARTH_BOOT%', scriptJson({ ...boot, locale })],
  ]);
  return index.replace(/%HEARTH_[A-Z_]+%|<!--hearth-[a-z]+-->/g, (place) => parts.get(place) ?? place);
}

/** JSON that is safe inside a script element: it cannot close the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
