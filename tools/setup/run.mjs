import { spawn } from 'node:child_process';

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/**
 * Runs a program to its end and answers its exit code. Signals that reach us in the meantime are passed on, so that
 * nothing we started outlives us.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const stopPassing = passSignalsTo(child);
    child.once('error', (error) => {
      stopPassing();
      reject(error);
    });
    child.once('close', (code, signal) => {
      stopPassing();
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/**
 * As `run`, but what the program writes is collected instead of shown.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const stopPassing = passSignalsTo(child);
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      stopPassing();
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops passing signals on
 */
function passSignalsTo(child) {
  const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  return () => {
    process.off('SIGINT', pass);
    process.off('SIGTERM', pass);
  };
}
