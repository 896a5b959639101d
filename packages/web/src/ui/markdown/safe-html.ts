import { type MarkdownPiece, splitMarkdown } from '@hearth/domain/text/markdown';
import DOMPurify from 'dompurify';
import { marked } from 'marked';
import { deferRemote, type RemoteLabels } from './remote-content.ts';
import { allowedAttributes, allowedTags, isSafeFrame, isSafeImage } from './allow-list.ts';
import { onSite } from '../../platform/boot/site-address.ts';

const purify = DOMPurify(globalThis.window);

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') openOutside(node);
  if (node.tagName === 'IMG') tameImage(node);
  if (node.tagName === 'IFRAME') tameFrame(node);
});

/**
 * Markdown (and the HTML in it) as HTML of the allow-list: no scripts, no styles, frames only over https. What other
 * hosts would send waits behind a button, see `showRemote`.
 */
export function safeHtml(markdown: string, labels: RemoteLabels): string {
  const html = splitMarkdown(markdown).map(renderHtml).join('');
  const safe = purify.sanitize(withoutAttempts(html), {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  if (!/<(?:img|iframe)\b/i.test(safe)) return safe;
  const { body } = new DOMParser().parseFromString(safe, 'text/html');
  deferRemote(body, labels);
  return body.innerHTML;
}

function renderHtml({ text, isPlain }: MarkdownPiece): string {
  if (!isPlain) return marked.parse(text, { async: false, gfm: true, breaks: true });
  return `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`;
}

/**
 * Handlers and styles never pass the allow-list; but a browser that merely reads them reports an attempt against the
 * page's policy, and those reports are kept for attempts that matter. The allow-list alone decides what is safe.
 */
function withoutAttempts(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag.replace(/([\s/"'])(?:on[a-z]+|style)(\s*=)/gi, '$1data-dropped$2'),
    );
}

function openOutside(link: Element): void {
  const href = link.getAttribute('href') ?? '';
  if (href === '' || href.startsWith('#')) return;
  if (href.startsWith('/')) return link.setAttribute('href', onSite(href));
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
}

function tameImage(image: Element): void {
  const src = image.getAttribute('src') ?? '';
  if (isSafeImage(src)) image.setAttribute('src', onSite(src));
  else image.removeAttribute('src');
  image.setAttribute('loading', 'lazy');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
}

function tameFrame(frame: Element): void {
  if (!isSafeFrame(frame.getAttribute('src') ?? '')) return frame.remove();
  if (!frame.hasAttribute('title'))
    frame.setAttribute('title', new URL(frame.getAttribute('src') ?? '').hostname);
}
