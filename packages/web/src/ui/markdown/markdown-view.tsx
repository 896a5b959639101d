import { useEffect, useMemo, useRef } from 'react';
import { showRemote } from './remote-content.ts';
import { safeHtml } from './safe-html.ts';
import { useRemoteLabels } from './use-remote-labels.ts';

/** Markdown as HTML that has passed the allow-list. */
export function MarkdownView({ text, className }: { text: string; className: string }) {
  const root = useRef<HTMLDivElement>(null);
  const labels = useRemoteLabels();
  const html = useMemo(() => safeHtml(text, labels), [text, labels]);
  useEffect(() => {
    const element = root.current;
    const press = ({ target }: Event) => void showRemote(target);
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, []);
  // oxlint-disable-next-line react/no-danger -- safeHtml lets only the allow-list through
  return <div ref={root} className={className} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
