/** How dishes are drawn for a plan. */
export { drawDishes, type PickPlace } from './draw-dishes.ts';
