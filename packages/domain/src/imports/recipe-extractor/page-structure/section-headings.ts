/** Headings of recipe sections in the languages of recipe sites, lower case. */

/** Kinds of sections that a heading can announce. */
export type SectionKind = 'ingredients' | 'directions' | 'other';

/** Words that may be followed by more: `Zutaten für 4 Personen`. */
const WORDS: Readonly<Record<SectionKind, string>> = {
  ingredients:
    'ingredients|ingredient list|ingrediants|what you need|what you will need|what you’ll need|you will need|you’ll need|zutaten|zutatenliste|das brauchst du|du brauchst|' +
    'ingrédients|les ingrédients|il vous faut|ingredientes|los ingredientes|ingredienti|ingrediënten|ingredienten|wat heb je nodig|benodigdheden|dit heb je nodig|' +
    'ingredienser|ingrediens|ingredienserne|du behöver|ainekset|ainesosat|składniki|skladniki|ingredience|suroviny|prísady|suroviny|hozzávalók|alapanyagok|' +
    'ingrediente|sastojci|sestavine|состав|ингредиенты|продукты|інгредієнти|съставки|продукти|υλικά|συστατικά|malzemeler|içindekiler|المكونات|المقادير|מצרכים|מרכיבים|رواد لازم|مواد لازم|' +
    '材料|用料|食材|原料|재료|nguyên liệu|bahan|bahan-bahan|ส่วนผสม|วัตถุดิบ|sangkap|mga sangkap|सामग्री|koostisosad|sastāvdaļas|ingredientai|innihald|hráefni|ingredients needed|osagaiak|koostis',
  directions:
    'directions|instructions|method|methods|preparation|preparation steps|procedure|steps|step by step|step-by-step|how to make|how to make it|how to prepare|how to cook|cooking instructions|cooking method|let’s cook|let’s get cooking|to make|' +
    'preparation method|recipe steps|make it|how to|to prepare|here’s how|zubereitung|anleitung|so geht’s|so wird’s gemacht|so wird es gemacht|und so wird’s gemacht|zubereitungsschritte|schritte|arbeitsschritte|' +
    'préparation|preparation|étapes|les étapes|instructions|réalisation|la recette|recette|méthode|déroulement|preparación|elaboración|instrucciones|pasos|modo de preparación|cómo hacer|cómo se hace|preparazione|procedimento|come fare|istruzioni|come preparare|' +
    'bereiding|bereidingswijze|bereidingsstappen|instructies|zo maak je het|zo maak je|werkwijze|aan de slag|hoe maak je|stappen|modo de preparo|modo de fazer|preparo|como fazer|preparação|instruções|' +
    'gör så här|så här gör du|instruktioner|tillagning|slik gjør du|slik gjør du det|fremgangsmåte|framgangsmåte|fremgangsmåde|sådan gør du|tilberedning|fremgang|valmistusohje|valmistus|ohje|ohjeet|näin teet|' +
    'sposób przygotowania|przygotowanie|sposób wykonania|wykonanie|jak zrobić|instrukcje|postup|postup přípravy|příprava|elkészítés|elkészítése|az elkészítés|így készül|mod de preparare|preparare|instrucțiuni|priprema|postopek|priprava|' +
    'приготовление|способ приготовления|пошаговый рецепт|как приготовить|приготування|спосіб приготування|начин на приготвяне|приготвяне|εκτέλεση|οδηγίες|παρασκευή|διαδικασία|yapılışı|hazırlanışı|nasıl yapılır|tarifi|طريقة التحضير|طريقة العمل|التحضير|אופן הכנה|אופן ההכנה|הכנה|הוראות הכנה|طرز تهیه|' +
    '作り方|做法|步骤|步驟|制作步骤|手順|つくり方|조리법|만드는 법|만들기|조리순서|cách làm|hướng dẫn|thực hiện|cara membuat|cara memasak|langkah|วิธีทำ|paraan ng pagluluto|विधि|valmistamine|pagatavošana|paruošimas|gaminimas|aðferð|leiðbeiningar',
  other:
    'notes|note|recipe notes|chef’s notes|cook’s notes|tips|tip|recipe tips|nutrition|nutrition facts|nutritional information|nutrition information|nutritional info|nutritional facts|nutrition per serving|comments|leave a comment|leave a reply|leave a comment cancel reply|reviews|review|related|related recipes|you may also like|you might also like|more recipes|faq|faqs|storage|equipment|tools|utensils|video|share|share this|print|did you make this recipe|did you make this|did you make this recipe?|about the author|variations|substitutions|serving suggestions|' +
    'nährwerte|nährwertangaben|tipps|tipp|kommentare|notizen|hinweis|hinweise|das könnte dich auch interessieren|ähnliche rezepte|weitere rezepte|utensilien|zubehör|astuces|astuce|conseils|commentaires|valeurs nutritionnelles|matériel|ustensiles|notas|consejos|comentarios|información nutricional|utensilios|dicas|comentários|informação nutricional|note|consigli|commenti|valori nutrizionali|' +
    'voedingswaarden|reacties|opmerkingen|lees ook|tips & tricks|näringsvärde|kommentarer|kommentar|næringsindhold|næringsinnhold|huomioita|komentarze|wskazówki|wartości odżywcze|komentáře|tipy|hozzászólások|tippek|tápérték|comentarii|комментарии|советы|σχόλια|yorumlar|コメント|小贴士|ポイント|주의사항|topics|tags|subscribe|newsletter|reader interactions|join the conversation|bon appétit|guten appetit',
};

const PREFIXES: Readonly<Record<SectionKind, ReadonlySet<string>>> = {
  ingredients: new Set(WORDS.ingredients.split('|')),
  directions: new Set(WORDS.directions.split('|')),
  other: new Set(WORDS.other.split('|')),
};

/** More words than a section's heading has: `Zutaten für eine Springform von 26 cm`. */
const MAX_HEADING_WORDS = 7;
const MAX_HEADING_LENGTH = 70;
/** Longest listed phrase. */
const MAX_PHRASE_WORDS = 5;

/** The section that a heading begins; null if it begins none. `isExact` is false if there are more words around it. */
export interface SectionHeading {
  readonly kind: SectionKind;
  readonly isExact: boolean;
}

/** Recognises a section's heading by its first words, or by its last one (`Salad Ingredients`). */
export function sectionHeading(text: string): SectionHeading | null {
  if (text.length > MAX_HEADING_LENGTH) return null;
  const words = normalizeHeading(text).split(' ');
  if (words.length > MAX_HEADING_WORDS) return null;
  for (let count = Math.min(words.length, MAX_PHRASE_WORDS); count > 0; count -= 1) {
    const kind = kindOf(words.slice(0, count).join(' '));
    if (kind !== null) return { kind, isExact: count === words.length };
  }
  const kind = words.length <= 4 ? kindOf(words.at(-1) ?? '') : null;
  return kind === null ? null : { kind, isExact: false };
}

/** Whether one of the words of a text means the ingredients. */
export function mentionsIngredients(text: string): boolean {
  return normalizeHeading(text)
    .split(' ')
    .some((word) => PREFIXES.ingredients.has(word));
}

function kindOf(phrase: string): SectionKind | null {
  if (PREFIXES.ingredients.has(phrase)) return 'ingredients';
  if (PREFIXES.directions.has(phrase)) return 'directions';
  return PREFIXES.other.has(phrase) ? 'other' : null;
}

function normalizeHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/['‘`´]/g, '’')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}’-]+/gu, ' ')
    .trim();
}
