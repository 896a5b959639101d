/** Keys and their action: a key, `Mod+key` where Mod is Ctrl or ⌘, or two keys one after the other, as in `g r`. */
export interface Shortcut {
  keys: string;
  /** Description in the reader's language, for the list of shortcuts. */
  label: string;
  run: () => void;
  /** Also while a text field has the focus; sensible only with Mod. */
  isGlobal?: boolean;
  /** Whether other pages have it, too. */
  isEverywhere?: boolean;
}

/** The part of a keyboard event that decides. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Whether keys are on their way into a text: the focus is where people type, or soon will be. */
  isTyping: boolean;
  /** Whether the reader has switched shortcuts of a single key off. */
  isPlainOff?: boolean;
  /** The key before it, if that began a sequence a moment ago. */
  before?: string;
}

const registered: Shortcut[] = [];

/** Adds a shortcut until the returned function is called; of two with the same keys the later one wins. */
export function registerShortcut(shortcut: Shortcut): () => void {
  registered.push(shortcut);
  return () => {
    registered.splice(registered.indexOf(shortcut), 1);
  };
}

/** The shortcuts of this moment, for a page of help. */
export function activeShortcuts(): readonly Shortcut[] {
  return registered;
}

/** The shortcut that a key press means, if any: the second key of a sequence, else what the key does alone. */
export function shortcutFor(press: KeyPress): Shortcut | undefined {
  const keys = readKeys(press);
  if (keys === undefined) return undefined;
  const find = (wanted: string) =>
    registered.findLast(
      (shortcut) => shortcut.keys.toLowerCase() === wanted && (!press.isTyping || shortcut.isGlobal === true),
    );
  return (press.before === undefined ? undefined : find(`${press.before} ${keys}`)) ?? find(keys);
}

/** The key that a press leaves for the next one, if it begins a sequence. */
export function findBeginning(press: KeyPress): string | undefined {
  const keys = readKeys(press);
  if (keys === undefined || press.isTyping) return undefined;
  return registered.some((shortcut) => shortcut.keys.startsWith(`${keys} `)) ? keys : undefined;
}

function readKeys({ key, ctrlKey, metaKey, altKey, isPlainOff = false }: KeyPress): string | undefined {
  const isMod = ctrlKey || metaKey;
  if (altKey || (isPlainOff && !isMod && key.length === 1)) return undefined;
  return isMod ? `mod+${key.toLowerCase()}` : key.toLowerCase();
}
