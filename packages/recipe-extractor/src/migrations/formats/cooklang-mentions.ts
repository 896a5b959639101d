import { type HeadedItem, readAmount, structuredIngredient } from '../../cleaning/index.ts';

/** An ingredient where a step names it. */
export interface Mention {
  readonly name: string;
  /** As written, empty for none. */
  readonly amount: string;
  readonly unit: string;
  readonly note: string;
}

interface Listed extends Mention {
  readonly heading: string;
  /** Mentions of another section are lines of their own. */
  readonly section: number;
}

/**
 * The ingredients that steps mention, each once: amounts of the same food and unit are added within a section, a bare
 * mention of what is listed already adds nothing. Other units, and other preparations, are lines of their own.
 */
export class MentionList {
  private readonly listed: Listed[] = [];
  /** Places in `listed` by the name of the food. */
  private readonly places = new Map<string, number[]>();
  private section = 0;
  private heading = '';

  beginSection(heading: string): void {
    this.section += 1;
    this.heading = heading;
  }

  add(mention: Mention): void {
    const key = mention.name.normalize('NFC').toLowerCase();
    const places = this.places.get(key) ?? [];
    if (mention.amount === '' && mention.note === '' && places.length > 0) return;
    const at = places.find((place) => this.joinAt(place, mention));
    if (at !== undefined) return;
    this.places.set(key, [...places.slice(-maxPlaces), this.listed.length]);
    this.listed.push({ ...mention, heading: this.heading, section: this.section });
    this.heading = '';
  }

  /** As lines, with their parts where the amount is one number. */
  finish(): HeadedItem[] {
    return this.listed.map(({ name, note, ...one }) => {
      const line = structuredIngredient({ ...one, food: name, note });
      const { text } = structuredIngredient({ ...one, food: name });
      return note === '' ? line : { ...line, text: `${text} (${note})` };
    });
  }

  private joinAt(place: number, mention: Mention): boolean {
    const one = this.listed[place];
    if (one === undefined || one.section !== this.section) return false;
    const joined = joinMentions(one, mention);
    if (joined === null) return false;
    this.listed[place] = { ...one, ...joined };
    return true;
  }
}

/** More lines of one food are not compared with each other. */
const maxPlaces = 20;

/** Both as one; null where their units or preparations differ. */
function joinMentions(one: Mention, other: Mention): Mention | null {
  if (one.note !== '' && other.note !== '' && one.note !== other.note) return null;
  const note = one.note || other.note;
  if (one.amount === '') return { ...other, name: one.name, note };
  if (other.amount === '') return { ...one, note };
  if (one.unit !== other.unit) return null;
  const [first, second] = [readAmount(one.amount), readAmount(other.amount)];
  if (first !== null && second !== null) return { ...one, amount: sumText(first + second), note };
  // `some` twice is some; ranges cannot be added.
  return one.amount === other.amount && !/\d/.test(one.amount) ? { ...one, note } : null;
}

function sumText(sum: number): string {
  return String(Number(sum.toFixed(3)));
}
