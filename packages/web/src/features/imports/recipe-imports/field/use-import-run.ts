import { findAddresses, type Incoming, readIncoming } from '@hearth/domain/imports/incoming';
import { useRef, useState } from 'react';
import { activeLocale } from '../../../../platform/i18n/index.ts';
import { type ForAll, useBulkImport } from '../bulk/bulk.queries.ts';
import { croppedPhotos } from '../image/use-photos.ts';
import type { ImportWay } from '../import-problem.tsx';
import { type ImportOptions, type RecipeSource, useCreateRecipe } from '../imports.queries.ts';
import { readTextFile } from './read-text-file.ts';
import type { IncomingField } from './use-incoming.ts';

/** The options beside the field. */
export interface RunOptions extends ImportOptions {
  /** The page that a pasted text is from. */
  readonly pageUrl: string;
  readonly translates: boolean;
  /** What all recipes of several links are put under. */
  readonly forAll: ForAll;
}

/** Imports what is in the field. `cancel` lets the answer go unread; what the server has stored by then stays. */
export function useImportRun(options: RunOptions) {
  const creation = useCreateRecipe();
  const bulk = useBulkImport();
  const abort = useRef<AbortController | null>(null);
  const [way, setWay] = useState<ImportWay>('url');
  const create = (source: RecipeSource, as: ImportWay) => {
    setWay(as);
    abort.current = new AbortController();
    creation.mutate({ source, options, signal: abort.current.signal });
  };
  const readPages = (urls: readonly string[]) => {
    const [url] = urls;
    if (urls.length === 1 && url !== undefined) return create({ kind: 'url', url }, 'url');
    setWay('bulk');
    const { forAll, readIngredients, includeTags, showNutrition } = options;
    return bulk.mutate({ urls, forAll, readIngredients, includeTags, showNutrition });
  };
  const readWords = (data: string, found: Incoming) => {
    if (found.kind === 'links') return readPages(findAddresses(data));
    const url = options.pageUrl.trim() || (found.kind === 'text' ? found.url : null);
    return create({ kind: 'text', data, url }, 'html');
  };
  const start = async ({ incoming, text, file, shelf }: IncomingField) => {
    if (incoming.kind === 'name') return create({ kind: 'name', name: incoming.name }, 'html');
    if (incoming.kind === 'links' || incoming.kind === 'text') return readWords(text, incoming);
    if (incoming.kind === 'pictures') {
      const pictures = await croppedPhotos(shelf.photos);
      const language = options.translates ? activeLocale.value : null;
      return create({ kind: 'pictures', pictures, language }, 'image');
    }
    if (file === null) return undefined;
    if (incoming.kind === 'archive') return create({ kind: 'zip', archive: file }, 'zip');
    const words = await readTextFile(file);
    return readWords(words, readIncoming(words));
  };
  const reset = () => {
    creation.reset();
    bulk.reset();
  };
  const cancel = () => {
    abort.current?.abort();
    reset();
  };
  return { creation, bulk, way, isPending: creation.isPending || bulk.isPending, start, reset, cancel };
}
