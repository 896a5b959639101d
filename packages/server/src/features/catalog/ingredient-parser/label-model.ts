import { type LabelModel, loadLabelModel } from '@hearth/ingredients/model';
import { Turns } from '../../../platform/concurrency/turns.ts';

/** The model that reads English lines; while it is loaded, once after a start, others have their turn. */
export function labelModel(): Promise<LabelModel> {
  const turns = new Turns();
  return loadLabelModel(() => turns.give());
}
