/** The order in which a household walks through shops, learned from the order of ticks. */
export { learnedOrder } from './learned-order.ts';
export { type LearnedStore, learnStore, orderAtStore, type StoreOrder } from './store-order.ts';
export { buildThingKey } from './thing.ts';
export { type Tick, divideIntoTrips } from './trips.ts';
export { boundTickTime, maxWalkMs, type StoreTick } from './walks.ts';
