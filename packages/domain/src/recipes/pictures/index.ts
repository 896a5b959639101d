/** Pictures of a recipe beside its main one: files of the recipe that a browser can show. */
export { extraPictures, isPictureFile, isShowingPictures, otherFiles } from './extra-pictures.ts';
export { readCaption, nameApart } from './picture-names.ts';
