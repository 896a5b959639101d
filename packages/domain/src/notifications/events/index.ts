/** Events: what happens in a household and can be told to other programs. */
export { chosenTypes, eventOption, eventTitle, type EventType, eventTypes } from './event-types.ts';
