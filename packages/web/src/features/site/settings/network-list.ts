const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$|\/)|(?=$|\/))){4}$/;
const ipv6 = /^(?=[^.]*$)(?!.*::.*::)[\da-f:]{2,39}$/i;

/** The lines of a text that say something, each once. */
export function splitNetworks(text: string): string[] {
  const lines = text.split(/[\n,;]/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** Lines that are neither an address nor a range such as `192.168.0.0/16` or `fd00::/8`. */
export function wrongNetworks(networks: readonly string[]): string[] {
  return networks.filter((network) => !isNetwork(network));
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0) return false;
  if (ipv4.test(address)) return hasBits(bits, 32);
  return isIpv6(address) && hasBits(bits, 128);
}

function isIpv6(address: string): boolean {
  if (!ipv6.test(address) || !address.includes(':')) return false;
  const groups = address.split(':').filter((group) => group !== '');
  if (groups.some((group) => group.length > 4)) return false;
  return address.includes('::') ? groups.length < 8 : groups.length === 8;
}

function hasBits(bits: string | undefined, most: number): boolean {
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
}
