import { limits } from '@hearth/contract';
import { fail } from '../../../../platform/errors/app-error.ts';
import { decodeText } from '../../../../platform/net/decode-text.ts';
import {
  OutboundError,
  OutboundRefusedError,
  OutboundTimeoutError,
} from '../../../../platform/net/outbound-errors.ts';
import type { Platform } from '../../../../platform/platform.ts';

/** A web page as it came. */
export interface FetchedPage {
  readonly html: string;
  /** The requested address. */
  readonly askedUrl: string;
  /** The address after all redirects. */
  readonly pageUrl: string;
}

/**
 * Fetches the page of the first address in a text.
 * @throws AppError `badRecipeData` if there is none or it does not respond, `outboundRefused`, `scrapingTimedOut`
 */
export async function fetchPage(platform: Platform, text: string): Promise<FetchedPage> {
  const askedUrl = addressIn(text) ?? fail('badRecipeData');
  const response = await platform
    .safeFetch(askedUrl, {
      maxBytes: limits.pageBytes,
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    })
    .catch(unreachable);
  return { html: decodeText(response), askedUrl, pageUrl: response.url };
}

/** The first address in a text, as people share it; an address without a scheme is taken to be safe. */
function addressIn(text: string): string | null {
  const match = /(?:https?:\/\/|www\.)\S+/i.exec(text);
  if (match === null) return null;
  const address = /^www\./i.test(match[0]) ? `https://${match[0]}` : match[0];
  return URL.canParse(address) ? address : null;
}

function unreachable(error: unknown): never {
  if (error instanceof OutboundRefusedError) fail('outboundRefused', { reason: error.message }, error);
  if (error instanceof OutboundTimeoutError) fail('scrapingTimedOut', {}, error);
  if (error instanceof OutboundError) fail('badRecipeData', {}, error);
  throw error;
}
