/** Categories, tags and tools: how a group sorts its recipes. */
export { findOrganizersAmong, insertOrganizer } from './organizers.repository.ts';
export { organizerRoutes, type OrganizerRecipes } from './organizers.routes.ts';
export { getOrganizer, listOrganizers, newOrganizer } from './organizers.service.ts';
