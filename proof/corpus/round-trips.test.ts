import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Recipe } from '@hearth/contract';
import { extractRecipe, toImportedRecipe } from '@hearth/recipe-extractor/extraction';
import { onlyWhere } from '../../tools/test-run/only-where.ts';
import { anyRecipe, roast } from '../../packages/domain/src/recipes/exports/recipes-for-test.ts';
import { awkwardText } from './awkward-text.ts';
import { readArchives } from './saved-archives.ts';
import { exportsTable, fieldSayings } from './exports-table.ts';
import {
  type ComparedField,
  listDifferences,
  sendAround,
  sendText,
  storedRecipe,
  ways,
} from './round-trip.ts';

const data = ['../../../shared/data', '../../../../shared/data']
  .map((folder) => join(import.meta.dirname, folder))
  .find((folder) => existsSync(join(folder, 'scrape-dev.tar.xz')));
const where = onlyWhere(data !== undefined, 'no saved pages and archives are beside the project');

/** The ways on which a recipe comes back otherwise, and in what. */
function findDifferences(
  recipes: readonly (readonly [string, Recipe])[],
  way: (typeof ways)[number],
): string[] {
  return recipes.flatMap(([name, recipe]) => {
    const fields = listDifferences(recipe, sendAround(recipe, way));
    return fields.length === 0 ? [] : [`${name}: ${fields.join(', ')}`];
  });
}

describe('a recipe that goes out of Hearth and in again', () => {
  it.each(ways)('comes back equal as %s', (way) => {
    expect(findDifferences([['roast', roast()]], way)).toEqual([]);
  });

  it.each(ways)('comes back equal as %s, whatever its texts are', (way) => {
    fc.assert(
      fc.property(anyRecipe(awkwardText), (recipe) => {
        const named = { ...recipe, name: recipe.name.trim() === '' ? 'Soup' : recipe.name };
        expect(listDifferences(named, sendAround(named, way))).toEqual([]);
      }),
      { numRuns: 400, seed: 35 },
    );
  });
});

describe('the text of a file that someone has edited', () => {
  const full = {
    ...roast(),
    rating: 4,
    dateAdded: '2024-05-06',
    nutrition: { calories: '640', proteinContent: '41', sodiumContent: '300' },
    extras: { origin: 'Aunt Ada' },
    description: 'For *cold* days.\nAnd for warm ones.',
  };

  it.each(['json-ld', 'cooklang', 'markdown'] as const)('says in %s what the table promises', (format) => {
    const lost = listDifferences(full, sendText(full, format));
    const promised = (Object.keys(fieldSayings) as ComparedField[]).filter(
      (field) => fieldSayings[field][format] === 'text',
    );
    expect(lost.filter((field) => promised.includes(field))).toEqual([]);
  });

  it('is in the documentation', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/exports.md'), 'utf8');
    expect(page).toContain(`<!-- table -->\n${exportsTable()}\n<!-- /table -->`);
  });
});

const archives = data === undefined ? [] : await readArchives(join(data, 'migrations'));

describe('every recipe of the visible corpus', where, () => {
  const pages = data === undefined ? [] : readPages(join(data, 'scrape-dev.tar.xz'));

  it('is there', () => {
    expect(pages.length).toBeGreaterThan(500);
    expect(archives.length).toBeGreaterThan(15);
  });

  it.each(ways)('comes back equal as %s', (way) => {
    expect(findDifferences([...pages, ...archives], way)).toEqual([]);
  });
});

function readPages(archive: string): (readonly [string, Recipe])[] {
  const target = mkdtempSync(join(tmpdir(), 'hearth-round-trips-'));
  try {
    execFileSync('tar', ['-xJf', archive, '-C', target]);
    const folder = join(target, 'scrape-dev', 'pages');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.testhtml'))
      .flatMap((file) => {
        const found = extractRecipe(readFileSync(join(folder, file), 'utf8'), 'https://example.com/');
        if (found === null) return [];
        const read = toImportedRecipe(found, { language: 'en-US' });
        return [[file, storedRecipe({ ...read, ...nothingElse })] as const];
      });
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

const nothingElse = {
  categories: [],
  tools: [],
  notes: [],
  rating: null,
  dateAdded: null,
  isMade: false,
  isFavorite: false,
  source: null,
  extras: {},
};
