/** A food of the public table. Values are per 100 g; null where the table has none. */
export interface PublicFood {
  readonly name: string;
  readonly nutrients: readonly (number | null)[];
  /** Household measures with their weight in grams, at most two: `1 cup, chopped`. */
  readonly weights: readonly { readonly measure: string; readonly grams: number }[];
}

/** Columns of the abbreviated file: energy, fats, carbohydrates, protein, sodium, cholesterol. */
const energy = 3;
const protein = 4;
const fat = 5;
const carbohydrate = 7;
const fiber = 8;
const sugar = 9;
const sodium = 15;
const saturated = 44;
const monounsaturated = 45;
const polyunsaturated = 46;
const cholesterol = 47;
const weights = [48, 50] as const;

/**
 * The abbreviated file (`ABBREV`) of the USDA National Nutrient Database for Standard Reference, release 28, as rows of
 * JSON with its 53 columns in their order; an empty text is an unknown value.
 */
export function readPublicTable(json: string): Map<string, PublicFood> {
  const rows = JSON.parse(json) as readonly (readonly (string | number)[])[];
  return new Map(rows.map((row) => [String(row[0]), readFood(row)]));
}

function readFood(row: readonly (string | number)[]): PublicFood {
  const value = (column: number) => {
    const cell = row[column];
    return typeof cell === 'number' ? cell : null;
  };
  const [mono, poly] = [value(monounsaturated), value(polyunsaturated)];
  const unsaturated = mono === null || poly === null ? null : mono + poly;
  return {
    name: String(row[1]),
    nutrients: [
      value(energy),
      value(fat),
      value(saturated),
      unsaturated,
      value(carbohydrate),
      value(sugar),
      value(fiber),
      value(protein),
      value(sodium),
      value(cholesterol),
    ],
    weights: weights.flatMap((column) => {
      const grams = value(column);
      return grams === null || grams === 0 ? [] : [{ measure: String(row[column + 1]), grams }];
    }),
  };
}
