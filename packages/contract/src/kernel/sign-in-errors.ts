import { type ErrorEntry, explained, object, plain } from './error-entry.ts';

/** Errors of signing in, by password and by an identity provider. */
export const signInErrors = {
  wrongCredentials: explained(
    401,
    'Unauthorized',
    'The username or email address and the password do not match',
  ),
  lockedOut: explained(
    423,
    'User is locked out',
    'Too many failed attempts. Try again in {duration}, or ask an administrator to unlock the account',
  ),
  lockedOutUntilReset: explained(
    423,
    'User is locked out',
    'Too many failed attempts. Try again in {duration}, or reset your password by email to unlock the account right away',
  ),
  setupCodeWrong: explained(
    403,
    'The setup code is not correct. Use the most recent one from the server’s log',
    'The setup code is not correct. Use the most recent one from the server’s log',
  ),
  tooManyAttempts: explained(
    429,
    'Too many failed attempts from this address. Please try again later',
    'Too many failed attempts from your network. Please try again later',
  ),
  addressMismatch: explained(
    403,
    'The address of the page does not match BASE_URL',
    'You cannot stay signed in at {visited}, because this server is set up for {base}. Open {base}, or ask the person who runs the server to set BASE_URL to {visited}',
  ),
  baseUrlMissing: explained(
    403,
    'The address of the page does not match BASE_URL',
    'You cannot stay signed in at {visited}, because the server does not know this address. Ask the person who runs it to set BASE_URL to {visited}',
  ),
  tokenRevoked: plain(401, 'Unauthorized'),
  secondStepOver: object(401, 'This sign-in has expired or is already complete. Please sign in again'),
  secondStepNeeded: object(
    401,
    'A second step is required: a code from your authenticator app, a passkey or a recovery code',
  ),
  wrongCode: object(400, 'This code is not valid'),
  totpIsOn: object(400, 'The authenticator app is already turned on. Turn it off first'),
  passkeyRefused: object(400, 'This passkey could not be verified'),
  passkeyNotFound: object(404, 'Not found.'),
  singleSignOnOff: plain(404, 'Single sign-on is not set up on this server'),
  singleSignOnRedirectUnknown: plain(400, 'The redirect address is not in OIDC_NATIVE_REDIRECT_URIS'),
  singleSignOnFailed: explained(
    401,
    'Unauthorized',
    '{provider} could not be reached, or its answer could not be verified. Try again. If it happens again, ask an administrator to look into the server’s log',
  ),
  singleSignOnScope: explained(
    401,
    'Unauthorized',
    '{provider} refuses one of the scopes that Hearth asks for. Ask an administrator to set OIDC_SCOPES_OVERRIDE',
  ),
  singleSignOnOver: explained(
    401,
    'Unauthorized',
    'This sign-in took too long, was already used, or was started at another address. Please sign in again',
  ),
  singleSignOnClaimMissing: explained(
    401,
    'Unauthorized',
    '{provider} does not send the claim “{claim}”, which Hearth needs. Ask an administrator to have it sent',
  ),
  singleSignOnNoGroup: explained(
    401,
    'Unauthorized',
    'You are in no group that can use Hearth, as far as {provider} says in the claim “{claim}”. Ask an administrator to add you to one, or to have the claim sent',
  ),
  singleSignOnNoAccount: explained(
    401,
    'Unauthorized',
    'You have no account here yet. Ask an administrator to create one and to link it to “{subject}”',
  ),
  singleSignOnNotCreated: explained(
    401,
    'Unauthorized',
    'No account could be created for you. Ask an administrator to create one and to link it to “{subject}”',
  ),
  singleSignOnNotLinked: explained(
    403,
    'An account with this email address already exists',
    'An account with your email address already exists. Ask an administrator to set it to single sign-on, or sign in with your password',
  ),
  singleSignOnUnverified: explained(
    403,
    'An account with this email address already exists',
    'An account with your email address already exists, but {provider} does not confirm that the address is yours (claim “email_verified”). Ask an administrator to link the account to “{subject}”',
  ),
  singleSignOnLinkedElsewhere: explained(
    403,
    'An account with this email address already exists',
    'The account with your email address is linked to another sign-in. Ask an administrator to link it to “{subject}”',
  ),
  identityProviderUnreachable: object(
    400,
    'The sign-in service cannot be reached, so the account could not be linked. Check OIDC_CONFIGURATION_URL, then try again',
  ),
  identityTaken: object(409, 'This identity is already linked to {username}'),
} as const satisfies Record<string, ErrorEntry>;
