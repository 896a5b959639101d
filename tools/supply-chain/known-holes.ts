import { execFile } from 'node:child_process';

/** What the registry knows of the packages in the lock file; null when none answers. */
export interface KnownHoles {
  readonly critical: number;
  readonly high: number;
  readonly moderate: number;
  readonly low: number;
}

/** Asks the registry for advisories on every package in the lock file, those of the developers too. */
export async function findKnownHoles(root: string): Promise<KnownHoles | null> {
  const output = await new Promise<string>((resolve) => {
    // npm ends with a failure when it has found something; what it says tells that from a registry that is silent.
    execFile(
      'npm',
      ['audit', '--json', '--package-lock-only'],
      { cwd: root, maxBuffer: 100_000_000 },
      (_, text) => resolve(text),
    );
  });
  return holesIn(output);
}

/** Reads the report of `npm audit --json`; null when it is none. */
export function holesIn(output: string): KnownHoles | null {
  try {
    const { metadata } = JSON.parse(output) as { metadata?: { vulnerabilities?: KnownHoles } };
    return metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}
