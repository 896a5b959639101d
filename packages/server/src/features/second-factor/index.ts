/** A second step for signing in: authenticators, passkeys and recovery codes. */
export { siteOf } from './passkey-ceremony.ts';
export { secondFactorRoutes } from './second-factor.routes.ts';
export { askForPasskey, secondStepMethods, useCode, usePasskey } from './second-factor.service.ts';
export { beginFlow, beginNamedFlow, endFlow, findFlow, purgeFlows, takeFlow } from './sign-in-flows.ts';
