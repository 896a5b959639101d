/** Categories, tags and tools. */
export { organizersQuery, type OrganizerSource, useCreateOrganizer } from './organizers.queries.ts';
