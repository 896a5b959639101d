import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { judge, type Trial } from '../trial.ts';

const routesFolder = fileURLToPath(new URL('../../../packages/web/src/routes/', import.meta.url));
/** Pages and answers that no route of the web app or operation of the API names. */
const besides = [
  '/',
  '/nowhere',
  '/api/nowhere',
  '/api/app/about?x=%00',
  '/openapi.json',
  '/g/home/cookbooks/x',
];

/** What a header has to say on every answer, or on answers of the API alone. */
interface Rule {
  readonly header: string;
  readonly isMet: (value: string, path: string) => boolean;
}

const directive = (policy: string, name: string) =>
  policy.split(';').find((one) => one.trim().split(' ')[0] === name) ?? '';

/** The colours are the same for all users; calendar programs keep their calendar and ask whether it has changed. */
const keptOnPurpose = new Set(['/api/app/about/theme', '/api/households/mealplans/ical']);

/** The rules by which the HTTP Observatory takes points away, without those for cookies and redirects. */
const rules: readonly Rule[] = [
  { header: 'content-security-policy', isMet: (value) => /default-src '(?:none|self)'/.test(value) },
  {
    header: 'content-security-policy',
    isMet: (value) =>
      !/unsafe-(?:inline|eval)/.test(`${directive(value, 'script-src')}${directive(value, 'default-src')}`),
  },
  { header: 'content-security-policy', isMet: (value) => !value.includes('unsafe-') },
  {
    header: 'content-security-policy',
    isMet: (value) => !/(?:script|object)-src[^;]*(?:https?:|data:|\*)/.test(value),
  },
  { header: 'content-security-policy', isMet: (value) => value.includes("frame-ancestors 'none'") },
  {
    header: 'strict-transport-security',
    isMet: (value) => Number(/max-age=(\d+)/.exec(value)?.[1]) >= 15_768_000,
  },
  { header: 'x-content-type-options', isMet: (value) => value === 'nosniff' },
  { header: 'x-frame-options', isMet: (value) => ['DENY', 'SAMEORIGIN'].includes(value) },
  { header: 'referrer-policy', isMet: (value) => /^(?:no-referrer|same-origin|strict-origin)/.test(value) },
  { header: 'cross-origin-resource-policy', isMet: (value) => ['same-origin', 'same-site'].includes(value) },
  { header: 'access-control-allow-origin', isMet: (value) => value === '' },
  {
    header: 'cache-control',
    isMet: (value, path) =>
      !path.startsWith('/api/') || keptOnPurpose.has(path) || value.includes('no-store'),
  },
];

export const headers: Trial = {
  row: 'H11',
  name: 'headers by the rules of the HTTP Observatory',
  promise: 'no answer loses points, and private data is not stored by browsers',
  run: async () => {
    const hearth = await HearthProcess.start({ env: { BASE_URL: 'https://recipes.example.com' } });
    try {
      const headers = { authorization: `Bearer ${await hearth.signIn()}` };
      const operations = await readPaths(hearth.url);
      const pages = pagePaths();
      const paths = new Set([...besides, ...pages, ...operations]);
      const faults: string[] = [];
      for (const path of paths) {
        const answer = await fetch(`${hearth.url}${path}`, { headers, redirect: 'manual' });
        await answer.body?.cancel();
        faults.push(...brokenRules(path, answer.headers));
      }
      const figures = { pages: pages.length, operations: operations.length, addresses: paths.size };
      return judge({ ...figures, rules: rules.length, broken: faults.length }, faults);
    } finally {
      await hearth.remove();
    }
  },
};

/** The address of every GET operation, with words where ids belong. */
async function readPaths(url: string): Promise<string[]> {
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  return Object.entries(document.paths)
    .filter(([, methods]) => 'get' in methods)
    .map(([path]) => path.replaceAll(/\{\w+\}/g, 'x'));
}

/** The address of every page of the web app, as its routes have it, with words where names belong. */
function pagePaths(): string[] {
  const sources = readdirSync(routesFolder).map((file) => readFileSync(`${routesFolder}${file}`, 'utf8'));
  const paths = sources.flatMap((source) =>
    [...source.matchAll(/path: '(\/[^']*)'/g)].map(([, path = '']) => path),
  );
  return [...new Set(paths)].map((path) => path.replaceAll(/\$\w+/g, 'home'));
}

function brokenRules(path: string, sent: Headers): string[] {
  const broken = rules.filter(({ header, isMet }) => !isMet(sent.get(header) ?? '', path));
  return broken.map(({ header }) => `${path}: ${header}: ${sent.get(header) ?? 'is missing'}`);
}
