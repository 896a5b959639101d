import { useMemo } from 'react';
import { safeHtml } from './safe-html.ts';

/** Markdown as HTML that has passed the allow-list. */
export function MarkdownView({ text, className }: { text: string; className: string }) {
  const html = useMemo(() => safeHtml(text), [text]);
  // oxlint-disable-next-line react/no-danger -- safeHtml lets only the allow-list through
  return <div className={className} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
