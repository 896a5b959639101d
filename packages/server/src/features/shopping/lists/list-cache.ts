import type { ShoppingListOut } from '@hearth/contract';
import { ListCache } from '../../../platform/db/revisions/list-cache.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { required } from '../../../platform/errors/app-error.ts';
import { JsonText } from '../../../platform/http/answers/json-text.ts';
import { wireJson } from '../../../platform/http/answers/wire-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findList } from '../store/lists.repository.ts';
import { presentWholeList } from './lists.service.ts';

const maxCachedCharacters = 16_000_000;
/** Added to the length of the text of each entry. */
const entryCost = 200;

/**
 * Caches lists with their items as JSON text, by the sequence of the list and the library revision, which
 * changes with the catalog entries and recipes in it: after a change all devices of a household fetch the
 * same text. One per process.
 */
export class ListTexts {
  readonly #platform: Platform;
  readonly #texts = new ListCache<string>(maxCachedCharacters, (text) => text.length + entryCost);

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /**
   * One list with its items as JSON text.
   * @throws AppError `itemNotFound`
   */
  async get(scope: MemberScope, id: string): Promise<JsonText<ShoppingListOut>> {
    const reader = this.#platform.database.read(scope);
    // The sequence is read before the items: a cached text is never older than its key.
    const row = required(await findList(reader, id), 'itemNotFound');
    const key = `${id} ${scope.householdId} ${row.sequence} ${scope.libraryRevision}`;
    const text = await this.#texts.get(key, async () =>
      wireJson(await presentWholeList(this.#platform, scope, row)),
    );
    return new JsonText(text, { updatedAt: wireInstant(row.updated_at) });
  }
}
