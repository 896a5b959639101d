import type { DoctorFinding } from '@hearth/contract';
import { good, problem, proxyLine, setting, warning } from './finding.ts';
import { isOwnMachine } from './own-machine.ts';

/** A request as it arrived. */
export interface ProxyFacts {
  /** The address as the browser shows it. */
  readonly visited: string;
  /** The header `Host`. */
  readonly host: string;
  /** The header `X-Forwarded-For`; null without it. */
  readonly forwardedFor: string | null;
  /** The header `X-Forwarded-Proto`; null without it. */
  readonly forwardedProto: string | null;
  /** The other end of the connection. */
  readonly peer: string;
  /** Whether `HOST_IP` covers the other end. */
  readonly isPeerTrusted: boolean;
  readonly trustsAll: boolean;
  /** Whom the server takes the visitor for. */
  readonly visitor: string;
}

/** Whether a proxy says which host was asked for, by whom and how, and whether the server believes it. */
export function judgeProxy(facts: ProxyFacts): DoctorFinding {
  const { visited, host, peer, forwardedFor } = facts;
  const page = new URL(visited);
  if (page.host !== host) {
    return problem(
      'proxy.hostChanged',
      { host, visited: page.host },
      proxyLine('nginx', 'proxy_set_header Host $http_host;'),
      proxyLine('caddy', 'header_up Host {http.request.host}'),
    );
  }
  if (forwardedFor === null) return judgeWithoutFor(page);
  if (facts.trustsAll) return warning('proxy.trustsAll', {}, setting('HOST_IP', peer));
  if (!facts.isPeerTrusted) return problem('proxy.notTrusted', { peer }, setting('HOST_IP', peer));
  if (page.protocol === 'https:' && !/^https\b/i.test(facts.forwardedProto ?? '')) {
    const line = proxyLine('nginx', 'proxy_set_header X-Forwarded-Proto $scheme;');
    return warning('proxy.withoutProto', {}, line);
  }
  return good('proxy.passesOn', { visitor: facts.visitor });
}

/** The server itself speaks no TLS: what is visited by https came through a proxy. */
function judgeWithoutFor(page: URL): DoctorFinding {
  if (page.protocol !== 'https:') return good('proxy.direct');
  const line = 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;';
  return warning('proxy.withoutFor', {}, proxyLine('nginx', line));
}

/** Whether what travels between browser and server can be read on the way. */
export function judgeEncryption(address: string): DoctorFinding {
  if (new URL(address).protocol === 'https:') return good('tls.encrypted');
  if (isOwnMachine(address)) return good('tls.ownMachine');
  return warning(
    'tls.plain',
    {},
    proxyLine('caddy', 'recipes.example.org {\n\treverse_proxy localhost:9000\n}'),
  );
}
