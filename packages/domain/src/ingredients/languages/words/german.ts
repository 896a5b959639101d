import type { LanguageWords } from '../language.ts';

/** The words of German recipes. */
export const german: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: true,
  linksUnits: false,
  groupsByPoint: true,
  numbers: {
    '1/4': 'viertel',
    '1/3': 'drittel',
    '1/2': 'halb halbe halber halbes halben halbem',
    '3/4': 'dreiviertel drei_viertel',
    1: 'ein eine einen einem einer eines eins',
    '3/2': 'anderthalb eineinhalb',
    2: 'zwei zwo',
    '5/2': 'zweieinhalb',
    3: 'drei',
    '7/2': 'dreieinhalb',
    4: 'vier',
    5: 'fünf',
    6: 'sechs',
    7: 'sieben',
    8: 'acht',
    9: 'neun',
    10: 'zehn',
    11: 'elf',
    12: 'zwölf',
  },
  articles: 'ein eine einen einem einer eines',
  elisions: '',
  numberPrefixes: '',
  units: {
    mug: 'pott',
    plant: 'topf töpfchen',
    ear: 'kolben',
    tube: 'tube tuben',
    block: 'block blöcke ecke ecken',
    bar: 'tafel tafeln riegel rippe',
    ladle: 'kelle kellen',
    pod: 'schote schoten',
    star: 'stern sterne',
    loaf: 'laib laibe',
    ml: 'ml milliliter',
    cl: 'cl zentiliter',
    dl: 'dl deziliter',
    l: 'l lt ltr liter litern',
    tsp: 'tl tl_te teel teelöffel teelöffeln kaffeelöffel kl',
    tbsp: 'el essl esslöffel esslöffeln eßlöffel',
    cup: 'tasse tassen cup cups',
    mg: 'mg milligramm',
    g: 'g gr gramm',
    dag: 'dag dkg deka dekagramm',
    kg: 'kg kilo kilos kilogramm',
    pfund: 'pfund pfd',
    oz: 'unze unzen oz',
    piece: 'stück stücke stücken stücker stk st stck',
    dozen: 'dutzend dtzd',
    cm: 'cm zentimeter zentimetern',
    bag: 'sack säckchen beutel tüte tüten netz',
    ball: 'kugel kugeln',
    bottle: 'flasche flaschen fl fläschchen',
    bowl: 'schälchen schale schalen schüssel schüsseln',
    box: 'kästchen beet schachtel schachteln kiste karton',
    bunch: 'rispe rispen bund bd bunde bünde bündel',
    can: 'dose dosen ds döschen büchse büchsen konserve konserven',
    clove: 'zehe zehen',
    cube: 'würfel würfeln',
    dash: 'schuss schuß spritzer',
    drop: 'tropfen',
    glass: 'glas gläser gläsern gl',
    handful: 'handvoll hand_voll handvolle',
    head: 'kopf köpfe knolle knollen',
    knifepoint: 'messerspitze messerspitzen msp',
    knob: 'klecks kleckse flöckchen flocke',
    leaf: 'blatt blätter bl',
    packet: 'packung packungen pck pckg pkg pack päckchen pä pk pakete paket pkt',
    pinch: 'prise prisen pr',
    roll: 'rolle rollen',
    serving: 'port portion portionen',
    sheet: 'platte platten',
    slice: 'scheibe scheiben scheibchen schb',
    sprig: 'zweig zweige zweigen zweiglein stängel stengel stiel stiele stielen stg',
    stalk: 'stange stangen',
    strip: 'streifen',
    tub: 'becher bechern',
  },
  leadingUnits: '',
  links: 'von vom',
  vague:
    'nach_wahl etwas ein_paar einige einiges einigen wenig ein_wenig ein_bisschen ein_bißchen n_b ' +
    'nach_bedarf nach_belieben nach_geschmack n_g nach_wunsch bei_bedarf evtl eventuell ggf gegebenenfalls ' +
    'reichlich viel genügend optional ein_klein_wenig zum_abschmecken',
  about: 'ca circa zirka etwa ungefähr rund je jeweils gut knapp gute knappe insgesamt',
  and: 'und u',
  or: 'oder bzw',
  plus: 'plus und + zzgl sowie',
  ranges: 'bis',
  perPack: 'à a á je von zu mit',
  sizes:
    'gr kl mittl schöne schöner groß große großer großes großen grosse grosser grosses grossen klein ' +
    'kleine kleiner kleines kleinen mittelgroß* mittelgross* mittlere mittlerer mittleres mittleren dick ' +
    'dicke dicker dickes dicken dünn dünne dünner dünnen',
  fullness: 'gehäuft* geh gestrichen* gestr leicht_gehäuft* schwach_gehäuft* voll volle voller',
  prepared:
    'zerlegt* gewiegt* gezuckert* entfettet* geteilt* zerhackt* gestampft* entgrätet* enthülst* ' +
    'angebraten* gegrillt* mariniert* ausgerollt* gesäubert* gebürstet* trockengetupft* abgetupft* ' +
    'entstielt* gerebelt* durchgepresst* abgebraust* verlesen* aufgeschnitten* vorbereitet* vorgegart* ' +
    'abgeseiht* zerkrümelt* gesalzen* angewärmt* ausgekratzt* ausgeschabt* heruntergeschnitten* ' +
    'zerpflückt* zerkleinert* lauwarm* handwarm* ausgelassen* unbehandelt* fein_gewürfelt* geschnetzelt* ' +
    'gefüllt* gespalten* gelöst* verrührt* zerteilt* gehackt* gehobelt* gerieben* gewürfelt* geschnitten* ' +
    'geschält* gepresst* zerdrückt* zerstoßen* zerlassen* geschmolzen* flüssig* weich weiche weicher ' +
    'weiches weichen aufgetaut* angetaut* abgetropft* entkernt* entsteint* halbiert* geviertelt* ' +
    'geachtelt* gehälftet* geputzt* gewaschen* gezupft* abgezupft* verquirlt* geschlagen* aufgeschlagen* ' +
    'steifgeschlagen* gesiebt* warm warme warmer warmes warmen heiß heiße heißer heißes heißen kalt kalte ' +
    'kalter kaltes kalten kochend* zimmerwarm* raumwarm* feingehackt* feingeschnitten* kleingeschnitten* ' +
    'grobgehackt* kleingehackt* gestiftelt* geraspelt* geraffelt* püriert* blanchiert* abgezogen* ' +
    'zerbröselt* zerbröckelt* zerzupft* zerrissen* gepellt* gehäutet* enthäutet* ausgepresst* ausgedrückt* ' +
    'eingeweicht* vorgekocht* gequetscht* angedrückt* festkochend* mehligkochend* mehlig_kochend* ' +
    'fest_kochend* vorwiegend_festkochend* getrennt* gekühlt* vorgeheizt* abgespült* abgerieben* geröstet* ' +
    'gestoßen* gemischt* gedrittelt* gebröselt* abgekühlt* gefettet* gepfeffert* angeröstet* ungeschält* ' +
    'abgezählt* ausgelöst* pariert* küchenfertig* geköpft* quer längs',
  processed:
    'gemahlen* gekocht* getrocknet* geräuchert* passiert* gekörnt* gegart* gebraten* gefroren* gebacken* ' +
    'gepflückt* gebrüht* stückig* gehackt*',
  participleEndings: '',
  adverbs:
    'fein feine feinen grob grobe frisch sehr klein dünn dick leicht schräg ganz in_feine in_dünne ' +
    'nicht_zu_fein',
  adverbPrefixes: 'fein grob klein frisch dünn',
  purposes: 'zum zur für',
  openers:
    'mit_dem mit_der mit_knochen ohne_knochen mit_kopf nach_wahl nach_packungsangabe am_stück mit_haut ' +
    'ohne_haut mit_grün im_ganzen aus_dem_kühlschrank frisch_aus aus_der_dose aus_dem_glas aus_der_mühle ' +
    'aus_der_tube aus_dem_kühlregal aus_dem_ofen aus_dem_vortag vom_vortag bei_zimmertemperatur mit_schale ' +
    'ohne davon z_b zb zum_beispiel am_besten nach_packungsanweisung ersatzweise alternativ aus_eigener',
  shapeOpeners: 'in',
  shapes:
    'scheiben würfel würfeln würfelchen ringe ringen halbringe streifen stücke stücken stückchen spalten ' +
    'stifte röschen geschnitten gehackt filets flocken flöckchen zimmertemperatur hälften scheibchen ' +
    'julienne wasser_eingeweicht',
  parts:
    'saft der_saft saft_von der_saft_von saft_und_abrieb_von abrieb abrieb_von schale schale_von ' +
    'die_schale_von abgeriebene_schale abgeriebene_schale_von zesten zesten_von mark mark_von das_mark_von ' +
    'saft_und_schale_von',
  foods: 'sahne_zum_schlagen creme_zum_kochen milch_zum_kochen gewürz_für blatt_spinat glas_nudeln',
  numbered: 'typ type nr größe gr grösse sorte stufe',
  common:
    'salz pfeffer zucker mehl butter eier ei milch sahne zwiebel zwiebeln knoblauch öl olivenöl wasser ' +
    'käse kartoffeln tomaten möhren karotten petersilie zitrone backpulver hefe quark schmand brühe ' +
    'gemüsebrühe paprika essig senf honig hackfleisch vanillezucker eigelb eiweiß der die das und mit oder ' +
    'für zum aus auf den dem nicht minuten ofen schneiden geben lassen dann rot rote frische knoblauchzehe ' +
    'knoblauchzehen teig zutaten',
};
