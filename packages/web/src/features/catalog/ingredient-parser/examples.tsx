import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { exampleLines } from './example-lines.ts';
import classes from './ingredient-parser.module.css';

/** Lines that are read with one click. */
export function Examples({ onTry }: { onTry: (line: string) => void }) {
  const { t } = useTranslation('ingredient-parser');
  const id = useId();
  return (
    <div>
      <h3 id={id} className={classes.label}>
        {t('examples')}
      </h3>
      <ul className={classes.examples} aria-labelledby={id}>
        {exampleLines.map(({ language, line }) => (
          <li key={line}>
            <button type="button" lang={language} dir="auto" onClick={() => onTry(line)}>
              {line}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
