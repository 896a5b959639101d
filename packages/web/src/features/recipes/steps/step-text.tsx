import { lazy, memo, Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../ui/live-region.tsx';
import { hasMarkup } from '../../../ui/markdown/markdown.tsx';
import { loadTimers, startTimer } from '../timers/index.ts';
import { type StepPiece, stepPieces, type StepView } from './step-pieces.ts';
import classes from '../parts/reading.module.css';

const MarkdownStep = lazy(() =>
  import('./markdown-step.tsx').then((module) => ({ default: module.MarkdownStep })),
);

/** The name and the recipe of a step's timers. */
export interface StepTimers {
  /** The name of a timer of this step. */
  readonly name: string;
  /** The same in parts, where there is little room. */
  readonly parts: { readonly part: string; readonly recipe: string };
  readonly href: string;
  /** Tells the step from all others. */
  readonly id: string;
}

/** Starts the timer of a cooking time in a step. */
export type StartTimer = (text: string, seconds: number) => void;

/**
 * The text of a step: its cooking times are buttons that start a timer, its temperatures are in the reader's scale, its
 * amounts go with those of the list.
 */
export const StepText = memo(function StepText({
  text,
  timers,
  view,
}: {
  text: string;
  timers: StepTimers;
  view: StepView;
}) {
  const { t } = useTranslation('recipes');
  const start = useCallback<StartTimer>(
    (words, seconds) => {
      const { name, parts, href, id } = timers;
      void startTimer({ name, parts, seconds, href, source: `${id} ${words}` }).then((isNew) =>
        announce(isNew ? t('timer.started', { time: words, name }) : t('timer.isRunning', { name })),
      );
    },
    [t, timers],
  );
  // Browsers allow sound only right after the click, so the code must be there by then.
  useEffect(() => void loadTimers(), []);
  const plain = (
    <div className={classes.stepText} dir="auto">
      <p>
        {stepPieces(text, view).map((piece, index) => (
          // The pieces of a text have no other name.
          <Piece key={index} {...piece} onStart={start} />
        ))}
      </p>
    </div>
  );
  if (!hasMarkup(text)) return plain;
  return (
    <Suspense fallback={plain}>
      <MarkdownStep text={text} view={view} onStart={start} />
    </Suspense>
  );
});

type PieceProps = StepPiece & { onStart: StartTimer };

/** Stays as it is while others are scaled: a title is looked up and filled in for each. */
const Piece = memo(function Piece({ text, seconds, after, original, onStart }: PieceProps) {
  const { t } = useTranslation('recipes');
  if (seconds !== undefined) {
    return (
      <span className={classes.together}>
        <button
          type="button"
          className={classes.time}
          title={t('timer.start', { time: text })}
          onClick={() => onStart(text, seconds)}
        >
          {text}
        </button>
        {after}
      </span>
    );
  }
  if (original === undefined) return text;
  return (
    <span className={classes.scaled} dir="auto" title={t('scale.inRecipe', { amount: original })}>
      {text}
    </span>
  );
});
