import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Random } from '../random/random.ts';
import { type Locale, localeOf } from '../i18n/locales.ts';
import { pageHeaders, staticHeaders } from './headers.ts';

/** What the server fills into the page. */
export interface PageContent {
  readonly status: number;
  /** HTML for the head, escaped already. */
  readonly head: string;
  /** What the web app needs before its first request. */
  readonly boot: Readonly<Record<string, unknown>>;
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
  const index = readIndex(folder);
  if (index === null) return;
  // Files of the root have a route each, so that every other address is the page's; the many assets share one.
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['assets/**'],
    setHeaders: (reply) => void reply.setHeader('cache-control', 'no-cache'),
  });
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    setHeaders: (reply) => void reply.setHeader('cache-control', 'public, max-age=31536000, immutable'),
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api')) staticHeaders(reply);
  });
  app.get('/', (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler((request, reply) => sendPage(request, reply));

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.url.startsWith('/assets/')) throw new AppError('fileNotFound');
    const locale = pageLocale(request);
    const { status, head, boot } = await render(request, locale);
    const nonce = random.bytes(16).toString('base64');
    const page = fill(index ?? '', { nonce, locale, head, boot });
    return reply.code(status).headers(pageHeaders(nonce)).type('text/html; charset=utf-8').send(page);
  }
}

function readIndex(folder: string): string | null {
  const file = join(folder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function pageLocale(request: FastifyRequest): Locale {
  return localeOf(request.cookies[localeCookie] ?? request.headers['accept-language']);
}

interface Filling {
  readonly nonce: string;
  readonly locale: Locale;
  readonly head: string;
  readonly boot: Readonly<Record<string, unknown>>;
}

function fill(index: string, { nonce, locale, head, boot }: Filling): string {
  const direction = rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  return index
    .replaceAll('%HEARTH_NONCE%', nonce)
    .replaceAll('%HEARTH_LANG%', locale)
    .replaceAll('%HEARTH_DIR%', direction)
    .replace('<!--hearth-head-->', () => head)
    .replace('%HEARTH_BOOT%', () => scriptJson({ ...boot, locale }));
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
