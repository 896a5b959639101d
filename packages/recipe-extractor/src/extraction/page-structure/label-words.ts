/** Labels of times and yields in the languages of recipe sites, as parts of regular expressions. */

/** The field that each label names. */
export type LabelledField = 'prepTime' | 'cookTime' | 'totalTime' | 'yield';

/** Labels at the beginning of a line, parted by `|`. */
const labelWords: Readonly<Record<LabelledField, readonly string[]>> = {
  totalTime: [
    'total(?: cooking)?(?: time)?|ready in|time needed|overall time|gesamt(?:zeit|dauer)?|zeit gesamt',
    'fertig in|temps total|durée totale|durée|tiempo total|tempo totale?|tempo total',
    'totale? (?:bereidings)?tijd|totaltid|total tid|tid i alt|tid|kokonaisaika|czas całkowity|całkowity czas',
    'celkový čas|celková doba|teljes idő|összidő|общее время|время приготовления|загальний час',
    'συνολικός χρόνος|toplam süre|総時間|調理時間|总时间|총 시간|time|dauer|duration|tijd|čas',
    'timp total|общо време|час приготування|الوقت الكلي|الوقت الإجمالي|وقت التحضير الكلي|זמן כולל',
    'זמן הכנה כולל|סה״כ זמן|زمان کل|کل زمان|कुल समय|所要時間|합계 시간|소요 시간|조리 시간|总用时|總時間|总耗时|烹飪時間|烹調時間',
    'tổng thời gian|เวลาทั้งหมด|เวลารวม|total waktu|waktu total|jumlah masa|skupni čas',
    'ukupno vrijeme|ukupno vreme|укупно време|bendras laikas|kopējais laiks|koguaeg|heildartími',
  ],
  prepTime: [
    'prep(?:aration)?(?: time)?|hands[- ]on(?: time)?|active(?: time)?|vorbereitung(?:szeit)?|arbeitszeit',
    'zubereitungszeit|zubereitung|temps de préparation|préparation|tiempo de preparación|preparación',
    'tempo de preparo|preparo|preparazione|tempo di preparazione|voorbereiding(?:stijd)?|bereidingstijd',
    'bereiden|förberedelse(?:tid)?|forberedelse(?:stid)?|tilberedningstid|arbejdstid|valmistelu(?:aika)?',
    'czas przygotowania|przygotowanie|doba přípravy|příprava|čas prípravy|elkészítési idő',
    'előkészítés(?:i idő)?|время подготовки|подготовка|hazırlık(?: süresi)?|準備時間|准备时间',
    'timp de preparare|timp de pregătire|време за подготовка|време за приготвяне|χρόνος προετοιμασίας',
    'προετοιμασία|час підготовки|підготовка|وقت التحضير|مدة التحضير|זמן הכנה|زمان آماده‌سازی|زمان آماده سازی',
    'तैयारी का समय|下準備|준비 시간|thời gian chuẩn bị|chuẩn bị|เวลาเตรียม|เวลาเตรียมตัว|waktu persiapan|persiapan',
    'masa penyediaan|čas priprave|vrijeme pripreme|vreme pripreme|време припреме|paruošimo laikas',
    'pasiruošimo laikas|sagatavošanas laiks|ettevalmistusaeg|temps de preparació|tempo de preparación',
    'undirbúningstími|undirbúningur|doba prípravy',
  ],
  cookTime: [
    'cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|koch(?:zeit)?|back(?:zeit)?|koch-\\/backzeit|garzeit',
    'temps de cuisson|cuisson|tiempo de cocción|cocción|cottura|tempo di cottura|tempo de cozimento|kooktijd',
    'baktijd|oventijd|tillagning(?:stid)?|steketid|koketid|kypsennysaika|paistoaika|czas gotowania',
    'czas pieczenia|gotowanie|doba vaření|vaření|pečení|főzési idő|sütési idő|főzés|sütés|время готовки',
    'pişirme(?: süresi)?|加熱時間|烹饪时间',
    'timp de gătire|timp de coacere|време за готвене|време за печене|χρόνος μαγειρέματος|μαγείρεμα|ψήσιμο',
    'час готування|час випікання|وقت الطهي|وقت الطبخ|مدة الطهي|זמן בישול|זמן אפייה|زمان پخت|पकाने का समय|調理時間',
    '가열 시간|요리 시간|烹飪時間|料理時間|thời gian nấu|nấu|เวลาทำอาหาร|เวลาปรุง|waktu memasak|waktu masak|masa memasak',
    'čas kuhanja|čas peke|vrijeme kuhanja|vrijeme pečenja|vreme kuvanja|vreme pečenja|време кувања',
    'kepimo laikas|virimo laikas|gatavošanas laiks|cepšanas laiks|küpsetusaeg|valmistusaeg|temps de cocció',
    'tempo de cocción|eldunartími|bökunartími|doba varenia',
  ],
  yield: [
    'serves|servings|serving|yields?|makes|portions?|portionen|anzahl(?: der portionen)?|personen|für',
    'personnes|nombre de personnes|pour|raciones|comensales|porciones|personas|para|porzioni|dosi per|per',
    'rendimento|porções|rende|porties|aantal personen|personer|portioner|porsjoner',
    'antal(?: portioner| personer)?|annoksia|annokset|porcje|ilość porcji|liczba porcji|dla|porce|počet porcí',
    'porcie|adag|порций|порции|количество порций|μερίδες|porsiyon|kişilik|分量|人分|份量',
    'porții|număr de porții|porțiuni|брой порции|για|кількість порцій|порцій|عدد الحصص|الحصص|تكفي|עבור|מנות',
    'מספר מנות|كافي لـ|تعداد نفرات|برای|कितने लोगों के लिए|सर्विंग|인분|份數|khẩu phần|số người|สำหรับ|porsi|untuk',
    'hidangan|število oseb|porcij|za|broj porcija|broj osoba|број особа|број порција|porcijų skaičius|porcijos',
    'porciju skaits|porcijas|portsjonid|portsjone|racions|racións|per a|fyrir|skammtar',
  ],
};

function labelPattern(field: LabelledField): RegExp {
  return new RegExp(`^(?:${labelWords[field].join('|')})(?![\\p{L}\\p{M}])`, 'iu');
}

/** A pattern for each field, the more specific labels first. */
export const labels: readonly (readonly [LabelledField, RegExp])[] = (
  ['totalTime', 'prepTime', 'cookTime', 'yield'] as const
).map((field) => [field, labelPattern(field)]);
