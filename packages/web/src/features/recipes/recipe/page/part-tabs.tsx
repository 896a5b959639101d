import { type TouchEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../../platform/i18n/index.ts';
import classes from './recipe-view.module.css';

/** The parts of a recipe of which a phone shows one. */
export const parts = ['ingredients', 'steps', 'notes'] as const;
export type Part = (typeof parts)[number];

const SWIPE_PX = 60;

/** Tabs for the parts of a recipe on phones; wider screens show all parts. */
export function PartTabs({ shown, onShow }: { shown: Part; onShow: (part: Part) => void }) {
  const { t } = useTranslation('recipes');
  return (
    <div className={classes.tabs}>
      <fieldset className={classes.segments}>
        <legend className="visually-hidden">{t('parts')}</legend>
        {parts.map((part) => (
          <button key={part} type="button" aria-pressed={part === shown} onClick={() => onShow(part)}>
            {t(part)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** Sideways swipes go through the parts; slanted ones are meant to scroll. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      start.current = touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (start.current === null || touch === null) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
      onSwipe(x < 0 === (activeLocale.dir === 'ltr') ? 1 : -1);
    },
  };
}

/** The part beside another one, the same at the ends. */
export function partBeside(part: Part, by: 1 | -1): Part {
  return parts[parts.indexOf(part) + by] ?? part;
}
