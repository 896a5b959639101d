/** Headings of recipe sections by language, lower case, parted by `|`. A heading may go on: `Zutaten für 4 Personen`. */

/** Kinds of sections that a heading can announce. */
export type SectionKind = 'ingredients' | 'directions' | 'other';

/** The words of one language; `other` are sections that end a list of ingredients or steps. */
export type SectionWords = Readonly<Record<SectionKind, string>>;

/** By BCP 47 tag. Words that several languages share are written in each of them. */
export const SECTION_WORDS: Readonly<Record<string, SectionWords>> = {
  en: {
    ingredients:
      'ingredients|ingredient|ingredient list|ingrediants|ingredients needed|what you need|what you will need|what you’ll need|you will need|you’ll need|shopping list',
    directions:
      'directions|instructions|method|methods|preparation|preparation steps|preparation method|procedure|steps|recipe steps|step by step|step-by-step|how to make|how to make it|how to prepare|how to cook|how to|cooking instructions|cooking method|cooking directions|let’s cook|let’s get cooking|to make|to prepare|make it|here’s how|what to do|what you do|how it’s done',
    other:
      'notes|note|recipe notes|chef’s notes|cook’s notes|tips|tip|recipe tips|nutrition|nutrition facts|nutritional facts|nutritional information|nutrition information|nutritional info|nutrition info|nutritional values|nutrition per serving|comments|leave a comment|leave a reply|leave a comment cancel reply|reviews|review|related|related recipes|you may also like|you might also like|more recipes|faq|faqs|storage|equipment|tools|utensils|video|share|share this|print|did you make this recipe|did you make this|about the author|variations|substitutions|serving suggestions|topics|tags|subscribe|newsletter|reader interactions|join the conversation|bon appétit',
  },
  de: {
    ingredients:
      'zutaten|zutat|zutatenliste|das brauchst du|du brauchst|das brauchen sie|was du brauchst|einkaufsliste',
    directions:
      'zubereitung|zubereitungsart|zubereitungsweise|zubereitungsschritte|anleitung|arbeitsschritte|schritte|schritt für schritt|rezept-zubereitung|so geht’s|so geht es|so wird’s gemacht|so wird es gemacht|und so wird’s gemacht|herstellung',
    other:
      'nährwerte|nährwertangaben|nährwert|tipps|tipp|tipps & tricks|kommentare|bewertungen|notizen|anmerkungen|hinweis|hinweise|das könnte dich auch interessieren|ähnliche rezepte|weitere rezepte|utensilien|zubehör|küchengeräte|guten appetit',
  },
  fr: {
    ingredients:
      'ingrédients|les ingrédients|ingrédient|il vous faut|liste des ingrédients|ce qu’il vous faut',
    directions:
      'préparation|préparations|étapes|les étapes|étapes de préparation|étapes de la recette|instructions|réalisation|la recette|recette|méthode|déroulement|mode opératoire|marche à suivre|comment faire|progression',
    other:
      'astuces|astuce|conseils|conseil|commentaires|avis|valeurs nutritionnelles|informations nutritionnelles|nutrition|matériel|ustensiles|notes|note|à lire aussi|recettes similaires|bon appétit',
  },
  es: {
    ingredients: 'ingredientes|los ingredientes|ingrediente|lista de ingredientes|qué necesitas|necesitas',
    directions:
      'preparación|elaboración|instrucciones|pasos|pasos a seguir|modo de preparación|método|procedimiento|cómo hacer|cómo se hace|cómo preparar|paso a paso',
    other:
      'notas|nota|consejos|consejo|trucos|comentarios|valoraciones|información nutricional|valores nutricionales|utensilios|recetas relacionadas|también te puede interesar|vídeo',
  },
  it: {
    ingredients: 'ingredienti|gli ingredienti|ingrediente|cosa serve|lista degli ingredienti|occorrente',
    directions:
      'preparazione|procedimento|come fare|istruzioni|come preparare|esecuzione|metodo|passaggi|svolgimento',
    other:
      'note|consigli|consiglio|commenti|valori nutrizionali|informazioni nutrizionali|utensili|strumenti|conservazione|ricette correlate|potrebbe interessarti',
  },
  pt: {
    ingredients: 'ingredientes|ingrediente|lista de ingredientes|o que você precisa|você vai precisar',
    directions:
      'modo de preparo|modo de fazer|modo de preparação|modo de confecção|preparo|como fazer|preparação|instruções|passo a passo|confecção|elaboração|passos',
    other:
      'notas|nota|dicas|dica|comentários|avaliações|informação nutricional|informações nutricionais|tabela nutricional|valores nutricionais|utensílios|equipamento|receitas relacionadas|você também pode gostar',
  },
  nl: {
    ingredients:
      'ingrediënten|ingredienten|ingrediënt|wat heb je nodig|benodigdheden|dit heb je nodig|boodschappen',
    directions:
      'bereiding|bereidingswijze|bereidingsstappen|instructies|zo maak je het|zo maak je|werkwijze|aan de slag|hoe maak je|stappen|stappenplan|voorbereiding en bereiding|klaarmaken',
    other:
      'voedingswaarden|voedingswaarde|reacties|beoordelingen|opmerkingen|lees ook|tip|tips|tips & tricks|keukengerei|keukenspullen|materialen|ook lekker|meer recepten',
  },
  sv: {
    ingredients: 'ingredienser|ingrediens|du behöver|det här behöver du',
    directions:
      'gör så här|så här gör du|instruktioner|tillagning|tillvägagångssätt|beskrivning|steg för steg',
    other: 'näringsvärde|näringsvärden|kommentarer|tips|redskap|liknande recept|fler recept|betyg',
  },
  da: {
    ingredients: 'ingredienser|ingrediens|ingredienserne|du skal bruge|det skal du bruge',
    directions: 'fremgangsmåde|sådan gør du|tilberedning|fremgang|trin for trin|opskrift|sådan laver du',
    other:
      'næringsindhold|næringsværdi|kommentarer|tips|tip|køkkenredskaber|lignende opskrifter|flere opskrifter',
  },
  nb: {
    ingredients: 'ingredienser|ingrediens|du trenger|dette trenger du',
    directions: 'slik gjør du|slik gjør du det|fremgangsmåte|framgangsmåte|tilberedning|slik lager du',
    other: 'næringsinnhold|kommentarer|kommentar|tips|utstyr|lignende oppskrifter|flere oppskrifter',
  },
  fi: {
    ingredients: 'ainekset|ainesosat|raaka-aineet|tarvitset',
    directions: 'valmistusohje|valmistusohjeet|valmistus|ohje|ohjeet|näin teet|tee näin|valmista näin',
    other:
      'huomioita|vinkit|vinkki|ravintosisältö|ravintoarvot|kommentit|arvostelut|välineet|lisää reseptejä',
  },
  pl: {
    ingredients: 'składniki|skladniki|składnik|lista składników|potrzebne składniki|co będzie potrzebne',
    directions:
      'sposób przygotowania|przygotowanie|sposób wykonania|wykonanie|jak zrobić|instrukcje|krok po kroku|jak przygotować|etapy przygotowania',
    other:
      'komentarze|wskazówki|wskazówka|wartości odżywcze|wartość odżywcza|uwagi|porady|potrzebne naczynia|przybory|podobne przepisy',
  },
  cs: {
    ingredients: 'ingredience|suroviny|přísady|budeme potřebovat|budete potřebovat|potřebujeme',
    directions: 'postup|postup přípravy|příprava|pracovní postup|jak na to|způsob přípravy',
    other: 'komentáře|tipy|tip|nutriční hodnoty|výživové hodnoty|poznámky|poznámka|podobné recepty|hodnocení',
  },
  sk: {
    ingredients: 'ingrediencie|suroviny|prísady|budeme potrebovať|budete potrebovať|potrebujeme',
    directions: 'postup|postup prípravy|príprava|pracovný postup|ako na to|spôsob prípravy',
    other:
      'komentáre|tipy|tip|nutričné hodnoty|výživové hodnoty|poznámky|poznámka|podobné recepty|hodnotenie',
  },
  hu: {
    ingredients: 'hozzávalók|alapanyagok|hozzávaló|összetevők',
    directions: 'elkészítés|elkészítése|az elkészítés|így készül|az elkészítés menete|elkészítés lépései',
    other:
      'hozzászólások|tippek|tipp|tápérték|tápértékek|megjegyzés|megjegyzések|hasonló receptek|jó étvágyat',
  },
  ro: {
    ingredients: 'ingrediente|ingredient|lista de ingrediente|ai nevoie de',
    directions:
      'mod de preparare|preparare|instrucțiuni|prepararea|pași|cum se prepară|cum se face|preparația',
    other:
      'comentarii|sfaturi|sfat|note|valori nutriționale|informații nutriționale|ustensile|rețete similare',
  },
  bg: {
    ingredients: 'съставки|продукти|необходими продукти|нужни продукти',
    directions: 'начин на приготвяне|приготвяне|приготовление|инструкции|стъпки|начин на приготовление',
    other: 'коментари|съвети|съвет|бележки|хранителна стойност|хранителни стойности|подобни рецепти|оценки',
  },
  el: {
    ingredients: 'υλικά|συστατικά|τα υλικά|υλικα',
    directions: 'εκτέλεση|οδηγίες|παρασκευή|διαδικασία|προετοιμασία|εκτελεση|βήματα|πώς το κάνουμε',
    other: 'σχόλια|συμβουλές|συμβουλή|σημειώσεις|διατροφική αξία|διατροφικά στοιχεία|σχετικές συνταγές|σκεύη',
  },
  ru: {
    ingredients:
      'состав|ингредиенты|продукты|ингредиенты для рецепта|вам понадобится|понадобится|нам понадобится',
    directions:
      'приготовление|способ приготовления|пошаговый рецепт|пошаговый рецепт приготовления|как приготовить|инструкция|инструкция приготовления|рецепт приготовления|шаги',
    other:
      'комментарии|отзывы|советы|совет|примечания|примечание|пищевая ценность|энергетическая ценность|похожие рецепты|инвентарь|приятного аппетита',
  },
  uk: {
    ingredients: 'інгредієнти|інгрідієнти|склад|продукти|знадобиться|вам знадобиться',
    directions:
      'приготування|спосіб приготування|як приготувати|інструкція|покроковий рецепт|кроки|рецепт приготування',
    other: 'коментарі|відгуки|поради|порада|примітки|харчова цінність|схожі рецепти|смачного',
  },
  tr: {
    ingredients: 'malzemeler|içindekiler|malzeme|malzeme listesi|gerekli malzemeler',
    directions: 'yapılışı|hazırlanışı|nasıl yapılır|tarifi|yapılış|hazırlanış|talimatlar|yapım aşamaları',
    other:
      'yorumlar|püf noktaları|püf noktası|notlar|not|besin değerleri|besin değeri|benzer tarifler|afiyet olsun',
  },
  ar: {
    ingredients: 'المكونات|المقادير|مكونات|مقادير|المقادير والمكونات',
    directions:
      'طريقة التحضير|طريقة العمل|التحضير|طريقة العمل والتحضير|الطريقة|خطوات التحضير|الخطوات|التعليمات|طريقة الإعداد',
    other:
      'ملاحظات|ملاحظة|نصائح|نصيحة|القيمة الغذائية|القيم الغذائية|التعليقات|تعليقات|وصفات مشابهة|وصفات ذات صلة',
  },
  he: {
    ingredients: 'מצרכים|מרכיבים|רכיבים|המצרכים|המרכיבים|חומרים',
    directions: 'אופן הכנה|אופן ההכנה|הכנה|הוראות הכנה|הוראות|ההכנה|שלבי הכנה|איך מכינים',
    other: 'הערות|טיפים|טיפ|תגובות|ערכים תזונתיים|מתכונים דומים|כלים',
  },
  fa: {
    ingredients: 'مواد لازم|مواد اولیه|مواد|مواد مورد نیاز',
    directions: 'طرز تهیه|دستور پخت|روش تهیه|دستور تهیه|مراحل تهیه|طرز پخت|مراحل',
    other: 'نکات|نکته|ارزش غذایی|نظرات|دیدگاه‌ها|یادداشت|دستورهای مشابه',
  },
  hi: {
    ingredients: 'सामग्री|आवश्यक सामग्री|सामग्रियां',
    directions: 'विधि|बनाने की विधि|बनाने का तरीका|निर्देश|तरीका',
    other: 'टिप्स|सुझाव|नोट|नोट्स|टिप्पणियाँ|पोषण|पोषण संबंधी जानकारी',
  },
  ja: {
    ingredients: '材料|用意するもの|食材',
    directions: '作り方|手順|つくり方|調理手順|調理方法|レシピ',
    other: 'コメント|ポイント|コツ|コツ・ポイント|メモ|栄養価|栄養成分|関連レシピ|つくれぽ',
  },
  ko: {
    ingredients: '재료|준비물|주재료|필요한 재료',
    directions: '조리법|만드는 법|만들기|조리순서|조리 순서|만드는 방법|조리 방법|요리 순서',
    other: '주의사항|팁|요리팁|메모|참고|영양 정보|영양정보|댓글|관련 레시피|조리 도구',
  },
  'zh-Hans': {
    ingredients: '材料|用料|食材|原料|所需材料|准备材料',
    directions: '做法|步骤|制作步骤|做法步骤|制作方法|烹饪步骤|方法',
    other: '小贴士|贴士|备注|注意事项|营养成分|评论|相关菜谱|厨具',
  },
  'zh-Hant': {
    ingredients: '材料|用料|食材|原料|所需材料|準備材料',
    directions: '做法|步驟|作法|製作步驟|製作方法|烹調步驟|方法',
    other: '小貼士|貼士|小叮嚀|備註|注意事項|營養成分|營養標示|留言|相關食譜|器具',
  },
  vi: {
    ingredients: 'nguyên liệu|thành phần|nguyên liệu cần chuẩn bị|chuẩn bị nguyên liệu',
    directions:
      'cách làm|hướng dẫn|thực hiện|các bước thực hiện|cách nấu|cách chế biến|hướng dẫn thực hiện|các bước',
    other: 'ghi chú|mẹo|lưu ý|giá trị dinh dưỡng|dinh dưỡng|bình luận|công thức liên quan|dụng cụ',
  },
  th: {
    ingredients: 'ส่วนผสม|วัตถุดิบ|เครื่องปรุง|ส่วนประกอบ',
    directions: 'วิธีทำ|ขั้นตอน|ขั้นตอนการทำ|วิธีการทำ|วิธีปรุง',
    other: 'เคล็ดลับ|หมายเหตุ|ข้อมูลโภชนาการ|คุณค่าทางโภชนาการ|ความคิดเห็น|สูตรอื่นๆ|อุปกรณ์',
  },
  id: {
    ingredients: 'bahan|bahan-bahan|bahan bahan|bahan utama',
    directions: 'cara membuat|cara memasak|langkah|langkah-langkah|cara pembuatan|cara masak|petunjuk',
    other: 'catatan|tips|informasi gizi|nilai gizi|komentar|resep terkait|resep lainnya|alat',
  },
  ms: {
    ingredients: 'bahan|bahan-bahan|bahan bahan|ramuan',
    directions: 'cara penyediaan|cara membuat|cara memasak|langkah|langkah-langkah|arahan|kaedah',
    other: 'nota|tip|petua|maklumat pemakanan|nilai pemakanan|komen|resipi berkaitan|peralatan',
  },
  sl: {
    ingredients: 'sestavine|potrebujemo|potrebujete',
    directions: 'priprema|priprava|postopek|postopek priprave|navodila|način priprave',
    other: 'komentarji|nasveti|nasvet|opombe|hranilne vrednosti|podobni recepti|pripomočki',
  },
  hr: {
    ingredients: 'sastojci|potrebni sastojci|potrebno je|namirnice',
    directions: 'priprema|postupak|postupak pripreme|način pripreme|upute|priprava|koraci',
    other: 'komentari|savjeti|savjet|napomene|napomena|nutritivne vrijednosti|slični recepti|pribor',
  },
  sr: {
    ingredients: 'sastojci|potrebni sastojci|potrebno je|састојци|потребни састојци|потребно је|намирнице',
    directions: 'priprema|postupak|način pripreme|uputstvo|припрема|поступак|начин припреме|упутство',
    other:
      'komentari|saveti|savet|napomena|hranljive vrednosti|slični recepti|коментари|савети|савет|напомена|хранљиве вредности',
  },
  lt: {
    ingredients: 'ingredientai|sudedamosios dalys|produktai|reikės|jums reikės',
    directions: 'paruošimas|gaminimas|gaminimo eiga|paruošimo būdas|gaminimo būdas|instrukcijos|eiga',
    other: 'komentarai|patarimai|patarimas|pastabos|maistinė vertė|panašūs receptai|skanaus',
  },
  lv: {
    ingredients: 'sastāvdaļas|produkti|nepieciešams|nepieciešamie produkti',
    directions:
      'pagatavošana|gatavošana|pagatavošanas gaita|instrukcijas|pagatavošanas veids|gatavošanas gaita',
    other: 'komentāri|padomi|padoms|piezīmes|uzturvērtība|līdzīgas receptes|labu apetīti',
  },
  et: {
    ingredients: 'koostisosad|koostisained|koostis|vaja läheb|toiduained',
    directions: 'valmistamine|valmistusviis|juhised|valmista nii|valmistusõpetus',
    other: 'kommentaarid|nipid|nõuanded|märkused|toiteväärtus|sarnased retseptid|vajalikud vahendid',
  },
  ca: {
    ingredients: 'ingredients|els ingredients|necessiteu|què necessites',
    directions: 'preparació|elaboració|instruccions|passos|com es fa|manera de fer-ho|procediment',
    other:
      'notes|nota|consells|consell|comentaris|informació nutricional|valors nutricionals|estris|receptes relacionades',
  },
  gl: {
    ingredients: 'ingredientes|os ingredientes|que precisas',
    directions: 'preparación|elaboración|instrucións|pasos|como se fai|modo de preparación|procedemento',
    other:
      'notas|nota|consellos|consello|comentarios|información nutricional|utensilios|receitas relacionadas',
  },
  is: {
    ingredients: 'innihald|hráefni|innihaldsefni|innihaldslýsing|þú þarft',
    directions: 'aðferð|leiðbeiningar|undirbúningur|matreiðsla|svona gerirðu',
    other: 'athugasemdir|ráð|góð ráð|næringargildi|svipaðar uppskriftir|áhöld',
  },
  eu: { ingredients: 'osagaiak', directions: 'prestaketa|elaborazioa', other: 'oharrak|aholkuak' },
  fil: { ingredients: 'sangkap|mga sangkap', directions: 'paraan ng pagluluto', other: 'mga tala' },
};
