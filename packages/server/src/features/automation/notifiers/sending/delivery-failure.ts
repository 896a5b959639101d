import * as z from 'zod';
import { storedJson } from '../../../../platform/db/values/stored-json.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { fillIn, getTexts } from '../../../../platform/i18n/locales.ts';
import { type FailureCode, failureCodes } from '../../../../platform/i18n/server-texts.ts';

/** Why a message did not arrive: a text of the catalogue and what fills its placeholder. */
export interface DeliveryFailure {
  readonly code: FailureCode;
  /** Never contains the secrets of an address. */
  readonly detail?: string | undefined;
}

/** A failure as it is stored. */
export const deliveryFailureJson = storedJson(
  'the failure of a delivery',
  z.object({ code: z.enum(failureCodes), detail: z.string().optional() }),
);

/** The address was sealed under another secret of the server. */
export const lostSecret: DeliveryFailure = { code: 'lostSecret' };

/** A message was not sent. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';
  readonly failure: DeliveryFailure;

  constructor(failure: DeliveryFailure, cause?: unknown) {
    super(`${failure.code} ${failure.detail ?? ''}`.trim(), { cause });
    this.failure = failure;
  }
}

/** A stored failure in the reader's language; null for none. */
export function failureText(stored: string | null, locale: Locale): string | null {
  if (stored === null) return null;
  const { code, detail } = deliveryFailureJson.parse(stored);
  return fillIn(getTexts(locale).notifiers.failures[code], { detail: detail ?? '' });
}
