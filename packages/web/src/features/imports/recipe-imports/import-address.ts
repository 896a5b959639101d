import { findWebAddress } from '@hearth/domain/imports/web-address';
import { readFlag, type PlainSearch, readText } from '../../../platform/routing/index.ts';

/** The parameters that a bookmarklet, a share menu or a link puts into the URL of the import page. */
export interface ImportAddress {
  url: string;
  /** Null where the address says nothing of it: as this device does otherwise. */
  includeTags: boolean | null;
  opensEditor: boolean;
}

/** Reads the parameters of the contract, and those of the share menus of phones. */
export function readImportAddress(search: PlainSearch): ImportAddress {
  const shared = [
    readText(search, 'recipe_import_url'),
    readText(search, 'url'),
    readText(search, 'text'),
    readText(search, 'title'),
  ];
  const url = shared.map((text) => findWebAddress(text ?? '')).find((link) => link !== null);
  return {
    url: url ?? readText(search, 'recipe_import_url') ?? '',
    includeTags: readText(search, 'use_keywords') === undefined ? null : readFlag(search, 'use_keywords'),
    opensEditor: readFlag(search, 'edit'),
  };
}
