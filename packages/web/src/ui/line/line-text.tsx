import { readRichText, type RichRun, type Segment } from '@hearth/domain/ingredients/lines';
import type { ReactNode } from 'react';
import classes from './line-text.module.css';
import { onSite } from '../../platform/boot/site-address.ts';

/**
 * An amount with words may be in the reader's language: it runs in its own direction, so that the line runs in that of
 * its author's words.
 */
const hasWords = /\p{L}/u;

/** A line of a recipe or a list: its amounts in bold, and the marks and links that its author gave it. */
export function LineText({ segments }: { segments: readonly Segment[] }) {
  return (
    <span className={classes.line} dir="auto">
      {readRichText(segments).map((run, index) => (
        <Run key={index} run={run} />
      ))}
    </span>
  );
}

function Run({ run }: { run: RichRun }) {
  const { kind, text, measured, marks, href } = run;
  const linked = href === undefined ? text : <a href={onSite(href)}>{text}</a>;
  const marked = marks.reduceRight<ReactNode>((inner, Mark) => <Mark>{inner}</Mark>, linked);
  if (kind === 'text') return marked;
  return (
    <>
      <strong dir={hasWords.test(text) ? 'auto' : undefined}>{marked}</strong>
      {measured !== undefined && <bdi className={classes.measured}> ({measured})</bdi>}
    </>
  );
}
