import { IconLink } from '../../../../../ui/icons/link.ts';
import { useTranslation } from 'react-i18next';
import type { LineChoices } from './quick-reading.ts';
import type { QuickLine } from './use-quick-line.ts';
import classes from './quick-line.module.css';

/** The recipe that a typed line names, as a switch between a link and words. */
export function RecipeChoice({
  recipe: { named, isChosen },
  onChoose,
}: {
  recipe: NonNullable<QuickLine['recipe']>;
  onChoose: (choices: Pick<LineChoices, 'recipe'>) => void;
}) {
  const { t } = useTranslation('recipes-within');
  return (
    <button
      type="button"
      className={classes.new}
      aria-pressed={isChosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose({ recipe: isChosen ? undefined : named })}
    >
      <IconLink size={14} aria-hidden />
      <span className={classes.kind}>{t('link')}</span>
      <span dir="auto">{named.name}</span>
    </button>
  );
}
