import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useImportOptions } from './use-import-options.ts';

/** Whether ingredients become amount, unit and food: for imports that have no other options of a page. */
export function ReadSwitch() {
  const { t } = useTranslation('imports');
  const [{ readIngredients }, change] = useImportOptions();
  return (
    <Switch
      label={t('options.read')}
      checked={readIngredients}
      onChange={(event) => change({ readIngredients: event.currentTarget.checked })}
    />
  );
}
