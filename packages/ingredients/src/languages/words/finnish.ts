import type { LanguageWords } from '../language.ts';

/** The words of Finnish recipes, with the cases that amounts ask for. */
export const finnish: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: false,
  groupsByPoint: false,
  numbers: {
    '1/4': 'neljännes neljäsosa neljäsosaa',
    '1/3': 'kolmasosa kolmannes',
    '1/2': 'puoli puolikas puolet puolikasta',
    '3/4': 'kolme_neljäsosaa',
    1: 'yksi yhden',
    '3/2': 'puolitoista',
    2: 'kaksi kahden',
    3: 'kolme kolmen',
    4: 'neljä',
    5: 'viisi',
    6: 'kuusi',
    7: 'seitsemän',
    8: 'kahdeksan',
    9: 'yhdeksän',
    10: 'kymmenen',
    12: 'kaksitoista',
    20: 'kaksikymmentä',
  },
  articles: '',
  elisions: '',
  numberPrefixes: '',
  units: {
    ml: 'ml millilitra millilitraa',
    cl: 'cl',
    dl: 'dl desilitra desilitraa desi desiä',
    l: 'l litra litraa',
    tsp: 'tl teelusikallinen teelusikallista teelusikka',
    tbsp: 'rkl ruokalusikallinen ruokalusikallista ruokalusikka',
    pinchSpoon: 'mm maustemitta maustemittaa maustemitallinen',
    cup: 'kuppi kuppia kupillinen kupillista',
    coffeeCup: 'kahvikuppi kahvikupillinen kahvikupillista',
    mg: 'mg',
    g: 'g gr gramma grammaa',
    kg: 'kg kilo kiloa',
    piece: 'kpl kappale kappaletta pala palaa palanen palaset pätkä pätkää',
    dozen: 'tusina',
    cm: 'cm senttiä sentti',
    bag: 'pss_iso kassi verkko',
    ball: 'pallo palloa',
    bar: 'levy levyä patukka',
    bottle: 'plo pullo pulloa',
    bowl: 'kulho kulhollinen',
    box: 'rasia rasiaa ras rasiallinen',
    bunch: 'nippu nippua kimppu kimppua puska terttu terttua nipullinen',
    can: 'tlk tölkki tölkkiä säilyketölkki',
    clove: 'kynsi kynttä',
    cube: 'kuutio kuutiota',
    dash: 'loraus loraus_ tilkka tilkkaa roiskaus liraus',
    drop: 'tippa tippaa pisara pisaraa',
    glass: 'lasi lasia lasillinen lasillista',
    handful: 'kourallinen kourallista kourallisen',
    head: 'kerä kerää pää päätä',
    knifepoint: 'veitsenkärjellinen veitsenkärki',
    knob: 'nokare nokaretta nuppi',
    leaf: 'lehti lehteä',
    loaf: 'limppu',
    packet: 'pkt paketti pakettia pakkaus pakkausta pak pakk',
    pinch: 'ripaus ripausta hyppysellinen hyppysellistä',
    plant: 'ruukku ruukkua ruukullinen',
    roll: 'rulla rullaa',
    sachet: 'pss pussi pussia pussillinen ps',
    scoop: 'mittalusikallinen kauhallinen',
    serving: 'annos annosta',
    slice: 'viipale viipaletta siivu siivua',
    segment: 'lohko lohkoa',
    sprig: 'oksa oksaa varpu',
    stalk: 'varsi vartta tanko tankoa tikku',
    strip: 'suikale suikaletta',
    sheet: 'arkki',
    tub: 'prk purkki purkkia purnukka',
    jar: 'lasipurkki',
    tube: 'tuubi tuubia',
    ladle: 'kauha',
    grain: 'jyvä',
    star: 'tähti tähteä',
    pod: 'palko palkoa',
  },
  leadingUnits: '',
  links: '',
  vague:
    'hieman hiukan vähän maun_mukaan oman_maun_mukaan muutama muutamia muutaman tarpeen_mukaan tarvittaessa ' +
    'haluttaessa halutessasi mahdollisesti runsaasti paljon sopivasti pari reilusti mielen_mukaan ' +
    'halun_mukaan useita joitakin ei_välttämätön',
  about: 'noin n vajaa reilu suunnilleen runsas ainakin à enintään',
  and: 'ja sekä',
  or: 'tai',
  plus: '+ plus ja sekä',
  ranges: '',
  perPack: 'à á',
  sizes:
    'iso isoa isot suuri suurta pieni pientä pienet keskikokoinen keskikokoista keskikokoiset isohko ' +
    'pienehkö paksu ohut kokoinen m-kokoinen muhkea',
  fullness: 'kukkurainen kukkura kukkuraista kukkurallinen tasainen tasaista täysi vajaata',
  prepared:
    'hienonnettu* hienonnettuna hienonnettua hienoksi_hakattu* hakattu* silputtu* silppuna pilkottu* ' +
    'pilkottuna kuutioitu* kuutioina kuutioituina viipaloitu* viipaloituna viipaleina ohuina_viipaleina ' +
    'suikaloitu* suikaleina raastettu* raastettuna raasteena kuorittu* kuorittuna sulatettu* sulatettuna ' +
    'sulaa sulana pehmeää pehmeä pehmennyttä pehmitettyä huoneenlämpöi* huoneenlämmössä kädenlämpöi* ' +
    'haaleaa haalea lämmintä lämmin kylmää kylmä jääkylmää kuumaa kuuma kiehuvaa valutettu* valutettuna ' +
    'huuhdeltu* huuhdeltuna pesty* murskattu* murskattuna puristettu* puristettuna vatkattu* vaahdotettu* ' +
    'siivilöity* paloina palasina paloiteltu* paloiteltuna lohkoina lohkottu* renkaina rengastettu* ' +
    'puolitettu* puolitettuna paahdettu* paahdettuna ruskistettu* marinoitu* liotettu* revitty* revittynä ' +
    'jäähdytetty* jäähtynyttä sulatettuja perattu* ruodoton halkaistu* halkaistuna survottu* kuohkeutettu* ' +
    'vatkattuna vastapuristettu* vastarouhittu* vastajauhettu* vastaraastettu* rouhittu* rouhittuna ' +
    'soseutettu* kypsennetty* suikaleiksi kuutioiksi viipaleiksi paloiksi leikattu* leikattuna',
  processed:
    'jauhettu* kuivattu* savustettu* keitetty* keitettyä pakaste* suolattu* sokeroitu* säilötty* paistettu*',
  participleEndings: '',
  adverbs: 'hienoksi karkeaksi karkeasti ohuesti ohuiksi juuri vasta hyvin pieniksi pieneksi ohuina kevyesti',
  adverbPrefixes: 'hieno vasta',
  purposes: '',
  openers:
    'paistamiseen paistamis* koristeluun koristelu* voiteluun voitelu* tarjoiluun tarjoilu* vuoan_voiteluun ' +
    'vuokaan vuoan pinnalle päälle pintaan pannulle esim esimerkiksi mieluiten luuttomana nahkoineen ilman ' +
    'jauhotukseen ripotteluun keittämiseen friteeraukseen uppopaistamiseen leipomiseen kaulitsemiseen ' +
    'huoneenlämmössä tai_enemmän tai_maun vain lisäksi kuorineen lisukkeeksi täytteeksi kuorrutukseen ' +
    'viimeistelyyn',
  shapeOpeners: '',
  shapes: 'kuutioina viipaleina suikaleina paloina lohkoina renkaina',
  parts: '',
  foods:
    'paseerattua_tomaattia tomaattimurskaa hienoa_suolaa kuuma_savulohi kylmäsavulohta ' +
    'kylmäsavustettua_lohta lämminsavulohta karkeaa_suolaa',
  numbered: 'tyyppi nro',
  common:
    'mehua jääpaloja sitruunamehua ananasmehua vehnäjauhoja jauhoja sokeria voita munaa kananmunaa keltuaista maitoa kermaa kuohukermaa ruokakermaa ' +
    'sipuli sipulia punasipuli valkosipuli valkosipulia valkosipulinkynttä valkosipulinkynsi suolaa ' +
    'pippuria mustapippuria öljyä oliiviöljyä vettä juustoa juustoraastetta perunaa perunoita porkkanaa ' +
    'porkkana tomaattia tomaatti tomaattimurskaa persiljaa tilliä basilikaa sitruunan sitruuna ' +
    'leivinjauhetta hiivaa kuivahiivaa lientä kasvislientä lihalientä paprika paprikaa etikkaa sinappia ' +
    'hunajaa jauhelihaa broilerin kanaa lohta lohifileetä pekonia kinkkua sieniä herkkusieniä riisiä pastaa ' +
    'kanelia kardemummaa inkivääriä chiliä soijakastiketta kurkku kurkkua omenaa suklaata kaakaota ' +
    'tomusokeria vaniljasokeria rahkaa ranskankermaa kermaviiliä mehu kuori ja tai rkl tl dl prk tlk pkt ' +
    'pss hienonnettuna noin ripaus maun mukaan minuuttia uuni lisää sekoita',
};
