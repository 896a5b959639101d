import type { Nutrition } from '@hearth/contract/index';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { section, type SectionProps } from '../section.ts';
import { readNutrient } from '@hearth/domain/nutrition/stated-amounts';
import { activeLocale } from '../../../../platform/i18n/index.ts';
import { nutrientText, toNutrient } from './nutrient-text.ts';
import classes from './fields.module.css';
import lists from '../lists/lists.module.css';

const fields: readonly (readonly [keyof Nutrition, 'kcal' | 'g' | 'mg'])[] = [
  ['calories', 'kcal'],
  ['fatContent', 'g'],
  ['saturatedFatContent', 'g'],
  ['unsaturatedFatContent', 'g'],
  ['transFatContent', 'g'],
  ['carbohydrateContent', 'g'],
  ['sugarContent', 'g'],
  ['fiberContent', 'g'],
  ['proteinContent', 'g'],
  ['cholesterolContent', 'mg'],
  ['sodiumContent', 'mg'],
];

/** Amounts per serving. They are text in the API; imported text is shown unchanged. */
export const NutritionEditor = section({ nutrition: true, settings: true }, NutritionFields);

function NutritionFields({ draft, edit }: SectionProps<'nutrition' | 'settings'>) {
  const { t } = useTranslation('editor');
  if (draft.settings?.showNutrition !== true) return null;
  return (
    <section className={lists.section} aria-labelledby="editor-nutrition">
      <h2 id="editor-nutrition">{t('nutrition.title')}</h2>
      <div className={classes.numbers}>
        {fields.map(([name, unit]) => (
          <NutrientField
            key={name}
            name={name}
            unit={unit}
            value={draft.nutrition?.[name] ?? ''}
            onChange={(text) =>
              edit((before) => ({ ...before, nutrition: withAmount(before.nutrition, name, text) }), name)
            }
          />
        ))}
      </div>
    </section>
  );
}

/** An amount, typed as the reader's language writes numbers. A text that is no number stays as it is, and is marked. */
function NutrientField({
  name,
  unit,
  value,
  onChange,
}: {
  name: keyof Nutrition;
  unit: 'kcal' | 'g' | 'mg';
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('editor');
  const [typed, setTyped] = useState<string | null>(null);
  const locale = activeLocale.formats;
  const written = typed !== null && toNutrient(typed, locale) === value ? typed : null;
  const isWrong = value.trim() !== '' && readNutrient(value) === null;
  return (
    <TextInput
      name={name}
      label={t(`nutrition.${name}`)}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={written ?? nutrientText(value, locale)}
      rightSection={<span className={classes.suffix}>{t(`unit.${unit}`)}</span>}
      rightSectionWidth={48}
      error={isWrong && t('amount.wrong')}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(toNutrient(event.currentTarget.value, locale));
      }}
    />
  );
}

const unknown: Nutrition = Object.fromEntries(fields.map(([name]) => [name, null]));

function withAmount(nutrition: Nutrition | null, name: keyof Nutrition, text: string): Nutrition {
  return { ...(nutrition ?? unknown), [name]: text.trim() === '' ? null : text };
}
