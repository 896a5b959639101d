/** Tables out of workbooks. Apart from the other formats, as its library weighs more than all of them. */
export { readWorkbook } from './read-workbook.ts';
