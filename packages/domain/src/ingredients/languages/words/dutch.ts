import type { LanguageWords } from '../language.ts';

/** The words of Dutch recipes. */
export const dutch: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: false,
  groupsByPoint: true,
  numbers: {
    '1/4': 'kwart een_kwart',
    '1/3': 'derde een_derde',
    '1/2': 'half halve helft',
    '2/3': 'tweederde twee_derde',
    '3/4': 'driekwart drie_kwart',
    1: 'een één',
    '3/2': 'anderhalf anderhalve',
    2: 'twee',
    '5/2': 'tweeënhalf tweeënhalve',
    3: 'drie',
    4: 'vier',
    5: 'vijf',
    6: 'zes',
    7: 'zeven',
    8: 'acht',
    9: 'negen',
    10: 'tien',
    12: 'twaalf',
  },
  articles: 'een',
  elisions: '',
  numberPrefixes: '',
  units: {
    mug: 'mok',
    serving: 'portie porties',
    ear: 'kolf kolven',
    pod: 'peul peulen',
    plant: 'plantje plantjes',
    scoop: 'schep scheppen schepje',
    segment: 'part parten partje partjes',
    tube: 'tube tubes',
    bar: 'tablet',
    ladle: 'pollepel',
    grain: 'korrel korrels',
    ml: 'ml milliliter',
    cl: 'cl centiliter',
    dl: 'dl deciliter',
    l: 'l lt liter liters',
    tsp: 'tl theel theelepel theelepels theelepeltje theelepeltjes koffielepel koffielepels kl tlp',
    tbsp: 'el eetl eetlepel eetlepels elp eetlepeltje soeplepel soeplepels lepel lepels',
    cup: 'kop kopje kopjes koppen cup cups',
    mg: 'mg',
    g: 'g gr gram grammen',
    hectogram: 'ons',
    kg: 'kg kilo kilogram',
    pfund: 'pond',
    piece: 'stuk stuks stukje stukjes stukken st',
    dozen: 'dozijn',
    cm: 'cm centimeter',
    bag: 'zak zakken zakje_groot netje',
    ball: 'balletje balletjes bol bollen bolletje bolletjes',
    bottle: 'fles flessen flesje flesjes',
    bowl: 'kom kommetje schaal schaaltje schaaltjes',
    box: 'doos doosje doosjes bakje bakjes bak krat',
    bunch: 'bos bosje bosjes bossen bundel',
    can: 'blik blikken blikje blikjes',
    clove: 'teen teentje teentjes tenen',
    cube: 'blokje blokjes blok',
    dash: 'scheut scheutje scheutjes scheuten',
    drop: 'druppel druppels druppeltje',
    glass: 'glas glazen glaasje glaasjes',
    handful: 'hand handje handjes handvol handen handenvol',
    head: 'krop kroppen bol_knoflook struik struikje struikjes stronk stronkje',
    jar: 'pot potje potjes potten',
    knifepoint: 'mespunt mespuntje mespunten mespuntjes',
    knob: 'klontje klont klontjes',
    leaf: 'blad blaadje blaadjes bladeren',
    packet: 'pak pakje pakjes pakken verpakking',
    pinch: 'snuf snufje snufjes snuifje',
    roll: 'rol rollen rolletje',
    sachet: 'zakje zakjes sachet sachets',
    sheet: 'vel vellen velletje velletjes',
    slice: 'moot moten plak plakken plakje plakjes snee sneetje sneetjes sneden schijf schijfje schijfjes',
    sprig: 'takje takjes tak takken twijgje',
    stalk: 'stengel stengels stok stokje stokjes stronken steel',
    strip: 'reep repen reepje',
    tub: 'beker bekers bekertje bekertjes kuipje kuipjes',
  },
  leadingUnits: '',
  links: 'van',
  vague:
    'wat een_beetje beetje een_paar paar enkele enige naar_smaak naar_wens naar_behoefte optioneel ' +
    'eventueel evt genoeg voldoende veel weinig naar_eigen_smaak flink_wat een_klein_beetje',
  about: 'ca circa ongeveer plm zo_n per elk ruim krap goed goede',
  and: 'en',
  or: 'of',
  plus: 'plus en +',
  ranges: 'tot à a',
  perPack: 'à a van per',
  sizes:
    'royale kleintjes groot grote groter klein kleine middelgroot middelgrote flink flinke dik dikke dun ' +
    'dunne stevige middelmatige kleintje',
  fullness: 'volle afgestreken opgehoopte opgehoopt gestreken royale',
  prepared:
    'verdeeld* gewreven gegrild* gemarineerd* gepocheerd* gestoomd* geblancheerd* gerist* ontgraat* ' +
    'doorgesneden opgewarmd* afgekoeld* geknipt* fijngeknipt* uitgehold* ontdaan gekruimeld* aangestampt* ' +
    'geweld opgelost* lauwwarm* lauw* gekneed* versgesneden verwijderd gebroken bevroren* gesplitst* ' +
    'gezuiverd* gesmeerd* gehakt gehakte fijngehakt* fijngesneden gesneden gesnipperd* geraspt* geperst* ' +
    'gesmolten zacht zachte uitgelekt* geschild* gepeld* gewassen gesnede losgeklopt* geklopt* opgeklopt* ' +
    'gezeefd* warm warme heet hete koud koude kokend* ontdooid* ontpit* gehalveerd* geplet* gekneusd* ' +
    'verkruimeld* grofgehakt* grof_gehakt* versgemalen versgeperst* kleingesneden ontveld* fijngemaakt ' +
    'geroosterd* afgespoeld* kamertemperatuur schoongemaakt* fijngestampt* uitgeknepen gescheurd* gewelde ' +
    'geweekt* voorgekookt* gepureerd* uitgeperst* geplukt* schoon verbrokkeld* gevierendeeld* ontkiemd* ' +
    'fijngeraspt* fijngewreven versgeraspt* onbespoten roomzacht* dungesneden',
  processed: 'gemalen gedroogd* gerookt* gekookt* gebakken gezouten',
  participleEndings: '',
  adverbs: 'fijn grof vers dun heel in_dunne klein licht goed zeer net',
  adverbPrefixes: 'fijn grof klein vers dun',
  purposes: 'voor om',
  openers:
    'met_vel met_kop met_blad met_bot zonder_vel uit_de_molen uit_het_vuistje alleen_de naar_eigen_keuze ' +
    'op_kamertemperatuur uit_blik op_sap zonder met_schil naar_keuze bijvoorbeeld bijv of_meer ' +
    'uit_de_diepvries uit_pot schoongemaakt',
  shapeOpeners: 'in',
  shapes:
    'ringen blokjes plakjes reepjes stukjes stukken schijfjes plakken blokken halve_ringen dobbelsteentjes ' +
    'partjes roosjes gesneden repen kwarten dunne_plakjes',
  parts:
    'sap sap_van het_sap_van rasp rasp_van de_rasp_van schil_van de_schil_van geraspte_schil_van ' +
    'sap_en_rasp_van merg_van het_merg_van zeste_van',
  foods:
    'zonder_suiker zonder_zout kop_van_jut gehakt half-om-half_gehakt rundergehakt gekookte_ham ' +
    'blad_spinazie room_om_te_kloppen halve_melk half_volle half_om_half zure_room',
  numbered: 'type nr maat',
  common:
    'zout peper suiker bloem boter eieren ei melk room ui uien knoflook olie olijfolie water kaas ' +
    'aardappelen aardappels tomaten tomaat wortel wortels peterselie citroen bakpoeder gist bouillon ' +
    'paprika azijn mosterd honing vlees vanille eidooier eiwit de het een en met of voor van in op niet ' +
    'minuten oven snijd voeg roer dan rode verse vers gehakt slagroom kip kipfilet ketjap gember spek',
};
