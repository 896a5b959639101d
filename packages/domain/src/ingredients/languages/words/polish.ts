import type { LanguageWords } from '../language.ts';

/** The words of Polish recipes, with the cases that amounts ask for. */
export const polish: LanguageWords = {
  hasBlanks: true,
  order: 'both',
  hasCapitalNouns: false,
  linksUnits: false,
  groupsByPoint: false,
  numbers: {
    '1/4': 'ćwierć ćwiartka ćwiartki jedna_czwarta',
    '1/3': 'jedna_trzecia trzecia_część',
    '1/2': 'pół połowa połowy połówka połówki połowę',
    '2/3': 'dwie_trzecie',
    '3/4': 'trzy_czwarte',
    1: 'jeden jedna jedno jednej jednego jedną',
    '3/2': 'półtora półtorej',
    2: 'dwa dwie dwóch',
    3: 'trzy trzech',
    4: 'cztery czterech',
    5: 'pięć',
    6: 'sześć',
    7: 'siedem',
    8: 'osiem',
    9: 'dziewięć',
    10: 'dziesięć',
    12: 'dwanaście',
  },
  articles: '',
  elisions: '',
  numberPrefixes: 'pół',
  units: {
    mug: 'kufel',
    pod: 'strąk strąki strąków',
    scoop: 'miarka miarki gałka gałki gałek',
    serving: 'porcja porcje porcji',
    plant: 'doniczka doniczki',
    loaf: 'bochenek bochenka',
    segment: 'cząstka cząstki cząstek',
    ear: 'kolba kolby kolb',
    tube: 'tubka tubki',
    ladle: 'chochla chochle chochli',
    bar: 'tabliczka tabliczki tabliczek',
    grain: 'ziarno ziarna ziaren ziarenka ziarenek',
    ml: 'ml mililitr mililitry mililitrów',
    cl: 'cl',
    dl: 'dl',
    l: 'l litr litra litry litrów',
    tsp:
      'łyżeczka łyżeczki łyżeczek łyżeczkę łyżecz łyż_herb lyzeczka łyżeczka_do_herbaty ' +
      'łyżeczki_do_herbaty',
    tbsp: 'łyżka łyżki łyżek łyżkę łyż łyżka_stołowa łyżki_stołowe łyżek_stołowych',
    cup: 'filiżanka filiżanki filiżanek kubek kubki kubków',
    mg: 'mg',
    g: 'g gr gram gramy gramów grama',
    dag: 'dag dkg deko deka dekagramów dekagram',
    kg: 'kg kilo kilogram kilogramy kilogramów kilograma',
    piece: 'szt sztuka sztuki sztuk kawałek kawałki kawałków kawałka kawałeczek sztukę',
    dozen: 'tuzin',
    cm: 'cm centymetr centymetry centymetrów',
    bag: 'siatka worek worki woreczek woreczki torebka_duża',
    ball: 'kulka kulki kulek gałka_lodów',
    bottle: 'butelka butelki butelek',
    bowl: 'miska miski miseczka miseczki',
    box: 'pudełko pudełka kartonik karton opakowanie_małe tacka',
    bunch: 'pęczek pęczki pęczka pęczków pęk wiązka',
    can: 'puszka puszki puszek puszkę pusz',
    clove: 'ząbek ząbki ząbków ząbka',
    cube: 'kostka kostki kostek kostkę',
    dash: 'chlust łyk',
    drop: 'kropel kropli kropelki kropla krople kropelka kropelek',
    glass: 'szklanka szklanki szklanek szklankę szkl szk kieliszek kieliszki kieliszka kieliszków',
    handful: 'garść garście garści garstka garsteczka',
    head: 'główka główki główek',
    jar: 'słoik słoiki słoików słoika słoiczek',
    knifepoint: 'szczypta_na_czubku_noża na_czubku_noża',
    leaf: 'listek listki listków liść liście liści listka',
    packet: 'opakowanie opakowania opakowań op opak paczka paczki paczek paczuszka',
    pinch: 'szczypta szczypty szczypt szczyptę',
    roll: 'rulon rolka rolki',
    sachet: 'torebka torebki torebek saszetka saszetki',
    sheet: 'arkusz arkusze płat płaty płatów',
    slice:
      'dzwonko dzwonka dzwonek plaster plastry plastrów plasterek plasterki plasterków kromka kromki ' +
      'kromek',
    sprig: 'gałązka gałązki gałązek',
    stalk: 'łodyga łodygi łodyg laska laski lasek łodyżka',
    strip: 'pasek paski',
    tub: 'kubeczek kubeczki',
  },
  leadingUnits: '',
  links: '',
  vague:
    'do_smaku wedle_uznania według_uznania wg_uznania trochę odrobina odrobinę odrobiny kilka kilku parę ' +
    'opcjonalnie ewentualnie ew w_razie_potrzeby ile_potrzeba nieco sporo dużo niewiele dowolna_ilość ' +
    'na_oko wg_gustu po_trochu',
  about: 'około ok ca mniej_więcej blisko niecałe niecała każdy każda średnio',
  and: 'i oraz',
  or: 'lub albo czy',
  plus: 'plus i oraz +',
  ranges: 'do',
  perPack: 'po à',
  sizes:
    'duża duży duże dużej dużego dużych mała mały małe małej małego małych średnia średni średnie średniej ' +
    'średniego średnich średniej_wielkości spora spory sporej spore niewielka niewielki',
  fullness:
    'czubata czubate czubatych czubaty płaska płaskie płaskich z_czubem z_górką kopiasta kopiate pełna ' +
    'pełne',
  prepared:
    'upieczon* usmażon* podsmażon* grillowan* wydrylowan* roztart* przetart* poszarpan* zblendowan* ' +
    'rozdzielon* ostudzon* oddzielon* przesmażon* zeszklon* naciętych porozrywan* sparzon* wypłukan* ' +
    'przebran* osolon* ubitych spulchnion* podzielon* wyłuskan* wyciśnięt* ugotowan* zagniecion* podgrzan* ' +
    'pozostawion* posiekan* siekan* pokrojon* krojon* starty starta starte startego startej startych tart* ' +
    'utart* roztopion* stopion* rozpuszczon* miękki miękkie miękkiego miękka miękkiej obran* umyt* ' +
    'odsączon* przeciśnięt* zmiażdżon* rozgnieciony* rozgnieciony ubit* roztrzepan* przesian* letni* ' +
    'ciepł* gorąc* zimn* wrzącej wrząca rozmrożon* wydrążon* wypestkowan* przekrojon* namoczon* uprażon* ' +
    'prażon* podprażon* poszatkowan* zmiksowan* rozdrobnion* połaman* pokruszon* opłukan* przepołowion* ' +
    'przyprawion* wystudzon* schłodzon* oczyszczon* osuszon* odcedzon* wymieszan* porwan* plasterkowan* ' +
    'drylowan* sprasowan* otart* obgotowan* rozbit* umytych',
  processed: 'mielon* zmielon* suszon* wędzon* gotowan* kiszon*',
  participleEndings: '',
  adverbs: 'drobno grubo świeżo bardzo cienko lekko dokładnie niezbyt dobrze z_grubsza najlepiej',
  adverbPrefixes: '',
  purposes: 'do na dla',
  openers:
    'ze_skórą z_kością bez_skóry bez_kości w_temperaturze_pokojowej bez z_puszki z_zalewy ze_skórką ' +
    'najlepiej np na_przykład w_całości z_młynka od_kury do_wyboru na_ziarna',
  shapeOpeners: 'w na',
  shapes:
    'kostkę plasterki plastry paski kawałki ćwiartki piórka krążki słupki talarki cząstki różyczki ' +
    'kosteczkę półplasterki połówki pół płatki wiórki',
  parts:
    'sok sok_z skórka skórka_z skórka_otarta_z otarta_skórka_z starta_skórka_z skórka_starta_z ' +
    'sok_i_skórka_z sok_wyciśnięty_z miąższ_z ziarenka_z nasiona_z',
  foods:
    'gałka_muszkatołowa gałki_muszkatołowej gałkę_muszkatołową bułka_tarta bułki_tartej bułkę_tartą ' +
    'proszek_do_pieczenia proszku_do_pieczenia kostka_rosołowa kostki_rosołowe kostkę_rosołową ' +
    'listek_laurowy listki_laurowe listków_laurowych liść_laurowy liście_laurowe liści_laurowych ' +
    'mąka_na_chleb przyprawa_do_kurczaka przyprawy_do_kurczaka przyprawa_do_piernika przyprawy_do_piernika ' +
    'przyprawa_do_gyrosa mięso_na_gulasz mięsa_na_gulasz mięso_mielone mięsa_mielonego ' +
    'kaszy_gryczanej_prażonej śmietana_do_ubijania ziele_angielskie makaron_do_lasagne płaty_do_lasagne ' +
    'płatów_lasagne schab_na_kotlety ser_do_pizzy majonez_do płyn_do',
  numbered: 'typ nr rozmiar typu',
  common:
    'sól soli pieprz cukru cukier mąki mąka masła masło jajka jajko jajek mleka mleko śmietana śmietany ' +
    'śmietanki cebula cebuli cebulę czosnku czosnek oleju olej oliwy wody sera ser ziemniaków pomidory ' +
    'pomidorów marchewka marchewki pietruszki cytryny bulionu papryka papryki octu musztardy miodu mięsa ' +
    'drożdży kurczaka kapusty i lub z do na w ze się oraz minut piekarnik dodać wymieszać następnie ' +
    'czerwona świeży świeżego pszennej ziele liść koperku',
};
