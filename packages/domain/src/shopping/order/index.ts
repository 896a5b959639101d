/** The order in which a household walks through a shop, learned from the order of ticks. */
export { learnedOrder } from './learned-order.ts';
export { thingOf } from './thing.ts';
export { type Tick, tripsOf } from './trips.ts';
