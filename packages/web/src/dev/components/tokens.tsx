import classes from './components.module.css';
import samples from './samples.json';
import { Specimen } from './specimen.tsx';

/** Grounds, and the ink that stands on each. */
const grounds = [
  ['--mantine-color-body', '--mantine-color-text'],
  ['--hearth-surface', '--mantine-color-text'],
  ['--hearth-sunken', '--mantine-color-dimmed'],
  ['--mantine-color-brand-filled', '--hearth-on-brand'],
  ['--mantine-color-brand-light', '--mantine-color-brand-text'],
  ['--mantine-color-success-light', '--mantine-color-success-text'],
  ['--mantine-color-info-light', '--mantine-color-info-text'],
  ['--mantine-color-warning-light', '--mantine-color-warning-text'],
  ['--mantine-color-error-light', '--mantine-color-error-text'],
] as const;

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

/** Colors and type, by the names of their tokens. */
export function Tokens() {
  return (
    <>
      <Specimen name="colors">
        {grounds.map(([ground, ink]) => (
          <span
            key={ground}
            className={classes.swatch}
            style={{ background: `var(${ground})`, color: `var(${ink})` }}
          >
            {ground.replace(/^--(?:mantine-color|hearth)-/, '')}
          </span>
        ))}
      </Specimen>
      <Specimen name="type" isWide>
        {sizes.map((size) => (
          <p key={size} className={classes.size} style={{ fontSize: `var(--mantine-font-size-${size})` }}>
            {samples.sentence} 1½ 0123456789
          </p>
        ))}
      </Specimen>
    </>
  );
}
