/** What administrators see of the server itself. */
export { serverInfoRoutes } from './server-info.routes.ts';
export { volumeTextPath, writeVolumeText } from './volume-check.service.ts';
