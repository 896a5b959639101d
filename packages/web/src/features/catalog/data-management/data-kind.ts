import type { GroupRecipeActionOut, IngredientCorrection, OrganizerKind } from '@hearth/contract';
import type { Icon } from '../../../ui/icons/create-icon.ts';
import type { ReactNode } from 'react';
import type texts from '@hearth/locales/en-US/data.json';
import type { DataKey } from './data-pages.ts';

/** The kind of entries on a data page. */
export interface DataItem {
  readonly id: string;
  readonly name: string;
}

/** An action under the name that pages of data order and search by. */
export type NamedAction = GroupRecipeActionOut & { readonly name: string };

/** A correction under the name that pages of data order and search by. */
export type NamedCorrection = IngredientCorrection & { readonly name: string };

/** Where the API keeps a kind of data. */
export type DataPath = NamedPath | '/api/recipes' | '/api/parser/corrections';

/** API paths of the entries that data pages create and change; the bodies differ. */
export type NamedPath =
  | '/api/foods'
  | '/api/units'
  | '/api/groups/labels'
  | '/api/households/recipe-actions'
  | `/api/organizers/${OrganizerKind}`;

/** Fetches all items of a kind. */
export type DataList<T extends DataItem> = (settings: { signal: AbortSignal }) => Promise<readonly T[]>;

/** Columns and actions have a text each: one without does not compile. */
export type ColumnKey = keyof typeof texts.column;
export type ActionKey = keyof typeof texts.action;

/** A component whose properties are known by the kind of item. */
type Part<Props> = (props: Props) => ReactNode;

/** A column; its heading is the text `column.<key>`. */
export interface DataColumn<T extends DataItem> {
  readonly key: ColumnKey;
  readonly Cell: Part<{ item: T }>;
  /** The sort key of the rows; without it the column is not sortable. */
  readonly sortKey?: (item: T) => string | number;
  /** Whether there is anything to show; cards of phones leave empty cells out. */
  readonly isEmpty?: (item: T) => boolean;
  readonly isHiddenAtFirst?: boolean;
  /** Share of the width; 1 unless said otherwise. */
  readonly share?: number;
}

/** Props of a dialog of a data page. */
export interface DataDialogProps<T extends DataItem> {
  /** Everything on the page. */
  readonly items: readonly T[];
  /** The subject: a row, the selected rows, or none. */
  readonly chosen: readonly T[];
  readonly onClose: () => void;
}

/** Something that can be done beside creating, editing and deleting; its name is the text `action.<key>`. */
export interface DataAction<T extends DataItem> {
  readonly key: ActionKey;
  readonly icon: Icon;
  /** Where it is offered: on top of the page, in the menu of a row, for the rows that are chosen. */
  readonly places: readonly ('page' | 'row' | 'chosen')[];
  readonly Dialog: Part<DataDialogProps<T>>;
}

/** Creates (without an item) or edits one. */
export interface DataFormProps<T extends DataItem> {
  readonly item: T | null;
  readonly onClose: () => void;
}

/** Everything that sets one page of data apart; `DataPage` does the rest. */
export interface DataKind<T extends DataItem> {
  readonly key: DataKey;
  /** Where the API keeps them: create, and by id change and delete. */
  readonly path: DataPath;
  /** Asks the API for all of them. */
  readonly list: DataList<T>;
  readonly icon: Icon;
  readonly columns: readonly DataColumn<T>[];
  /** The texts that the search of the page looks in. */
  readonly searchedTexts: (item: T) => readonly string[];
  readonly order: DataOrder;
  readonly Form: Part<DataFormProps<T>>;
  readonly actions: readonly DataAction<T>[];
}

export interface DataOrder {
  readonly column: ColumnKey;
  readonly isDescending: boolean;
}
