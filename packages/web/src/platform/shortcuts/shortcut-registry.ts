/** A key (or `Mod+key`, where Mod is Ctrl or ⌘) and its action. */
export interface Shortcut {
  keys: string;
  /** Description in the reader's language, for the list of shortcuts. */
  label: string;
  run: () => void;
  /** Also while a text field has the focus; sensible only with Mod. */
  isGlobal?: boolean;
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

/** The shortcut that a key press means, if any. */
export function shortcutFor(press: KeyPress): Shortcut | undefined {
  const isMod = press.ctrlKey || press.metaKey;
  if (press.altKey || (press.isPlainOff === true && !isMod && press.key.length === 1)) return undefined;
  const keys = isMod ? `mod+${press.key.toLowerCase()}` : press.key.toLowerCase();
  return registered.findLast(
    (shortcut) => shortcut.keys.toLowerCase() === keys && (!press.isTyping || shortcut.isGlobal === true),
  );
}
