import { limits } from '@hearth/contract';
import { findWebAddress } from '@hearth/domain/imports/web-address';
import { fail } from '../../../../platform/errors/app-error.ts';
import { decodeText } from '../../../../platform/net/decode-text.ts';
import {
  OutboundError,
  OutboundFailedError,
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
  /** The HTTP status; a page is read whatever it is. */
  readonly status: number;
  /** The media type, without parameters; empty if the server sends none. */
  readonly contentType: string;
}

/**
 * Fetches the page of the first address in a text.
 * @throws AppError `importAddressMissing`, `importHostUnknown`, `importUnreachable`, `outboundRefused`,
 *   `scrapingTimedOut`
 */
export async function fetchPage(platform: Platform, text: string): Promise<FetchedPage> {
  const askedUrl = findWebAddress(text) ?? fail('importAddressMissing');
  const response = await platform
    .safeFetch(askedUrl, {
      maxBytes: limits.pageBytes,
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    })
    .catch(unreachable);
  const { url: pageUrl, status, contentType } = response;
  return { html: decodeText(response), askedUrl, pageUrl, status, contentType };
}

function unreachable(error: unknown): never {
  if (error instanceof OutboundRefusedError) fail('outboundRefused', { reason: error.message }, error);
  if (error instanceof OutboundTimeoutError) fail('scrapingTimedOut', {}, error);
  if (!(error instanceof OutboundError)) throw error;
  const isNameUnknown = error instanceof OutboundFailedError && error.reason === 'name';
  return fail(isNameUnknown ? 'importHostUnknown' : 'importUnreachable', {}, error);
}

/** Says of a page that was fetched and has no recipe why that may be. */
export function failWithoutRecipe({ status, contentType }: FetchedPage): never {
  if (status === 401 || status === 403) return fail('importForbidden', { status });
  if (status === 404 || status === 410) return fail('importPageMissing', { status });
  if (status >= 500) return fail('importWebsiteFailed', { status });
  const isText = contentType === '' || /^text\/|html|xml|json/.test(contentType);
  return isText ? fail('importWithoutRecipe') : fail('importNotAPage', { type: contentType });
}
