import type { Nutrition } from '@hearth/contract/index';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { section, type SectionProps } from '../section.ts';
import { readAmount } from '../../../../ui/form/amount-text.ts';
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
        {fields.map(([name, unit]) => {
          const value = draft.nutrition?.[name] ?? '';
          return (
            <TextInput
              key={name}
              name={name}
              label={t(`nutrition.${name}`)}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              value={value}
              rightSection={<span className={classes.suffix}>{t(`unit.${unit}`)}</span>}
              rightSectionWidth={48}
              error={readAmount(value) === undefined && t('amount.wrong')}
              onChange={(event) => {
                const text = event.currentTarget.value;
                edit((before) => ({ ...before, nutrition: withAmount(before.nutrition, name, text) }), name);
              }}
            />
          );
        })}
      </div>
    </section>
  );
}

const unknown: Nutrition = Object.fromEntries(fields.map(([name]) => [name, null]));

function withAmount(nutrition: Nutrition | null, name: keyof Nutrition, text: string): Nutrition {
  return { ...(nutrition ?? unknown), [name]: text.trim() === '' ? null : text };
}
