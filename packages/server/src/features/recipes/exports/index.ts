/** Recipes to take along: JSON, an archive, or a text made by a template. */
export { exportRoutes, sendArchive } from './exports.routes.ts';
export { archiveWithInner } from './exports.service.ts';
