import { compile } from '@fastify/proxy-addr';
import type { Settings } from '../../../settings.ts';

/** Whether an address is a proxy whose forwarded addresses are trusted. */
export function proxyTest({ server: { trustedProxies } }: Settings): (address: string) => boolean {
  if (trustedProxies === 'all') return () => true;
  const isTrusted = compile([...trustedProxies]);
  return (address) => isTrusted(address, 0);
}
