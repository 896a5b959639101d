import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Tens of thousands of the most used passwords, in lower case. A module of its own that is imported late: in the bundle
 * the package itself, which is CommonJS, would have no named exports when it is imported so.
 */
export const mostUsedPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);
