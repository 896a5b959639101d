/** Addresses: queries as plain texts, safe places to return to. */
export { usePathParams } from './use-path-params.ts';
export { familyLinkKind, isForMembers, movedPath, safeNextPath, todaysPath } from './next-path.ts';
export {
  readFlag,
  parsePlainSearch,
  pickTexts,
  type PlainSearch,
  stringifyPlainSearch,
  readText,
  readTexts,
} from './plain-search.ts';
