import { describe, expect, it } from 'vitest';
import { effectsText } from './record-restore.ts';
import { noEffects } from './restore-stage-for-test.ts';

describe('what the operator is told of a restore', () => {
  it('is nothing if nothing changes about who enters', () => {
    expect(effectsText(noEffects)).toBe('');
  });

  it('is a line for each change, with its number', () => {
    expect(effectsText({ ...noEffects, passwords: 3, missingAccounts: 1 })).toBe(
      '- passwords go back to earlier ones: 3\n- accounts end that are not in the backup: 1\n',
    );
  });

  it('is what has to be entered again, and what would bring it back', () => {
    const sealedElsewhere = { ...noEffects.sealedElsewhere, authenticators: 2, webhooks: 4 };
    expect(effectsText({ ...noEffects, sealedElsewhere })).toBe(
      '- authenticators have to be set up again: 2\n' +
        '- addresses of webhooks have to be entered again: 4\n' +
        'The backup was sealed under another SECRET. With that one, all of it can be restored\n',
    );
  });
});
