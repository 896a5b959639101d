/** The day where the reader is, as a date field has it. */
export function dayText(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/** The last second of a day where the reader is, as it travels. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}
