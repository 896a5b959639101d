import { type ComponentType, lazy } from 'react';
import { loadTexts } from './start-i18n.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

async function loadBoth<Props>(areas: readonly string[], load: Load<Props>) {
  const [component] = await Promise.all([load(), loadTexts(areas)]);
  return { default: component };
}

/** A component whose code and texts come together when it is first shown: dialogs, menus with many words. */
export function lazyWithTexts<Props>(areas: readonly string[], load: Load<Props>) {
  return lazy(() => loadBoth(areas, load));
}

/** As above, for what a page can do without: where it cannot be fetched, something simpler is shown, or nothing. */
export function lazyAddition<Props>(
  areas: readonly string[],
  load: Load<Props>,
  Simpler: ComponentType<Props> = Nothing,
) {
  return lazy(() => loadBoth(areas, load).catch(() => ({ default: Simpler })));
}

function Nothing(): null {
  return null;
}
