import { markdownText } from '@hearth/domain/text/markdown';
import { lazy, Suspense } from 'react';
import classes from './markdown.module.css';

const MarkdownView = lazy(() =>
  import('./markdown-view.tsx').then((module) => ({ default: module.MarkdownView })),
);
const markupPattern = /[*_`#<>[\]|~]|!\[|^\s*(?:[-+]|\d+[.)])\s|https?:|\n\s*\n|&\w+;/m;

/** Whether a text needs the reader of Markdown. */
export function hasMarkup(text: string): boolean {
  return markupPattern.test(text);
}

/** A text of a person in Markdown, made safe. Plain sentences show at once, the reader of Markdown comes on demand. */
export function Markdown({ text }: { text: string }) {
  if (!hasMarkup(text)) return <Plain text={text} />;
  return (
    <Suspense fallback={<Plain text={markdownText(text)} />}>
      <MarkdownView text={text} className={classes.root ?? ''} />
    </Suspense>
  );
}

function Plain({ text }: { text: string }) {
  return (
    <div className={classes.root} dir="auto">
      <p className={classes.plain}>{text}</p>
    </div>
  );
}
