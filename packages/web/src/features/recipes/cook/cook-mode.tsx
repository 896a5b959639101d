import type { Recipe } from '@hearth/contract/index';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale, formats } from '../../../platform/i18n/index.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { useShortcut } from '../../../platform/shortcuts/index.ts';
import { announce } from '../../../ui/live-region.tsx';
import { focusPage } from '../../../ui/page/focus-page.ts';
import { useRootAttribute } from '../../../ui/page/use-root-attribute.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useSwipe } from '../../../ui/use-swipe.ts';
import { useAmountView } from '../parts/amount-view.ts';
import { divideSteps, type PlacedStep, stepKey } from '../parts/recipe-parts.ts';
import { useAskedServings } from '../parts/use-asked-servings.ts';
import { useCooking } from '../parts/use-cooking.ts';
import type { Library } from '../recipes.queries.ts';
import { useCookMode } from './use-cook-mode.ts';
import { CookEnd } from './cook-end.tsx';
import { CookFoot } from './cook-foot.tsx';
import { CookHead, LeaveButton } from './cook-head.tsx';
import { CookIngredients } from './cook-ingredients.tsx';
import { CookOverview } from './cook-overview.tsx';
import { CookStep } from './cook-step.tsx';
import { CookTools } from './cook-tools.tsx';
import { useQuietFrame } from './use-quiet-frame.ts';
import { useScreen, WakeHint } from './wake-switch.tsx';
import classes from './cook.module.css';

/** What cook mode shows. */
export interface CookModeProps {
  recipe: Recipe;
  library: Library;
}

/** A recipe on the whole screen, one step at a time, in large type; where one is outlives a reload. */
export function CookMode({ recipe, library }: CookModeProps) {
  useAskedServings(recipe);
  const { t } = useTranslation('cooking');
  const { state, change } = useCooking(recipe.id);
  const view = useAmountView(state.scale, recipe);
  const { close } = useCookMode();
  const [isOverview, setOverview] = useState(false);
  const [isFinished, setFinished] = useState(false);
  const steps = useMemo(() => listSteps(recipe), [recipe]);
  const pager = useStepPager(recipe, steps);
  const screen = useScreen();
  const isPhone = useIsPhone();
  const [{ textSize }] = usePreference('cooking');
  const swipe = useSwipe(pager.move);
  useQuietFrame();
  useRootAttribute('data-has-cook', !isFinished);
  useEffect(() => focusPage(), []);
  useShortcut({ keys: 'Escape', label: t('close'), run: () => (isOverview ? setOverview(false) : close()) });
  const choose = (index: number) => {
    setOverview(false);
    pager.goTo(index);
  };
  const finish = () => {
    pager.markDone();
    if (library.isOwn) setFinished(true);
    else close();
  };
  const leave = () => {
    change(() => ({ steps: [], ingredients: [], step: 0 }));
    close();
  };
  const step = steps[pager.index];
  const tools = (
    <CookTools
      recipe={recipe}
      library={library}
      screen={screen}
      isOverview={isOverview}
      onOverview={() => setOverview(!isOverview)}
    />
  );
  if (isFinished) return <CookEnd recipe={recipe} onBack={() => setFinished(false)} onLeave={leave} />;
  return (
    <article className={classes.cook} data-part="cook" data-text={textSize}>
      <div>
        <CookHead recipe={recipe} library={library} tools={isPhone ? null : tools} onClose={close} />
        <WakeHint screen={screen} />
      </div>
      {isOverview || step === undefined ? (
        <CookOverview recipe={recipe} view={view} current={pager.index} onChoose={choose} />
      ) : (
        <div className={classes.body} {...swipe}>
          <Zone side="back" pager={pager} />
          <CookIngredients recipe={recipe} step={step} view={view} />
          <CookStep key={pager.index} recipe={recipe} step={step} view={view} />
          <Zone side="on" pager={pager} />
        </div>
      )}
      <div>
        {isPhone && (
          <div className={classes.tools} data-part="cook-tools">
            <LeaveButton onClose={close} />
            {tools}
          </div>
        )}
        <CookFoot pager={pager} onFinish={finish} />
      </div>
    </article>
  );
}

/** The sides of the screen turn the page: large enough for an elbow. The foot has the same buttons for all other users. */
function Zone({ side, pager }: { side: 'back' | 'on'; pager: StepPager }) {
  const by = side === 'back' ? -1 : 1;
  return (
    <button
      type="button"
      className={classes.zone}
      data-side={side}
      tabIndex={-1}
      aria-hidden
      disabled={side === 'back' ? pager.isFirst : pager.isLast}
      onClick={() => pager.move(by)}
    >
      ‹
    </button>
  );
}

/** The steps one by one, whatever sections they are in. */
function listSteps({ recipeInstructions }: Recipe): PlacedStep[] {
  return divideSteps(recipeInstructions).flatMap(({ parts }) => parts);
}

/** Where one is among the steps. */
export type StepPager = ReturnType<typeof useStepPager>;

function useStepPager(recipe: Recipe, steps: readonly PlacedStep[]) {
  const { t } = useTranslation('cooking');
  const { state, change } = useCooking(recipe.id);
  const count = steps.length;
  const index = Math.min(state.step, Math.max(0, count - 1));
  const goTo = (wanted: number) => {
    const step = Math.min(Math.max(0, wanted), Math.max(0, count - 1));
    change(() => ({ step }));
    announce(t('stepOf', { number: formats.number(step + 1), count: formats.number(count) }));
  };
  const markDone = () => {
    const shown = steps[index];
    if (shown !== undefined)
      change(({ steps: done }) => ({ steps: [...new Set([...done, stepKey(shown, index)])] }));
  };
  // Who goes on has done the step; who looks back has not undone it.
  const move = (by: 1 | -1) => {
    if (by === 1) markDone();
    goTo(index + by);
  };
  const isForward = activeLocale.dir === 'ltr';
  useShortcut({
    keys: 'ArrowRight',
    label: t(isForward ? 'next' : 'previous'),
    run: () => move(isForward ? 1 : -1),
  });
  useShortcut({
    keys: 'ArrowLeft',
    label: t(isForward ? 'previous' : 'next'),
    run: () => move(isForward ? -1 : 1),
  });
  return { index, count, goTo, move, markDone, isFirst: index === 0, isLast: index >= count - 1 };
}
