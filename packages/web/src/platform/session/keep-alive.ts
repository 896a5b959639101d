import { api } from '../api/index.ts';

const KEY = 'hearth.refreshedAt';
const REFRESH_AFTER_MS = 12 * 3_600_000;
const CHECK_EVERY_MS = 3_600_000;

/** Renews the session twice a day while the app is open, so that people who use it are never signed out. */
export function keepSessionAlive(): () => void {
  const timer = setInterval(() => void refreshWhenDue(), CHECK_EVERY_MS);
  void refreshWhenDue();
  return () => clearInterval(timer);
}

async function refreshWhenDue(): Promise<void> {
  const last = Number(localStorage.getItem(KEY) ?? '0');
  if (Date.now() - last < REFRESH_AFTER_MS) return;
  await api.get('/api/auth/refresh', { anonymous: true }).then(
    () => localStorage.setItem(KEY, String(Date.now())),
    () => undefined,
  );
}

/** A fresh sign-in needs no renewal for a while. */
export function markSessionFresh(): void {
  localStorage.setItem(KEY, String(Date.now()));
}
