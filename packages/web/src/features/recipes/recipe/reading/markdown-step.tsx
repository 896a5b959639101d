import type { TemperatureScale } from '@hearth/domain/measures/temperatures';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showRemote } from '../../../../ui/markdown/remote-content.ts';
import { safeHtml } from '../../../../ui/markdown/safe-html.ts';
import { useRemoteLabels } from '../../../../ui/markdown/use-remote-labels.ts';
import markdown from '../../../../ui/markdown/markdown.module.css';
import { decorateStep } from './decorate-step.ts';
import type { StartTimer } from './step-text.tsx';
import classes from './reading.module.css';

/** A step in Markdown, with buttons around its cooking times. */
export function MarkdownStep({
  text,
  temperature,
  onStart,
}: {
  text: string;
  temperature: TemperatureScale | 'original';
  onStart: StartTimer;
}) {
  const { t } = useTranslation('recipes');
  const labels = useRemoteLabels();
  const root = useRef<HTMLDivElement>(null);
  const html = useMemo(
    () =>
      decorated(safeHtml(text, labels), temperature, (words, seconds) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = classes.time ?? '';
        button.title = t('timer.start', { time: words });
        button.dataset['seconds'] = String(seconds);
        button.textContent = words;
        return button;
      }),
    [text, temperature, t, labels],
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

/** Safe HTML with buttons in it; made in a document of its own, where nothing loads. */
function decorated(
  html: string,
  temperature: TemperatureScale | 'original',
  button: (words: string, seconds: number) => HTMLElement,
): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  decorateStep(body, temperature, button);
  return body.innerHTML;
}
