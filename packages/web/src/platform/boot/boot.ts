import type { ServerAddress } from '@hearth/domain/people/page-address';
import type { LocaleValue } from '@hearth/domain/text/locales';
import type { RoleColours, ReadableColours } from '@hearth/domain/ui/colours';

/** Boot data that the server embeds in the page, so that the first screen needs no request for colours and language. */
export interface Boot {
  /** Release of the contract. */
  version: string;
  /** Release of Hearth. */
  hearthVersion: string;
  /** The language of the page; the server answers with one that Hearth speaks. */
  locale: LocaleValue;
  /** The operator's colours, made readable in both schemes. */
  colours: ReadableColours;
  /** The path of `BASE_URL`, empty at the root of a host; absent in pages of earlier releases. */
  basePath?: string;
  isSetUp: boolean;
  isDemo: boolean;
  hasApiDocs: boolean;
  /** Whether recipes can be read from pictures: the server has an AI service that does. */
  readsPictures: boolean;
  /** How long deleted recipes can be restored. */
  trashDays: number;
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

const grey: RoleColours = {
  fill: '#756d62',
  fillHover: '#5a534b',
  onFill: '#ffffff',
  text: '#756d62',
  tint: '#f3f0eb',
  tintHover: '#e9e5de',
};
const greys = { brand: grey, success: grey, info: grey, warning: grey, error: grey };

/** What a page without readable boot data begins with. */
const fallback: Boot = {
  version: '',
  hearthVersion: '',
  locale: 'en-US',
  colours: { light: greys, dark: greys },
  isSetUp: true,
  isDemo: false,
  hasApiDocs: true,
  readsPictures: false,
  trashDays: 30,
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
    return { ...fallback, ...(JSON.parse(text) as Partial<Boot>) };
  } catch {
    return fallback;
  }
}

/** The nonce of the page: style tags made at run time carry it, or the content security policy refuses them. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
