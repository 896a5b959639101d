import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import type { Choose } from './use-selection.ts';
import classes from './lists.module.css';

/** Chooses a row among several; with Shift, all from the last choice to this one. */
export function ChooseBox({
  id,
  index,
  part,
  isChosen,
  onChoose,
}: {
  id: string;
  /** Number of the row, from 0. */
  index: number;
  part: 'ingredient' | 'step';
  isChosen: boolean;
  onChoose: Choose;
}) {
  const { t } = useTranslation('editor');
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        aria-label={t(`selection.choose.${part}`, { number: formats.number(index + 1) })}
        checked={isChosen}
        onChange={({ nativeEvent }) =>
          onChoose(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
