import { parseHtml } from './page/parse-html.ts';
import { readMetadata } from './page/page-metadata.ts';
import { absoluteUrl } from './page-fields.ts';

/** What Open Graph tells about any page. */
export interface OpenGraph {
  title: string;
  description: string | null;
  image: string | null;
  /** `article:tag` values in order. */
  tags: string[];
}

/** Open Graph of a page, the importer's last resort; null where the page has no `og:title`. */
export function extractOpenGraph(html: string, url: string | null): OpenGraph | null {
  const { meta, tags } = readMetadata(parseHtml(html));
  const title = meta.get('og:title');
  if (title === undefined) return null;
  const image = meta.get('og:image');
  return {
    title,
    description: meta.get('og:description') ?? null,
    image: image === undefined ? null : absoluteUrl(image, url),
    tags: [...tags],
  };
}
