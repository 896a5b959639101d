/**
 * Sums what every step of a test run found.
 *
 * @typedef {object} VitestReport what we read of Vitest's JSON report
 * @property {boolean} success
 * @property {readonly VitestFile[]} testResults
 *
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message]
 * @property {readonly VitestTest[]} assertionResults
 *
 * @typedef {object} VitestTest
 * @property {string} fullName
 * @property {string} status
 * @property {readonly string[]} [failureMessages]
 * @property {{ cells?: number, skipped?: string }} [meta]
 */

export class Tally {
  passed = 0;
  /** @type {{ name: string, message: string }[]} */
  failures = [];
  /** Names of what was skipped, by the reason. @type {Map<string, string[]>} */
  skipped = new Map();
  /** How many generated expectations the tests checked, such as the callers of one operation. */
  cells = 0;

  pass() {
    this.passed += 1;
  }

  /**
   * @param {string} name
   * @param {string} [message]
   */
  fail(name, message = '') {
    this.failures.push({ name, message });
  }

  /**
   * @param {string} name
   * @param {string} [reason] without one, the test does not say
   */
  skip(name, reason = 'without a reason') {
    this.skipped.set(reason, [...(this.skipped.get(reason) ?? []), name]);
  }

  /**
   * Adds a run of Vitest. A run that found no test, broke off, or was unhappy without saying which test counts as a
   * failure: silence is no success.
   * @param {string} label
   * @param {VitestReport | undefined} report
   * @param {number} exitCode
   */
  addVitest(label, report, exitCode) {
    if (report === undefined) return this.fail(label, `ended with ${exitCode} and left no report`);
    const failuresBefore = this.failures.length;
    const countBefore = this.#count();
    for (const file of report.testResults) this.#addFile(file);
    if (this.#count() === countBefore) return this.fail(label, 'ran no test');
    const isUnhappy = exitCode !== 0 || !report.success;
    if (isUnhappy && this.failures.length === failuresBefore)
      this.fail(label, `ended with ${exitCode}; see above`);
  }

  /** @param {VitestFile} file */
  #addFile({ name, status, message, assertionResults }) {
    for (const { fullName, status: outcome, failureMessages, meta } of assertionResults) {
      this.cells += meta?.cells ?? 0;
      if (outcome === 'passed') this.pass();
      else if (outcome === 'failed') this.fail(`${name} > ${fullName}`, failureMessages?.join('\n'));
      else this.skip(`${name} > ${fullName}`, meta?.skipped);
    }
    const isBroken = status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
    if (isBroken) this.fail(name, message);
  }

  #count() {
    return this.passed + this.failures.length + [...this.skipped.values()].flat().length;
  }

  /** The lines to end with; the last one is `N passed, N failed`. */
  lines() {
    const failures = this.failures.flatMap(({ name, message }) => [`FAIL ${name}`, ...firstLines(message)]);
    const skipped = [...this.skipped].map(
      ([reason, names]) => `${names.length} skipped, ${reason}: ${names.join('; ')}`,
    );
    const cells = this.cells === 0 ? [] : [`${this.cells} generated cells checked`];
    return [...failures, ...skipped, ...cells, `${this.passed} passed, ${this.failures.length} failed`];
  }
}

const shownLines = 12;

/** @param {string} message */
function firstLines(message) {
  const lines = message
    .trimEnd()
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.slice(0, shownLines).map((line) => `     ${line}`);
}
