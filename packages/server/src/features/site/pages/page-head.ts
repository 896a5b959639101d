import { escapeHtml } from '@hearth/domain/text/html';

/** What the server says of a page before the web app runs: its status, and HTML for its head, escaped. */
export interface PageHead {
  readonly status: number;
  readonly head: string;
}

/** What messengers and search engines learn about a page. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** The whole address under which the page is best known. */
  readonly url: string;
  readonly kind: 'article' | 'website';
  /** Absolute addresses of its picture, the most widely supported first. */
  readonly pictures: readonly string[];
}

/** Only what every visitor may see is for search engines to keep. */
const unlisted = '<meta name="robots" content="noindex">';

/** The head of a page that discloses none of its content. */
export const plainPage: PageHead = { status: 200, head: `<title>Hearth</title>${unlisted}` };

/** The head of a page that is not there, or not to be seen: the two look alike. */
export const missingPage: PageHead = { ...plainPage, status: 404 };

/** The same head, not to be indexed by search engines. */
export function unlistedPage({ status, head }: PageHead): PageHead {
  return { status, head: unlisted + head };
}

/** The address of the picture for pages without one. */
export function standInPicture(baseUrl: string): string {
  return `${baseUrl}/preview.png`;
}

/** Title, description and preview of a page. */
export function renderHead({ title, description, url, kind, pictures }: PageFacts): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('name', 'description', description),
    meta('property', 'og:type', kind),
    meta('property', 'og:site_name', 'Hearth'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...pictures.map((picture) => meta('property', 'og:image', picture)),
    meta('property', 'og:url', url),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', pictures[0] ?? ''),
    meta('name', 'twitter:url', url),
  ].join('');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
