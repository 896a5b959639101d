/** The strength in words. */
export type StrengthLabel = 'weak' | 'good' | 'strong' | 'veryStrong';

/** The strength of a password: a number from 0 to 100, not rounded, and its name. */
export interface PasswordStrength {
  score: number;
  label: StrengthLabel;
}

const MIN_LENGTH = 6;
const MAX_SCORE = 100;
const POINTS_PER_CHARACTER = 5;
const POINTS_PER_CLASS = 10;
const BANNED_WORDS = /password|mealie|admin|qwerty|login/i;
const CLASSES = [/\d/, /[a-z]/, /[A-Z]/, /\W/];

/** From which score on a label holds. */
const GOOD = 50;
const STRONG = 80;
const VERY_STRONG = 100;

/**
 * Scores a password: nothing below six characters or with a banned word; else five points a character, divided by
 * how often it has come up to there, and ten for every class (digit, lower, upper, non-word) beyond the first.
 */
export function passwordStrength(password: string): PasswordStrength {
  const score = scoreOf(password);
  return { score, label: labelOf(score) };
}

function scoreOf(password: string): number {
  const characters = [...password];
  if (characters.length < MIN_LENGTH || BANNED_WORDS.test(password)) return 0;
  const classes = CLASSES.filter((pattern) => pattern.test(password)).length;
  const variety = Math.max(0, classes - 1) * POINTS_PER_CLASS;
  return Math.min(MAX_SCORE, pointsOf(characters) + variety);
}

function pointsOf(characters: readonly string[]): number {
  const counts = new Map<string, number>();
  let points = 0;
  for (const character of characters) {
    const count = (counts.get(character) ?? 0) + 1;
    counts.set(character, count);
    points += POINTS_PER_CHARACTER / count;
  }
  return points;
}

function labelOf(score: number): StrengthLabel {
  if (score < GOOD) return 'weak';
  if (score < STRONG) return 'good';
  return score < VERY_STRONG ? 'strong' : 'veryStrong';
}
