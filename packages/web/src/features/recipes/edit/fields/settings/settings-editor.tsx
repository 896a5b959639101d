import { Switch } from '@mantine/core';
import { mayChangeLock } from '@hearth/domain/people/policies';
import { recipeSettings } from '@hearth/domain/recipes/fields';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../../../platform/session/index.ts';
import { type Draft, defaultSettings } from '../../state/draft.ts';
import { section, type SectionProps } from '../../section.ts';
import { OwnerSelect } from './owner-select.tsx';
import { buildQuestion } from './setting-rights.ts';
import classes from '../fields.module.css';
import lists from '../../lists/lists.module.css';

/** How the recipe is shown, and to whom. Only its owner may lock it, or hand it on. */
export const SettingsEditor = section({ settings: true, userId: true }, SettingFields);

function SettingFields({ draft, edit, stored }: SectionProps<'settings' | 'userId'> & { stored: Draft }) {
  const { t } = useTranslation('editor');
  const self = useSelf();
  const mayLock = self !== null && mayChangeLock(buildQuestion(self, stored));
  const settings = draft.settings ?? defaultSettings;
  return (
    <section className={lists.section} aria-labelledby="editor-settings">
      <h2 id="editor-settings">{t('settings.title')}</h2>
      <div className={classes.switches}>
        {recipeSettings.map((name) => (
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
      <OwnerSelect draft={draft} edit={edit} stored={stored} />
    </section>
  );
}
