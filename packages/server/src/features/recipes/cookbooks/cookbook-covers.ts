import { type CookbookCover, maxCoverPictures } from '@hearth/contract';
import { ListCache } from '../../../platform/db/revisions/list-cache.ts';
import type { GroupScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { buildOverviews } from '../library/index.ts';
import { findCookbooks } from './cookbooks.repository.ts';

/** In cookbooks; each weighs a few hundred letters. */
const rememberedCovers = 20_000;

/** Covers of cookbooks: one a process, since it remembers what it has found. */
export class CookbookCovers {
  readonly #platform: Platform;
  readonly #shelves = new ListCache<CookbookCover[]>(rememberedCovers, (covers) => covers.length + 1);

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /**
   * Covers of all cookbooks that the reader may see: every household's of the group for members, public ones for
   * visitors. They count and show the recipes that the reader may see.
   */
  async list(scope: GroupScope): Promise<CookbookCover[]> {
    const key = JSON.stringify([scope.groupId, scope.kind, scope.libraryRevision]);
    return this.#shelves.get(key, () => this.#read(scope));
  }

  async #read(scope: GroupScope): Promise<CookbookCover[]> {
    const reader = this.#platform.database.read(scope);
    const cookbooks = await findCookbooks(reader);
    const filters = cookbooks.map((one) => one.query_filter_string);
    const overviews = await buildOverviews(reader, filters, maxCoverPictures, this.#platform.clock.now());
    return cookbooks.map(({ id }, index) => {
      const { recipeCount = 0, pictures = [] } = overviews[index] ?? {};
      return { id, recipeCount, pictures: [...pictures] };
    });
  }
}
