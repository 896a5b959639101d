import { useTranslation } from 'react-i18next';
import { chooseBand } from './confidence-band.ts';
import { ConfidenceMark } from './confidence-mark.tsx';
import classes from './ingredient-parser.module.css';

/** A part of a line as it was read. */
export interface ReadPart {
  readonly name: 'quantity' | 'unit' | 'food' | 'comment';
  /** Empty where the line has no such part. */
  readonly text: string;
  /** From 0 to 1; null where the parser cannot tell. */
  readonly confidence: number | null;
  /** Whether the group has that unit or food; null for what groups do not have. */
  readonly isKnown: boolean | null;
}

/** One part: what it is, what was read, whether the group has it, and how sure that is. */
export function PartCard({ part: { name, text, confidence, isKnown } }: { part: ReadPart }) {
  const { t } = useTranslation('ingredient-parser');
  return (
    <li className={classes.part} data-band={chooseBand(confidence)} data-part={name}>
      <h3 className={classes.label}>{t(`part.${name}`)}</h3>
      <p className={classes.value} dir="auto" data-empty={text === '' || undefined}>
        {text === '' ? t('part.nothing') : text}
      </p>
      {isKnown !== null && <p className={classes.known}>{t(isKnown ? 'part.known' : 'part.unknown')}</p>}
      <ConfidenceMark confidence={confidence} />
    </li>
  );
}
