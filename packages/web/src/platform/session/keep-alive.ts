import { api } from '../api/index.ts';

const key = 'hearth.refreshedAt';
const refreshAfterMs = 12 * 3_600_000;
const checkEveryMs = 3_600_000;

/** Renews the session twice a day while the app is open, so that people who use it are never signed out. */
export function keepSessionAlive(): () => void {
  const timer = setInterval(() => void refreshWhenDue(), checkEveryMs);
  void refreshWhenDue();
  return () => clearInterval(timer);
}

async function refreshWhenDue(): Promise<void> {
  const last = Number(localStorage.getItem(key) ?? '0');
  if (Date.now() - last < refreshAfterMs) return;
  await api.get('/api/auth/refresh', { anonymous: true }).then(
    () => localStorage.setItem(key, String(Date.now())),
    () => undefined,
  );
}

/** A fresh sign-in needs no renewal for a while. */
export function markSessionFresh(): void {
  localStorage.setItem(key, String(Date.now()));
}
