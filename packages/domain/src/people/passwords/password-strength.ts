/** The strength in words. */
export type StrengthLabel = 'weak' | 'good' | 'strong' | 'veryStrong';

/** The strength of a password: a number from 0 to 100, not rounded, and its name. */
export interface PasswordStrength {
  score: number;
  label: StrengthLabel;
}

const minLength = 6;
const maxScore = 100;
const pointsPerCharacter = 5;
const pointsPerClass = 10;
const bannedWords = /password|mealie|admin|qwerty|login/i;
const characterClasses = [/\d/, /[a-z]/, /[A-Z]/, /\W/];

/** From which score on a label holds. */
const goodScore = 50;
const strong = 80;
const veryStrong = 100;

/**
 * Scores a password: nothing below six characters or with a banned word; else five points a character, divided by
 * how often it has come up to there, and ten for every class (digit, lower, upper, non-word) beyond the first.
 */
export function passwordStrength(password: string): PasswordStrength {
  const score = computeScore(password);
  return { score, label: buildLabel(score) };
}

function computeScore(password: string): number {
  const characters = [...password];
  if (characters.length < minLength || bannedWords.test(password)) return 0;
  const classes = characterClasses.filter((pattern) => pattern.test(password)).length;
  const variety = Math.max(0, classes - 1) * pointsPerClass;
  return Math.min(maxScore, countPoints(characters) + variety);
}

function countPoints(characters: readonly string[]): number {
  const counts = new Map<string, number>();
  let points = 0;
  for (const character of characters) {
    const count = (counts.get(character) ?? 0) + 1;
    counts.set(character, count);
    points += pointsPerCharacter / count;
  }
  return points;
}

function buildLabel(score: number): StrengthLabel {
  if (score < goodScore) return 'weak';
  if (score < strong) return 'good';
  return score < veryStrong ? 'strong' : 'veryStrong';
}
