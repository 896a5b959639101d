/** How dishes are drawn for a plan. */
export { fillSlots } from './fill-slots.ts';
export { findWeekStart } from './plan-days.ts';
export type {
  EmptySlot,
  Filling,
  FillTask,
  Frequency,
  MinimumObstacle,
  Obstacle,
  PickPlace,
  PlannedDish,
  UnmetMinimum,
} from './task.ts';
