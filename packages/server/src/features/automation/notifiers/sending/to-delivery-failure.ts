import { BrokerRefusedError } from '../../../../platform/mqtt/publish-mqtt.ts';
import { MailError } from '../../../../platform/mail/mailer.ts';
import {
  OutboundError,
  OutboundFailedError,
  OutboundRefusedError,
  OutboundTimeoutError,
} from '../../../../platform/net/outbound-errors.ts';
import type { DeliveryFailure } from './delivery-failure.ts';

/** Longer error texts of other programs are cut. */
const maxDetailLength = 200;

/** The text about a failed delivery that users see. */
export function toDeliveryFailure(error: unknown): DeliveryFailure {
  if (error instanceof OutboundRefusedError) return { code: 'refused' };
  if (error instanceof OutboundTimeoutError) return { code: 'timeout' };
  if (error instanceof OutboundFailedError) return failureOfCall(error);
  if (error instanceof BrokerRefusedError && error.message === 'login') return { code: 'notSignedIn' };
  if (error instanceof MailError && readCode(error.cause) === 'EAUTH') return { code: 'notSignedIn' };
  if (error instanceof MailError && error.cause instanceof OutboundError)
    return toDeliveryFailure(error.cause);
  if (error instanceof Error) return { code: 'other', detail: error.message.slice(0, maxDetailLength) };
  return { code: 'other', detail: '' };
}

function failureOfCall({ reason, message }: OutboundFailedError): DeliveryFailure {
  if (reason === 'certificate') return { code: 'certificate' };
  if (reason === 'name' || reason === 'connect') return { code: 'unreachable' };
  return { code: 'other', detail: message };
}

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
