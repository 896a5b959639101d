/** What happened with recipes: who cooked what and when. */
export { timelineRoutes } from './timeline.routes.ts';
export { deleteTimelineFiles, deleteTimelineFilesJob } from './timeline-images.service.ts';
