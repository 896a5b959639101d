import { HearthProcess } from '../../../packages/e2e/src/harness/hearth-process.ts';
import { judge, type Trial } from '../trial.ts';

const pages = ['/', '/login', '/api/app/about', '/api/users/self', '/api/nowhere', '/openapi.json'];

/** What a header has to say on every answer, or on answers of the API alone. */
interface Rule {
  readonly header: string;
  readonly isMet: (value: string, path: string) => boolean;
}

const directive = (policy: string, name: string) =>
  policy.split(';').find((one) => one.trim().split(' ')[0] === name) ?? '';

/** The rules by which the HTTP Observatory takes points away, without those for cookies and redirects. */
const rules: readonly Rule[] = [
  { header: 'content-security-policy', isMet: (value) => /default-src '(?:none|self)'/.test(value) },
  {
    header: 'content-security-policy',
    isMet: (value) =>
      !/unsafe-(?:inline|eval)/.test(`${directive(value, 'script-src')}${directive(value, 'default-src')}`),
  },
  { header: 'content-security-policy', isMet: (value) => !/unsafe-/.test(value) },
  {
    header: 'content-security-policy',
    isMet: (value) => !/(?:script|object)-src[^;]*(?:https?:|data:|\*)/.test(value),
  },
  { header: 'content-security-policy', isMet: (value) => /frame-ancestors 'none'/.test(value) },
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
    isMet: (value, path) => !path.startsWith('/api/') || /no-store/.test(value),
  },
];

export const headers: Trial = {
  row: 'H11',
  name: 'headers by the rules of the HTTP Observatory',
  promise: 'no answer loses points, and private data is not stored by browsers',
  run: async () => {
    const hearth = await HearthProcess.start({ env: { BASE_URL: 'https://recipes.example.com' } });
    try {
      const token = await hearth.signIn();
      const faults: string[] = [];
      for (const path of pages) {
        const answer = await fetch(`${hearth.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
        await answer.arrayBuffer();
        faults.push(...brokenRules(path, answer.headers));
      }
      return judge({ pages: pages.length, rules: rules.length, broken: faults.length }, faults);
    } finally {
      await hearth.remove();
    }
  },
};

function brokenRules(path: string, sent: Headers): string[] {
  const broken = rules.filter(({ header, isMet }) => !isMet(sent.get(header) ?? '', path));
  return broken.map(({ header }) => `${path}: ${header}: ${sent.get(header) ?? 'is missing'}`);
}
