const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the connection cannot be read on the network: it is encrypted, or stays on the machine. */
export function isSecure({ protocol, hostname }: { protocol: string; hostname: string }): boolean {
  return protocol === 'https:' || ownMachine.has(hostname) || hostname.endsWith('.localhost');
}
