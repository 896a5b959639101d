import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showRemote } from '../../../ui/markdown/remote-content.ts';
import { safeHtml } from '../../../ui/markdown/safe-html.ts';
import { useRemoteLabels } from '../../../ui/markdown/use-remote-labels.ts';
import markdown from '../../../ui/markdown/markdown.module.css';
import { decorateStep } from './decorate-step.ts';
import type { StepPiece, StepView } from './step-pieces.ts';
import type { StartTimer } from './step-text.tsx';
import classes from '../parts/reading.module.css';

/** A step in Markdown, with buttons around its cooking times and its scaled amounts marked. */
export function MarkdownStep({ text, view, onStart }: { text: string; view: StepView; onStart: StartTimer }) {
  const { t } = useTranslation('recipes');
  const labels = useRemoteLabels();
  const root = useRef<HTMLDivElement>(null);
  const html = useMemo(
    () =>
      decorated(safeHtml(text, labels), view, ({ text: words, seconds, after = '', original = '' }) => {
        const element = document.createElement(seconds === undefined ? 'span' : 'button');
        element.className = (seconds === undefined ? classes.scaled : classes.time) ?? '';
        element.title =
          seconds === undefined
            ? t('scale.inRecipe', { amount: original })
            : t('timer.start', { time: words });
        if (seconds !== undefined) element.dataset['seconds'] = String(seconds);
        if (element instanceof HTMLButtonElement) element.type = 'button';
        element.textContent = words;
        if (after === '') return element;
        const together = document.createElement('span');
        together.className = classes.together ?? '';
        together.append(element, after);
        return together;
      }),
    [text, view, t, labels],
  );
  const press = useEffectEvent((event: Event) => {
    if (showRemote(event.target)) return;
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    const seconds = Number(button?.dataset['seconds']);
    if (button !== null && seconds > 0) onStart(button.textContent ?? '', seconds);
  });
  useEffect(() => {
    const element = root.current;
    const listener = (event: Event) => press(event);
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, []);
  return (
    <div
      ref={root}
      className={`${markdown.root ?? ''} ${classes.stepText ?? ''}`}
      dir="auto"
      // oxlint-disable-next-line react/no-danger -- safeHtml lets only the allow-list through; the buttons are our own
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Safe HTML with our own elements in it; made in a document of its own, where nothing loads. */
function decorated(html: string, view: StepView, elementOf: (piece: StepPiece) => HTMLElement): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  decorateStep(body, view, elementOf);
  return body.innerHTML;
}
