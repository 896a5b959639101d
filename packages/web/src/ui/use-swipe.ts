import { type TouchEvent, useRef } from 'react';

const swipePx = 60;

/** Sideways swipes go on along the line of reading, or back; slanted ones are meant to scroll. */
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
      if (Math.abs(x) < swipePx || Math.abs(x) < 2 * Math.abs(y)) return;
      onSwipe(x < 0 === (document.documentElement.dir !== 'rtl') ? 1 : -1);
    },
  };
}
