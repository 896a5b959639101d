import { markdownText } from '@hearth/domain/text/markdown';
import * as z from 'zod';
import { escapeHtml } from '@hearth/domain/text/html';
import type { ServerTexts } from '../../../../platform/i18n/server-texts.ts';
import { pictureAddress } from '../recipe-picture.ts';

const maxCards = 12;

const ShownCard = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  image: z.string().nullable().catch(null),
  description: z.string().nullish().catch(null),
});
const ShownPage = z.object({ items: z.array(ShownCard) });

/** The first cards of a library, under its heading; each leads to its recipe. `path` is that of the library. */
export function explorerPreview(answer: unknown, path: string, { recipes }: ServerTexts['pages']): string {
  const base = path.replace(/\/$/, '');
  const cards = ShownPage.parse(answer)
    .items.slice(0, maxCards)
    .map((one) => card(one, `${base}/r/${encodeURIComponent(one.slug)}`));
  return (
    `<p class="sight-title">${escapeHtml(recipes)}</p><div class="sight-search"></div>` +
    `<div class="sight-cards">${cards.join('')}</div>`
  );
}

function card(recipe: z.infer<typeof ShownCard>, address: string): string {
  const about = markdownText(recipe.description ?? '');
  return (
    `<div class="sight-card"><div class="sight-thumb">${renderPicture(recipe)}</div>` +
    `<div class="sight-words"><p class="sight-name" dir="auto"><a href="${escapeHtml(address)}" tabindex="-1">${escapeHtml(recipe.name)}</a></p>` +
    `<p class="sight-text" dir="auto">${escapeHtml(about)}</p></div></div>`
  );
}

/** Its picture, or its initial. */
function renderPicture(recipe: z.infer<typeof ShownCard>): string {
  const src = pictureAddress(recipe, '', 'min-original.webp');
  if (src === null) return `<span class="sight-initial">${escapeHtml([...recipe.name][0] ?? '')}</span>`;
  return `<img src="${escapeHtml(src)}" alt="">`;
}
