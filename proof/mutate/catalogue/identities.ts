import type { Mutation } from '../mutation.ts';

const singleSignOn = 'packages/server/src/features/people/sign-in/single-sign-on.service.ts';
const claims = 'packages/server/src/features/people/sign-in/provider-claims.ts';
const shapes = 'packages/server/src/features/people/sign-in/provider-shapes.test.ts';
const takenNames = 'packages/server/src/features/people/sign-in/taken-names.test.ts';
const identityLinks = 'packages/server/src/features/people/sign-in/identities.service.ts';
const linkedIdentities = 'packages/server/src/features/people/sign-in/linked-identities.test.ts';
const namesAndAddresses = 'packages/server/src/features/people/users/names-and-addresses.test.ts';

/** Who is kept out, or let in, by what a provider or a directory says of a user. */
export const identities: readonly Mutation[] = [
  {
    name: 'a user name from before keeps the owner of the address out',
    file: 'packages/server/src/features/people/sign-in/external-person.ts',
    find: '  if (isEmailTrusted) return',
    replace: '  if (isEmailTrusted && email === null) return',
    tests: [takenNames],
  },
  {
    name: 'a taken user name keeps a newcomer out',
    file: 'packages/server/src/features/people/sign-in/free-username.ts',
    find: '!taken.has(usernameKey(one))',
    replace: 'one !== null && taken !== null',
    tests: [takenNames],
  },
  {
    name: 'a provider names its user as someone else’s address',
    file: 'packages/server/src/features/people/sign-in/free-username.ts',
    find: 'isAnotherAddress(wanted, email) ? email : wanted',
    replace: 'isAnotherAddress === null ? email : wanted',
    tests: [takenNames],
  },
  {
    name: 'a member who bears the name of a directory’s user keeps that user out',
    file: 'packages/server/src/features/people/sign-in/password-sign-in.service.ts',
    find: 'isOfDirectory || isAddress ? null',
    replace: 'isOfDirectory || !isAddress ? null',
    tests: [takenNames],
  },
  {
    name: 'a user name from before no longer signs in beside the owner of the address',
    file: 'packages/server/src/features/people/sign-in/password-sign-in.service.ts',
    find: "named.find(({ auth_method }) => auth_method === 'Mealie') ?? named[0]",
    replace: 'named[0]',
    tests: [takenNames],
  },
  {
    name: 'a user name may be an address that no account has yet',
    file: 'packages/domain/src/people/usernames/usernames.ts',
    find: ' && name !== email.trim().toLowerCase();',
    replace: " && name === email.trim().toLowerCase() && name === '';",
    tests: [namesAndAddresses],
  },
  {
    name: 'a user name that is the own address stays when the address changes',
    file: 'packages/server/src/features/people/users/change-account.ts',
    find: '{ ...names, username: names.email } : names',
    replace: 'names : names',
    tests: [namesAndAddresses],
  },
  {
    name: 'a user of a directory takes the name of another there',
    file: 'packages/server/src/features/people/users/change-account.ts',
    find: '        refuseDirectoryName(user, given);\n',
    replace: '',
    tests: ['packages/server/src/features/people/sign-in/directory-sign-in.test.ts'],
  },
  {
    name: 'the operator’s word for addresses opens accounts that have a password',
    file: singleSignOn,
    find: "found.auth_method !== 'OIDC')",
    replace: "found.auth_method !== 'OIDC' && !this.#platform.settings.oidc.trustsEmail)",
    tests: [shapes],
  },
  {
    name: 'the operator’s word for addresses is not heard',
    file: claims,
    find: 'oidc.trustsEmail || isVerified(claims)',
    replace: 'isVerified(claims)',
    tests: [shapes],
  },
  {
    name: 'a role that is not granted counts',
    file: claims,
    find: '(grant === false || grant === null ? [] : [name])',
    replace: '(grant === undefined ? [] : [name])',
    tests: [shapes],
  },
  {
    name: 'the scope of the groups is asked of a provider that does not know it',
    file: 'packages/server/src/platform/identity-provider/identity-provider.ts',
    find: '(known === undefined || known.includes(groupsClaim))',
    replace: '(known === undefined || known.length > 0)',
    tests: [shapes],
  },
  {
    name: 'the operator’s scopes are ignored',
    file: 'packages/server/src/platform/identity-provider/identity-provider.ts',
    find: '    if (scopesOverride !== null) return scopesOverride;\n',
    replace: '    void scopesOverride;\n',
    tests: [shapes],
  },
  {
    name: 'the user info verifies an address that the token does not have',
    file: 'packages/server/src/platform/identity-provider/identity-provider.ts',
    find: "token['email'] === undefined || token['email'] === info['email']",
    replace: "token['email'] !== null",
    tests: ['packages/server/src/platform/identity-provider/merge-claims.test.ts'],
  },
  {
    name: 'the log does not say which claim was refused',
    file: singleSignOn,
    find: '{ code, ...reason, ...err }',
    replace: '{ code, ...err }',
    tests: [shapes],
  },
  {
    name: 'an administrator links one identity to two accounts',
    file: identityLinks,
    find: "    if (owner !== undefined && owner.id !== userId) fail('identityTaken', { username: owner.username });\n",
    replace: '    void owner;\n',
    tests: [linkedIdentities],
  },
  {
    name: 'an identity that was replaced goes on opening the account',
    file: identityLinks,
    find: '    await deleteIdentityOf(tx, issuer, userId);\n',
    replace: '    void deleteIdentityOf;\n',
    tests: [linkedIdentities],
  },
  {
    name: 'an API token links accounts to identities',
    file: 'packages/contract/src/people/identities.ts',
    find: '  needsSession: true,\n',
    replace: '',
    tests: [linkedIdentities],
  },
  {
    name: 'a link that an administrator made is gone with the switch to single sign-on',
    file: 'packages/server/src/features/people/users/change-account.ts',
    find: "changesMethod(user, given) && given.authMethod !== 'OIDC'",
    replace: 'changesMethod(user, given)',
    tests: [linkedIdentities],
  },
];
