import { type LabelModel, readModel } from './model.ts';

let loading: Promise<LabelModel> | undefined;

/** The model that the program ships, read once and only when the first line asks for it. */
export function loadLabelModel(): Promise<LabelModel> {
  loading ??= import('./model.json', { with: { type: 'json' } }).then(({ default: stored }) =>
    readModel(stored),
  );
  return loading;
}
