import { root } from '../setup/root.mjs';
import { capture } from '../setup/run.mjs';

/** @typedef {import('./checks.mjs').Check} Check */

/**
 * @typedef {object} Outcome
 * @property {string} name
 * @property {boolean} isGood
 * @property {string} [skipped] why it looked at nothing
 * @property {number} seconds
 * @property {string} output
 */

/**
 * Runs checks, a few at a time, and tells each outcome as it comes.
 * @param {readonly Check[]} checks
 * @param {number} atOnce
 * @param {(outcome: Outcome) => void} tell
 * @returns {Promise<Outcome[]>}
 */
export async function runChecks(checks, atOnce, tell) {
  const waiting = [...checks];
  /** @type {Outcome[]} */
  const outcomes = [];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const outcome = await runCheck(check);
      outcomes.push(outcome);
      tell(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

/**
 * @param {Check} check
 * @returns {Promise<Outcome>}
 */
async function runCheck({ name, command, args, env }) {
  const started = performance.now();
  const { code, output } = await capture(command, args, { cwd: root, env: { ...process.env, ...env } });
  const skipped = code === 0 ? skippedPattern.exec(output)?.[1] : undefined;
  const seconds = (performance.now() - started) / 1000;
  return { name, isGood: code === 0, ...(skipped === undefined ? {} : { skipped }), seconds, output };
}

/** How a check says that there is nothing to look at on this machine, and why. */
const skippedPattern = /^skipped: (.*)$/m;

/**
 * One line for a good check or a skipped one, the line and everything that it said for a bad one.
 * @param {Outcome} outcome
 */
export function describe({ name, isGood, skipped, seconds, output }) {
  if (skipped !== undefined) return `skip ${name}: ${skipped}`;
  const line = `${isGood ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`;
  return isGood ? line : `${line}\n${output.trimEnd()}\n`;
}
