import { maskAddress } from './log.ts';

const mask = '******';
/** Three parts of base64url joined by dots, the first of which begins like JSON: a token of any program. */
const tokens = /\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]{10,}/g;
const authorization = /\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi;
/** `user:password@` in an address. */
const credentials = /(:\/\/[^\s/:@"]*:)[^\s/@"]+(?=@)/g;
const named = /("(?:password|secret|token|api_?key|authorization|cookie)"\s*:\s*")(?:[^"\\]|\\.)*/gi;
/** Shorter texts would mask half of the log. */
const shortestSecret = 4;

/** A line of the log without what opens something: tokens, credentials, and the given secrets wherever they stand. */
export function maskSecrets(line: string, secrets: readonly string[]): string {
  const masked = maskAddress(line)
    .replace(tokens, mask)
    .replace(authorization, `$1 ${mask}`)
    .replace(credentials, `$1${mask}`)
    .replace(named, `$1${mask}`);
  return secrets
    .filter((secret) => secret.length >= shortestSecret)
    .reduce((text, secret) => text.replaceAll(secret, mask), masked);
}
