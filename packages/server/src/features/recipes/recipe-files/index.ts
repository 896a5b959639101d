/** Files of recipes: where they are stored, and how they are copied and removed. */
export {
  copyRecipeFiles,
  deleteFilesJob,
  deleteFilesLater,
  deleteRecipeFiles,
  earlierPicture,
  listAssetFiles,
  newImageKey,
  recipeFolder,
  deleteOrphanedFilesJob,
  deleteOrphanedFilesLater,
  deleteOrphanedFiles,
} from './recipe-files.ts';
