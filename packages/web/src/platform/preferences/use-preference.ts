import { useCallback, useSyncExternalStore } from 'react';
import { type PreferenceStore, preferenceStore } from './preference-store.ts';
import {
  preferenceDefaults,
  type PreferenceName,
  type Preferences,
  sessionDefaults,
  type SessionPreferenceName,
  type SessionPreferences,
} from './preferences.ts';

const device = preferenceStore(preferenceDefaults, () => localStorage);
const session = preferenceStore(sessionDefaults, () => sessionStorage);

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === null || event.key.startsWith('hearth.')) device.refresh();
});

type Handle<Value> = readonly [Value, (changes: Partial<Value>) => void];

/** A preference of this device and the way to change part of it; all readers, also in other tabs, follow. */
export function usePreference<Name extends PreferenceName>(name: Name): Handle<Preferences[Name]> {
  return useStored(device, name);
}

/** A preference of this device as it is now, outside components. */
export function readPreference<Name extends PreferenceName>(name: Name): Preferences[Name] {
  return device.read(name);
}

/** As `usePreference`, forgotten when the tab closes. */
export function useSessionPreference<Name extends SessionPreferenceName>(
  name: Name,
): Handle<SessionPreferences[Name]> {
  return useStored(session, name);
}

function useStored<All extends object, Name extends keyof All & string>(
  store: PreferenceStore<All>,
  name: Name,
): Handle<All[Name]> {
  const value = useSyncExternalStore(store.subscribe, () => store.read(name));
  const change = useCallback((changes: Partial<All[Name]>) => store.change(name, changes), [store, name]);
  return [value, change];
}
