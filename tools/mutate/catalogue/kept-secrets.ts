import type { Mutation } from '../mutation.ts';

const platform = 'packages/server/src/platform';
const lostSecrets = ['packages/server/src/lost-secrets.test.ts'];

/** What the database, its file and the logs keep to themselves, and what they tell. */
export const keptSecrets: readonly Mutation[] = [
  {
    name: 'the file of the database is open to other accounts of the machine',
    file: 'packages/server/src/platform/db/open-sqlite.ts',
    find: "  closeSync(openSync(path, 'a', 0o600));\n  chmodSync(path, 0o600);\n",
    replace: '  void [closeSync, openSync, chmodSync];\n',
    tests: ['packages/server/src/platform/files/owner-only.test.ts'],
  },
  {
    name: 'files that were open before stay open to other accounts of the machine',
    file: 'packages/server/src/platform/files/owner-only.ts',
    find: 'await chmod(path, mode & 0o777 & ~othersBits);',
    replace: 'void chmod;',
    tests: ['packages/server/src/platform/files/owner-only.test.ts'],
  },
  {
    name: 'new invitations are stored in clear',
    file: 'packages/server/src/features/invitations/invitations.service.ts',
    find: "sealed_token: platform.secrets.seal('invitation', found, token),",
    replace: 'sealed_token: token,',
    tests: lostSecrets,
  },
  {
    name: 'new invitations are found by what is stored in clear',
    file: 'packages/server/src/features/invitations/invitations.service.ts',
    find: '    token: found,\n',
    replace: '    token,\n',
    tests: lostSecrets,
  },
  {
    name: 'new addresses of the calendar are stored in clear',
    file: 'packages/server/src/features/meal-plans/feeds.service.ts',
    find: "sealed_token: platform.secrets.seal('calendar feed', found, token),",
    replace: 'sealed_token: token,',
    tests: lostSecrets,
  },
  {
    name: 'addresses of notifiers are stored in clear',
    file: 'packages/server/src/features/notifiers/sealed-address.ts',
    find: '  return secrets.seal(purpose, notifierId, address);',
    replace: '  return address;',
    tests: lostSecrets,
  },
  {
    name: 'addresses of webhooks are stored in clear',
    file: 'packages/server/src/features/webhooks/sealed-url.ts',
    find: '  return secrets.seal(purpose, webhookId, url);',
    replace: '  return url;',
    tests: lostSecrets,
  },
  {
    name: 'what is sealed for one purpose opens for another',
    file: 'packages/server/src/platform/secrets/sealed-secrets.ts',
    find: '`hearth ${use} ${purpose}`',
    replace: '`hearth ${use}`',
    tests: ['packages/server/src/platform/secrets/sealed-secrets.test.ts'],
  },
  {
    name: 'what is sealed for one row opens for another',
    file: 'packages/server/src/platform/secrets/sealed-secrets.ts',
    find: "const cipher = createCipheriv(algorithm, this.#key('seal', purpose), iv).setAAD(Buffer.from(owner));",
    replace:
      "owner = ''; const cipher = createCipheriv(algorithm, this.#key('seal', purpose), iv).setAAD(Buffer.from(owner));",
    tests: ['packages/server/src/platform/secrets/sealed-secrets.test.ts'],
  },
  {
    name: 'the log does not say that secrets are lost',
    file: 'packages/server/src/lost-secrets.ts',
    find: '  if (Object.values(lost).every((count) => count === 0)) return;\n',
    replace: '  if (Object.values(lost).length > 0) return;\n',
    tests: lostSecrets,
  },
  {
    name: 'authenticators that fit no code any more are not counted',
    file: 'packages/server/src/lost-secrets.ts',
    find: 'authenticators: await countLostAuthenticators(platform),',
    replace: 'authenticators: 0,',
    tests: lostSecrets,
  },
  {
    name: 'a webhook whose address is lost says nothing of it',
    file: 'packages/server/src/features/webhooks/webhooks.present.ts',
    find: '  if (isUrlLost) return lostSecret(wireInstant(updated_at));\n',
    replace: '  void [isUrlLost, lostSecret, updated_at];\n',
    tests: lostSecrets,
  },
  {
    name: 'a webhook whose address is lost forgets it when it is renamed',
    file: 'packages/server/src/features/webhooks/webhooks.service.ts',
    find: "const keeps = url === '' && withOpenUrl(platform, row).isUrlLost;",
    replace: 'const keeps = false;',
    tests: lostSecrets,
  },
  {
    name: 'failed sign-ins are not in the security log',
    file: 'packages/server/src/features/sessions/sign-in-limits.ts',
    find: "  platform.securityLog.write({ event: 'sign-in.failed', userId, method, name: username });\n",
    replace: '  void [userId, username];\n',
    tests: ['packages/server/src/features/accounts/security-events.test.ts'],
  },
  {
    name: 'names that are closed are not in the security log',
    file: 'packages/server/src/features/sessions/sign-in-limits.ts',
    find: "  tell('sign-in.locked');\n",
    replace: '',
    tests: ['packages/server/src/features/accounts/security-events.test.ts'],
  },
  {
    name: 'changed rights are not in the security log',
    file: 'packages/server/src/features/accounts/change-account.ts',
    find: '      if (changesRights(user, given, rights))\n',
    replace: '      if (changesRights(user, given, rights) && by.userId === id)\n',
    tests: ['packages/server/src/features/accounts/security-events.test.ts'],
  },
  {
    name: 'the rights that a provider changes are not in the security log',
    file: 'packages/server/src/features/sign-in/external-person.ts',
    find: "  platform.securityLog.write({ event: 'rights.changed', userId });\n",
    replace: '',
    tests: [
      'packages/server/src/features/sign-in/single-sign-on.test.ts',
      'packages/server/src/features/sign-in/directory-sign-in.test.ts',
    ],
  },
  {
    name: 'a new address is not in the security log',
    file: 'packages/server/src/features/accounts/change-address.ts',
    find: "event: 'email.changed'",
    replace: "event: 'user.created'",
    tests: ['packages/server/src/features/accounts/security-events.test.ts'],
  },
  {
    name: 'a visitor’s name writes lines of its own into the security log',
    file: 'packages/server/src/platform/log/security-log.ts',
    find: "text.slice(0, max * 2).replace(unsafe, '')",
    replace: 'text.slice(0, max * 2)',
    tests: ['packages/server/src/platform/log/security-log.test.ts'],
  },
  {
    name: 'passwords in addresses stand in the log',
    file: 'packages/server/src/platform/log/mask-secrets.ts',
    find: '    .replace(credentials, `$1${mask}`)\n',
    replace: '',
    tests: [
      'packages/server/src/platform/log/mask-secrets.test.ts',
      'packages/server/src/platform/log/log.test.ts',
    ],
  },
  {
    name: 'tokens of other programs stand in the log',
    file: 'packages/server/src/platform/log/mask-secrets.ts',
    find: '    .replace(tokens, mask)\n',
    replace: '',
    tests: [
      'packages/server/src/platform/log/mask-secrets.test.ts',
      'packages/server/src/platform/log/log.test.ts',
    ],
  },
  {
    name: 'the words of an error stand in the log with their secrets',
    file: 'packages/server/src/platform/log/log.ts',
    find: 'message: maskSecrets(message, []), stack',
    replace: 'message, stack',
    tests: ['packages/server/src/platform/log/log.test.ts'],
  },
];
