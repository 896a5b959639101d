const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether nobody on the way can read along: the address is encrypted, or it never leaves the machine. */
export function isSecure({ protocol, hostname }: { protocol: string; hostname: string }): boolean {
  return protocol === 'https:' || ownMachine.has(hostname) || hostname.endsWith('.localhost');
}
