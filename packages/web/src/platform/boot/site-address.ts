import { boot } from './boot.ts';

/** The path below which this server is served, as `/kitchen`; empty on a host of its own. */
export const basePath = boot.basePath ?? '';

/**
 * An address of this server, which begins with a slash, as the browser has to ask for it. Addresses of other kinds, such
 * as `blob:`, stay as they are.
 */
export function onSite(address: string): string {
  return address.startsWith('/') ? basePath + address : address;
}

/** The whole address of a page, for people to open elsewhere. */
export function siteAddress(path: string): string {
  return globalThis.location.origin + basePath + path;
}

/** A path of the browser as the app's routes name it. */
export function pathInApp(path: string): string {
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}
