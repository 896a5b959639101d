import type { UnitId } from '@hearth/domain/measures/units';

/** The languages whose ingredient lines are read by rules, by their ISO 639-1 codes. */
export const readLanguages = [
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'nb',
  'cs',
  'fi',
  'hu',
  'tr',
  'ru',
  'uk',
  'zh',
  'ja',
  'ko',
] as const;
export type ReadLanguage = (typeof readLanguages)[number];

/** Measures that the table of units does not have: their sizes are known, but no other kitchen converts them. */
type RegionalMeasure =
  | 'hectogram'
  | 'jin'
  | 'liang'
  | 'go'
  | 'dessertspoon'
  | 'pinchSpoon'
  | 'coffeeCup'
  | 'inch'
  | 'cm';

/** What a kitchen counts, without a size of its own. */
type KitchenCount =
  | 'bag'
  | 'bar'
  | 'ball'
  | 'block'
  | 'bottle'
  | 'bowl'
  | 'box'
  | 'bunch'
  | 'can'
  | 'clove'
  | 'cube'
  | 'dash'
  | 'drizzle'
  | 'drop'
  | 'ear'
  | 'glass'
  | 'grain'
  | 'handful'
  | 'head'
  | 'jar'
  | 'knifepoint'
  | 'knob'
  | 'ladle'
  | 'leaf'
  | 'loaf'
  | 'mug'
  | 'packet'
  | 'pinch'
  | 'plant'
  | 'pod'
  | 'roll'
  | 'sachet'
  | 'scoop'
  | 'segment'
  | 'serving'
  | 'sheet'
  | 'slice'
  | 'sprig'
  | 'stalk'
  | 'star'
  | 'strip'
  | 'ten'
  | 'thread'
  | 'tube'
  | 'tub';

/** A unit that a line may name: one of the table of units, or one that only kitchens know. */
export type ReadUnitId = UnitId | RegionalMeasure | KitchenCount;

/**
 * The words of one language that give an ingredient line its shape. `*` at the end of a word stands for any ending of up
 * to four letters. Accents, capitals and the full stops of abbreviations make no difference, but for a lone `T`.
 */
export interface LanguageWords {
  /** Whether blanks part words; without them every sign counts as a word. */
  readonly hasBlanks: boolean;
  /** Where the amount of a line stands. Where it stands last, words after it are a note. */
  readonly order: 'first' | 'both' | 'last';
  /** Whether nouns begin with a capital. */
  readonly hasCapitalNouns: boolean;
  /** Whether a unit without a number is followed by a word that links it to its food. */
  readonly linksUnits: boolean;
  /** Whether a point before three digits groups thousands (`1.000`), rather than a comma. */
  readonly groupsByPoint: boolean;
  /** By value, as a number or a fraction. */
  readonly numbers: Readonly<Record<string, readonly string[]>>;
  /** Number words that are articles too. */
  readonly articles: readonly string[];
  /** Words that are joined to the next one: `d l` of `d'ail`. */
  readonly elisions: readonly string[];
  /** Numbers that are written in one word with their unit, or with a hyphen: `demi-litre`, `полстакана`. */
  readonly numberPrefixes: readonly string[];
  readonly units: Readonly<Partial<Record<ReadUnitId, readonly string[]>>>;
  /** Units that stand before their number: `大さじ2`. */
  readonly leadingUnits: readonly string[];
  /** What links a unit and its food. */
  readonly links: readonly string[];
  /** Amounts that are no numbers: `etwas`, `nach Geschmack`. */
  readonly vague: readonly string[];
  /** Words that say nothing about the food: `etwa`, `je`. */
  readonly about: readonly string[];
  readonly and: readonly string[];
  readonly or: readonly string[];
  readonly plus: readonly string[];
  /** Between the ends of a range, besides dashes and the words for `or`. */
  readonly ranges: readonly string[];
  /** Before the size of one pack: `à`. */
  readonly perPack: readonly string[];
  readonly sizes: readonly string[];
  /** How full a spoon is: `gehäuft`. */
  readonly fullness: readonly string[];
  /** What a cook does with a food, before or after its name. */
  readonly prepared: readonly string[];
  /** Preparations by a shop or by a cook; before the name it is a note after an adverb only: `frisch gemahlen`. */
  readonly processed: readonly string[];
  /** What participles end in, with their accents: after a name, an unknown one says what is done with it. */
  readonly participleEndings: readonly string[];
  /** How it is done: `fein`. */
  readonly adverbs: readonly string[];
  /** The same, written in one word with what is done: `feingehackt`. */
  readonly adverbPrefixes: readonly string[];
  /** What opens a purpose: `zum`. */
  readonly purposes: readonly string[];
  /** What ends a purpose that stands before a name: `kızartmak için`. */
  readonly purposeEnds?: readonly string[];
  /** What opens a note in the middle of a line, whatever follows. */
  readonly openers: readonly string[];
  /** What opens the shape of pieces: `in`, when one of `shapes` is among the next words. */
  readonly shapeOpeners: readonly string[];
  readonly shapes: readonly string[];
  /** The parts of a food that stand before its amount: `Saft von`. */
  readonly parts: readonly string[];
  /** Between a part that no list has and what it is taken from, where no link stands there: `Kerne von`. */
  readonly partLinks?: readonly string[];
  /** Food names that only look like a unit, a purpose or a preparation. */
  readonly foods: readonly string[];
  /** Words after which a number is a name: `Type 405`. */
  readonly numbered: readonly string[];
  /** Frequent words that tell the language. */
  readonly common: readonly string[];
}
