import { describe, expect, it } from 'vitest';
import { requireSendable } from './require-sendable.ts';
import { uploadProblem } from './upload-problem.ts';

describe('a file that is larger than the server takes', () => {
  it('is refused as too large before it is sent, and a smaller one is sent', () => {
    const catchProblem = (size: number) => {
      try {
        requireSendable({ size });
        return 'sent';
      } catch (error) {
        return uploadProblem(error);
      }
    };
    expect([catchProblem(10 * 1024 * 1024), catchProblem(10 * 1024 * 1024 + 1)]).toEqual([
      'sent',
      'tooLarge',
    ]);
  });
});
