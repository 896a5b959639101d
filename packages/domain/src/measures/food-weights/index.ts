/** What measures of foods weigh: volume to mass and back, and pieces. */
export { convertFood, foodMeasure, computeGrams, gramsOfPieces } from './convert-food.ts';
export { cupWeight, type FoodWeights, foodWeights, weightSource, weighedFoods } from './food-weights.ts';
export { isPieceWord, pieceNamed } from './piece-names.ts';
