import type { DoctorFinding, PasteLine } from '@hearth/contract';
import { formatByteSize } from '@hearth/domain/files/byte-sizes';
import { useTranslation } from 'react-i18next';
import { activeLocale, formats } from '../../../platform/i18n/index.ts';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { IconAlertTriangle } from '../../../ui/icons/alert-triangle.ts';
import { IconCircleCheck } from '../../../ui/icons/circle-check.ts';
import { IconCircleMinus } from '../../../ui/icons/circle-minus.ts';
import { IconCircleX } from '../../../ui/icons/circle-x.ts';
import { sizeText } from '../../../ui/text/size-text.ts';
import type { ShownCheck } from './arrange-findings.ts';
import classes from './site-settings.module.css';

const icons = { good: IconCircleCheck, warning: IconAlertTriangle, problem: IconCircleX } as const;

/** What a check has found, and the lines to paste. */
export function FindingRow({ check, finding }: { check: ShownCheck; finding: DoctorFinding }) {
  const { t } = useTranslation('doctor');
  const { code, verdict, values, paste } = finding;
  const Icon = icons[verdict];
  return (
    <li data-verdict={verdict}>
      <Icon size={22} aria-hidden />
      <div className={classes.checkTexts}>
        <span>
          <span className="visually-hidden">{t(`verdict.${verdict}`)} </span>
          {t(`checks.${check}`)}
        </span>
        <span className={classes.hint}>{t(`found.${code}`, readableValues(values))}</span>
        {groupLines(paste).map((line) => (
          <Line key={line.target} line={line} />
        ))}
      </div>
    </li>
  );
}

/** A check that waits for the button. */
export function UntestedRow({ check }: { check: ShownCheck }) {
  const { t } = useTranslation('doctor');
  return (
    <li data-verdict="none">
      <IconCircleMinus size={22} aria-hidden />
      <div className={classes.checkTexts}>
        <span>{t(`checks.${check}`)}</span>
        <span className={classes.hint}>{t('untested')}</span>
      </div>
    </li>
  );
}

function Line({ line: { target, text } }: { line: PasteLine }) {
  const { t } = useTranslation('doctor');
  const name = t(`paste.${target}`);
  return (
    <div className={classes.paste}>
      <span className={classes.pasteName}>{name}</span>
      <code dir="ltr">{text}</code>
      <CopyButton text={text} label={t('copy', { name })} />
    </div>
  );
}

/** The lines for one place, one below the other. */
function groupLines(paste: readonly PasteLine[]): PasteLine[] {
  const texts = new Map<PasteLine['target'], string>();
  for (const { target, text } of paste) {
    const before = texts.get(target);
    texts.set(target, before === undefined ? text : `${before}\n${text}`);
  }
  return [...texts].map(([target, text]) => ({ target, text }));
}

/** Every value that a text may name, for the compiler. */
const noValues = {
  arrived: '',
  base: '',
  events: '',
  free: '',
  host: '',
  largest: '',
  missing: '',
  peer: '',
  reason: '',
  seconds: '',
  size: '',
  status: '',
  visited: '',
  visitor: '',
  when: '',
};

const sizes = new Set(['size', 'free', 'largest']);

function readableValues(values: DoctorFinding['values']): typeof noValues {
  const readable = Object.entries(values).map(([name, value]) => [name, readableValue(name, value)] as const);
  return { ...noValues, ...Object.fromEntries(readable) };
}

function readableValue(name: string, value: string | number): string {
  if (name === 'when') return formats.dateTime(String(value));
  if (typeof value === 'string') return value;
  return sizes.has(name) ? sizeText(formatByteSize(value), activeLocale.formats) : formats.number(value);
}
