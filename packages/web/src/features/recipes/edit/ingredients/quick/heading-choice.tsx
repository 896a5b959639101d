import { IconHeading } from '../../../../../ui/icons/heading.ts';
import { useTranslation } from 'react-i18next';
import type { LineChoices } from './quick-reading.ts';
import type { QuickLine } from './use-quick-line.ts';
import classes from './quick-line.module.css';

/** The section that a typed line may begin, as a switch between section title and ingredient. */
export function HeadingChoice({
  heading: { title, isChosen },
  onChoose,
}: {
  heading: NonNullable<QuickLine['heading']>;
  onChoose: (choices: LineChoices) => void;
}) {
  const { t } = useTranslation('editor');
  return (
    <button
      type="button"
      className={classes.new}
      aria-pressed={isChosen}
      title={t(isChosen ? 'quick.asIngredient' : 'quick.asHeading')}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose({ heading: !isChosen })}
    >
      <IconHeading size={14} aria-hidden />
      {isChosen && <bdi>{title}</bdi>}
      <span className={classes.kind}>{t(isChosen ? 'heading.label' : 'quick.asHeading')}</span>
    </button>
  );
}
