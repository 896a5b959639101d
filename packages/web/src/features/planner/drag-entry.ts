import { nearestBox, placeIn, type Point } from './drop-spot.ts';
import type { PlanPlace } from '../meal-plans/index.ts';

const edgePx = 72;
const topBarPx = 70;
const fastestPx = 16;

/**
 * Follows a pointer with an entry of the plan. Days and entries show where it would land; nothing moves in the document
 * before it is dropped. Near the edges of the window the page scrolls. Esc, or losing the pointer, takes it all back.
 *
 * @param root holds the days (`data-day`), those their entries (`data-entry`)
 */
export function dragEntry(
  root: HTMLElement,
  card: HTMLElement,
  start: PointerEvent,
  onDrop: (place: PlanPlace) => void,
): void {
  const days = [...root.querySelectorAll<HTMLElement>('[data-day]')];
  const grip = { x: start.clientX + scrollX, y: start.clientY + scrollY };
  let point: Point = { x: start.clientX, y: start.clientY };
  let place: PlanPlace | null = null;
  let frame = 0;
  root.dataset['dragging'] = '';
  card.dataset['dragged'] = '';
  getSelection()?.removeAllRanges();

  const show = () => {
    scrollBy({ top: edgeSpeed(point.y), behavior: 'instant' });
    card.style.transform = `translate(${point.x + scrollX - grip.x}px, ${point.y + scrollY - grip.y}px)`;
    unmark(root);
    place = mark(days, card, point);
    frame = requestAnimationFrame(show);
  };
  const stop = (isDropped: boolean) => {
    cancelAnimationFrame(frame);
    listening.abort();
    unmark(root);
    delete root.dataset['dragging'];
    delete card.dataset['dragged'];
    card.style.transform = '';
    if (isDropped) swallowClick();
    if (isDropped && place !== null) onDrop(place);
  };
  const listening = new AbortController();
  const { signal } = listening;
  const isOurs = (event: PointerEvent) => event.pointerId === start.pointerId;
  addEventListener(
    'pointermove',
    (event) => isOurs(event) && (point = { x: event.clientX, y: event.clientY }),
    { signal },
  );
  addEventListener('pointerup', (event) => isOurs(event) && stop(true), { signal });
  addEventListener('pointercancel', (event) => isOurs(event) && stop(false), { signal });
  addEventListener('blur', () => stop(false), { signal });
  addEventListener('keydown', (event) => event.key === 'Escape' && stop(false), { signal, capture: true });
  frame = requestAnimationFrame(show);
}

/** Shows where the entry would land: the day, and the entry that it comes before or behind. */
function mark(days: readonly HTMLElement[], card: HTMLElement, point: Point): PlanPlace | null {
  const day =
    days[
      nearestBox(
        days.map((one) => one.getBoundingClientRect()),
        point,
      )
    ];
  const date = day?.dataset['day'];
  if (day === undefined || date === undefined) return null;
  const others = [...day.querySelectorAll<HTMLElement>('[data-entry]')].filter((one) => one !== card);
  const position = placeIn(
    others.map((one) => one.getBoundingClientRect()),
    point,
  );
  day.dataset['over'] = '';
  const [next, last] = [others[position], others.at(-1)];
  if (next !== undefined) next.dataset['drop'] = 'before';
  else if (last !== undefined) last.dataset['drop'] = 'behind';
  return { date, position };
}

function unmark(root: HTMLElement): void {
  for (const one of root.querySelectorAll<HTMLElement>('[data-over], [data-drop]')) {
    delete one.dataset['over'];
    delete one.dataset['drop'];
  }
}

/** The click that ends a drag opens nothing, also where a browser looks anew for what lies under the pointer. */
function swallowClick(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { signal, capture: true });
  setTimeout(() => listening.abort());
}

/** How far the page scrolls in a frame, by how near the pointer is to an edge. */
function edgeSpeed(y: number): number {
  const above = topBarPx + edgePx - y;
  const below = y - (innerHeight - edgePx);
  if (above > 0) return -Math.min(fastestPx, above / 5);
  return below > 0 ? Math.min(fastestPx, below / 4) : 0;
}
