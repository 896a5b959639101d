/** Categories, tags and tools. */
export { organizerCountsQuery, organizersQuery, useCreateOrganizer } from './organizers.queries.ts';
