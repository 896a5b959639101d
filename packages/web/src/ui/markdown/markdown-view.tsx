import { type MouseEvent, useMemo } from 'react';
import { showRemote } from './remote-content.ts';
import { safeHtml } from './safe-html.ts';
import { useRemoteLabels } from './use-remote-labels.ts';

/** Markdown as HTML that has passed the allow-list. */
export function MarkdownView({ text, className }: { text: string; className: string }) {
  const labels = useRemoteLabels();
  const html = useMemo(() => safeHtml(text, labels), [text, labels]);
  const press = ({ target }: MouseEvent) => void showRemote(target);
  // oxlint-disable-next-line react/no-danger -- safeHtml lets only the allow-list through
  return <div className={className} dir="auto" onClick={press} dangerouslySetInnerHTML={{ __html: html }} />;
}
