import type { ReadField } from '@hearth/contract';
import { IconAlertTriangle } from '../../../../ui/icons/alert-triangle.ts';
import { useTranslation } from 'react-i18next';
import { activeLocale, formats } from '../../../../platform/i18n/index.ts';
import classes from './origins.module.css';

/** In words which parts should be looked at; where each part comes from is folded away. */
export function ReadFieldsSummary({ fields }: { fields: readonly ReadField[] }) {
  const { t } = useTranslation('imports');
  if (fields.length === 0) return null;
  const doubtful = fields.filter(isDoubtful).map(({ field }) => t(`origins.field.${field}`));
  return (
    <>
      {doubtful.length > 0 && (
        <p className={classes.summary}>
          <IconAlertTriangle size={18} aria-hidden />
          {t('origins.check', { parts: new Intl.ListFormat(activeLocale.formats).format(doubtful) })}
        </p>
      )}
      <details className={classes.details}>
        <summary>{t('origins.title')}</summary>
        <ReadFieldsList fields={fields} />
      </details>
    </>
  );
}

/** Where each part of a recipe comes from; parts to look at are marked. */
export function ReadFieldsList({ fields }: { fields: readonly ReadField[] }) {
  return (
    <ul className={classes.fields}>
      {fields.map((one) => (
        <FieldRow key={one.field} one={one} />
      ))}
    </ul>
  );
}

function isDoubtful({ confidence }: ReadField): boolean {
  return confidence === 'low';
}

function FieldRow({ one }: { one: ReadField }) {
  const { t } = useTranslation('imports');
  const { field, value, count, source, confidence } = one;
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
        {isDoubtful(one) && (
          <span className={classes.confidence}>
            <IconAlertTriangle size={16} aria-hidden />
            {t('origins.doubtful')}
          </span>
        )}
      </p>
    </li>
  );
}
