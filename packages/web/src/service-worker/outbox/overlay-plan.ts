import type { CreatePlanEntry, Page, ReadPlanEntry, UserOut } from '@hearth/contract';
import type { KeptRecipes } from '../../platform/offline/kept/kept-recipe.ts';
import { type PendingWrite, readSent } from '../../platform/offline/outbox/pending-write.ts';
import { buildEntry } from './deferrable.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Some days of the plan as they are once the waiting changes are stored. */
export async function overlayPlan(
  page: Page<ReadPlanEntry>,
  writes: readonly PendingWrite[],
  { from, to }: Days,
  { self, kept }: { readonly self: UserOut; readonly kept: KeptRecipes },
): Promise<Page<ReadPlanEntry>> {
  let entries = [...page.items];
  for (const write of writes) {
    if (write.topic !== 'plan') continue;
    const sent = readSent<CreatePlanEntry>(write);
    if (write.method === 'POST') {
      entries.push(await buildEntry({ ...sent, id: Number(write.temporaryId) }, self, kept));
      continue;
    }
    const id = Number(write.address.split('/').at(-1));
    entries =
      write.method === 'DELETE'
        ? entries.filter((one) => one.id !== id)
        : await changed(entries, id, sent, kept);
  }
  const items = entries.filter(({ date }) => (from === '' || date >= from) && (to === '' || date <= to));
  return { ...page, items, total: items.length };
}

async function changed(
  entries: readonly ReadPlanEntry[],
  id: number,
  sent: Partial<CreatePlanEntry>,
  kept: KeptRecipes,
): Promise<ReadPlanEntry[]> {
  const found = sent.recipeId ? await kept.findById(sent.recipeId) : undefined;
  return entries.map((entry) => {
    if (entry.id !== id) return entry;
    const recipe = found === undefined ? {} : { recipe: found.recipe };
    return { ...entry, ...sent, ...recipe } as ReadPlanEntry;
  });
}
