import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { listBranches, isBranch } from './json-branches.ts';
import classes from './debug.module.css';

/** JSON as a tree: objects and lists open and close, except those without anything in them. */
export function JsonTree({ value }: { value: object }) {
  return (
    <ul className={classes.tree}>
      {listBranches(value).map(([name, part]) => (
        <Branch key={name} name={name} value={part} />
      ))}
    </ul>
  );
}

function Branch({ name, value }: { name: string; value: unknown }) {
  const { t } = useTranslation('imports');
  const label = (
    <span className={classes.name}>
      <bdi dir="ltr">{name}</bdi>
    </span>
  );
  if (!isBranch(value)) {
    return (
      <li className={classes.leaf}>
        {label} <Leaf value={value} />
      </li>
    );
  }
  const count = listBranches(value).length;
  return (
    <li>
      <details open>
        <summary className={classes.branch}>
          {label}{' '}
          <span className={classes.count}>
            {t('debug.entries', { count, number: formats.number(count) })}
          </span>
        </summary>
        <JsonTree value={value} />
      </details>
    </li>
  );
}

function Leaf({ value }: { value: unknown }) {
  const { t } = useTranslation('imports');
  const isSaid = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const text = isSaid ? String(value) : '';
  if (text === '') return <span className={classes.empty}>{t('debug.empty')}</span>;
  return (
    <span className={classes.value} dir="auto">
      {text}
    </span>
  );
}
