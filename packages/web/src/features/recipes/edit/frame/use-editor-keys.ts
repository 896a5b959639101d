import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../../../platform/shortcuts/index.ts';

/** Ctrl+S saves. Ctrl+Z and Ctrl+Shift+Z undo and redo, except within a text field, which has its own. */
export function useEditorKeys({
  save,
  undo,
  redo,
}: {
  save: () => void;
  undo: () => void;
  redo: () => void;
}) {
  const { t } = useTranslation('editor');
  useShortcut({ keys: 'Mod+s', label: t('save.save'), run: save, isGlobal: true });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isMod = event.ctrlKey || event.metaKey;
    if (!isMod || event.altKey || event.defaultPrevented || keepsItsOwnHistory(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, []);
}

function keepsItsOwnHistory(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, [role=dialog]') !== null
  );
}
