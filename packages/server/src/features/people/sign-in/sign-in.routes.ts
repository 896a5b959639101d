import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { operations, type SecondStepNeeded } from '@hearth/contract';
import { refuseAddressMismatch } from '../../../platform/http/addresses/page-address.ts';
import { clearOwnCookie, setOwnCookie } from '../../../platform/http/answers/cookies.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import { catalogueAnswer } from '../../../platform/http/errors/translate-error.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { IdentityProvider } from '../../../platform/identity-provider/identity-provider.ts';
import type { Platform } from '../../../platform/platform.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import {
  isCrossOrigin,
  isLinkedFromOtherSite,
  rejectCrossOrigin,
} from '../../../platform/http/addresses/same-origin.ts';
import { findUser } from '../user-store/index.ts';
import { readSite } from '../second-factor/index.ts';
import { answerSignIn, type Sessions } from '../sessions/index.ts';
import { identityRoutes } from './identities.routes.ts';
import { rememberDevice } from './known-device.ts';
import { type SignedInUser, type SecondStep, signInWithPassword } from './password-sign-in.service.ts';
import { finishWithCode, finishWithPasskey, startPasskeyStep } from './second-step.service.ts';
import { SingleSignOn } from './single-sign-on.service.ts';

/** Holds the browser's secret while it is away at the identity provider. */
const flowCookie = 'session';
const flowSeconds = 600;
/** Holds the proof that this browser has signed in before. */
const deviceCookie = 'hearth.device';
const deviceSeconds = 365 * 86_400;

export function signInRoutes(routes: Routes, platform: Platform, sessions: Sessions): void {
  routes.public(operations.signIn, async ({ body, locale, request, reply }) => {
    refuseAddressMismatch(platform, request);
    const outcome = await signInWithPassword(platform, sessions, {
      username: body.username,
      password: body.password,
      remember: body.remember_me,
      address: request.ip,
      userAgent: request.headers['user-agent'],
      deviceCookie: request.cookies[deviceCookie],
    });
    if ('methods' in outcome) return askForSecondStep(reply, outcome, locale);
    return completeSignIn(reply, platform, sessions, outcome);
  });
  secondStepRoutes(routes, platform, sessions);
  const provider = new IdentityProvider(platform);
  const singleSignOn = new SingleSignOn(platform, provider);
  singleSignOnRoutes(routes, platform, sessions, singleSignOn);
  nativeSignOnRoutes(routes, sessions, singleSignOn);
  identityRoutes(routes, platform, provider);
}

/** Answers a sign-in, and has the browser remember that the account was opened here. */
async function completeSignIn(
  reply: FastifyReply,
  platform: Platform,
  sessions: Sessions,
  signedIn: SignedInUser,
) {
  const { request } = reply;
  const user = await findUser(platform.database.read(systemScope('sign in')), signedIn.userId);
  const isElsewhere = isCrossOrigin(request, platform.settings.server.baseUrl);
  if (user !== undefined && !isElsewhere) {
    const { secret, random } = platform;
    setOwnCookie(reply, platform, {
      name: deviceCookie,
      value: rememberDevice(request.cookies[deviceCookie], user, secret, random),
      path: '/api/auth',
      sameSite: 'strict',
      maxAgeSeconds: deviceSeconds,
    });
  }
  return answerSignIn(reply, platform, sessions, signedIn);
}

/** Clients without second-factor support see an ordinary 401. */
function askForSecondStep(reply: FastifyReply, { token, methods }: SecondStep, locale: Locale): FastifyReply {
  const { status, body } = catalogueAnswer('secondStepNeeded', {}, locale);
  const { detail } = body as { detail: Omit<SecondStepNeeded['detail'], 'secondStep'> };
  const answer: SecondStepNeeded = { detail: { ...detail, secondStep: { token, methods: [...methods] } } };
  return reply.code(status).send(answer);
}

function buildAttempt(request: FastifyRequest, token: string) {
  return { token, address: request.ip, userAgent: request.headers['user-agent'] };
}

function secondStepRoutes(routes: Routes, platform: Platform, sessions: Sessions): void {
  routes.public(operations.finishSignIn, async ({ body, request, reply }) => {
    refuseAddressMismatch(platform, request);
    const attempt = { ...buildAttempt(request, body.token), code: body.code };
    return completeSignIn(reply, platform, sessions, await finishWithCode(platform, sessions, attempt));
  });
  routes.public(operations.startPasskeySignIn, async ({ body, request }) => ({
    ...(await startPasskeyStep(platform, body.token, readSite(platform, request))),
  }));
  routes.public(operations.finishPasskeySignIn, async ({ body, request, reply }) => {
    refuseAddressMismatch(platform, request);
    const site = readSite(platform, request);
    const attempt = { ...buildAttempt(request, body.token), site, response: body.response };
    return completeSignIn(reply, platform, sessions, await finishWithPasskey(platform, sessions, attempt));
  });
}

function singleSignOnRoutes(
  routes: Routes,
  platform: Platform,
  sessions: Sessions,
  singleSignOn: SingleSignOn,
): void {
  routes.public(operations.startSingleSignOn, async ({ request, reply }) => {
    // A link on another site signs no user in: the sign-in page asks first.
    if (isLinkedFromOtherSite(request))
      return reply.redirect(`${platform.settings.server.basePath}/login`, 302);
    const { address, secret } = await singleSignOn.begin(`${ownAddress(platform, request)}/login`);
    setOwnCookie(reply, platform, {
      name: flowCookie,
      value: secret,
      sameSite: 'lax',
      maxAgeSeconds: flowSeconds,
    });
    return reply.redirect(address, 302);
  });
  routes.public(operations.finishSingleSignOn, async ({ request, reply }) => {
    rejectCrossOrigin(request, platform.settings.server.baseUrl);
    const { search } = new URL(request.url, 'http://server');
    const signedIn = await singleSignOn.finish(sessions, {
      secret: request.cookies[flowCookie],
      query: search,
      userAgent: request.headers['user-agent'],
    });
    clearOwnCookie(reply, platform, { name: flowCookie });
    return answerSignIn(reply, platform, sessions, signedIn);
  });
}

/** Apps begin and end at the provider by themselves; no cookie is involved. */
function nativeSignOnRoutes(routes: Routes, sessions: Sessions, singleSignOn: SingleSignOn): void {
  routes.public(operations.getNativeSignOn, () => singleSignOn.describeForApps());
  routes.public(operations.finishNativeSignOn, async ({ body, request }) => {
    const signedIn = await singleSignOn.finishForApp(sessions, body, request.headers['user-agent']);
    return signedIn.answer;
  });
}

/** `BASE_URL`; if it is not set, the address of the request. The provider checks it. */
function ownAddress({ settings }: Platform, request: FastifyRequest): string {
  return settings.server.isBaseUrlSet ? settings.server.baseUrl : `${request.protocol}://${request.host}`;
}
