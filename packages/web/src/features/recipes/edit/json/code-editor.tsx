import { useEffect, useEffectEvent, useRef } from 'react';
import { type CodeView, createCodeView } from './code-view.ts';
import classes from './json.module.css';

/** A field for JSON with colours, line numbers and folding. */
export function CodeEditor({
  text,
  label,
  wrongLines,
  target,
  onChange,
}: {
  text: string;
  label: string;
  wrongLines: readonly number[];
  /** A line to go to. */
  target: { line: number } | null;
  onChange: (text: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<CodeView | null>(null);
  const change = useEffectEvent(onChange);
  const firstText = useEffectEvent(() => text);
  useEffect(() => {
    if (place.current === null) return undefined;
    const created = createCodeView(place.current, firstText(), label, (typed) => change(typed));
    view.current = created;
    return () => created.destroy();
  }, [label]);
  useEffect(() => view.current?.setText(text), [text]);
  const marks = wrongLines.join(' ');
  useEffect(() => view.current?.mark(marks === '' ? [] : marks.split(' ').map(Number)), [marks]);
  useEffect(() => {
    if (target !== null) view.current?.goTo(target.line);
  }, [target]);
  return <div ref={place} className={classes.code} dir="ltr" />;
}
