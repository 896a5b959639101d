import { onSite } from '../../../platform/boot/site-address.ts';
const storageKey = 'hearth-next';

/** Goes to the identity provider; where the person was heading is kept on the device until the browser is back. */
export function leaveForProvider(next: string | undefined): void {
  if (next === undefined) globalThis.sessionStorage.removeItem(storageKey);
  else globalThis.sessionStorage.setItem(storageKey, next);
  globalThis.location.assign(onSite('/api/auth/oauth'));
}

/** Where the person was heading before the trip. */
export function rememberedNext(): string | undefined {
  return globalThis.sessionStorage.getItem(storageKey) ?? undefined;
}
