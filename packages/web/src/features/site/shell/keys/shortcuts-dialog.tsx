import { Switch } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../../platform/preferences/index.ts';
import { activeShortcuts } from '../../../../platform/shortcuts/index.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { groupShortcuts, isPlain, type ShortcutGroup } from './group-shortcuts.ts';
import classes from './shortcuts-dialog.module.css';

/** The keys that do something on this page, and the switch that turns single keys off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shortcuts');
  const [{ singleKeys }, change] = usePreference('keyboard');
  return (
    <Dialog opened size={760} title={t('title')} onClose={onClose}>
      <Switch
        label={t('singleKeys')}
        description={t('why')}
        checked={singleKeys}
        onChange={(event) => change({ singleKeys: event.currentTarget.checked })}
      />
      <div className={classes.groups}>
        {groupShortcuts(activeShortcuts()).map((group) => (
          <Group key={group.name} group={group} isPlainOff={!singleKeys} />
        ))}
      </div>
    </Dialog>
  );
}

function Group({ group, isPlainOff }: { group: ShortcutGroup; isPlainOff: boolean }) {
  const { t } = useTranslation('shortcuts');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {t(`group.${group.name}`)}
      </h3>
      <dl className={classes.keys}>
        {group.shortcuts.map(({ keys, label }) => (
          <div key={keys} data-off={(isPlainOff && isPlain(keys)) || undefined}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Keys as they are read on a keyboard; those of a sequence stand side by side. */
function Keys({ keys }: { keys: string }) {
  const { t } = useTranslation('shortcuts');
  if (keys.startsWith('Mod+')) return <kbd>{t('withCtrl', { key: keys.slice(4).toUpperCase() })}</kbd>;
  return keys.split(' ').map((key) => <kbd key={key}>{key.replace('-', '−')}</kbd>);
}
