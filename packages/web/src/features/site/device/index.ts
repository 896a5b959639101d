/** The app on this device. */
export { DeviceNotices } from './device-notices.tsx';
