import { type LabelModel, type Pause, readModel } from './model.ts';

let loading: Promise<LabelModel> | undefined;

/** The model that the program ships, read once and only when the first line asks for it, with pauses for others. */
export function loadLabelModel(pause?: Pause): Promise<LabelModel> {
  loading ??= readShipped(pause);
  return loading;
}

async function readShipped(pause?: Pause): Promise<LabelModel> {
  const [{ default: stored }, { default: network }] = await Promise.all([
    import('./model.json', { with: { type: 'json' } }),
    import('./network.json', { with: { type: 'json' } }),
  ]);
  return readModel(stored, network, pause);
}
