/** Labels: what sorts foods into the aisles of a shop. */
export { addLabels, findLabel, findLabelsAmong, findLabelsOf } from './labels.repository.ts';
export { labelRoutes } from './labels.routes.ts';
export { type LabelListener, newLabel } from './labels.service.ts';
