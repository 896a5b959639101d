/** Files of recipes: where they are stored, and how they are copied and removed. */
export {
  copyRecipeFiles,
  deleteFilesJob,
  deleteFilesLater,
  deletePictureFiles,
  deleteRecipeFiles,
  earlierPicture,
  listAssetFiles,
  newImageKey,
  type PictureFile,
  recipeFolder,
  deleteOrphanedFilesJob,
  deleteOrphanedFilesLater,
  deleteOrphanedFiles,
} from './recipe-files.ts';
