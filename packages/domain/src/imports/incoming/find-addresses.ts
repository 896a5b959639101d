import { findWebAddress } from '../web-address/index.ts';

/**
 * The addresses in a text, each once, in their order: of a list of links, or of a whole mail. Without `https://` an
 * address has a line to itself.
 */
export function findAddresses(text: string): string[] {
  return [...new Set(text.split(/[\r\n]+/).flatMap(findInLine))];
}

function findInLine(line: string): string[] {
  const found = line.match(/https?:\/\/[^\s<>"']+/gi);
  if (found !== null) return found.map((one) => one.replace(/(?<![),.;\]])[),.;\]]+$/, ''));
  const alone = findWebAddress(line);
  return alone === null ? [] : [alone];
}
