/** What a household buys again and again, and how much of it. */
export { listUsualItems, type Purchase, type UsualItem } from './usual-items.ts';
export { raiseAmount } from './raise-amount.ts';
