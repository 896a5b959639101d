import classes from './choice-chips.module.css';

/** One of few values, to choose with one tap. */
export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
  /** What the label stands for, such as the date of a weekday. */
  readonly title?: string;
}

/** Up to seven values side by side, of which one is chosen or none. */
export function ChoiceChips<Value extends string | number>({
  label,
  isCompact = false,
  choices,
  chosen,
  hasFocus = false,
  onChoose,
}: {
  label: string;
  /** Small chips in a row of other things, which say what they choose: the label is for screen readers only. */
  isCompact?: boolean;
  choices: readonly Choice<Value>[];
  chosen: Value;
  /** Whether the chosen one takes the focus of a dialog that opens. */
  hasFocus?: boolean;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className={classes.choice} data-compact={isCompact || undefined}>
      <legend className={isCompact ? 'visually-hidden' : classes.label}>{label}</legend>
      <div className={classes.chips}>
        {choices.map(({ value, label: name, title }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            title={title}
            data-autofocus={(hasFocus && value === chosen) || undefined}
            onClick={() => onChoose(value)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
