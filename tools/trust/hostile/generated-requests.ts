import { call } from '../calls.ts';
import { addOrdinaryMember } from '../ordinary-member.ts';
import { type Engine, startServer } from '../started-server.ts';
import { type Context, judge, type Outcome, skip, type Trial } from '../trial.ts';
import { type Found, generateRequests, installSchemathesis } from './schemathesis.ts';

type Role = 'administrator' | 'member';

const recipes = 30;
const forms = {
  short: { phases: 'fuzzing', examples: 1, seconds: 60 },
  long: { phases: 'coverage,fuzzing,stateful', examples: 40, seconds: 900 },
};

/** One trial for each role on each database: the long form takes an hour in sum. */
export const generatedRequests: readonly Trial[] = (['sqlite', 'postgres'] as const).flatMap((engine) =>
  (['administrator', 'member'] as const).map((role) => ({
    row: 'H9',
    name: `generated requests as ${role} on ${engine}`,
    promise: 'no request that is generated from /openapi.json is answered with 5xx',
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
    const token = role === 'member' ? await addOrdinaryMember(hearth) : await hearth.signIn();
    const form = context.isShort ? forms.short : forms.long;
    const found = await generateRequests(hearth.url, token, { ...form, seed: context.seed, workers: 2 });
    const self = await call({ url: hearth.url, token }, '/api/users/self');
    return judgeFound(found, self?.status ?? 0, hearth.output);
  } finally {
    await server.remove();
  }
}

function judgeFound(found: Found, selfStatus: number, output: string): Outcome {
  const logged = output.split('\n').filter((line) => line.includes('"level":"error"'));
  const figures = {
    requests: found.requests,
    operations: found.operations,
    'valid requests accepted': found.accepted,
    'session afterwards': selfStatus === 200 ? 'valid' : `answers ${selfStatus}`,
    'server errors': found.serverErrors.length,
    'errors of the generator': found.ownErrors,
    'errors in the log': logged.length,
    ...(logged[0] === undefined ? {} : { 'first in the log': logged[0].slice(0, 1500) }),
  };
  return judge(figures, [...found.serverErrors, ...found.unanswered]);
}
