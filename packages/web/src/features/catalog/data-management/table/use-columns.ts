import { usePreference } from '../../../../platform/preferences/index.ts';
import type { DataColumn, DataItem, DataKind } from '../data-kind.ts';

/** The columns of a page, and which of them this device shows. */
export interface Columns<T extends DataItem> {
  readonly all: readonly DataColumn<T>[];
  readonly shown: readonly DataColumn<T>[];
  readonly toggle: (key: string) => void;
}

/** The first column names the row, so it is always visible; users choose the others. */
export function useColumns<T extends DataItem>({ key: page, columns: all }: DataKind<T>): Columns<T> {
  const [{ columns }, change] = usePreference('dataTables');
  const usual = all.filter(({ isHiddenAtFirst }) => isHiddenAtFirst !== true).map(({ key }) => key);
  const keys = new Set(columns[page] ?? usual);
  const shown = all.filter(({ key }, index) => index === 0 || keys.has(key));
  const toggle = (key: string) => {
    const next = keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key];
    change({ columns: { ...columns, [page]: next } });
  };
  return { all, shown, toggle };
}
