import type { ReadField } from '@hearth/contract';
import { confidencePercent } from '@hearth/domain/imports/read-confidence';
import { IconAlertTriangle } from '../../../../ui/icons/alert-triangle.ts';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import classes from './origins.module.css';

/** Where each part of a recipe comes from, and how sure its reading is; parts to look at are marked. */
export function ReadFieldsList({ fields }: { fields: readonly ReadField[] }) {
  const { t } = useTranslation('imports');
  const unsure = fields.filter(({ confidence }) => confidence === 'low').length;
  return (
    <>
      <p className={classes.summary}>
        {t('origins.unsure', { count: unsure, number: formats.number(unsure) })}
      </p>
      <ul className={classes.fields}>
        {fields.map((one) => (
          <FieldRow key={one.field} one={one} />
        ))}
      </ul>
    </>
  );
}

function FieldRow({ one: { field, value, count, source, confidence } }: { one: ReadField }) {
  const { t } = useTranslation('imports');
  const percent = formats.percent(confidencePercent(confidence) / 100);
  return (
    <li className={classes.field} data-part="read-field" data-confidence={confidence}>
      <h3 className={classes.name}>
        {t(`origins.field.${field}`)}
        {count > 1 && <span className={classes.count}> {formats.number(count)}</span>}
      </h3>
      <p className={classes.value} dir="auto">
        {value}
      </p>
      <p className={classes.origin}>
        {t(`origins.source.${source}`)}
        <span className={classes.confidence}>
          {confidence === 'low' && <IconAlertTriangle size={16} aria-hidden />}
          {t(`origins.confidence.${confidence}`, { percent })}
        </span>
      </p>
    </li>
  );
}
