import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from './openapi.ts';
import { limitsText, typeText } from './schema-text.ts';
import classes from './docs.module.css';

/** A named value of a call. */
export interface Field {
  name: string;
  schema: Schema;
  isRequired: boolean;
  place?: string;
  /** Type of the value. */
  inner?: ReactNode;
}

/** Names, types, limits; one below the other, so that it reads on a phone too. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  const { t } = useTranslation('docs');
  return (
    <ul className={classes.fields}>
      {fields.map(({ name, schema, isRequired, place, inner }) => (
        <li key={`${place ?? ''}${name}`}>
          <p className={classes.field} dir="ltr">
            <code className={classes.fieldName}>{name}</code>
            <span className={classes.type}>{typeText(schema)}</span>
            {limitsText(schema) !== '' && <span className={classes.muted}>{limitsText(schema)}</span>}
            {isRequired && <span className={classes.badge}>{t('required')}</span>}
            {place !== undefined && <span className={classes.muted}>{place}</span>}
          </p>
          {schema.description !== undefined && <p className={classes.muted}>{schema.description}</p>}
          {inner}
        </li>
      ))}
    </ul>
  );
}
