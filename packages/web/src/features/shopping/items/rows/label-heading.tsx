import { IconChevronDown as IconChevron } from '../../../../ui/icons/chevron-down.ts';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { LabelDot } from '../../../../ui/chips/label-chip.tsx';
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
  return (
    <Row
      className={classes.heading}
      data-row={id}
      data-part="label-heading"
      data-quiet={label === null || undefined}
    >
      <h2 className={classes.headingTitle}>
        <button type="button" className={classes.headingButton} aria-expanded={!isFolded} onClick={onFold}>
          {label !== null && <LabelDot label={label} />}
          <bdi>{label?.name ?? t('noLabel')}</bdi>
          <span className={classes.headingCount} aria-hidden>
            {formats.number(count)}
          </span>
          <span className="visually-hidden">{t('itemCount', { count })}</span>
          <IconChevron size={18} aria-hidden />
        </button>
      </h2>
    </Row>
  );
}
