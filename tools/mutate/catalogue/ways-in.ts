import type { Mutation } from '../mutation.ts';

const features = 'packages/server/src/features';
const accounts = `${features}/accounts`;
const singleSignOn = `${features}/sign-in/single-sign-on.service.ts`;
const linkedAccounts = `${features}/sign-in/linked-accounts.test.ts`;
const tokenAccess = 'packages/domain/src/token-access';

/** How one account comes into the hands of another: identities, names, addresses and API tokens. */
export const waysIn: readonly Mutation[] = [
  {
    name: 'the first sign-in of an identity opens an account by an address that nobody has verified',
    file: singleSignOn,
    find: "  return email_verified === true || email_verified === 'true';",
    replace: "  return email_verified !== 'false';",
    tests: [linkedAccounts],
  },
  {
    name: 'the first sign-in of an identity opens an account that has a password',
    file: singleSignOn,
    find: " && found.auth_method === 'OIDC' &&",
    replace: ' &&',
    tests: [linkedAccounts],
  },
  {
    name: 'the first sign-in of an identity opens the account of that user name',
    file: singleSignOn,
    find: "await findUserBy(reader, 'email', email);",
    replace:
      "(await findUserBy(reader, 'email', email)) ?? (await findUserBy(reader, 'username_key', email));",
    tests: [linkedAccounts],
  },
  {
    name: 'a second identity opens an account that has one',
    file: singleSignOn,
    find: ' && !(await hasIdentityOf(reader, issuer, found.id));',
    replace: ';',
    tests: [linkedAccounts],
  },
  {
    name: 'members and administrators give an account the address of another as user name',
    file: `${accounts}/change-account.ts`,
    find: '  if (taken.username || taken.email) fail(code);\n',
    replace: '',
    tests: [`${accounts}/names-and-addresses.test.ts`],
  },
  {
    name: 'an administrator makes an account whose user name is the address of another',
    file: `${accounts}/create-account.ts`,
    find: 'const wanted = { usernameKey: usernameKey(person.username), email: person.email };',
    replace: "const wanted = { usernameKey: '', email: '' };",
    tests: [`${accounts}/names-and-addresses.test.ts`],
  },
  {
    name: 'a newcomer registers with the address of another as user name',
    file: `${features}/registration/registration.service.ts`,
    find: "  if (taken.username) fail('usernameTaken');\n",
    replace: '',
    tests: [`${accounts}/names-and-addresses.test.ts`],
  },
  {
    name: 'a newcomer registers with the user name of another as address',
    file: `${features}/registration/registration.service.ts`,
    find: "  if (taken.email) fail('emailTaken');\n",
    replace: '',
    tests: [`${accounts}/names-and-addresses.test.ts`],
  },
  {
    name: 'a provider’s new account gets an address that is the user name of another',
    file: `${features}/sign-in/external-person.ts`,
    find: '(await isTaken(platform, tx, person))',
    replace: 'false',
    tests: [linkedAccounts],
  },
  {
    name: 'user names are looked up before addresses at the sign-in',
    file: `${features}/users/users.repository.ts`,
    find: "const addressFirst = ['email', 'username_key'] as const;",
    replace: "const addressFirst = ['username_key', 'email'] as const;",
    tests: [`${accounts}/names-and-addresses.test.ts`],
  },
  {
    name: 'the own address changes without the password',
    file: `${accounts}/change-address.ts`,
    find: "given.currentPassword === '') fail('emailNeedsPassword');\n  await confirmPassword(platform, by, given.currentPassword, address);",
    replace: "given.currentPassword === '') return;",
    tests: [`${accounts}/change-address.test.ts`],
  },
  {
    name: 'the own address changes with any password',
    file: `${accounts}/change-address.ts`,
    find: '  await confirmPassword(platform, by, given.currentPassword, address);\n',
    replace: '',
    tests: [`${accounts}/change-address.test.ts`],
  },
  {
    name: 'an API token changes the own address',
    file: `${accounts}/change-address.ts`,
    find: "  if (by.credential.kind !== 'session') fail('sessionNeeded');\n",
    replace: '',
    tests: [`${accounts}/change-address.test.ts`],
  },
  {
    name: 'a link to a new password is good after the address has changed',
    file: `${accounts}/change-address.ts`,
    find: '  await deleteResetTokensOf(tx, user.id);\n',
    replace: '',
    tests: [`${accounts}/change-address.test.ts`],
  },
  {
    name: 'the old address is not told of the new one',
    file: `${accounts}/change-address.ts`,
    find: '  await platform.jobs.enqueue(tx, tellOldAddressJob, payload);\n',
    replace: '  void payload;\n',
    tests: [`${accounts}/change-address.test.ts`],
  },
  {
    name: 'API tokens go on after the password was set anew',
    file: `${features}/password-reset/password-reset.service.ts`,
    find: '  await deleteTokensOf(tx, user.id);\n',
    replace: '',
    tests: [`${accounts}/change-address.test.ts`],
  },
  {
    name: 'a refresh trades an API token for a session',
    file: `${features}/sessions/sessions.routes.ts`,
    find: "      return { access_token: bearer, token_type: 'bearer' };",
    replace: '      return (await sessions.start(scope.userId, false, undefined)).answer;',
    tests: [`${features}/api-tokens/api-tokens.test.ts`],
  },
  {
    name: 'an API token makes API tokens',
    file: 'packages/contract/src/api-tokens.ts',
    find: '    needsSession: true,\n',
    replace: '',
    tests: [`${features}/api-tokens/api-tokens.test.ts`],
  },
  {
    name: 'an API token of an administrator makes links to new passwords',
    file: 'packages/contract/src/password-reset.ts',
    find: '    needsSession: true,\n',
    replace: '',
    tests: [`${features}/api-tokens/api-tokens.test.ts`],
  },
  {
    name: 'an API token reads the address of the calendar',
    file: 'packages/contract/src/meal-plans.ts',
    find: '  needsSession: true,\n',
    replace: '',
    tests: [`${features}/api-tokens/api-tokens.test.ts`],
  },
  {
    name: 'a read-only token reads invitations',
    file: `${tokenAccess}/index.ts`,
    find: "  '/api/households/invitations',\n",
    replace: '',
    tests: [`${tokenAccess}/token-access.test.ts`],
  },
  {
    name: 'a read-only token reads webhooks',
    file: `${tokenAccess}/index.ts`,
    find: "  '/api/households/webhooks',\n",
    replace: '',
    tests: [`${tokenAccess}/token-access.test.ts`],
  },
  {
    name: 'a read-only token reads webhooks beside the household',
    file: `${features}/households/households.service.ts`,
    find: 'const webhooks = isNarrow ? [] : await',
    replace: 'const webhooks = await',
    tests: [`${features}/api-tokens/api-tokens.test.ts`],
  },
  {
    name: 'the cookie of a known device is good for every account',
    file: `${features}/sign-in/known-device.ts`,
    find: '`${deviceId} ${account.id} ${account.password}`',
    replace: 'deviceId',
    tests: [`${features}/sessions/sign-in-limits.test.ts`],
  },
  {
    name: 'a known device is known after a new password',
    file: `${features}/sign-in/known-device.ts`,
    find: ' ${account.id} ${account.password}`',
    replace: ' ${account.id}`',
    tests: [`${features}/sessions/sign-in-limits.test.ts`],
  },
  {
    name: 'forwarded addresses are believed from private networks',
    file: 'packages/server/src/settings/variables.ts',
    find: "const DEFAULT_PROXIES: TrustedProxies = ['loopback'];",
    replace: "const DEFAULT_PROXIES: TrustedProxies = ['loopback', 'uniquelocal'];",
    tests: [`${features}/sessions/sign-in-limits.test.ts`],
  },
];
