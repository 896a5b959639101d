import { type FileLook, type FormatVote, isDocument, lookAt } from '@hearth/recipe-extractor/migrations';
import { fail } from '../../../platform/errors/app-error.ts';
import type { MovedArchive } from './moved-archive.ts';
import { type AskedProgram, getFormat, getProgram, type Program } from './program.ts';
import { findCandidates, findLetters, findVotes } from './read-source.ts';

/** What an archive or a file is read as, and which of its files. */
export interface ResolvedProgram {
  readonly program: Program;
  readonly sources: readonly string[];
}

/** Files that are looked into for each format: the first ones of an archive tell as much as all. */
const samples = 3;
/** Of all formats together. */
const maxSamples = 60;
/** By so much another format must be surer of a file than the one of the archive, for the file to be of another. */
const clearly = 0.2;
/** So sure another format must be to be taken instead of the one that someone chose. */
const surer = 0.85;

/**
 * What an archive or a file is, by its content. A choice counts where the content leaves it open: people take the wrong
 * entry of a list, and programs rename their files.
 * @throws AppError `fileNotRecognized` and its siblings, which say what the file looks like and what would take it
 */
export function resolveProgram(archive: MovedArchive, asked: AskedProgram): Promise<ResolvedProgram> {
  return archive.isOneFile ? resolveFile(archive, asked) : resolveArchive(archive, asked);
}

async function resolveFile(archive: MovedArchive, asked: AskedProgram): Promise<ResolvedProgram> {
  const [name = ''] = archive.names;
  const sources = [name];
  if (asked.type === 'csv') return { program: asked, sources };
  const bytes = await archive.read(name);
  if (isDocument(bytes)) {
    if (!(await findLetters(bytes))) return fail('fileHasNoText');
    return { program: { type: 'files', as: 'plaintext' }, sources };
  }
  const votes = await findVotes({ name, bytes });
  if (asked.type !== 'auto' && votes.some(({ type }) => type === asked.type))
    return { program: asked, sources };
  const [best] = votes;
  if (best === undefined) return refuse(lookAt(bytes));
  return { program: { type: 'files', as: best.type }, sources };
}

function refuse(look: FileLook): never {
  switch (look) {
    case 'empty':
      return fail('fileIsEmpty');
    case 'picture':
      return fail('fileIsPicture');
    case 'zip':
      return fail('archiveUnreadable');
    case 'otherArchive':
      return fail('fileIsPacked');
    case 'oldDocument':
    case 'richText':
      return fail('fileIsOldDocument');
    case 'media':
      return fail('fileIsMedia');
    case 'pdf':
    case 'database':
    case 'gzip':
    case 'text':
    case 'data':
      return fail('fileNotRecognized');
  }
}

async function resolveArchive(archive: MovedArchive, asked: AskedProgram): Promise<ResolvedProgram> {
  const chosen = asked.type === 'auto' ? [] : getFormat(asked).sourcesAmong(archive.names);
  if (asked.type === 'csv' && chosen.length > 0) return { program: asked, sources: chosen };
  const found = await rankArchive(archive);
  const [best] = found.ranking;
  if (asked.type !== 'auto' && chosen.length > 0) {
    const own = found.ranking.find(({ type }) => type === asked.type)?.confidence ?? 0;
    if (own > 0 || (best?.confidence ?? 0) < surer) return { program: asked, sources: chosen };
  }
  if (isBackup(archive.names) && (best?.confidence ?? 0) < surer) return fail('fileIsBackup');
  if (best !== undefined && !found.isMixed) return readAll(archive, getProgram(best.type));
  if (found.isReadable) return readAll(archive, { type: 'files', as: 'auto' });
  return asked.type === 'auto' ? fail('fileNotRecognized') : { program: asked, sources: [] };
}

function readAll({ names }: MovedArchive, program: Program): ResolvedProgram {
  return { program, sources: getFormat(program).sourcesAmong(names) };
}

interface ArchiveRanking {
  /** The formats that read files of the archive, surest first. */
  readonly ranking: readonly FormatVote[];
  /** Whether any file looks like recipes. */
  readonly isReadable: boolean;
  /** Whether some files look like recipes of another format than the first. */
  readonly isMixed: boolean;
}

/** The formats of an archive by what the first of their files look like. */
async function rankArchive(archive: MovedArchive): Promise<ArchiveRanking> {
  const candidates = await findCandidates(archive.names);
  const firsts = candidates.map(({ type, sources }) => ({ type, sources: sources.slice(0, samples) }));
  const names = [...new Set(firsts.flatMap(({ sources }) => sources))].slice(0, maxSamples);
  const votes = new Map<string, readonly FormatVote[]>();
  for (const name of names) votes.set(name, await voteOn(archive, name));
  const ranking = firsts.map(({ type, sources }) => ({ type, confidence: average(sources, votes, type) }));
  const ranked = ranking
    .filter(({ confidence }) => confidence > 0)
    .toSorted((left, right) => right.confidence - left.confidence);
  const ofFiles = [...votes.values()].filter((of) => of.length > 0);
  return {
    ranking: ranked,
    isReadable: ofFiles.length > 0,
    isMixed: ofFiles.some((of) => isOfAnother(of, ranked[0]?.type)),
  };
}

function isOfAnother(
  [first, ...others]: readonly FormatVote[],
  type: FormatVote['type'] | undefined,
): boolean {
  if (first === undefined || first.type === type) return false;
  const own = others.find((vote) => vote.type === type)?.confidence ?? 0;
  return first.confidence - own > clearly;
}

/** A file that is damaged, or larger than a recipe can be, looks like nothing. */
async function voteOn(archive: MovedArchive, name: string): Promise<readonly FormatVote[]> {
  const bytes = await archive.read(name).catch(() => null);
  if (bytes === null) return [];
  if (isDocument(bytes)) return [{ type: 'plaintext', confidence: surer }];
  return findVotes({ name, bytes });
}

function average(
  names: readonly string[],
  votes: ReadonlyMap<string, readonly FormatVote[]>,
  type: FormatVote['type'],
): number {
  const all = names.map((name) => votes.get(name)?.find((vote) => vote.type === type)?.confidence ?? 0);
  return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
}

/** A backup of Hearth or Mealie: of a whole server, with its people. */
function isBackup(names: readonly string[]): boolean {
  return names.includes('backup.json') || names.includes('database.json');
}
