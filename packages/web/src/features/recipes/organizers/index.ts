/** Categories, tags and tools. */
export { organizersQuery, useCreateOrganizer } from './organizers.queries.ts';
