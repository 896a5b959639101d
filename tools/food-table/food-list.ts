/** What a measure of a food weighs; an estimate where the public table does not say. */
export interface ListedMeasure {
  readonly name: string;
  readonly grams: number;
  readonly isEstimate: boolean;
}

/** A line of the list of foods. */
export interface ListedFood {
  readonly key: string;
  /** Its number in the public table. */
  readonly number: string;
  /** Whether the table has no food of that name, and the number is that of the food most like it. */
  readonly isStandIn: boolean;
  readonly measures: readonly ListedMeasure[];
}

/** The foods of `foods.txt`. Throws for a line that it cannot read. */
export function readFoodList(text: string): ListedFood[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(readLine);
}

function readLine(line: string): ListedFood {
  const [key, number, measures] = line.split('|').map((part) => part.trim());
  if (key === undefined || !/^\d{5}~?$/.test(number ?? '')) throw new Error(`Cannot read "${line}"`);
  return {
    key,
    number: (number ?? '').replace('~', ''),
    isStandIn: number?.endsWith('~') === true,
    measures: (measures ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => readMeasure(part, line)),
  };
}

function readMeasure(text: string, line: string): ListedMeasure {
  const match = /^([a-z]+) (~?)(\d+(?:\.\d+)?)$/.exec(text);
  if (match === null) throw new Error(`Cannot read "${text}" in "${line}"`);
  const [, name = '', sign, grams] = match;
  return { name, grams: Number(grams), isEstimate: sign === '~' };
}
