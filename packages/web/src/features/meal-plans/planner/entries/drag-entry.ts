import { followPointer, type Point } from '../../../../ui/reorder/follow-pointer.ts';
import { nearestBox, placeIn } from './drop-spot.ts';

/** A day, the key of one of its meals, and the place among the others of that meal. */
export interface DropPlace {
  readonly date: string;
  readonly meal: string;
  readonly index: number;
}

const topBarPx = 70;

/**
 * Follows a pointer with an entry of the plan. Days and entries show where it would land; nothing moves in the document
 * before it is dropped.
 *
 * @param root holds the days (`data-day`), those their meals (`data-meal`), and these their entries (`data-entry`)
 */
export function dragEntry(
  root: HTMLElement,
  card: HTMLElement,
  start: PointerEvent,
  onDrop: (place: DropPlace) => void,
): void {
  const days = [...root.querySelectorAll<HTMLElement>('[data-day]')];
  const grip = { x: start.clientX + scrollX, y: start.clientY + scrollY };
  root.dataset['dragging'] = '';
  card.dataset['dragged'] = '';
  getSelection()?.removeAllRanges();

  const onFrame = (point: Point) => {
    card.style.transform = `translate(${point.x + scrollX - grip.x}px, ${point.y + scrollY - grip.y}px)`;
    unmark(root);
    mark(days, card, point);
  };
  const onEnd = (point: Point | null) => {
    const place = point === null ? null : mark(days, card, point);
    unmark(root);
    delete root.dataset['dragging'];
    delete card.dataset['dragged'];
    card.style.transform = '';
    if (point !== null) swallowClick();
    if (place !== null) onDrop(place);
  };
  followPointer(start, { topBarPx, onFrame, onEnd });
}

/** Shows where the entry would land: the day, and the entry of its meal that it comes before or after. */
function mark(days: readonly HTMLElement[], card: HTMLElement, point: Point): DropPlace | null {
  const day =
    days[
      nearestBox(
        days.map((one) => one.getBoundingClientRect()),
        point,
      )
    ];
  const date = day?.dataset['day'];
  if (day === undefined || date === undefined) return null;
  const meal = findMeal(day, card, point);
  const others = [...day.querySelectorAll<HTMLElement>(`[data-meal="${meal}"] [data-entry]`)].filter(
    (one) => one !== card,
  );
  const index = placeIn(
    others.map((one) => one.getBoundingClientRect()),
    point,
  );
  day.dataset['over'] = '';
  const [next, last] = [others[index], others.at(-1)];
  if (next !== undefined) next.dataset['drop'] = 'before';
  else if (last !== undefined) last.dataset['drop'] = 'behind';
  return { date, meal, index };
}

/** The meal that it would be for: on another day the same, on its own day the one under the pointer. */
function findMeal(day: HTMLElement, card: HTMLElement, { y }: Point): string {
  const under = [...day.querySelectorAll<HTMLElement>('[data-meal]')].find((meal) => {
    const { top, bottom } = meal.getBoundingClientRect();
    return top <= y && y <= bottom;
  });
  const own = card.closest<HTMLElement>('[data-meal]');
  return (day.contains(card) ? (under ?? own) : own)?.dataset['meal'] ?? '';
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
