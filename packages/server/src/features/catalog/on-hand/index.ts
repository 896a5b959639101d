/** What the kitchens of a group have: tools and foods, by household. */
export { findOnHand } from './on-hand.repository.ts';
export { changesOtherHouseholds, onHandFor, saveOnHand } from './on-hand.service.ts';
