import { useTranslation } from 'react-i18next';
import { useHeldKeys, useShortcut } from '../../platform/shortcuts/index.ts';
import { findStop } from './find-stop.ts';

/** Properties of {@link StepKeys}. */
export interface StepKeysProps {
  /** The selector of what takes the focus: a link or a box of each card or row. */
  stops: string;
}

/** What lies under the bar at the top of the window is not in sight, in pixels. */
const barHeight = 64;

/** `j` and `k` move the focus through cards or rows. Renders nothing. */
export function StepKeys({ stops }: StepKeysProps) {
  const { t } = useTranslation('shortcuts');
  useShortcut({ keys: 'j', label: t('next'), run: () => focusStop(stops, 1) });
  useShortcut({ keys: 'k', label: t('previous'), run: () => focusStop(stops, -1) });
  useHeldKeys();
  return null;
}

function focusStop(selector: string, step: 1 | -1): void {
  const stops = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((stop) => stop.getClientRects().length > 0)
    .map((stop) => ({ stop, top: stop.getBoundingClientRect().top - barHeight }));
  const row = document.activeElement?.closest('article, li, [data-part="item"]');
  const current = stops.findIndex(({ stop }) => row?.contains(stop) ?? false);
  const next = findStop(
    stops.map(({ top }) => top),
    current,
    step,
  );
  if (next === undefined) return;
  const stop = stops[next]?.stop;
  stop?.focus({ preventScroll: true });
  stop?.closest('article, li, [data-part="item"]')?.scrollIntoView({ block: 'nearest' });
}
