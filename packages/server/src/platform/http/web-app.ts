import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Random } from '../random/random.ts';
import { type Locale, localeOf } from '../i18n/locales.ts';
import { firstPageLinks } from './first-pages.ts';
import { pageHeaders, staticHeaders } from './headers.ts';

/** An answer of the API that travels with the page. */
export interface PageAnswer {
  /** JSON, as the API sends it. */
  readonly text: string;
  readonly etag: string | null;
}

/** What the server fills into the page. */
export interface PageContent {
  readonly status: number;
  /** HTML for the head, escaped already. */
  readonly head: string;
  /** What the web app needs before its first request. */
  readonly boot: Readonly<Record<string, unknown>>;
  /** The brand's colour in both schemes, and what stands on it, each as `#rrggbb`. */
  readonly brand: Readonly<Record<'light' | 'dark', { readonly fill: string; readonly onFill: string }>>;
  /** HTML that is shown until the app has started, escaped already; empty for none. */
  readonly sight: string;
  /** HTML with the answers that the app asks for first, escaped already; empty for none. */
  readonly answers: string;
  /** The page is made for one person: nothing on the way may keep it. */
  readonly isPersonal: boolean;
}

/** Decides what a page's address shows. */
export type PageRenderer = (request: FastifyRequest, locale: Locale) => Promise<PageContent>;

const rightToLeft = new Set(['ar', 'he', 'fa', 'ur']);
const localeCookie = 'hearth.locale';

/** Serves the built web app from `folder`: its files, and its page for every other address. */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  random: Random,
  render: PageRenderer,
): Promise<void> {
  const index = readText(join(folder, 'index.html'));
  if (index === null) return;
  const linksAt = firstPageLinks(readText(join(folder, '.vite/first-pages.json')), index);
  // Files of the root have a route each, so that every other address is the page's; the many assets share one.
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
    setHeaders: (reply) => {
      reply.setHeader('cache-control', 'public, max-age=31536000, immutable');
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api')) return;
    staticHeaders(reply);
    // The plugin names no charset for this type alone.
    if (reply.getHeader('content-type') === 'image/svg+xml') reply.type('image/svg+xml; charset=utf-8');
  });
  // As a route, and not only where nothing is found: answers of routes are compressed.
  app.get('/*', (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('wrongMethod');
    return sendPage(request, reply);
  });

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.url.startsWith('/assets/')) throw new AppError('fileNotFound');
    const locale = pageLocale(request);
    const { status, head, ...content } = await render(request, locale);
    const nonce = random.bytes(16).toString('base64');
    const links = linksAt(request.url.split('?')[0] ?? '');
    const page = fill(index ?? '', { ...content, nonce, locale, head: head + links });
    reply.code(status).headers(pageHeaders(nonce));
    if (content.isPersonal && content.answers !== '') reply.header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(page);
  }
}

function readText(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function pageLocale(request: FastifyRequest): Locale {
  return localeOf(request.cookies[localeCookie] ?? request.headers['accept-language']);
}

interface Filling extends Pick<PageContent, 'head' | 'boot' | 'brand' | 'sight' | 'answers'> {
  readonly nonce: string;
  readonly locale: Locale;
}

/** Fills all places in one go, so that nothing that is filled in can hold a place itself. */
function fill(index: string, { nonce, locale, head, boot, brand, sight, answers }: Filling): string {
  const parts = new Map([
    ['%HEARTH_NONCE%', nonce],
    ['%HEARTH_LANG%', locale],
    ['%HEARTH_DIR%', rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'],
    ['%HEARTH_BRAND%', brand.light.fill],
    ['%HEARTH_ON_BRAND%', brand.light.onFill],
    ['%HEARTH_BRAND_DARK%', brand.dark.fill],
    ['%HEARTH_ON_BRAND_DARK%', brand.dark.onFill],
    ['<!--hearth-head-->', head],
    ['<!--hearth-sight-->', sight],
    ['<!--hearth-answers-->', answers],
    ['%HEARTH_BOOT%', scriptJson({ ...boot, locale })],
  ]);
  return index.replace(/%HEARTH_[A-Z_]+%|<!--hearth-[a-z]+-->/g, (place) => parts.get(place) ?? place);
}

/** JSON that can stand in a script element: nothing in it ends the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Text that can stand in HTML and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
