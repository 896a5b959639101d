/** Events of a household that notifiers and webhooks can send to other programs. */
export { chosenTypes, eventOption, eventTitle, type EventType, eventTypes } from './event-types.ts';
