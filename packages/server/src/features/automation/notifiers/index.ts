/** Notifiers: other programs and people that a household has told of what happens. */
export { deliverEvent } from './deliver-event.ts';
export { notifyDelivery, publish } from './publish.ts';
export { notifierRoutes } from './notifiers.routes.ts';
