/** A second step for signing in: authenticators, passkeys and recovery codes. */
export { secondFactorRoutes, readSite } from './second-factor.routes.ts';
export { askForPasskey, secondStepMethods, useCode, usePasskey } from './second-factor.service.ts';
export { countLostAuthenticators } from './totp.service.ts';
export { beginFlow, endFlow, findFlow, purgeFlows, takeFlow } from './sign-in-flows.ts';
