import type { ReportEntryOut } from '@hearth/contract';
import { IconCircleCheck } from '../../../ui/icons/circle-check.ts';
import { IconCircleX } from '../../../ui/icons/circle-x.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../platform/session/index.ts';
import { formats } from '../../../platform/i18n/index.ts';
import { type Meaning, readExplanation, readMeaning, readReason } from './entry-meaning.ts';
import { ExtrasKept, LinesRead } from './lines-read.tsx';
import classes from './reports.module.css';

/** One thing that worked, or did not and why. */
export function ReportEntry({ entry }: { entry: ReportEntryOut }) {
  const { t } = useTranslation('reports');
  const { success, timestamp } = entry;
  const Icon = success ? IconCircleCheck : IconCircleX;
  return (
    <li className={classes.entry} data-part="entry" data-success={success}>
      <Icon className={classes.sign} size={20} stroke={1.75} aria-hidden />
      <div className={classes.body}>
        <p className={classes.message}>
          <span className="visually-hidden">{t(success ? 'worked' : 'failed')}: </span>
          <Message meaning={readMeaning(entry)} />
        </p>
        <p className={classes.time}>{formats.dateTime(timestamp)}</p>
        <LinesRead entries={[entry]} />
        <ExtrasKept count={entry.extrasKept} />
        {!success && <Reason exception={entry.exception} />}
        <Way meaning={readMeaning(entry)} slug={entry.recipeSlug} />
      </div>
    </li>
  );
}

function Message({ meaning }: { meaning: Meaning }) {
  const { t } = useTranslation('reports');
  if (meaning.kind === 'other') return <bdi>{meaning.text}</bdi>;
  if (meaning.kind === 'noRecipes') return t('entry.noRecipes');
  return (
    <>
      {t(`entry.${meaning.kind}`)} <bdi className={classes.what}>{meaning.what}</bdi>
    </>
  );
}

/** On from an entry: to its recipe, to the recipe by its name, or to another try. */
function Way({ meaning, slug }: { meaning: Meaning; slug: string | null }) {
  const { t } = useTranslation('reports');
  const groupSlug = useSelf()?.groupSlug ?? '';
  if (slug !== null && 'what' in meaning)
    return (
      <Link
        to="/g/$groupSlug/r/$slug"
        params={{ groupSlug, slug }}
        className={classes.way}
        aria-label={t('showOne', { name: meaning.what })}
      >
        {t('showRecipe')}
      </Link>
    );
  if (meaning.kind === 'imported')
    return (
      <Link
        to="/g/$groupSlug"
        params={{ groupSlug }}
        search={{ search: `"${meaning.what.replaceAll('"', '')}"` }}
        className={classes.way}
        aria-label={t('showOne', { name: meaning.what })}
      >
        {t('showRecipe')}
      </Link>
    );
  if (meaning.kind !== 'notScraped') return null;
  return (
    <Link
      to="/g/$groupSlug/r/create/url"
      params={{ groupSlug }}
      search={{ recipe_import_url: meaning.what }}
      className={classes.way}
      aria-label={t('retryOne', { address: meaning.what })}
    >
      {t('retry')}
    </Link>
  );
}

/** The reason in plain words, with the server's own after it. */
function Reason({ exception }: { exception: string }) {
  const { t } = useTranslation('reports');
  if (exception === '') return null;
  return (
    <details className={classes.reason}>
      <summary>{readExplanation(exception) ?? t(`reason.${readReason(exception)}`)}</summary>
      <code dir="ltr">{exception}</code>
    </details>
  );
}
