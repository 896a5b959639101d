import type { DoctorCode, DoctorFinding, PasteLine, Verdict } from '@hearth/contract';

type Values = DoctorFinding['values'];

function makeFinding(verdict: Verdict, code: DoctorCode, values: Values, paste: PasteLine[]): DoctorFinding {
  return { code, verdict, values, paste };
}

/** All is well: there is nothing to paste. */
export function good(code: DoctorCode, values: Values = {}): DoctorFinding {
  return makeFinding('good', code, values, []);
}

/** It works, but not as it should, or it is not known to. */
export function warning(code: DoctorCode, values: Values = {}, ...paste: PasteLine[]): DoctorFinding {
  return makeFinding('warning', code, values, paste);
}

/** Something does not work, or will not for long. */
export function problem(code: DoctorCode, values: Values = {}, ...paste: PasteLine[]): DoctorFinding {
  return makeFinding('problem', code, values, paste);
}

/** A line of `.env` or of the environment. */
export function setting(name: string, value: string): PasteLine {
  return { target: 'settings', text: `${name}=${value}` };
}

/** A line of the proxy's configuration. */
export function proxyLine(target: 'nginx' | 'caddy', text: string): PasteLine {
  return { target, text };
}
