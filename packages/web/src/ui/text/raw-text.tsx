import classes from './raw-text.module.css';

/**
 * Text as a machine wrote it, in a box that scrolls and that the keyboard reaches.
 * @param isCode code is written from left to right whatever the page; other text has the direction of its words
 */
export function RawText({ label, text, isCode = false }: { label: string; text: string; isCode?: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section aria-label={label} className={classes.box} dir={isCode ? 'ltr' : undefined} tabIndex={0}>
      <pre dir={isCode ? undefined : 'auto'} data-wraps={!isCode || undefined}>
        {text}
      </pre>
    </section>
  );
}
