import type { DoctorFinding } from '@hearth/contract';
import { good, problem, proxyLine, warning } from './finding.ts';

/** What became of bodies of growing size, in bytes. */
export interface BodyFacts {
  /** The largest that arrived whole; 0 if none did. */
  readonly largest: number;
  /** The smallest that did not; null if all did. */
  readonly cutAt: number | null;
  /** The status of the answer to that one; 0 if the connection broke. */
  readonly status: number;
}

const tooLarge = 413;

/** Whether a proxy lets large uploads through. */
export function judgeBody({ largest, cutAt, status }: BodyFacts): DoctorFinding {
  if (cutAt === null) return good('body.whole', { largest });
  const isCut = status === tooLarge || status === 0;
  if (!isCut) return warning('body.failed', { size: cutAt, status });
  return problem(
    'body.cut',
    { largest, size: cutAt },
    proxyLine('nginx', 'client_max_body_size 0;'),
    proxyLine('caddy', 'request_body {\n\tmax_size 300GB\n}'),
  );
}

/** When the events of a short stream arrived, in milliseconds, and how they were sent. */
export interface StreamFacts {
  readonly arrivals: readonly number[];
  readonly events: number;
  readonly everyMs: number;
}

/** Whether events arrive one by one. Held back, they come together at the end. */
export function judgeStream({ arrivals, events, everyMs }: StreamFacts): DoctorFinding {
  if (arrivals.length < events) return problem('stream.missing', { arrived: arrivals.length, events });
  const took = Math.max(...arrivals) - Math.min(...arrivals);
  if (took >= ((events - 1) * everyMs) / 2) return good('stream.oneByOne');
  return warning(
    'stream.heldBack',
    {},
    proxyLine('nginx', 'proxy_buffering off;'),
    proxyLine('caddy', 'flush_interval -1'),
  );
}

/** The clocks of both ends, in milliseconds: of the browser before and after the question. */
export interface ClockFacts {
  readonly server: number;
  readonly before: number;
  readonly after: number;
}

const lateMs = 60_000;
const wrongMs = 5 * 60_000;

/** Whether server and browser agree on the time: sign-in by authenticator and single sign-on need it. */
export function judgeClock({ server, before, after }: ClockFacts): DoctorFinding {
  const off = Math.max(0, before - server, server - after);
  const seconds = Math.round(off / 1000);
  if (off <= lateMs) return good('time.agrees', { seconds });
  const judge = off > wrongMs ? problem : warning;
  return judge('time.differs', { seconds }, { target: 'command', text: 'sudo timedatectl set-ntp true' });
}
