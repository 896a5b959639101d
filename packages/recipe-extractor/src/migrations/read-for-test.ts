import { strToU8 } from 'fflate';
import { type MigratedRecipe, type MigrationType, migrationFormats, type ReadRecipe } from './index.ts';

/** The language of who moves in. */
export const language = 'en-US';

/** What a file of an archive says. */
export function read(type: MigrationType, name: string, content: string | Uint8Array): readonly ReadRecipe[] {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  return migrationFormats[type].read({ name, bytes }, language);
}

/** The recipes of a file without failures. */
export function recipes(type: MigrationType, name: string, content: string | Uint8Array): MigratedRecipe[] {
  return read(type, name, content).map((one) => {
    if ('failure' in one) throw new Error(`${one.failure.message}: ${one.failure.exception}`);
    return one.recipe;
  });
}
