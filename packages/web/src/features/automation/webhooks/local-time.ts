const dayMinutes = 1440;

/** Minutes that clocks of this device run ahead of UTC now. */
export function minutesAhead(now: Date): number {
  return -now.getTimezoneOffset();
}

/** A time of day in UTC, `HH:MM` or longer, as clocks that run so many minutes ahead show it: `HH:MM`. */
export function localTime(utc: string, ahead: number): string {
  return shifted(utc, ahead);
}

/** The reverse of {@link localTime}, as the server takes it: `HH:MM:00`. */
export function utcTime(local: string, ahead: number): string {
  return `${shifted(local, -ahead)}:00`;
}

function shifted(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = (((hour * 60 + minute + minutes) % dayMinutes) + dayMinutes) % dayMinutes;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(shown / 60))}:${two(shown % 60)}`;
}
