/** Apprise addresses: their receivers, and the messages that receivers of each kind expect. */
export { AddressError, readScheme } from './address.ts';
export type { HttpRequest, Message, OutgoingMail, OutgoingMatrix, OutgoingMqtt } from './message.ts';
export { appriseApiRequest, knownSchemes, outgoingFor, speaks } from './outgoing.ts';
