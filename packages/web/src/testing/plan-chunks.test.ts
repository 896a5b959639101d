import { describe, expect, it } from 'vitest';
import { listOccasions, type View } from '../../vite-plugins/chunks/occasions.ts';
import type { Piece } from '../../vite-plugins/chunks/piece.ts';
import { planChunks } from '../../vite-plugins/chunks/plan-chunks.ts';

function piece(id: string, bytes: number, imports: readonly string[], more: Partial<Piece> = {}): Piece {
  return { id, modules: [id], bytes, imports, later: [], start: null, ...more };
}

const start = (id: string, imports: readonly string[], later: readonly string[] = []) =>
  piece(id, 100, imports, { start: id, later });

const view = (name: string, weight = 1): View => ({ name, weight, starts: [name], afterwards: [] });

/** Names of the pieces of each file, in the order of the alphabet. */
function plan(pieces: readonly Piece[], views: readonly View[]): string[][] {
  const files = planChunks(pieces, listOccasions(pieces, views));
  return files.map((members) => members.toSorted()).toSorted((a, b) => a.join().localeCompare(b.join()));
}

describe('the files of a build', () => {
  it('hold together what is used together, and starting points stay by themselves', () => {
    const pieces = [
      start('recipe', ['amounts', 'icons']),
      start('list', ['amounts', 'icons']),
      piece('amounts', 9000, []),
      piece('icons', 9000, []),
    ];
    expect(plan(pieces, [view('recipe'), view('list')])).toEqual([['amounts', 'icons']]);
  });

  it('are apart where joining would load more for nothing than one request costs', () => {
    const pieces = [
      start('recipe', ['amounts', 'icons']),
      start('login', ['icons']),
      piece('amounts', 9000, []),
      piece('icons', 500, []),
    ];
    expect(plan(pieces, [view('recipe'), view('login')])).toEqual([['amounts'], ['icons']]);
  });

  it('are joined for a little that is not needed, but not on a page that matters most', () => {
    const pieces = [
      start('recipe', ['amounts', 'icons']),
      start('login', ['icons']),
      piece('amounts', 400, []),
      piece('icons', 500, []),
    ];
    expect(plan(pieces, [view('recipe'), view('login')])).toEqual([['amounts', 'icons']]);
    expect(plan(pieces, [view('recipe'), view('login', 100)])).toEqual([['amounts'], ['icons']]);
  });

  it('bring nothing large along for the sake of something small', () => {
    const pieces = [
      start('recipe', ['icons']),
      start('editor', ['icons', 'button']),
      start('list', ['kit']),
      start('plan', ['kit']),
      piece('icons', 500, []),
      piece('button', 400, ['kit']),
      piece('kit', 9000, []),
    ];
    const views = ['recipe', 'editor', 'list', 'plan'].map((name) => view(name));
    expect(plan(pieces, views)).toEqual([['button', 'kit'], ['icons']]);
  });

  it('never wait for each other', () => {
    const pieces = [
      start('page', ['top', 'other']),
      piece('top', 10, ['middle']),
      piece('middle', 90_000, ['bottom']),
      piece('bottom', 10, []),
      piece('other', 10, []),
      start('login', ['bottom', 'other']),
    ];
    const files = plan(pieces, [view('page'), view('login', 50)]);
    expect(files.some((file) => file.includes('top') && file.includes('bottom'))).toBe(false);
  });

  it('count a dialog by what it needs beyond the pages that open it', () => {
    const pieces = [
      start('page', ['kit'], ['dialog']),
      start('dialog', ['kit', 'form']),
      piece('kit', 10, []),
      piece('form', 10, []),
    ];
    const occasions = listOccasions(pieces, [view('page')]);
    expect([...(occasions.find(({ name }) => name === 'dialog')?.needed ?? [])].toSorted()).toEqual([
      'dialog',
      'form',
    ]);
  });
});
