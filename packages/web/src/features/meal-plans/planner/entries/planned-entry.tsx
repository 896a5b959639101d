import type { ReadPlanEntry } from '@hearth/contract';
import { Link } from '@tanstack/react-router';
import { IconGripVertical as IconGrip } from '../../../../ui/icons/grip-vertical.ts';
import { IconRepeat } from '../../../../ui/icons/repeat.ts';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { type Library, RecipePicture, useTotalTime } from '../../../recipes/index.ts';
import { askServings } from '../../entries/index.ts';
import type { PlanOps } from '../use-plan-ops.ts';
import { EntryMenu } from './entry-menu.tsx';
import { plainMeals } from './plain-meals.ts';
import classes from './entries.module.css';

interface EntryProps {
  entry: ReadPlanEntry;
  library: Library;
  ops: PlanOps;
  /** Opens its fields. */
  onEdit: () => void;
}

/** An entry of the plan: the whole card opens its recipe, or the fields of a note. */
export function PlannedEntry(props: EntryProps) {
  const name = useEntryName(props.entry);
  const { recipe, text } = props.entry;
  return (
    <li className={classes.entry} data-entry={props.entry.id} data-note={recipe === null || undefined}>
      <span className={classes.grip} data-grip aria-hidden>
        <IconGrip size={18} />
      </span>
      {recipe !== null && (
        <span className={classes.picture}>
          <RecipePicture recipe={recipe} shape="square" />
        </span>
      )}
      <div className={classes.about}>
        <h4 className={classes.name}>
          <Opener {...props} name={name} />
          {props.entry.recurringMealId !== null && <RepeatIcon />}
        </h4>
        {recipe === null ? <NoteText text={text} /> : <Facts {...props} recipe={recipe} />}
      </div>
      <EntryMenu {...props} name={name} />
    </li>
  );
}

/** The name, which is a link for as many as it is planned for, or the button of a note. */
function Opener({ entry: { recipe, servings }, library, name, onEdit }: EntryProps & { name: string }) {
  const { groupSlug } = library;
  if (recipe === null)
    return (
      <button type="button" className={classes.link} onClick={onEdit} aria-haspopup="dialog">
        <PlainIcon title={name} />
        <bdi>{name}</bdi>
      </button>
    );
  return (
    <Link
      to="/g/$groupSlug/r/$slug"
      params={{ groupSlug, slug: recipe.slug }}
      search={askServings(servings)}
      className={classes.link}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}

function RepeatIcon() {
  const { t } = useTranslation('planner');
  return (
    <span className={classes.repeat} title={t('repeat.repeated')}>
      <IconRepeat size={14} aria-hidden />
      <span className="visually-hidden">{t('repeat.repeated')}</span>
    </span>
  );
}

/** The icon of a meal for which nothing is cooked, before its name. */
function PlainIcon({ title }: { title: string }) {
  const { t } = useTranslation('planner');
  const Icon = plainMeals.find(({ key }) => t(`plain.${key}`) === title)?.Icon;
  return Icon === undefined ? null : <Icon size={18} className={classes.plainIcon ?? ''} aria-hidden />;
}

function NoteText({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className={classes.noteText} dir="auto">
      {text}
    </p>
  );
}

/** For how many, and how long it takes. */
function Facts({
  entry: { servings },
  recipe,
}: EntryProps & { recipe: NonNullable<ReadPlanEntry['recipe']> }) {
  const { t } = useTranslation('planner');
  const people =
    servings === null ? null : t('servings', { count: servings, number: formats.number(servings) });
  const facts = [people, useTotalTime(recipe)].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <p className={classes.facts}>
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
    </p>
  );
}

/** The name of an entry: its recipe, its title, or a text that its recipe was deleted. */
function useEntryName({ recipe, title }: ReadPlanEntry): string {
  const { t } = useTranslation('planner');
  return recipe?.name ?? (title === '' ? t('gone') : title);
}
