import type { Announcement, Announcements, Notice } from '../../../platform/db/announcements.ts';

/** An announcement with its place in the feed. */
export interface Entry {
  /** Names the entry among those of every process. */
  readonly id: string;
  readonly announcement: Announcement;
}

/** How many entries are kept for readers whose connection broke. */
const maxKept = 1000;

type Follower = (heard: Entry | 'missed') => void;

/** The latest announcements, for all streams. `name` distinguishes the feeds of several processes. */
export class LiveFeed {
  readonly #name: string;
  readonly #followers = new Set<Follower>();
  readonly #end: () => void;
  #entries: Entry[] = [];
  #count = 0;

  constructor(announcements: Announcements, name: string) {
    this.#name = name;
    this.#end = announcements.subscribe((heard) => this.#hear(heard));
  }

  /** The id of the latest entry; later entries come after it. */
  get latest(): string {
    return this.#idOf(this.#count);
  }

  /** What a household has missed since that entry; undefined when the feed does not reach back to it. */
  since(id: string, { householdId }: { readonly householdId: string }): Entry[] | undefined {
    const number = this.#numberOf(id);
    const first = this.#count - this.#entries.length;
    if (number === undefined || number < first || number > this.#count) return undefined;
    return this.#entries
      .slice(number - first)
      .filter(({ announcement }) => announcement.householdId === householdId);
  }

  /** @returns what ends it */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  }

  close(): void {
    this.#end();
  }

  #hear(heard: Notice): void {
    if (heard !== 'missed' && 'accessOf' in heard) return;
    if (heard === 'missed') {
      this.#entries = [];
      // A reader that reconnects with an older id has missed it, too.
      this.#count += 1;
      for (const follower of this.#followers) follower('missed');
      return;
    }
    this.#count += 1;
    const entry: Entry = { id: this.#idOf(this.#count), announcement: heard };
    this.#entries.push(entry);
    if (this.#entries.length > maxKept) this.#entries.shift();
    for (const follower of this.#followers) follower(entry);
  }

  #idOf(number: number): string {
    return `${this.#name}-${number}`;
  }

  #numberOf(id: string): number | undefined {
    const number = id.slice(this.#name.length + 1);
    return id.startsWith(`${this.#name}-`) && /^\d{1,15}$/.test(number) ? Number(number) : undefined;
  }
}
