/** The order in which a household walks through a shop, learned from the order of ticks. */
export { learnedOrder } from './learned-order.ts';
export { buildThingKey } from './thing.ts';
export { type Tick, divideIntoTrips } from './trips.ts';
