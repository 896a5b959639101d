import type { Mutation } from '../mutation.ts';

const features = 'packages/server/src/features';
const http = 'packages/server/src/platform/http';

/** Who comes in, and as whom. */
export const signIn: readonly Mutation[] = [
  {
    name: 'a link to a new password is good twice',
    file: `${features}/password-reset/password-reset.repository.ts`,
    find: '  return taken.numDeletedRows > 0n;',
    replace: '  return taken.numDeletedRows >= 0n;',
    tests: [`${features}/password-reset/password-reset.test.ts`],
  },
  {
    name: 'a link to a new password is good for ever',
    file: `${features}/password-reset/password-reset.repository.ts`,
    find: "    .where('token_hash', '=', tokenHash)\n    .where('expires_at', '>', now)\n",
    replace: "    .where('token_hash', '=', tokenHash)\n",
    tests: [`${features}/password-reset/password-reset.test.ts`],
  },
  {
    name: 'the code of an authenticator is good twice',
    file: `${features}/second-factor/second-factor.repository.ts`,
    find: "    .where('last_step', '<', step)\n",
    replace: '',
    tests: [`${features}/second-factor/second-factor.test.ts`],
  },
  {
    name: 'a recovery code is good twice',
    file: `${features}/second-factor/second-factor.repository.ts`,
    find: "    .where('code_hash', '=', hash)\n    .executeTakeFirst();\n  return numDeletedRows > 0n;",
    replace: "    .where('code_hash', '=', hash)\n    .executeTakeFirst();\n  return numDeletedRows >= 0n;",
    tests: [`${features}/second-factor/second-factor.test.ts`],
  },
  {
    name: 'another site writes with the cookie of a browser',
    file: `${http}/same-origin.ts`,
    find: "if (fetchSite !== undefined && fetchSite !== 'same-origin') return true;",
    replace: 'if (fetchSite !== undefined) return false;',
    tests: [`${features}/sessions/session-token.test.ts`, `${features}/sessions/session-life.test.ts`],
  },
  {
    name: 'routes for administrators are open to members',
    file: `${http}/routes.ts`,
    find: "    if (!scope.rights.admin) throw new AppError('forbidden');\n",
    replace: '',
    tests: [`${features}/admin-places/admin-groups.test.ts`],
  },
  {
    name: 'an API token opens more than its scope',
    file: `${http}/routes.ts`,
    find: "  throw new AppError('tokenScopeTooNarrow', { scope: credential.scope });\n",
    replace: '',
    tests: [`${features}/api-tokens/api-tokens.test.ts`],
  },
  {
    name: 'an API token opens what needs a person at a device',
    file: `${http}/routes.ts`,
    find: "  if (operation.needsSession) throw new AppError('sessionNeeded');\n",
    replace: '',
    tests: [`${features}/api-tokens/api-tokens.test.ts`],
  },
  {
    name: 'an API token is good after its end',
    file: `${features}/api-tokens/api-tokens.service.ts`,
    find: 'found.expiresAt <= storedInstant(now)',
    replace: 'false',
    tests: [`${features}/api-tokens/api-tokens.test.ts`],
  },
  {
    name: 'sessions go on after the password was set anew',
    file: `${features}/password-reset/password-reset.service.ts`,
    find: '  await deleteSessionsOf(tx, user.id);\n',
    replace: '',
    tests: [`${features}/password-reset/password-reset.test.ts`],
  },
  {
    name: 'a name is never locked, however often it is guessed at',
    file: `${features}/sessions/sign-in-limits.ts`,
    find: '  if (ends.length === 0) return;\n',
    replace: '  if (ends.length >= 0) return;\n',
    tests: [`${features}/sessions/sign-in-limits.test.ts`],
  },
  {
    name: 'one address guesses at any number of names',
    file: `${features}/sessions/sign-in-limits.ts`,
    find: '  if (isFull(ofAddress)) {\n',
    replace: '  if (ofAddress.max < 0) {\n',
    tests: [`${features}/sessions/sign-in-limits.test.ts`],
  },
  {
    name: 'a device that has signed in before is locked out with strangers',
    file: `${features}/sessions/sign-in-limits.ts`,
    find: '  if (knownAs !== null) return [',
    replace: '  if (knownAs === username) return [',
    tests: [`${features}/sessions`],
  },
];
