/** The order in which people walk through their shop, learned from the order in which they tick. */
export { learnedOrder } from './learned-order.ts';
export { thingOf } from './thing.ts';
export { type Tick, tripsOf } from './trips.ts';
