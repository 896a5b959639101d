import { type ComponentType, lazy } from 'react';
import { loadTexts } from './start-i18n.ts';

/** A component whose code and texts come together when it is first shown: dialogs, menus with many words. */
export function lazyWithTexts<Props>(areas: readonly string[], load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadTexts(areas)]);
    return { default: component };
  });
}

/** As above, for what a page can do without: where it cannot be fetched, there is nothing of it. */
export function lazyAddition<Props>(areas: readonly string[], load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const nothing = { default: () => null };
    return Promise.all([load(), loadTexts(areas)]).then(
      ([component]) => ({ default: component }),
      () => nothing,
    );
  });
}
