import type { Shortcut } from '../../../../platform/shortcuts/index.ts';

/** Shortcuts below one heading, the text `group.<name>`. */
export interface ShortcutGroup {
  readonly name: 'page' | 'everywhere' | 'go';
  readonly shortcuts: readonly Shortcut[];
}

/**
 * Shortcuts as the help lists them: those of the page, those of every page, and those that lead elsewhere with two keys.
 * Of two with the same keys only the later one works, so only that is listed. Groups without any are left out.
 */
export function groupShortcuts(active: readonly Shortcut[]): ShortcutGroup[] {
  const working = [...new Map(active.map((shortcut) => [shortcut.keys, shortcut])).values()];
  const groups: ShortcutGroup[] = (['page', 'everywhere', 'go'] as const).map((name) => ({
    name,
    shortcuts: working.filter((shortcut) => findGroup(shortcut) === name),
  }));
  return groups.filter(({ shortcuts }) => shortcuts.length > 0);
}

/** Whether keys are pressed alone, without Ctrl or ⌘: readers can switch those off. */
export function isPlain(keys: string): boolean {
  return keys.split(' ').every((key) => key.length === 1);
}

function findGroup({ keys, isEverywhere }: Shortcut): ShortcutGroup['name'] {
  if (isEverywhere !== true) return 'page';
  return keys.includes(' ') ? 'go' : 'everywhere';
}
