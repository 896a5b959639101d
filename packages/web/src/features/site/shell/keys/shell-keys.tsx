import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { shortcutsHelp, useHeldKeys, useShortcut } from '../../../../platform/shortcuts/index.ts';
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
  /** Whether the frame has places to go to. */
  hasPlaces?: boolean;
}

/** The keys that every page has, and the list of them. */
export function ShellKeys({ hasPlaces = false }: ShellKeysProps) {
  const { t } = useTranslation('shortcuts');
  const isHelpOpen = shortcutsHelp.useIsOpen();
  useShortcut({ keys: '?', label: t('title'), run: shortcutsHelp.open, isEverywhere: true });
  useHeldKeys();
  return (
    <>
      {hasPlaces && <PlaceKeys />}
      {isHelpOpen && (
        <Suspense>
          <ShortcutsDialog onClose={shortcutsHelp.close} />
        </Suspense>
      )}
    </>
  );
}

function PlaceKeys() {
  const { t } = useTranslation('shortcuts');
  const { primary, create } = useNavigation();
  const write = create.find(({ key }) => key === 'new');
  return (
    <>
      {write !== undefined && <GoKey keys="c" label={t('create')} href={write.href} />}
      {primary.map(({ key, label, href }) => {
        const keys = goKeys[key];
        return keys === undefined ? null : <GoKey key={key} keys={keys} label={label} href={href} />;
      })}
    </>
  );
}

/** Keys that lead to an address. */
function GoKey({ keys, label, href }: { keys: string; label: string; href: string }) {
  const navigate = useNavigate();
  useShortcut({ keys, label, run: () => void navigate({ to: href }), isEverywhere: true });
  return null;
}
