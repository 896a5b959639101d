import type { AppTheme } from '@hearth/contract';
import type { ServerAddress } from '@hearth/domain/people/page-address';
import { defaultTheme } from './default-theme.ts';

/** Boot data that the server embeds in the page, so that the first screen needs no request for colours and language. */
export interface Boot {
  /** Release of the contract. */
  version: string;
  /** Release of Hearth. */
  hearthVersion: string;
  locale: string;
  theme: AppTheme;
  isSetUp: boolean;
  isDemo: boolean;
  hasApiDocs: boolean;
  /** Whether recipes can be read from pictures: the server has an AI service that does. */
  readsPictures: boolean;
  allowSignup: boolean;
  defaultGroupSlug: string | null;
  enableOidc: boolean;
  oidcProviderName: string;
  /** Whether the sign-in page goes to the identity provider by itself. */
  oidcRedirect: boolean;
  /** How the server knows itself, for the visited address; absent in pages of earlier releases. */
  address?: ServerAddress;
  /** False when the request of the page carried no session; absent when the server does not tell. */
  isSignedIn?: boolean;
}

const fallback: Boot = {
  version: '',
  hearthVersion: '',
  locale: 'en-US',
  theme: defaultTheme,
  isSetUp: true,
  isDemo: false,
  hasApiDocs: true,
  readsPictures: false,
  allowSignup: false,
  defaultGroupSlug: null,
  enableOidc: false,
  oidcProviderName: '',
  oidcRedirect: false,
};

/** The boot data of this page. */
export const boot: Boot = readBoot();

function readBoot(): Boot {
  const text = globalThis.document?.querySelector('#hearth-boot')?.textContent;
  if (text === undefined || text === null) return fallback;
  try {
    const parsed = JSON.parse(text) as Partial<Boot>;
    return { ...fallback, ...parsed, theme: { ...fallback.theme, ...parsed.theme } };
  } catch {
    return fallback;
  }
}

/** The nonce of the page: style tags made at run time carry it, or the content security policy refuses them. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
