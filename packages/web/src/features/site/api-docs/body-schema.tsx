import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldList } from './field-list.tsx';
import type { Content, OpenApi, Schema } from './openapi.ts';
import { findFields, typeText } from './schema-text.ts';
import classes from './docs.module.css';

/** The schema of a request or response body; nested objects unfold one level at a time. */
export function BodySchema({ document, content }: { document: OpenApi; content: Content }) {
  return (
    <>
      {Object.entries(content).map(([type, { schema = {} }]) => (
        <div key={type}>
          <p className={classes.muted} dir="ltr">
            <code>{type}</code> · <span className={classes.type}>{typeText(schema)}</span>
          </p>
          <Unfolding document={document} schema={schema} />
        </div>
      ))}
    </>
  );
}

function Unfolding({ document, schema }: { document: OpenApi; schema: Schema }) {
  const { t } = useTranslation('docs');
  const [isOpen, setOpen] = useState(false);
  const object = findFields(document, schema);
  if (object === null) return null;
  const required = new Set(object.required ?? []);
  return (
    <details
      className={classes.unfolding}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('fields', { count: Object.keys(object.properties ?? {}).length })}</summary>
      {isOpen && (
        <FieldList
          fields={Object.entries(object.properties ?? {}).map(([name, field]) => ({
            name,
            schema: field,
            isRequired: required.has(name),
            inner: <Unfolding document={document} schema={field} />,
          }))}
        />
      )}
    </details>
  );
}
