import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../platform/preferences/index.ts';
import { activeShortcuts } from '../../../platform/shortcuts/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import classes from './shortcuts-dialog.module.css';

/** The keys that do something on this page, and the switch that turns single keys off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shortcuts');
  const [{ singleKeys }, change] = usePreference('keyboard');
  const shown = [...new Map(activeShortcuts().map(({ keys, label }) => [keys, label]))];
  return (
    <Dialog opened title={t('title')} onClose={onClose}>
      <Switch
        label={t('singleKeys')}
        description={t('why')}
        checked={singleKeys}
        onChange={(event) => change({ singleKeys: event.currentTarget.checked })}
      />
      <dl className={classes.keys}>
        {shown.map(([keys, label]) => (
          <div key={keys} data-off={(!singleKeys && keys.length === 1) || undefined}>
            <dt>
              <kbd>
                {keys.startsWith('Mod+') ? t('withCtrl', { key: keys.slice(4) }) : keys.replace('-', '−')}
              </kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
