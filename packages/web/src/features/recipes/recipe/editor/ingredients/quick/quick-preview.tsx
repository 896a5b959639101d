import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTypography from '@tabler/icons-react/dist/esm/icons/IconTypography.mjs';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../../../../platform/i18n/index.ts';
import { amountText } from '../../../../../../ui/form/amount-text.ts';
import {
  nameOf,
  newEntryNames,
  type QuickReading,
  type QuickWishes,
  type ParsedEntry,
} from './quick-reading.ts';
import classes from './quick-line.module.css';

/** The parts of a parsed line. A new unit or food can be switched to plain text and back. */
export function QuickPreview({
  reading,
  isLookedUp,
  wishes,
  onWish,
}: {
  reading: QuickReading;
  isLookedUp: boolean;
  wishes: QuickWishes;
  onWish: (wishes: QuickWishes) => void;
}) {
  const created = newEntryNames(reading, wishes);
  const words = { isLookedUp, onWish };
  return (
    <>
      {reading.quantity !== null && (
        <span className={classes.part}>{amountText(reading.quantity, activeLocale.formats)}</span>
      )}
      <Word kind="unit" word={reading.unit} isCreated={created.units !== null} {...words} />
      <Word kind="food" word={reading.food} isCreated={created.foods !== null} {...words} />
      {reading.note !== '' && <span dir="auto">{reading.note}</span>}
    </>
  );
}

function Word({
  kind,
  word,
  isCreated,
  isLookedUp,
  onWish,
}: {
  kind: 'unit' | 'food';
  word: ParsedEntry<{ name: string }>;
  isCreated: boolean;
  isLookedUp: boolean;
  onWish: (wishes: QuickWishes) => void;
}) {
  const { t } = useTranslation('editor');
  const name = nameOf(word);
  if (word === null) return null;
  if ('known' in word || !isLookedUp) {
    return (
      <span className={classes.part} data-known={isLookedUp || undefined} dir="auto">
        {name}
      </span>
    );
  }
  const Icon = isCreated ? IconPlus : IconTypography;
  return (
    <button
      type="button"
      className={classes.new}
      aria-pressed={isCreated}
      title={t(isCreated ? 'quick.asText' : `quick.create.${kind}`)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onWish({ [kind]: !isCreated })}
    >
      <Icon size={14} aria-hidden />
      <span dir="auto">{name}</span>
      <span className={classes.kind}>{t(isCreated ? `quick.new.${kind}` : 'quick.text')}</span>
    </button>
  );
}
