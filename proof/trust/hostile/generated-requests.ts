import type { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { call, field } from '../calls.ts';
import { addOrdinaryMember } from '../ordinary-member.ts';
import { type Engine, startServer } from '../started-server.ts';
import { type Context, judge, type Outcome, skip, type Trial } from '../trial.ts';
import { unexplained } from './explained-methods.ts';
import { type Found, generateRequests, installSchemathesis } from './schemathesis.ts';

/** Who sends the requests. `nobody` has no token; the reader has an API token of an ordinary member that only reads. */
const roles = ['administrator', 'member', 'reader', 'nobody'] as const;
type Role = (typeof roles)[number];

const recipes = 30;
const forms = {
  short: { phases: 'fuzzing', examples: 1, seconds: 60 },
  long: { phases: 'coverage,fuzzing,stateful', examples: 40, seconds: 450 },
};

/** One trial for each role on each database: the long form takes an hour in sum. */
export const generatedRequests: readonly Trial[] = (['sqlite', 'postgres'] as const).flatMap((engine) =>
  roles.map((role) => ({
    row: 'H9',
    name: `generated requests as ${role} on ${engine}`,
    promise:
      'no request that is generated from /openapi.json is answered with 5xx or against the description',
    run: (context: Context) => sendAll(context, engine, role),
  })),
);

async function sendAll(context: Context, engine: Engine, role: Role): Promise<Outcome> {
  if (!(await installSchemathesis())) return skip('pip cannot install schemathesis');
  const server = await startServer(context, engine);
  if (server === null) return skip('PostgreSQL is not installed');
  try {
    await server.hearth.fill(recipes);
    const { hearth } = server;
    const token = await signIn(hearth, role);
    const form = context.isShort ? forms.short : forms.long;
    const all = await generateRequests(hearth.url, token, { ...form, seed: context.seed, workers: 2 });
    const found = { ...all, failures: await unexplained(hearth.url, all.failures) };
    const self = await call({ url: hearth.url, token: token ?? '' }, '/api/users/self');
    const isAsExpected = self?.status === (role === 'nobody' ? 401 : 200);
    return judgeFound(found, isAsExpected ? 'as it was' : `answers ${self?.status}`, hearth.output);
  } finally {
    await server.remove();
  }
}

async function signIn(hearth: HearthProcess, role: Role): Promise<string | null> {
  if (role === 'nobody') return null;
  if (role === 'administrator') return hearth.signIn();
  const token = await addOrdinaryMember(hearth);
  if (role === 'member') return token;
  const body = { name: 'generated requests', scope: 'read-only' };
  const made = await call({ url: hearth.url, token }, '/api/users/api-tokens', { body });
  return field(made?.body, 'token');
}

function judgeFound(found: Found, session: string, output: string): Outcome {
  const logged = output.split('\n').filter((line) => line.includes('"level":"error"'));
  const figures = {
    requests: found.requests,
    operations: found.operations,
    'valid requests accepted': found.accepted,
    'session afterwards': session,
    failures: found.failures.length,
    'errors of the generator': found.ownErrors,
    'errors in the log': logged.length,
    ...(logged[0] === undefined ? {} : { 'first in the log': logged[0].slice(0, 1500) }),
  };
  return judge(figures, [...found.failures, ...found.unanswered]);
}
