import type { SearchablePagingQuery } from '@hearth/contract';
import { ListMemory } from '../../../platform/db/list-cache.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { JsonText } from '../../../platform/http/json-text.ts';
import { wireJson } from '../../../platform/http/wire-json.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WordRow } from './foods.tables.ts';
import type { WordFamily } from './catalog-kinds.ts';
import { listWords } from './catalog-entries.service.ts';

const rememberedCharacters = 8_000_000;
/** What an entry weighs besides its text. */
const entryCost = 200;

/** Lists of foods and units as they travel, kept for each revision of the library. One a process. */
export class WordPages {
  readonly #platform: Platform;
  readonly #texts = new ListMemory<string>(rememberedCharacters, (text) => text.length + entryCost);

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** See {@link listWords}. Texts are the household's own, since they say what it has. */
  async list<Row extends WordRow, I, A>(
    scope: MemberScope,
    family: WordFamily<Row, I, A>,
    query: SearchablePagingQuery,
    route: string,
  ): Promise<JsonText> {
    const load = async () => wireJson(await listWords(this.#platform, scope, family, query, route));
    // A filter may ask for the time, and a random order is another each time.
    if (query.queryFilter || query.orderBy === 'random') return new JsonText(await load());
    const { groupId, householdId, libraryRevision } = scope;
    const key = JSON.stringify([family.kind, groupId, householdId, libraryRevision, query]);
    return new JsonText(await this.#texts.get(key, load));
  }
}
