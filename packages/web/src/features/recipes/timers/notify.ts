/** Asks once whether timers may send notifications; browsers remember the answer. */
export function askToNotify(): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return;
  void Notification.requestPermission();
}

/** A notification of the system, where the reader has allowed it. */
export function notify(title: string, text: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body: text, tag: title, icon: '/favicon.svg' });
    shown.addEventListener('click', () => globalThis.focus());
  } catch {
    // Phones know notifications of service workers only; sound and title are left.
  }
}
