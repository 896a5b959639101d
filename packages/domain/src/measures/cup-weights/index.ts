/** Which measuring cups are weighed in a metric kitchen, and which are poured. Light: the tables of weights are not here. */
export { aboutWeight, type CupWeight, type Measured, metricUnit } from './metric-unit.ts';
