import type { ReportEntryOut } from '@hearth/contract';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { type Meaning, meaningOf, reasonOf } from './entry-meaning.ts';
import classes from './reports.module.css';

/** One thing that worked, or did not and why. */
export function ReportEntry({ entry }: { entry: ReportEntryOut }) {
  const { t } = useTranslation('reports');
  const { success, timestamp } = entry;
  const Icon = success ? IconCircleCheck : IconCircleX;
  return (
    <li className={classes.entry} data-part="entry" data-success={success}>
      <Icon className={classes.sign} size={20} stroke={1.75} aria-hidden />
      <div className={classes.told}>
        <p className={classes.message}>
          <span className="visually-hidden">{t(success ? 'worked' : 'failed')}: </span>
          <Message meaning={meaningOf(entry)} />
        </p>
        <p className={classes.time}>{formats.dateTime(timestamp)}</p>
        {!success && <Reason exception={entry.exception} />}
      </div>
    </li>
  );
}

function Message({ meaning }: { meaning: Meaning }) {
  const { t } = useTranslation('reports');
  if (meaning.kind === 'other') return <bdi>{meaning.text}</bdi>;
  return (
    <>
      {t(`entry.${meaning.kind}`)} <bdi className={classes.what}>{meaning.what}</bdi>
    </>
  );
}

/** The reason in plain words, with the server's own behind it. */
function Reason({ exception }: { exception: string }) {
  const { t } = useTranslation('reports');
  if (exception === '') return null;
  return (
    <details className={classes.reason}>
      <summary>{t(`reason.${reasonOf(exception)}`)}</summary>
      <code dir="ltr">{exception}</code>
    </details>
  );
}
