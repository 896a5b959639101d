import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { call, type Caller } from '../calls.ts';
import { mannWhitneyP } from '../mann-whitney.ts';
import { addOrdinaryMember } from '../ordinary-member.ts';
import { milliseconds, percentile } from '../percentiles.ts';
import { type Context, judge, type Figures, type Outcome, type Trial } from '../trial.ts';

/** Pairs of tries at each door; a name takes four wrong passwords before it closes. */
const pairs = {
  short: { 'sign-in': 20, reset: 40, registration: 40 },
  long: { 'sign-in': 200, reset: 900, registration: 900 },
};
const triesPerName = 4;
/** A wait for a password's hash is long and varies by itself, so that 5 ms of it could not be told from noise. */
const allowed = { medianMs: 5, shareOfMedian: 0.025, p: 0.01 };
/** These differ with every answer. */
const volatile = new Set(['date', 'x-request-id']);

interface Try {
  readonly ms: number;
  /** Everything that the caller sees. */
  readonly seen: string;
}

/** Asks as a stranger with a name, from an address of its own, so that no limit of an address is met. */
type Door = (stranger: Caller, name: string, headers: Record<string, string>) => ReturnType<typeof call>;

const password = 'a password that nobody has';
const doors: Readonly<Record<keyof typeof pairs.long, Door>> = {
  'sign-in': (stranger, username, headers) => {
    const body = new FormData();
    body.set('username', username);
    body.set('password', password);
    return call(stranger, '/api/auth/token', { body, headers });
  },
  reset: (stranger, name, headers) =>
    call(stranger, '/api/users/forgot-password', { body: { email: `${name}@example.com` }, headers }),
  registration: (stranger, username, headers) => {
    const person = { username, fullName: username, email: `${username}@example.com` };
    const body = { ...person, password, passwordConfirm: password };
    return call(stranger, '/api/users/register', { body, headers });
  },
};

export const knownNames: Trial = {
  row: 'A2',
  name: 'known and unknown names',
  promise: 'are answered alike, and at most 5 ms or 2.5 % apart at the median (Mann-Whitney p > 0.01)',
  run: async (context) => {
    const hearth = await HearthProcess.start({ env: { SECURITY_MAX_LOGIN_ATTEMPTS: '1000' } });
    try {
      return await tryAll(context, hearth);
    } finally {
      await hearth.remove();
    }
  },
};

async function tryAll(context: Context, hearth: HearthProcess): Promise<Outcome> {
  const wanted = pairs[context.isShort ? 'short' : 'long'];
  const names = Array.from({ length: Math.ceil(wanted['sign-in'] / triesPerName) }, (_, at) => `known${at}`);
  for (const name of names) await addOrdinaryMember(hearth, name);
  const faults: string[] = [];
  const figures: Record<string, number | string> = {};
  for (const [name, door] of Object.entries(doors)) {
    const count = wanted[name as keyof typeof wanted];
    const found = await tryDoor(context, hearth, door, { count, names });
    Object.assign(figures, prefixed(name, found.figures));
    faults.push(...found.faults.map((fault) => `${name}: ${fault}`));
  }
  return judge(figures, faults);
}

interface Plan {
  readonly count: number;
  readonly names: readonly string[];
}

async function tryDoor(
  { random }: Context,
  { url }: HearthProcess,
  door: Door,
  { count, names }: Plan,
): Promise<{ figures: Figures; faults: readonly string[] }> {
  const known: Try[] = [];
  const unknown: Try[] = [];
  const stranger = { url, token: '' };
  for (let pair = 0; pair < count; pair += 1) {
    const name = names[pair % names.length] ?? '';
    const tries = [
      { name, into: known },
      { name: name.replace('known', 'other'), into: unknown },
    ];
    if (random() < 0.5) tries.reverse();
    for (const one of tries)
      one.into.push(await timed(door, stranger, one.name, `10.${pair >> 8}.${pair & 255}.1`));
  }
  return compare(known, unknown);
}

async function timed(door: Door, stranger: Caller, name: string, address: string): Promise<Try> {
  const started = performance.now();
  const answer = await door(stranger, name, { 'x-forwarded-for': address, authorization: '' });
  const ms = performance.now() - started;
  const headers = [...(answer?.headers ?? [])].filter(([header]) => !volatile.has(header));
  return { ms, seen: JSON.stringify([answer?.status, headers, answer?.body]) };
}

function compare(known: readonly Try[], unknown: readonly Try[]) {
  const [one, other] = [known, unknown].map((tries) => tries.map(({ ms }) => ms)) as [number[], number[]];
  // Of the two tries of a pair, which come right after each other: what else the machine does differs least.
  const differences = one.map((ms, pair) => ms - (other[pair] ?? 0));
  const difference = Math.abs(percentile(differences, 0.5));
  const p = mannWhitneyP(one, other);
  const answers = new Set([...known, ...unknown].map(({ seen }) => seen));
  return {
    figures: {
      pairs: known.length,
      answers: answers.size,
      'median of known names': milliseconds(percentile(one, 0.5)),
      'median difference of a pair': milliseconds(difference),
      p: p.toFixed(3),
    },
    faults: [
      ...(answers.size === 1 ? [] : [`answered differently: ${[...answers].slice(0, 2).join(' and ')}`]),
      ...(difference < Math.max(allowed.medianMs, allowed.shareOfMedian * percentile(one, 0.5))
        ? []
        : [`known names differ by ${milliseconds(difference)}`]),
      ...(p > allowed.p ? [] : [`the times differ (p = ${p.toFixed(4)})`]),
    ],
  };
}

function prefixed(name: string, figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([figure, value]) => [`${name}: ${figure}`, value]));
}
