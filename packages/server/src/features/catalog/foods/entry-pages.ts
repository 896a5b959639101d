import type { Page, SearchablePagingQuery } from '@hearth/contract';
import { ListCache } from '../../../platform/db/revisions/list-cache.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { JsonText } from '../../../platform/http/answers/json-text.ts';
import { wireJsonInTurns } from '../../../platform/http/answers/wire-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CatalogEntryRow } from './foods.tables.ts';
import type { CatalogKind } from './catalog-kinds.ts';
import { listEntries } from './catalog-entries.service.ts';

const rememberedCharacters = 8_000_000;
/** What an entry weighs besides its text. */
const entryCost = 200;

/** Lists of foods and units as sent, cached for each revision of the library. One per process. */
export class EntryPages {
  readonly #platform: Platform;
  readonly #texts = new ListCache<string>(rememberedCharacters, (text) => text.length + entryCost);

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** See {@link listEntries}. Texts are the household's own, since they say what it has. */
  async list<Row extends CatalogEntryRow, I, A>(
    scope: MemberScope,
    family: CatalogKind<Row, I, A>,
    query: SearchablePagingQuery,
    route: string,
  ): Promise<JsonText<Page<A>>> {
    const load = async () => wireJsonInTurns(await listEntries(this.#platform, scope, family, query, route));
    // A filter may depend on the time, and a random order differs each time.
    if (query.queryFilter || query.orderBy === 'random') return new JsonText(await load());
    const { groupId, householdId, libraryRevision } = scope;
    const key = JSON.stringify([family.kind, groupId, householdId, libraryRevision, query]);
    return new JsonText(await this.#texts.get(key, load));
  }
}
