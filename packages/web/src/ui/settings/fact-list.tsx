import type { ReactNode } from 'react';
import classes from './settings.module.css';

const noBreakSpace = '\u00A0';

/** Names and values, a line each; a value that is not there yet keeps its line. */
export function FactList({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode | undefined])[];
}) {
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto" aria-busy={value === undefined || undefined}>
            {value ?? noBreakSpace}
          </dd>
        </div>
      ))}
    </dl>
  );
}
