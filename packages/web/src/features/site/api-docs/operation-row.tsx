import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { BodySchema } from './body-schema.tsx';
import { curlText } from './curl-text.ts';
import { type ListedOperation, needsSession, type OpenApi } from './openapi.ts';
import { ParameterTable } from './parameter-table.tsx';
import classes from './docs.module.css';
import { siteAddress } from '../../../platform/boot/site-address.ts';

/** An operation: method, path, summary; opened, all details of a call. */
export function OperationRow({ document, operation }: { document: OpenApi; operation: ListedOperation }) {
  const { t } = useTranslation('docs');
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={classes.operation}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={classes.operationHead}>
          <span className={classes.method} data-method={operation.method} dir="ltr">
            {operation.method}
          </span>
          <code className={classes.path} dir="ltr">
            {operation.path}
          </code>
          <span className={classes.summary}>
            <bdi>{operation.summary}</bdi>
          </span>
          {!needsSession(operation) && <span className={classes.badge}>{t('public')}</span>}
        </summary>
        {isOpen && <Details document={document} operation={operation} />}
      </details>
    </li>
  );
}

function Details({ document, operation }: { document: OpenApi; operation: ListedOperation }) {
  const { t } = useTranslation('docs');
  const curl = curlText(document, operation, siteAddress(''));
  const parameters = operation.parameters ?? [];
  const body = operation.requestBody?.content;
  return (
    <div className={classes.details}>
      {operation.description !== undefined && <p dir="auto">{operation.description}</p>}
      <p className={classes.muted}>{t(needsSession(operation) ? 'needsToken' : 'needsNothing')}</p>
      {parameters.length > 0 && <ParameterTable parameters={parameters} />}
      {body !== undefined && (
        <section>
          <h3 className={classes.heading}>{t('body')}</h3>
          <BodySchema document={document} content={body} />
        </section>
      )}
      <section>
        <h3 className={classes.heading}>{t('answers')}</h3>
        {Object.entries(operation.responses ?? {}).map(([status, answer]) => (
          <div key={status} className={classes.answer}>
            <p dir="ltr">
              <strong>{status}</strong> {answer.description}
            </p>
            {answer.content !== undefined && <BodySchema document={document} content={answer.content} />}
          </div>
        ))}
      </section>
      <section>
        <div className={classes.curlHead}>
          <h3 className={classes.heading}>{t('curl')}</h3>
          <CopyButton text={curl} label={t('copyCurl')} />
        </div>
        <pre className={classes.code} dir="ltr">
          {curl}
        </pre>
      </section>
    </div>
  );
}
