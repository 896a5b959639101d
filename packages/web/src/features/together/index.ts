/** What people do with a recipe together, as the page of a recipe shows it: one hook, two places. */
export { MadeThis } from './made-this.tsx';
export { useTogether } from './use-together.tsx';
export { RecipeTalk } from '../comments/index.ts';
