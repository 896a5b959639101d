/** What others know of a person; the address only where the reader may see it. */
interface NamedPerson {
  readonly fullName?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly email?: string | undefined;
}

/** How pages call a person: by the full name where there is one. */
export function personName({ fullName, username, email }: NamedPerson): string {
  return fullName ?? username ?? email ?? '';
}
