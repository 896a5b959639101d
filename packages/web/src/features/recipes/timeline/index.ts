/** What happened with a recipe, and saying that one made it. */
export { LastTimeSlot } from './last-time-slot.tsx';
export { MadeThis } from './made-this.tsx';
export { MadeThisDialog, TimelineDialog } from './timeline-dialogs.ts';
