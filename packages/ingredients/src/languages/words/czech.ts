import type { LanguageWords } from '../language.ts';

/** The words of Czech recipes, with the cases that amounts ask for. */
export const czech: LanguageWords = {
  hasBlanks: true,
  order: 'both',
  hasCapitalNouns: false,
  linksUnits: false,
  groupsByPoint: false,
  numbers: {
    1: 'jeden jedna jedno jedné jednoho jednu',
    2: 'dva dvě dvou',
    3: 'tři tří',
    4: 'čtyři čtyř',
    5: 'pět',
    6: 'šest',
    7: 'sedm',
    8: 'osm',
    9: 'devět',
    10: 'deset',
    12: 'dvanáct',
    '1/4': 'čtvrt čtvrtka čtvrtky čtvrtina čtvrtinka',
    '1/3': 'třetina třetiny',
    '1/2': 'půl půlka půlky polovina poloviny polovinu půlku',
    '2/3': 'dvě_třetiny',
    '3/4': 'tři_čtvrtě tři_čtvrtiny',
    '3/2': 'jeden_a_půl jedna_a_půl půldruhé',
  },
  articles: '',
  elisions: '',
  numberPrefixes: 'půl',
  units: {
    ml: 'ml mililitr mililitrů',
    cl: '',
    dl: 'dl dcl decilitr decilitry',
    l: 'l litr litru litry litrů',
    tsp:
      'lžička lžičce lžičky lžiček lžičku čl kl č_l čajová_lžička čajové_lžičky čajových_lžiček čajovou_lžičku ' +
      'kávová_lžička kávové_lžičky kávových_lžiček lžičkу malá_lžička malé_lžičky',
    tbsp:
      'lžíce lžíci lžic lžíc pl p_l polévková_lžíce polévkové_lžíce polévkových_lžic polévkovou_lžíci ' +
      'velká_lžíce velké_lžíce lž pol_lžíce pol_lžic',
    dessertspoon: 'dezertní_lžička dezertní_lžičky',
    cup: 'šálek šálku šálky šálků',
    mug: 'hrnek hrnku hrnky hrnků hrníček hrníčku hrníčky hrníčků hrneček hrnečku hrnečky hrnečků hrn',
    mg: 'mg',
    g: 'g gr gram gramy gramů',
    dag: 'dkg dag deka deko',
    kg: 'kg kilo kila kilogram kilogramu kilogramů',
    piece: 'ks kus kusy kusů kousek kousky kousků kusu kousku hlíza',
    dozen: 'tucet',
    ten: '',
    cm: 'cm centimetr centimetry centimetrů',
    bag: 'pytlík pytlíky síťka',
    ball: 'kulička_mozzarelly koule',
    bottle: 'láhev láhve lahev lahve lahvička',
    bowl: 'miska misky mísa',
    box: 'krabice krabička krabičky vanička vaničky košíček bedýnka',
    bunch: 'svazek svazku svazky svazků svazeček svazečky trs trsy',
    can: 'plechovka plechovky plechovek plechovku konzerva konzervy konzerv plech',
    clove: 'stroužek stroužku stroužky stroužků strouž',
    cube: 'kostka kostky kostek kostku kostička kostičky',
    dash: 'cákanec stříknutí lok střik',
    drop: 'kapka kapky kapek',
    glass:
      'panák panáky panáku panáků štamprle štamprlí sklenice skleničky sklenička sklenici sklenic sklenička_vína',
    handful: 'hrst hrsti hrstí hrstka hrstku hrstička',
    head: 'hlávka hlávky hlávek hlavička hlávku palice palička paličky růžička',
    jar: 'sklo zavařovačka sklenička_okurek',
    knifepoint: 'špička_nože na_špičku_nože špičku_nože',
    knob: 'oříšek',
    leaf: 'list listy listů lístek lístky lístků',
    loaf: 'bochník bochníku',
    packet: 'balení balíček balíčku balíčky balíčků bal balík',
    pinch: 'špetka špetce špetky špetek špetku špet',
    roll: 'role rolka rolička',
    sachet: 'sáček sáčku sáčky sáčků sáč',
    sheet: 'plát pláty plátů plátek_listového',
    slice: 'plátek plátku plátky plátků krajíc krajíce krajíců kolečko kolečka koleček',
    sprig: 'snítka snítky snítek snítku větvička větvičky větviček',
    stalk: 'stonek stonku stonky stonků řapík řapíku řapíky řapíků svitek stéblo tyčinka tyčinky',
    strip: 'proužek proužky',
    tub: 'kelímek kelímku kelímky kelímků kelímkу vanička_másla',
    tube: 'tuba tubička',
    block: 'cihlička cihličky',
    bar: 'tabulka tabulky tabulek',
    grain: 'kulička kuličky kuliček zrnko zrnka zrnek bobule',
    serving: 'porce porcí',
    pod: 'lusk lusky lusků',
    ladle: 'naběračka naběračky sběračka',
    scoop: 'odměrka odměrky kopeček',
    star: 'hvězdička hvězdičky',
    thread: 'nitka nitky nitek',
    plant: 'květináč',
    ear: 'klas',
    segment: 'dílek dílky dílků měsíček',
  },
  leadingUnits: '',
  links: '',
  vague:
    'podle_chuti dle_chuti podle_potřeby dle_potřeby podle_libosti dle_libosti podle_vkusu trochu trošku ' +
    'trocha troška několik pár hodně málo dost dle_uvážení nemusí_být není_nutné volitelně případně ' +
    'popřípadě libovolné_množství libovolně podle_přání dle_přání špetičku něco nějaký nějaké nějaká ' +
    'dostatek',
  about: 'po asi cca přibližně zhruba kolem okolo každý každá každé circa ca přibl přes necelý necelá necelé',
  and: 'a i',
  or: 'nebo či anebo',
  plus: 'plus a +',
  ranges: 'až do',
  perPack: 'po à á',
  sizes:
    'velká velký velké velkých velkého malá malý malé malých malého střední středně_velká středně_velké ' +
    'středně_velký středně_velkých větší menší menších středních velikosti_m silný silnější tenký tenké ' +
    'tlustý tlusté pěkná pěkný pěkné',
  fullness:
    'vrchovatá vrchovaté vrchovatých vrchovatá zarovnaná zarovnané plná plné plných kopcovitá kopcovité ' +
    'rovná rovné s_kopečkem bez_kopečku s_vrškem',
  prepared:
    'nakrájen* krájen* nasekan* sekan* posekan* pokrájen* nastrouhan* strouhan* rozpuštěn* změkl* změklého ' +
    'povolen* měkk* oloupan* loupan* umyt* omyt* opran* propláchnut* okapan* scezen* slit* prolisovan* ' +
    'utřen* třen* rozmačkan* rozdrcen* drcen* roztlučen* ušlehan* rozšlehan* našlehan* vyšlehan* šlehan* ' +
    'prosát* vlažn* tepl* horký horké horkého horká studen* vařící vroucí ledov* rozmražen* vypeckovan* ' +
    'odpeckovan* rozpůlen* půlen* přepůlen* čtvrcen* namočen* pražen* opražen* uvařen* zchladl* vychladl* ' +
    'vychlazen* očištěn* vykostěn* nadrobno najemno nahrubo čerstvě_mlet* namlet* rozmixovan* mixovan* ' +
    'vymačkan* spařen* zbaven* natrhan* trhan* osmažen* opečen* pokojov* smíchan* rozkvedlan* rozetřen* ' +
    'zkaramelizovan* oddělen* nalámán* nalámaný nadrcen*',
  processed:
    'červen* zelen* jodovan* taven* sterilovan* dušen* ochucen* kandovan* pasterizovan* granulovan* lisovan* ' +
    'odtučněn* nečištěn* fermentovan* instantn* obohacen* přislazen* perliv* chlazen* chlazený ' +
    'mlet* sušen* uzen* vařen* nakládan* mražen* zmražen* kysan* zakysan* kondenzovan* slazen* neslazen* ' +
    'solen* marinovan* pečen* smažen* konzervovan*',
  participleEndings:
    'aný aná ané aného ané aných anou aným ený ená ené eného ených enou eným ěný ěná ěné ěného ěných ěnou ěným',
  adverbs: 'jemně hrubě čerstvě drobno velmi tence lehce dobře na_jemno na_hrubo předem tenko',
  adverbPrefixes: '',
  purposes: 'na do pro ke k',
  openers:
    's_nebo_bez ve_vaničce v_kelímku s_kůží bez_kůže s_kostí bez_kosti bez_kostí pokojové_teploty o_pokojové_teplotě při_pokojové_teplotě ' +
    'bez z_konzervy z_plechovky nejlépe např například nebo_více nebo_podle nebo_dle jen pouze může_být ' +
    'mohou_být vcelku ze_sklenice s_kůrou s_natí v_celku dle_návodu plus_trochu a_trochu',
  shapeOpeners: 'na v po',
  shapes:
    'plátcích kostkách kostičkách kolečkách proužcích kouscích kouskách půlkách fólii kostky kostičky plátky kolečka proužky kousky čtvrtky nudličky půlměsíčky měsíčky osminky půlky jemno ' +
    'hrubo hranolky růžičky špalíčky kousíčky tenké_plátky dvě_půlky drobno dílky kroužky',
  parts:
    'šťáva šťáva_z kůra_z nastrouhaná_kůra_z strouhaná_kůra_z šťáva_a_kůra_z kůra_a_šťáva_z dřeň_z kůra ' +
    'šťávu_z kůru_z',
  partLinks: 'z ze',
  foods:
    'měkký_tvaroh měkkého_tvarohu prášek_do_pečiva prášku_do_pečiva kypřicí_prášek_do_pečiva kypřicího_prášku_do_pečiva ' +
    'smetana_ke_šlehání smetany_ke_šlehání smetanu_ke_šlehání smetana_na_vaření smetany_na_vaření ' +
    'smetana_na_šlehání smetany_na_šlehání mleté_maso mletého_masa maso_na_guláš masa_na_guláš koření_na ' +
    'koření_do kari_koření olivový_olej list_salátu bobkový_list bobkové_listy muškátový_oříšek ' +
    'muškátového_oříšku nové_koření nového_koření šlehačka_ke_šlehání vaječný_bílek strouhaná_houska ' +
    'strouhané_housky strouhaný_kokos strouhaného_kokosu hořké_čokolády hořká_čokoláda hořkou_čokoládu ' +
    'hořké_čokoládě',
  numbered: 'typ číslo velikost č',
  common:
    'citronové šťávy rumu mouky mouka mouku hladké polohrubé cukru cukr soli sůl pepř pepře máslo másla vejce vajec vejcí mléko ' +
    'mléka smetana smetany cibule cibuli cibulí česnek česneku oleje olej vody voda sýr sýra sýru brambory ' +
    'brambor rajčata rajčat mrkev mrkve petržel petrželky citron citronu citrónu prášek pečiva droždí vývar ' +
    'vývaru paprika papriky ocet octa hořčice med medu maso masa kuře kuřecí kuřecích a nebo na do ze se ' +
    'minut trouba přidat smíchat pak červená čerstvá čerstvého lžíce lžička lžičky lžic hrnek stroužky kmín ' +
    'strouhanka moučkový vanilkový vanilkového vepřové hovězí slanina šunka tvaroh skořice podle chuti',
};
