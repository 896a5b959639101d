import IconChevron from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { inkOn } from '@hearth/domain/ui/colours';
import { useTranslation } from 'react-i18next';
import { sixDigits } from '../label-chip.tsx';
import type { ListRow } from './list-rows.ts';
import { Row } from './row-list.tsx';
import classes from './rows.module.css';

/** The heading of a label, which collapses the items below it. */
export function LabelHeading({
  row: { id, label, count },
  isFolded,
  onFold,
}: {
  row: Extract<ListRow, { kind: 'heading' }>;
  isFolded: boolean;
  onFold: () => void;
}) {
  const { t } = useTranslation('shopping-lists');
  const background = label === null ? undefined : sixDigits(label.color);
  const style =
    background === undefined ? {} : { background, color: inkOn(background, '#000000', '#ffffff') };
  return (
    <Row className={classes.heading} data-row={id} data-part="label-heading">
      <h2 className={classes.headingTitle}>
        <button
          type="button"
          className={classes.headingButton}
          style={style}
          aria-expanded={!isFolded}
          onClick={onFold}
        >
          <IconChevron size={18} aria-hidden />
          <bdi>{label?.name ?? t('noLabel')}</bdi>
          <span className="visually-hidden">{t('itemCount', { count })}</span>
        </button>
      </h2>
    </Row>
  );
}
