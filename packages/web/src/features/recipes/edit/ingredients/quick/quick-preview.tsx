import { IconPlus } from '../../../../../ui/icons/plus.ts';
import { IconTypography } from '../../../../../ui/icons/typography.ts';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../../../platform/i18n/index.ts';
import { fractionalAmountText } from '../../../../../ui/form/amount-text.ts';
import {
  getName,
  newEntryNames,
  type QuickReading,
  type LineChoices,
  type ParsedEntry,
} from './quick-reading.ts';
import classes from './quick-line.module.css';

/** The parts of a parsed line. A new unit or food can be switched to plain text and back. */
export function QuickPreview({
  reading,
  isLookedUp,
  choices,
  onChoose,
}: {
  reading: QuickReading;
  isLookedUp: boolean;
  choices: LineChoices;
  onChoose: (choices: LineChoices) => void;
}) {
  const created = newEntryNames(reading, choices);
  const shared = { isLookedUp, onChoose };
  return (
    <>
      {reading.quantity !== null && (
        <span className={classes.part}>{fractionalAmountText(reading.quantity, activeLocale.formats)}</span>
      )}
      <ParsedEntryPart kind="unit" entry={reading.unit} isCreated={created.units !== null} {...shared} />
      <ParsedEntryPart kind="food" entry={reading.food} isCreated={created.foods !== null} {...shared} />
      {reading.note !== '' && <span dir="auto">{reading.note}</span>}
    </>
  );
}

function ParsedEntryPart({
  kind,
  entry,
  isCreated,
  isLookedUp,
  onChoose,
}: {
  kind: 'unit' | 'food';
  entry: ParsedEntry<{ name: string }>;
  isCreated: boolean;
  isLookedUp: boolean;
  onChoose: (choices: LineChoices) => void;
}) {
  const { t } = useTranslation('editor');
  const name = getName(entry);
  if (entry === null) return null;
  if ('known' in entry || !isLookedUp) {
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
      onClick={() => onChoose({ [kind]: !isCreated })}
    >
      <Icon size={14} aria-hidden />
      <span dir="auto">{name}</span>
      <span className={classes.kind}>{t(isCreated ? `quick.new.${kind}` : 'quick.text')}</span>
    </button>
  );
}
