/** Amounts in the text of steps, which go with the scale of the recipe. */
export { type CountedFood, scaledStep, type StepAmount, stepAmounts } from './step-amounts.ts';
