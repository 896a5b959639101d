import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { listOccasions, type View } from './occasions.ts';
import type { Piece } from './piece.ts';
import { planChunks } from './plan-chunks.ts';

/** Of the text of a script, what is left when it is made short and compressed. */
const leftOver = 0.127;
const shell = 'src/features/site/shell/';
const recipes = 'src/features/recipes/';
const lists = 'src/features/shopping/lists/';
const layouts = `${shell}layouts/`;
const settings = 'src/features/site/settings-menu/settings-shell.tsx';

/** What pages consist of beside themselves. */
interface Frame {
  readonly starts: readonly string[];
  /** What comes by itself when the page is shown. */
  readonly afterwards: readonly string[];
  /** How much a byte matters that the page does not need. */
  readonly weight: number;
}

const app: Frame = {
  starts: ['src/start-app.tsx', `${layouts}main-layout.tsx`],
  // Not what comes once a page is calm: code that it shared with the rest would come early.
  afterwards: [`${recipes}cookbooks/cookbook-rows.tsx`],
  weight: 3,
};
const beforeApp: Frame = {
  starts: ['src/start-app.tsx', `${layouts}blank-layout.tsx`],
  afterwards: [],
  weight: 20,
};
const lateOnLists = [`${lists}late-parts.ts`, 'src/ui/menu/open-menu.tsx'];

/** Pages that people begin with or wait for most. */
const mainPages: Readonly<Record<string, Partial<Frame>>> = {
  'sessions/login-page.tsx': { weight: 150 },
  'explorer/explorer-page.tsx': { weight: 200 },
  'read/recipe-page.tsx': {
    weight: 60,
    afterwards: [`${recipes}comments/recipe-talk.tsx`, `${recipes}read/facts/late-facts.ts`],
  },
  'lists/list-page.tsx': { weight: 30, afterwards: lateOnLists },
  'lists/lists-page.tsx': { weight: 10, afterwards: lateOnLists },
  'planner/planner-page.tsx': { weight: 10 },
};

/** What people open on a page as if it were another: it is as large as one. */
const pagesOnPages: Readonly<Record<string, readonly string[]>> = {
  'read/recipe-page.tsx': [`${recipes}edit/recipe-editor.tsx`],
};

/** The frame of a page, by the file of routes that names it. */
function chooseFrame(page: string, routes: string): Frame {
  const own = Object.entries(mainPages).find(([end]) => page.endsWith(end))?.[1] ?? {};
  const frame = routes.endsWith('entry-routes.ts') ? beforeApp : app;
  const isSetting = /(?:settings|administration)-routes\.ts$/.test(routes);
  return {
    starts: [...frame.starts, ...(isSetting ? [settings] : [])],
    afterwards: [...frame.afterwards, ...(own.afterwards ?? [])],
    weight: own.weight ?? frame.weight,
  };
}

/**
 * Puts modules that are used together into one file. For that the app is built once without being written, which shows
 * which modules the starting points need: pages, dialogs, what comes later.
 */
export function chunksByUse(plugins: () => PluginOption[]): Plugin {
  const names = new Map<string, string>();
  return {
    name: 'hearth-chunks-by-use',
    apply: 'build',
    async config(config) {
      const { pieces, views } = await survey({ ...config, plugins: plugins() });
      for (const [at, members] of planChunks(pieces, listOccasions(pieces, views)).entries())
        for (const piece of pieces.filter(({ id }) => members.includes(id)))
          for (const module of piece.modules) names.set(module, `part-${at + 1}`);
      const groups = [{ name: (module: string) => names.get(module) ?? null }];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

interface Survey {
  readonly pieces: readonly Piece[];
  readonly views: readonly View[];
}

/** Builds the app in memory, each piece a file. */
async function survey(config: UserConfig): Promise<Survey> {
  const pages = new Map<string, string>();
  const listPages: Plugin = {
    name: 'hearth-list-pages',
    buildEnd() {
      for (const routes of [...this.getModuleIds()].filter((id) => /\/src\/routes\/[\w-]+\.ts$/.test(id)))
        for (const page of this.getModuleInfo(routes)?.dynamicallyImportedIds ?? []) pages.set(page, routes);
    },
  };
  const answer = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [config.plugins, listPages],
    build: {
      ...config.build,
      write: false,
      manifest: false,
      minify: false,
      cssMinify: false,
      reportCompressedSize: false,
    },
  });
  const [output] = [answer].flat() as Rolldown.RolldownOutput[];
  const pieces = (output?.output ?? []).flatMap((file) => (file.type === 'chunk' ? toPiece(file) : []));
  return { pieces, views: listViews(pieces, pages) };
}

function toPiece(chunk: Rolldown.OutputChunk): Piece {
  return {
    id: chunk.fileName,
    modules: chunk.moduleIds.filter((id) => id !== '\0rolldown/runtime.js'),
    bytes: chunk.code.length * leftOver,
    imports: chunk.imports,
    later: chunk.dynamicImports,
    start: chunk.isEntry || chunk.isDynamicEntry ? chunk.facadeModuleId : null,
  };
}

function listViews(pieces: readonly Piece[], pages: ReadonlyMap<string, string>): View[] {
  const find = (end: string) =>
    pieces.filter(({ start }) => start?.endsWith(`/${end}`) === true).map(({ id }) => id);
  const entry = find('index.html');
  return [...pages].flatMap(([page, routes]) => {
    const own = pieces.filter(({ start }) => start === page).map(({ id }) => id);
    if (own.length === 0 || page.includes('/shell/')) return [];
    const { starts, afterwards, weight } = chooseFrame(page, routes);
    const whole = {
      starts: [...entry, ...starts.flatMap(find), ...own],
      afterwards: afterwards.flatMap(find),
    };
    const opened = Object.entries(pagesOnPages).find(([end]) => page.endsWith(end))?.[1] ?? [];
    return [
      { ...whole, name: page, weight },
      ...opened.map((name) => ({
        name,
        weight: app.weight,
        starts: [...whole.starts, ...find(name)],
        afterwards: app.afterwards.flatMap(find),
      })),
    ];
  });
}
