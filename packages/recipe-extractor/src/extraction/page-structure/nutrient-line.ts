/** Lines of nutrition facts, which look like ingredients: a name and an amount. */

/** Beginnings of the names of nutrients, in the languages of recipe sites. */
const names =
  'calories|energy|total|saturate[sd]|fat|carbs|carbohydrates?|protein|cholesterol|sodium|fib(?:er|re)|sugars?|' +
  'kalorien|brennwert|energie|eiweiß|fett|kohlenhydrate|ballaststoffe|' +
  'énergie|lipides|glucides|protéines|fibres|calorías|grasas|carbohidratos|proteínas|fibra|calorie|energia|grassi|carboidrati|proteine|fibre|' +
  'gorduras?|hidratos|proteínas|koolhydraten|eiwitten?|vetten?|vezels|natrium|energi|fedt|fett|kulhydrater?|karbohydrater?|kolhydrater|proteiner?|' +
  'rasvaa?|hiilihydraatit|proteiinia?|białko|tłuszcze?|węglowodany|błonnik|bílkoviny|tuky|sacharidy|vláknina|fehérje|zsír|szénhidrát|' +
  'калорийность|белки|жиры|углеводы|калорії|білки|вуглеводи|kalori|karbonhidrat|yağ';
const namedPattern = new RegExp(
  `^(?:k?cal|kj|${names})(?: \\p{L}{1,20}){0,2}:? ?<?\\d[\\d.,]{0,8} ?(?:k?cal|kj|[mµ]?g|%)?$`,
  'iu',
);
/** Energy, or an amount with its share of what a day needs: `247 kcal 12%`, `18g 26%`. */
const measured = /^\d[\d.,]{0,8} ?(?:(?:k?cal|kj)(?: \d[\d.,]{0,5} ?%)?|m?g \d[\d.,]{0,5} ?%)$/i;

/** Whether a line tells how much of a nutrient there is. */
export function isNutrient(line: string): boolean {
  return namedPattern.test(line) || measured.test(line);
}
