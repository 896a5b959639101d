import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ImportOptions as Options } from './imports.queries.ts';
import classes from './create.module.css';

/** What of the page comes along, and whether the editor opens next. */
export function ImportOptions({
  options,
  onChange,
}: {
  options: Options;
  onChange: (changes: Partial<Options>) => void;
}) {
  const { t } = useTranslation('imports');
  return (
    <div className={classes.options}>
      <Switch
        label={t('options.tags')}
        checked={options.includeTags}
        onChange={(event) => onChange({ includeTags: event.currentTarget.checked })}
      />
      <Switch
        label={t('options.nutrition')}
        checked={options.showNutrition}
        onChange={(event) => onChange({ showNutrition: event.currentTarget.checked })}
      />
      <Switch
        label={t('options.read')}
        checked={options.readIngredients}
        onChange={(event) => onChange({ readIngredients: event.currentTarget.checked })}
      />
      <Switch
        label={t('options.edit')}
        checked={options.opensEditor}
        onChange={(event) => onChange({ opensEditor: event.currentTarget.checked })}
      />
    </div>
  );
}
