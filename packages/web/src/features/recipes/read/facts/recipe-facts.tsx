import type { Recipe } from '@hearth/contract/index';
import { readUrl } from '@hearth/domain/imports/web-address';
import { yieldFacts } from '@hearth/domain/ingredients/scaling';
import type { FactField } from '@hearth/domain/recipes/fields';
import { IconClock } from '../../../../ui/icons/clock.ts';
import { IconExternalLink } from '../../../../ui/icons/external-link.ts';
import { IconUsers } from '../../../../ui/icons/users.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import { spell } from '../../parts/amount-view.ts';
import { getFact, useTotalTime } from '../../parts/total-time.ts';
import styles from './recipe-facts.module.css';
import classes from '../recipe-view.module.css';

/** In the order of the table of all fields, which the page does without; one that is missing here does not compile. */
const facts: Readonly<{ [Name in FactField]: Name }> = {
  totalTime: 'totalTime',
  prepTime: 'prepTime',
  performTime: 'performTime',
};

/** Servings, times and other facts. */
export function RecipeFacts({ recipe, scale }: { recipe: Recipe; scale: number }) {
  const { t } = useTranslation('recipes');
  const made = yieldFacts(recipe, scale, spell);
  const total = useTotalTime(recipe);
  return (
    <dl className={styles.facts}>
      <Fact icon={<IconUsers size={18} aria-hidden />} name={t('fact.servings')} value={made.servings} />
      <Fact icon={<IconUsers size={18} aria-hidden />} name={t('fact.yield')} value={made.yield} />
      {Object.values(facts).map((name) => (
        <Fact
          key={name}
          icon={<IconClock size={18} aria-hidden />}
          name={t(`fact.${name}`)}
          value={getFact(recipe, name, total)}
        />
      ))}
    </dl>
  );
}

function Fact({ icon, name, value }: { icon?: ReactNode; name: string; value: string | null }) {
  if (value === null || value === '' || value === 'none') return null;
  return (
    <div className={styles.fact}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}

/** The notes of the recipe. */
export function RecipeNotes({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipes');
  if (recipe.notes.length === 0) return null;
  return (
    <section className={classes.section} aria-label={t('notes')}>
      <h2>{t('notes')}</h2>
      {recipe.notes.map((note, index) => (
        <div key={`${index}-${note.title}`} className={styles.note}>
          {note.title !== '' && <h3 dir="auto">{note.title}</h3>}
          <Markdown text={note.text} />
        </div>
      ))}
    </section>
  );
}

/** Where the recipe came from. Only web addresses become links. */
export function RecipeSource({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipes');
  const source = recipe.orgURL ?? '';
  const page = /^https?:\/\//i.test(source) ? readUrl(source) : null;
  if (page === null) return null;
  return (
    <p className={styles.source}>
      <a href={source} target="_blank" rel="noreferrer noopener">
        <IconExternalLink size={18} aria-hidden />
        {t('source', { host: page.host })}
      </a>
    </p>
  );
}
