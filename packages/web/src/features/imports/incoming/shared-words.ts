import { findAddresses } from '@hearth/domain/imports/incoming';

/** What other apps share besides files; each puts the link elsewhere. */
export interface SharedWords {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly url?: string | undefined;
}

/** Around a link, more than this is a recipe of its own and not a remark. */
const maxRemarkLength = 200;

/** What the field of the import page shows of a share: the link alone where that is all, else every word. */
export function composeShared({ title = '', text = '', url = '' }: SharedWords): string {
  const parts = [title, text, url].map((part) => part.trim()).filter((part) => part !== '');
  const links = new Set(parts.flatMap((part) => findAddresses(part)));
  const [link] = links;
  const remark = link === undefined ? text : text.replaceAll(link, '').trim();
  if (link !== undefined && links.size === 1 && remark.length <= maxRemarkLength) return link;
  return parts
    .filter((part, index) => !parts.some((other, at) => at !== index && other.includes(part)))
    .join('\n');
}
