/** A text as people compare names: without accents, case and outer blanks, so that `cafe` is `Café`. */
export { foldText as plainText } from '@hearth/domain/search/spellings';
