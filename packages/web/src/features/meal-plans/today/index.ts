/** Nothing here imports the entries of the plan: the library's page would load them. */
export { todayQuery } from './today.query.ts';
