import type { RestoreEffects } from '@hearth/contract';
import type { Platform } from '../../../platform/platform.ts';

/** A restore that is done. */
export interface Restored {
  readonly name: string;
  /** The backup of what was there before. */
  readonly before: string;
  /** Who restored it; null for the operator on the machine. */
  readonly userId: string | null;
  readonly effects: RestoreEffects;
}

/** Writes who has restored what, and what that has changed about who enters, to the log and the security log. */
export function recordRestore({ log, securityLog }: Platform, restored: Restored): void {
  log.warn(restored, 'a backup was restored');
  securityLog.write({ event: 'backup.restored', userId: restored.userId, name: restored.name });
}

const sentences: readonly (readonly [count: (effects: RestoreEffects) => number, text: string])[] = [
  [({ passwords }) => passwords, 'passwords go back to earlier ones'],
  [({ secondFactors }) => secondFactors, 'second factors go back to earlier ones, or to none'],
  [({ returningAccounts }) => returningAccounts, 'accounts come back that do not exist now'],
  [({ missingAccounts }) => missingAccounts, 'accounts end that are not in the backup'],
  [({ endedKeys }) => endedKeys, 'API tokens, invitations and links that were ended stay so'],
  [({ sealedElsewhere }) => sealedElsewhere.authenticators, 'authenticators have to be set up again'],
  [({ sealedElsewhere }) => sealedElsewhere.invitations, 'invitations have to be made again'],
  [({ sealedElsewhere }) => sealedElsewhere.calendarAddresses, 'calendar addresses have to be made again'],
  [({ sealedElsewhere }) => sealedElsewhere.notifiers, 'addresses of notifiers have to be entered again'],
  [({ sealedElsewhere }) => sealedElsewhere.webhooks, 'addresses of webhooks have to be entered again'],
];

/** The effects of a restore in sentences for the operator, a line each; empty without any. */
export function effectsText(effects: RestoreEffects): string {
  const lines = sentences.filter(([count]) => count(effects) > 0);
  const sealed = Object.values(effects.sealedElsewhere).some((count) => count > 0);
  return [
    ...lines.map(([count, text]) => `- ${text}: ${count(effects)}\n`),
    ...(sealed
      ? ['The backup was sealed under another SECRET. With that one, all of it can be restored\n']
      : []),
  ].join('');
}
