import { buildRecord, type FactField, listFieldsWith, recipeFields } from '@hearth/domain/recipes/fields';
import { TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { userText } from '../../../../ui/form/user-text.ts';
import { useTotalTime } from '../../parts/total-time.ts';
import { section, type SectionProps } from '../section.ts';
import type { Draft } from '../state/draft.ts';
import type { NameProblem } from '../state/use-saving.ts';
import type { TotalWithinProps } from './total-within.tsx';
import { AmountField } from './amount-field.tsx';
import { GrowingText } from './growing-text.tsx';
import { TotalButton } from './total-button.tsx';
import classes from './fields.module.css';

const TotalWithin = lazy(() =>
  import('./total-within.tsx').then((module) => ({ default: module.TotalWithin })),
);

const facts = listFieldsWith({ exported: 'fact' });

/** Description, how much comes out, and how long it takes. */
export function AboutFields({ draft, edit }: SectionProps) {
  return (
    <>
      <DescriptionEditor draft={draft} edit={edit} />
      <YieldEditor draft={draft} edit={edit} />
      <FactEditor draft={draft} edit={edit} />
      <TotalWithinEditor draft={draft} edit={edit} />
    </>
  );
}

export const NameEditor = section({ name: true }, NameField);

function NameField({ draft, edit, problem }: SectionProps<'name'> & { problem: NameProblem | null }) {
  const { t } = useTranslation('editor');
  return (
    <div className={classes.labelled}>
      <label className={classes.label} htmlFor="editor-name">
        {t('name.label')}
      </label>
      <GrowingText
        id="editor-name"
        className={classes.name ?? ''}
        name="name"
        required
        maxLength={500}
        aria-invalid={problem !== null}
        aria-describedby="editor-name-problem"
        value={draft.name}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(event) => {
          const name = event.currentTarget.value.replaceAll('\n', ' ');
          edit((before) => ({ ...before, name }), 'name');
        }}
      />
      <span id="editor-name-problem" className={classes.problem} aria-live="polite">
        {problem !== null && t(`name.${problem}`)}
      </span>
    </div>
  );
}

const DescriptionEditor = section({ description: true }, DescriptionField);

function DescriptionField({ draft, edit }: SectionProps<'description'>) {
  const { t } = useTranslation('editor');
  return (
    <div className={classes.labelled}>
      <label className={classes.label} htmlFor="editor-description">
        {t('description.label')}
      </label>
      <GrowingText
        id="editor-description"
        name="description"
        aria-describedby="editor-markdown"
        value={draft.description ?? ''}
        onChange={(event) => {
          const description = event.currentTarget.value;
          edit((before) => ({ ...before, description }), 'description');
        }}
      />
      <span id="editor-markdown" className={classes.hint}>
        {t('description.hint')}
      </span>
    </div>
  );
}

type Yields = SectionProps<'recipeServings' | 'recipeYieldQuantity' | 'recipeYield'>;

const YieldEditor = section(
  { recipeServings: true, recipeYieldQuantity: true, recipeYield: true },
  YieldFields,
);

function YieldFields({ draft, edit }: Yields) {
  const { t } = useTranslation('editor');
  const amount = (name: 'recipeServings' | 'recipeYieldQuantity') => ({
    name,
    value: draft[name] === 0 ? null : draft[name],
    onAmount: (value: number | null) => edit((before) => ({ ...before, [name]: value ?? 0 }), name),
  });
  return (
    <div className={classes.three}>
      <AmountField {...amount('recipeServings')} label={t('yield.servings')} />
      <AmountField {...amount('recipeYieldQuantity')} label={t('yield.quantity')} />
      <TextInput
        {...buildTextProps('recipeYield', { draft, edit })}
        label={t('yield.text')}
        placeholder={t('yield.example')}
      />
    </div>
  );
}

const FactEditor = section({ ...buildRecord(facts, () => true as const), cookTime: true }, FactFields);

function FactFields({ draft, edit }: SectionProps<FactField | 'cookTime'>) {
  const { t } = useTranslation('editor');
  return (
    <div className={classes.three}>
      {facts.map((name) => (
        <TextInput
          key={name}
          {...buildTextProps(name, { draft, edit })}
          label={t(`fact.${name}`)}
          placeholder={t(`fact.example.${recipeFields[name].kind}`)}
        />
      ))}
      <TotalSuggestion draft={draft} edit={edit} />
    </div>
  );
}

/** Offers preparing and cooking together as the total time, as long as none is written. */
function TotalSuggestion({ draft, edit }: SectionProps<FactField | 'cookTime'>) {
  const { t } = useTranslation('editor');
  const time = useTotalTime({ ...draft, totalTime: null });
  if (time === null || (draft.totalTime ?? '').trim() !== '') return null;
  return <TotalButton label={t('fact.useTotal', { time })} time={time} edit={edit} />;
}

const TotalWithinEditor = section(
  { recipeIngredient: true, totalTime: true, prepTime: true, performTime: true, cookTime: true },
  TotalWithinField,
);

/** For recipes that have others as ingredients, which few do. */
function TotalWithinField(props: TotalWithinProps) {
  const isLinked = props.draft.recipeIngredient.some(({ referencedRecipe }) => referencedRecipe);
  return <Suspense fallback={null}>{isLinked && <TotalWithin {...props} />}</Suspense>;
}

type TextName = { [K in keyof Draft]: Draft[K] extends string | null ? K : never }[keyof Draft];

/** Props of a text field for a member of the recipe. */
export function buildTextProps<K extends TextName>(name: K, { draft, edit }: SectionProps<K>) {
  return {
    name,
    ...userText,
    autoComplete: 'off',
    value: draft[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      edit((before) => ({ ...before, [name]: value }), name);
    },
  };
}
