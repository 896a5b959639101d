/** What every page fetches once it is calm: one file. */
export { DamageBanner } from '../maintenance/index.ts';
export { OfflineCopy } from './offline-copy.tsx';
export { DeviceNotices } from '../device/index.ts';
