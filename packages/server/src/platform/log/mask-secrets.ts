/** Query parameters with secrets, such as share, reset and file tokens and sign-in codes. */
const secretParameters = /([?&](?:token|access_token|code|state|password|key|secret)=)[^&#\s]*/gi;

/** Paths that end in a secret: the calendar feed addresses. */
const secretPaths = /(\/mealplans\/ical\/)[^/?#\s"]+/gi;

/** An address for the log, with secret parameters and paths masked. */
export function maskAddress(address: string): string {
  return address.replace(secretParameters, '$1******').replace(secretPaths, '$1******');
}

const mask = '******';
/** A JWT: three parts of base64url joined by dots, the first starting like JSON. */
const tokens = /\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]{10,}/g;
const authorization = /\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi;
/** `user:password@` in an address. */
const credentials = /(:\/\/[^\s/:@"]*:)[^\s/@"]+(?=@)/g;
const named = /("(?:password|secret|token|api_?key|authorization|cookie)"\s*:\s*")(?:[^"\\]|\\.)*/gi;
/** Shorter texts would mask half of the log. */
const minSecretLength = 4;

/** A log line without tokens, credentials and the given secrets. */
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
