import type { RecipeInput } from '@hearth/contract';
import { isRecord } from '@hearth/recipe-extractor/cleaning';
import type { LineToLink } from '../../recipes/recipe/index.ts';

/** More lines of one archive than any library links; those behind stay words. */
const maxLines = 20_000;

/** A recipe of an archive by its id and its name there. */
interface Archived {
  readonly id?: unknown;
  readonly name?: unknown;
}

/** A line that names a recipe of its archive, by the id there and by its name. */
interface NamedLine extends Omit<LineToLink, 'innerId'> {
  readonly archivedId: string | null;
}

/**
 * The recipes of one archive that Hearth has written, and the lines in them that are recipes: which recipe of the
 * archive a line means is known once all of them are read.
 */
export class ArchiveLinks {
  readonly #byId = new Map<string, string>();
  /** Null for a name that several recipes have. */
  readonly #byName = new Map<string, string | null>();
  readonly #lines: NamedLine[] = [];

  /** Notes which recipe one of the archive is here. */
  addRecipe({ id: archivedId, name }: Archived, id: string): void {
    if (typeof archivedId === 'string') this.#byId.set(archivedId.toLowerCase(), id);
    if (typeof name === 'string') this.#byName.set(name, this.#byName.has(name) ? null : id);
  }

  /** Notes the lines of a recipe that was written with `input`, where recipes are words still; `rows` are its lines there. */
  addLines(recipeId: string, rows: readonly unknown[], { recipeIngredient }: RecipeInput): void {
    for (const [position, row] of rows.entries()) {
      const named = readNamed(row);
      const written = recipeIngredient?.[position];
      if (named === null || typeof written !== 'object' || this.#lines.length >= maxLines) continue;
      const { id: archivedId, name } = named;
      this.#lines.push({ recipeId, position, name, note: written.note ?? '', archivedId });
    }
  }

  /** The lines whose recipe the archive has. */
  listLines(): LineToLink[] {
    return this.#lines.flatMap(({ archivedId, ...line }) => {
      const byId = archivedId === null ? undefined : this.#byId.get(archivedId.toLowerCase());
      const innerId = byId ?? this.#byName.get(line.name) ?? null;
      return innerId === null ? [] : [{ ...line, innerId }];
    });
  }
}

/** The recipe that a line of an archive is, by its id there and its name; null for any other line. */
export function readNamed(row: unknown): { readonly id: string | null; readonly name: string } | null {
  const sent = isRecord(row) ? row['referencedRecipe'] : null;
  if (!isRecord(sent)) return null;
  const { id, name } = sent;
  if (typeof name !== 'string' || name.trim() === '') return null;
  return { id: typeof id === 'string' ? id : null, name: name.trim() };
}
