import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Recipe } from '@hearth/contract';
import {
  listCandidates,
  type MigrationFormat,
  migrationFormats,
  rankFormats,
} from '@hearth/recipe-extractor/migrations';
import { openArchiveFile } from '../../packages/server/src/platform/archive/archive-file.ts';
import { storedRecipe } from './round-trip.ts';

/** A recipe, and where it was read. */
export type SourcedRecipe = readonly [source: string, recipe: Recipe];

const maxFileBytes = 20_000_000;

/** The recipes of the archives of other programs in a folder, as imports store them. */
export async function readArchives(folder: string): Promise<SourcedRecipe[]> {
  const found: SourcedRecipe[] = [];
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.zip') && !file.startsWith('backup'))
      found.push(...(await readArchive(join(folder, file))));
  }
  return found;
}

async function readArchive(path: string): Promise<SourcedRecipe[]> {
  const archive = await openArchiveFile(path);
  const read = (name: string) => archive.read(name, maxFileBytes);
  try {
    const format = await findFormat(archive.names, read);
    const names = format?.sourcesAmong(archive.names) ?? [];
    const files = await Promise.all(names.map(async (name) => ({ name, bytes: await read(name) })));
    const entries = files.flatMap((file) => format?.read(file, 'en-US') ?? []);
    return entries.flatMap((one) =>
      'recipe' in one ? [[`${path}: ${one.recipe.name}`, storedRecipe(one.recipe)] as const] : [],
    );
  } finally {
    await archive.close();
  }
}

/** The format that the first file of an archive looks most like. */
async function findFormat(
  names: readonly string[],
  read: (name: string) => Promise<Uint8Array>,
): Promise<MigrationFormat | null> {
  const votes = [];
  for (const { type, sources } of listCandidates(names)) {
    const [name = ''] = sources;
    const vote = rankFormats({ name, bytes: await read(name) }).find((one) => one.type === type);
    votes.push({ type, confidence: vote?.confidence ?? 0 });
  }
  const [best] = votes.toSorted((one, other) => other.confidence - one.confidence);
  return best === undefined || best.type === 'csv' ? null : migrationFormats[best.type];
}
