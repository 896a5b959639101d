import { guardScopes } from './scope-guard.ts';

/** `SCOPE_GUARD=on` guards every database of a test run. */
if (process.env['SCOPE_GUARD'] === 'on') guardScopes();
