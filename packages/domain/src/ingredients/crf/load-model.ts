import { type LabelModel, readModel } from './model.ts';

let loading: Promise<LabelModel> | undefined;

/** The model that the program ships, read once and only when the first line asks for it. */
export function loadLabelModel(): Promise<LabelModel> {
  loading ??= readShipped();
  return loading;
}

async function readShipped(): Promise<LabelModel> {
  const [{ default: stored }, { default: network }] = await Promise.all([
    import('./model.json', { with: { type: 'json' } }),
    import('./network.json', { with: { type: 'json' } }),
  ]);
  return readModel(stored, network);
}
