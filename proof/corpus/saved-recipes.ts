import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a saved page says, as far as the benches and tests use it. */
export interface SavedRecipe {
  /** `host/file` */
  readonly page: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly yields: string;
  readonly language: string;
  /** As the page words them: `297 kcal`. */
  readonly nutrients: Readonly<Record<string, string>>;
}

/** Pages of publishers are kept beside the project, or beside the folder of its worktrees; absent in most clones. */
const archive = ['../../../shared/data', '../../../../shared/data']
  .map((folder) => join(import.meta.dirname, folder, 'scrape-dev.tar.xz'))
  .find((path) => existsSync(path));

/** Whether the saved recipe pages are at hand. */
export const hasSavedRecipes = archive !== undefined;

/** The recipes of the saved pages, as the pages should be read; none where they are not at hand. */
export function readSavedRecipes(): SavedRecipe[] {
  if (archive === undefined) return [];
  const target = mkdtempSync(join(tmpdir(), 'hearth-recipes-'));
  try {
    execFileSync('tar', ['-xJf', archive, '-C', target]);
    const pages = join(target, 'scrape-dev', 'pages');
    return readdirSync(pages, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => parseRecipe(file, readFileSync(join(pages, file), 'utf8')));
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

interface ExpectedRecipe {
  readonly ingredients?: readonly string[] | string;
  readonly instructions_list?: readonly string[];
  readonly yields?: string | null;
  readonly language?: string | null;
  readonly nutrients?: Readonly<Record<string, string>> | null;
}

function parseRecipe(file: string, json: string): SavedRecipe {
  const {
    ingredients,
    instructions_list: steps,
    yields,
    language,
    nutrients,
  } = JSON.parse(json) as ExpectedRecipe;
  return {
    page: file.replace('.json', ''),
    ingredients: typeof ingredients === 'string' ? ingredients.split('\n') : (ingredients ?? []),
    steps: steps ?? [],
    yields: yields ?? '',
    language: language ?? '',
    nutrients: nutrients ?? {},
  };
}
