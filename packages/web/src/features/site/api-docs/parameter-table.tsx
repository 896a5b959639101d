import { useTranslation } from 'react-i18next';
import { FieldList } from './field-list.tsx';
import type { Parameter } from './openapi.ts';
import classes from './docs.module.css';

/** The path and query parameters of a call. */
export function ParameterTable({ parameters }: { parameters: readonly Parameter[] }) {
  const { t } = useTranslation('docs');
  const fields = parameters.map((parameter) => ({
    name: parameter.name,
    schema: { ...parameter.schema, ...(parameter.description ? { description: parameter.description } : {}) },
    isRequired: parameter.required === true,
    place: parameter.in === 'path' ? t('inPath') : t('inQuery'),
  }));
  return (
    <section>
      <h3 className={classes.heading}>{t('parameters')}</h3>
      <FieldList fields={fields} />
    </section>
  );
}
