/** Pictures of recipes: storing, fetching and serving them. */
export { recipeImageRoutes } from './recipe-images.routes.ts';
export {
  deleteRecipeImage,
  readEarlierPicture,
  fetchPicture,
  fetchRecipeImage,
  putPictures,
  saveRecipeImage,
  storeFirstPicture,
  storeMadePicture,
} from './recipe-images.service.ts';
export { sendRecipeFile } from './stored-file.routes.ts';
