/**
 * A reporter for Vitest that names what passed only at its second try. Such a test is green, and a lead: something in
 * it, or in what it tests, depends on how busy the machine is.
 *
 * @typedef {object} TestCase what we read of Vitest's test case
 * @property {string} fullName
 * @property {{ readonly moduleId: string }} module
 * @property {() => { readonly flaky: boolean } | undefined} diagnostic
 */
export default class SecondTries {
  /** @type {string[]} */
  #names = [];
  #say;

  /** @param {{ say?: (line: string) => void }} [options] */
  constructor({ say = console.log } = {}) {
    this.#say = say;
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky === true) this.#names.push(`${test.module.moduleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    if (this.#names.length === 0) return;
    this.#say(`${this.#names.length} passed at the second try only:`);
    for (const name of this.#names) this.#say(`     ${name}`);
  }
}
