import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { shortcutsHelp, useShortcut } from '../../../../platform/shortcuts/index.ts';
import { useNavigation } from '../navigation/navigation.tsx';

const ShortcutsDialog = lazyWithTexts<{ onClose: () => void }>(['shortcuts'], () =>
  import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
);

/** Where two keys lead: `g`, then the letter of the place. */
const goKeys: Readonly<Record<string, string>> = {
  recipes: 'g r',
  plan: 'g p',
  shopping: 'g s',
  timeline: 'g t',
};

/** Properties of {@link ShellKeys}. */
export interface ShellKeysProps {
  /** The command palette, where the frame has one, and whether it is open. */
  palette?: {
    Palette: ComponentType<{ onClose: () => void }>;
    isOpen: boolean;
    open: () => void;
    close: () => void;
  };
}

/** The keys that every page has, and what they open. */
export function ShellKeys({ palette }: ShellKeysProps) {
  const { t } = useTranslation('shortcuts');
  const isHelpOpen = shortcutsHelp.useIsOpen();
  useShortcut({ keys: '?', label: t('title'), run: shortcutsHelp.open, isEverywhere: true });
  return (
    <>
      {palette !== undefined && <PaletteKeys palette={palette} />}
      {isHelpOpen && (
        <Suspense>
          <ShortcutsDialog onClose={shortcutsHelp.close} />
        </Suspense>
      )}
    </>
  );
}

function PaletteKeys({ palette: { Palette, isOpen, open, close } }: Required<ShellKeysProps>) {
  const { t } = useTranslation('shortcuts');
  const { primary, create } = useNavigation();
  const write = create.find(({ key }) => key === 'new');
  useShortcut({ keys: 'Mod+k', label: t('palette'), run: open, isGlobal: true, isEverywhere: true });
  return (
    <>
      {write !== undefined && <GoKey keys="c" label={t('create')} href={write.href} />}
      {primary.map(({ key, label, href }) => {
        const keys = goKeys[key];
        return keys === undefined ? null : <GoKey key={key} keys={keys} label={label} href={href} />;
      })}
      {isOpen && (
        <Suspense>
          <Palette onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Keys that lead to an address. */
function GoKey({ keys, label, href }: { keys: string; label: string; href: string }) {
  const navigate = useNavigate();
  useShortcut({ keys, label, run: () => void navigate({ to: href }), isEverywhere: true });
  return null;
}
