import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { useGroupSlug } from '../../../platform/session/index.ts';
import classes from './create.module.css';

type ProblemKey =
  | 'noRecipe'
  | 'page'
  | 'noText'
  | 'unreadableText'
  | 'noArchive'
  | 'noPicture'
  | 'refused'
  | 'timeout'
  | 'network'
  | 'tooLarge'
  | 'other';

/** Where a recipe was to come from. */
export type ImportWay = 'url' | 'browser' | 'html' | 'bulk' | 'zip' | 'image';

/** Why an import did not work, and what to try instead. */
export function ImportProblem({ error, way }: { error: unknown; way: ImportWay }) {
  const { t } = useTranslation('imports');
  const groupSlug = useGroupSlug() ?? '';
  if (error === null) return null;
  const key = chooseProblem(error, way);
  return (
    <div className={classes.problem} role="alert">
      <p className={classes.problemTitle}>{t(`problem.${key}.title`)}</p>
      <p>{readReason(error, key) ?? t(`problem.${chooseTextKey(key)}.text`)}</p>
      <p className={classes.problemLinks}>
        {way === 'url' && (
          <Link to="/g/$groupSlug/r/create/browser" params={{ groupSlug }}>
            {t('problem.tryBrowser')}
          </Link>
        )}
        {(way === 'url' || way === 'browser') && (
          <Link to="/g/$groupSlug/r/create/html" params={{ groupSlug }}>
            {t('problem.tryHtml')}
          </Link>
        )}
        <Link to="/g/$groupSlug/r/create/new" params={{ groupSlug }}>
          {t('problem.tryNew')}
        </Link>
      </p>
    </div>
  );
}

/** Titles that come with an explanation of the server fall back to the text of a sibling. */
function chooseTextKey(key: ProblemKey) {
  if (key === 'page') return 'noRecipe';
  return key === 'unreadableText' ? 'noText' : key;
}

const unreadable: Partial<Record<ImportWay, ProblemKey>> = { zip: 'noArchive', image: 'noPicture' };

/** Failures whose reason only the server knows; it says so in the reader's language. */
const explained: readonly ProblemKey[] = ['page', 'unreadableText', 'other'];

/** The server's explanation as whole sentences; null where the page has a text of its own. */
export function readReason(error: unknown, key: ProblemKey): string | null {
  if (!explained.includes(key) || !isApiError(error) || error.message === '') return null;
  return /[.!?…؟]$/u.test(error.message) ? error.message : `${error.message}.`;
}

/** Which title and text fit. */
export function chooseProblem(error: unknown, way: ImportWay = 'url'): ProblemKey {
  if (!isApiError(error)) return 'other';
  if (error.code === 'OUTBOUND_ADDRESS_REFUSED') return 'refused';
  if (error.status === 400) {
    const [empty, explains] =
      way === 'html' ? (['noText', 'unreadableText'] as const) : (['noRecipe', 'page'] as const);
    return unreadable[way] ?? (error.message === '' ? empty : explains);
  }
  if (error.status === 413) return 'tooLarge';
  if (error.status === 408) return 'timeout';
  return error.status === 0 ? 'network' : 'other';
}
