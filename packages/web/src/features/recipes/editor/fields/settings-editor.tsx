import { Switch } from '@mantine/core';
import { mayChangeLock, rightsOf } from '@hearth/domain/policies';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../../platform/session/index.ts';
import type { SectionProps } from '../section-props.ts';
import { defaultSettings, type Draft } from '../state/draft.ts';
import classes from './fields.module.css';
import lists from '../lists/lists.module.css';

const names = [
  'public',
  'showNutrition',
  'showAssets',
  'landscapeView',
  'disableComments',
  'disableAmount',
  'locked',
] as const;

/** How the recipe is shown, and to whom. Only its owner may lock it. */
export function SettingsEditor({ draft, edit }: SectionProps) {
  const { t } = useTranslation('editor');
  const mayLock = useMayLock(draft);
  const settings = draft.settings ?? defaultSettings;
  return (
    <section className={lists.section} aria-labelledby="editor-settings">
      <h2 id="editor-settings">{t('settings.title')}</h2>
      <div className={classes.switches}>
        {names.map((name) => (
          <Switch
            key={name}
            name={name}
            label={t(`settings.${name}`)}
            description={name === 'locked' && !mayLock ? t('settings.lockedHint') : undefined}
            disabled={name === 'locked' && !mayLock}
            checked={settings[name]}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              edit((before) => ({
                ...before,
                settings: { ...(before.settings ?? defaultSettings), [name]: isOn },
              }));
            }}
          />
        ))}
      </div>
    </section>
  );
}

function useMayLock(draft: Draft): boolean {
  const self = useSelf();
  if (self === null) return false;
  return mayChangeLock({
    actor: { ...rightsOf(self), userId: self.id, groupId: self.groupId, householdId: self.householdId },
    recipe: {
      userId: draft.userId,
      groupId: draft.groupId,
      householdId: draft.householdId,
      locked: draft.settings?.locked === true,
      householdLocksEdits: false,
    },
  });
}
