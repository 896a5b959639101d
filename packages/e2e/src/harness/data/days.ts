const dayMs = 86_400_000;

/** A day as the API writes it, so many days after another; today by UTC without one. */
export function dayAfter(days: number, day: string | number = Date.now()): string {
  return new Date(new Date(day).getTime() + days * dayMs).toISOString().slice(0, 10);
}
