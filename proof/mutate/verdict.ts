/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** What became of a mutation. */
export type Verdict =
  | { readonly kind: 'noticed'; readonly by: string }
  | { readonly kind: 'survived' }
  /** The bug does not compile, or no test ran: nothing is proved. */
  | { readonly kind: 'broken'; readonly reason: string };

const doesNotCompile = /SyntaxError|Transform failed|PARSE_ERROR|Failed to resolve import/;

/** Reads what a test run says of a mutation. A file whose set-up fails has noticed it as well. */
export function judge(report: VitestReport | undefined): Verdict {
  if (report === undefined) return { kind: 'broken', reason: 'the test run wrote no report' };
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.find(({ status }) => status === 'failed');
  if (failed !== undefined) return { kind: 'noticed', by: failed.fullName.trim() };
  const file = report.testResults.find(({ status }) => status === 'failed');
  if (file === undefined) return ranAny(tests);
  const reason = (file.message ?? '').split('\n')[0] ?? '';
  if (doesNotCompile.test(file.message ?? '')) return { kind: 'broken', reason };
  return { kind: 'noticed', by: `set-up of ${file.name.split('/').at(-1)} (${reason})` };
}

function ranAny(tests: readonly { readonly status: string }[]): Verdict {
  const isRun = tests.some(({ status }) => status === 'passed');
  return isRun ? { kind: 'survived' } : { kind: 'broken', reason: 'no test ran' };
}
