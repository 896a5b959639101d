/** Notifiers: addresses to which a household has events sent. */
export { deliverEvent } from './deliver-event.ts';
export { notifyDelivery, publish } from './publish.ts';
export { notifierRoutes } from './notifiers.routes.ts';
