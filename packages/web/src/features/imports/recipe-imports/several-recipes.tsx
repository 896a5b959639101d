import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import classes from './known-recipes.module.css';

/** More names would hide the buttons. */
const maxShown = 8;

/** Says which recipes a text has, and asks whether all of them are wanted. */
export function SeveralRecipes({
  names,
  onAnswer,
}: {
  names: readonly string[];
  onAnswer: (several: 'first' | 'all') => void;
}) {
  const { t } = useTranslation('imports');
  const heading = useRef<HTMLHeadingElement>(null);
  // The whole question, with its buttons, comes out from below the bar of a phone.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'center' });
  }, []);
  const rest = names.length - maxShown;
  return (
    <section className={classes.known} aria-labelledby="several-recipes" data-part="several-recipes">
      <h2 id="several-recipes" ref={heading} tabIndex={-1} className={classes.title}>
        {t('several.title', { count: names.length, number: formats.number(names.length) })}
      </h2>
      <ul className={classes.names}>
        {names.slice(0, maxShown).map((name, at) => (
          <li key={at} dir="auto">
            {name}
          </li>
        ))}
        {rest > 0 && <li>{t('several.more', { count: rest, number: formats.number(rest) })}</li>}
      </ul>
      <div className={classes.buttons}>
        <Button onClick={() => onAnswer('all')}>
          {t('several.all', { count: names.length, number: formats.number(names.length) })}
        </Button>
        <Button variant="default" onClick={() => onAnswer('first')}>
          {t('several.first')}
        </Button>
      </div>
    </section>
  );
}
