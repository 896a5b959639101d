import type { RecipeSettings, RecipeSummary } from '@hearth/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import type { DataDialogProps } from '../data-kind.ts';
import { useRecipeChange } from './use-recipe-change.ts';

const flags = [
  'public',
  'showNutrition',
  'showAssets',
  'landscapeView',
  'disableComments',
  'disableAmount',
] as const;
const initial: RecipeSettings = {
  public: true,
  showNutrition: false,
  showAssets: false,
  landscapeView: false,
  disableComments: false,
  disableAmount: false,
  locked: false,
};

/** Gives the chosen recipes the same settings; each keeps its lock. */
export function RecipeSettingsDialog({ chosen, onClose }: DataDialogProps<RecipeSummary>) {
  const { t } = useTranslation('data');
  const [settings, setSettings] = useState(initial);
  const { run, problem } = useRecipeChange(chosen);
  return (
    <Dialog
      opened
      title={t('recipeSettings.title', { count: chosen.length })}
      confirmLabel={t('action.save')}
      onConfirm={() => run({ what: 'settings', settings })}
      onClose={onClose}
    >
      {problem !== null && <Notice color="error">{problem}</Notice>}
      <p>{t('recipeSettings.text')}</p>
      {flags.map((flag) => (
        <SwitchRow
          key={flag}
          label={t(`recipeSettings.${flag}`)}
          isOn={settings[flag]}
          onChange={(isOn) => setSettings({ ...settings, [flag]: isOn })}
        />
      ))}
    </Dialog>
  );
}
