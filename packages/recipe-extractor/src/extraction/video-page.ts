/** What a page of a video says about it: the pages of video sites and of social networks have no recipe markup. */
import { inlineText, isRecord } from '../cleaning/index.ts';
import type { Page } from './page/element.ts';
import { parseHtml } from './page/parse-html.ts';
import { readMetadata } from './page/page-metadata.ts';
import { absoluteUrl } from './page-fields.ts';
import { readJsonLd } from './structured-data/json-ld.ts';
import { parseLenientJson, readLenientJson } from './structured-data/lenient-json.ts';
import { buildGraph, nodeTypes, type SchemaNode, toList } from './structured-data/schema-node.ts';
import { readImages, readNames } from './structured-data/schema-values.ts';

/** A video as its page describes it. */
export interface VideoPage {
  readonly title: string | null;
  /** Whose channel it is on. */
  readonly author: string | null;
  /** The still that stands for it. */
  readonly image: string | null;
  /** The description with its line breaks, as people wrote it; empty without one. */
  readonly description: string;
  /** The spoken words, where the page itself has them; empty otherwise. */
  readonly transcript: string;
}

const hosts =
  /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|tiktok\.com|instagram\.com|facebook\.com|fb\.watch|dailymotion\.com|dai\.ly)$/i;
const maxText = 20_000;
/** Data of a script that is read; more is no data of one video. */
const maxScript = 4_000_000;
/** Values of a page's data that are looked at. */
const maxNodes = 20_000;
/** How a social network introduces what a person wrote: `12 likes, 3 comments - ada on May 1, 2024: "…"`. */
const introduction = /^[^:"“]{0,160}:\s*["“]([\s\S]{1,20000})["”]\.?\s*$/u;

/** The video of a page; null for a page that is about something else. Never throws. */
export function readVideoPage(html: string, url: string | null): VideoPage | null {
  const page = parseHtml(html);
  const { meta, tags: _tags, documentTitle } = readMetadata(page);
  const { nodes, resolve } = buildGraph(readJsonLd(page.scripts, meta));
  const marked = nodes.find((node) => nodeTypes(node).includes('videoobject'));
  const isVideo =
    hosts.test(readHost(url)) || /^video/i.test(meta.get('og:type') ?? '') || marked !== undefined;
  if (!isVideo) return null;
  const played = readPlayer(page) ?? readPost(page);
  const image =
    played?.image ?? readImages(marked?.['thumbnailUrl'], resolve)[0]?.address ?? meta.get('og:image');
  const description = [
    played?.description ?? '',
    readLines(marked?.['description']),
    withoutIntroduction(readLines(rawMeta(page, 'og:description'))),
  ].reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  const title = played?.title ?? (inlineText(marked?.['name']) || meta.get('og:title')) ?? documentTitle;
  return {
    title: title === null ? null : title.replace(/ [-|] (?:YouTube|Vimeo|TikTok|Dailymotion)$/u, ''),
    author:
      played?.author ??
      readNames(marked?.['author'] ?? marked?.['creator'], resolve) ??
      meta.get('author') ??
      null,
    image: image === undefined ? null : absoluteUrl(image, url),
    description,
    transcript: readLines(marked?.['transcript'] ?? marked?.['caption']),
  };
}

function readHost(url: string | null): string {
  return /^https?:\/\/([^/:?#]{1,250})/i.exec(url ?? '')?.[1] ?? '';
}

/** Text with its line breaks. */
function readLines(value: unknown): string {
  const [text] = toList(value);
  return typeof text === 'string' ? text.slice(0, maxText).replace(/\r\n?/g, '\n').trim() : '';
}

/** The content of a meta element with its line breaks. */
function rawMeta(page: Page, name: string): string {
  const found = page.elements.find(({ tag, attributes }) => tag === 'meta' && attributes.property === name);
  return found?.attributes.content ?? '';
}

function withoutIntroduction(text: string): string {
  return introduction.exec(text)?.[1]?.trim() ?? text;
}

type PlayedVideo = Pick<VideoPage, 'title' | 'author' | 'image' | 'description'>;

/** What YouTube's own player is told. */
function readPlayer({ scripts }: Page): PlayedVideo | null {
  const start = /ytInitialPlayerResponse\s{0,5}=\s{0,5}(?=\{)/;
  for (const { text } of scripts) {
    const match = text.length > maxScript ? null : start.exec(text);
    if (match === null) continue;
    const { value } = readLenientJson(text, match.index + match[0].length);
    const details = isRecord(value) ? value['videoDetails'] : null;
    if (!isRecord(details)) continue;
    const { thumbnail } = details;
    const stills = isRecord(thumbnail) ? toList(thumbnail['thumbnails']).filter(isRecord) : [];
    return {
      title: inlineText(details['title']) || null,
      author: inlineText(details['author']) || null,
      image: readAddress(stills.at(-1)?.['url']),
      description: readLines(details['shortDescription']),
    };
  }
  return null;
}

/** A post in the data of a social network's program: an object with what was written (`desc`) and a video. */
function readPost({ scripts }: Page): PlayedVideo | null {
  for (const { type, text } of scripts) {
    if (!type.includes('json') || text.length > maxScript || !text.includes('"desc"')) continue;
    const post = findPost(parseLenientJson(text));
    if (post === null) continue;
    const { author, video } = post;
    const cover = isRecord(video) ? (video['originCover'] ?? video['cover']) : null;
    return {
      title: null,
      author: (isRecord(author) ? inlineText(author['nickname']) : inlineText(author)) || null,
      image: readAddress(cover),
      description: readLines(post['desc']),
    };
  }
  return null;
}

function findPost(data: unknown): SchemaNode | null {
  const queue: unknown[] = [data];
  for (let at = 0; at < queue.length && at < maxNodes; at += 1) {
    const value = queue[at];
    if (isRecord(value)) {
      if (typeof value['desc'] === 'string' && value['desc'] !== '' && isRecord(value['video'])) return value;
      for (const one of Object.values(value)) queue.push(one);
    } else if (Array.isArray(value)) for (const one of value) queue.push(one);
  }
  return null;
}

function readAddress(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\//i.test(value) ? value : null;
}
