import { guardScopes } from './scope-guard.ts';

/** Guards every database of a test run; `SCOPE_GUARD=off` measures without it. */
if (process.env['SCOPE_GUARD'] !== 'off') guardScopes();
