import type { DoctorFinding } from '@hearth/contract';
import { good, problem, setting, warning } from './finding.ts';
import { isOwnMachine } from './own-machine.ts';

/** How the server is reached. */
export interface AddressFacts {
  /** `BASE_URL`, or the default address. */
  readonly baseUrl: string;
  readonly isBaseUrlSet: boolean;
  /** The address as the browser shows it; null where no browser asks. */
  readonly visited: string | null;
}

const example = setting('BASE_URL', 'https://recipes.example.org');

/** Whether links, mails and sign-in lead to the address that people use. */
export function judgeAddress({ baseUrl, isBaseUrlSet, visited }: AddressFacts): DoctorFinding {
  if (visited === null) {
    return isBaseUrlSet ? good('address.set', { base: baseUrl }) : warning('address.unset', {}, example);
  }
  if (!isBaseUrlSet) {
    return isOwnMachine(visited)
      ? warning('address.unset', {}, example)
      : problem('address.unsetVisited', { visited }, setting('BASE_URL', visited));
  }
  if (normalize(visited) === normalize(baseUrl)) return good('address.fits', { base: baseUrl });
  return warning('address.other', { visited, base: baseUrl }, setting('BASE_URL', visited));
}

function normalize(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/(?<!\/)\/+$/, '');
}

/** What became of a request to the server's own public address; `failure` says why none came back. */
export interface ReachFacts {
  readonly baseUrl: string;
  readonly failure: string | null;
  /** Whether the answer came from this server. */
  readonly isThisServer: boolean;
}

/** Whether the public address leads to this server. A network that hides its own outer address is no fault. */
export function judgeReach({ baseUrl, failure, isThisServer }: ReachFacts): DoctorFinding {
  if (failure !== null) return warning('reach.failed', { base: baseUrl, reason: failure });
  if (!isThisServer) return problem('reach.otherServer', { base: baseUrl });
  return good('reach.answers', { base: baseUrl });
}
