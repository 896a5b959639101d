/** Parameters of an address that carry secrets, such as share, reset and file tokens and sign-in codes. */
const SECRET_PARAMETERS = /([?&](?:token|access_token|code|state|password|key|secret)=)[^&#\s]*/gi;

/** Paths that end in a secret: the addresses that calendar programs have. */
const SECRET_PATHS = /(\/mealplans\/ical\/)[^/?#\s"]+/gi;

/** An address fit for the log: parameters and paths that carry secrets are masked. */
export function maskAddress(address: string): string {
  return address.replace(SECRET_PARAMETERS, '$1******').replace(SECRET_PATHS, '$1******');
}

const mask = '******';
/** Three parts of base64url joined by dots, the first of which begins like JSON: a token of any program. */
const tokens = /\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]{10,}/g;
const authorization = /\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi;
/** `user:password@` in an address. */
const credentials = /(:\/\/[^\s/:@"]*:)[^\s/@"]+(?=@)/g;
const named = /("(?:password|secret|token|api_?key|authorization|cookie)"\s*:\s*")(?:[^"\\]|\\.)*/gi;
/** Shorter texts would mask half of the log. */
const minSecretLength = 4;

/** A line of the log without what opens something: tokens, credentials, and the given secrets wherever they stand. */
export function maskSecrets(line: string, secrets: readonly string[]): string {
  const masked = maskAddress(line)
    .replace(tokens, mask)
    .replace(authorization, `$1 ${mask}`)
    .replace(credentials, `$1${mask}`)
    .replace(named, `$1${mask}`);
  return secrets
    .filter((secret) => secret.length >= minSecretLength)
    .reduce((text, secret) => text.replaceAll(secret, mask), masked);
}
