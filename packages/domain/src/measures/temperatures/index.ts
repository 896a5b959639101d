/** Temperatures in texts, and the texts with them on the reader's scale. */
export { findTemperatures, type FoundTemperature, type TemperatureScale } from './find-temperatures.ts';
export { convertTemperature, sensibleTemperature, temperatureView } from './temperature-view.ts';
export { gasMarkInFahrenheit, nearestGasMark } from './gas-marks.ts';
