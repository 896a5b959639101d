import type { LanguageWords } from '../language.ts';

/** The words of Swedish recipes. */
export const swedish: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: false,
  groupsByPoint: false,
  numbers: {
    '1/4': 'kvarts fjärdedels',
    '1/3': 'tredjedels',
    '1/2': 'halv halva halvt hälften',
    '3/4': 'trekvarts trekvart',
    1: 'en ett',
    '3/2': 'en_och_en_halv ett_och_ett_halvt anderthalv',
    2: 'två',
    3: 'tre',
    4: 'fyra',
    5: 'fem',
    6: 'sex',
    7: 'sju',
    8: 'åtta',
    9: 'nio',
    10: 'tio',
    12: 'tolv',
  },
  articles: 'en ett',
  elisions: '',
  numberPrefixes: '',
  units: {
    pod: 'balja',
    mug: 'mugg muggar',
    scoop: 'skopa skopor',
    loaf: 'limpa',
    ear: 'kolv kolvar',
    ladle: 'slev slevar',
    bar: 'kaka kakor',
    coffeeCup: 'kaffekopp kaffekoppar',
    ml: 'ml milliliter',
    cl: 'cl centiliter',
    dl: 'dl deciliter',
    l: 'l lit liter',
    tsp: 'tsk tesked teskedar tskar',
    tbsp: 'msk matsked matskedar mskar',
    pinchSpoon: 'krm kryddmått',
    cup: 'kopp koppar',
    mg: 'mg',
    g: 'g gr gram',
    hectogram: 'hg hekto',
    kg: 'kg kilo kilogram',
    piece: 'st stycken stycke styck bit bitar',
    dozen: 'dussin',
    cm: 'cm centimeter',
    bag: 'påse påsar nät',
    ball: 'kula kulor boll bollar',
    bottle: 'flaska flaskor flask',
    bowl: 'skål skålar',
    box: 'ask askar låda lådor',
    bunch: 'knippe knippen bunt buntar',
    can: 'burk burkar konservburk konserv',
    clove: 'klyfta klyftor',
    cube: 'ruta rutor tärning tärningar',
    dash: 'skvätt skvättar stänk',
    drizzle: 'ringling',
    drop: 'droppe droppar',
    glass: 'glas',
    handful: 'näve nävar handfull',
    head: 'huvud huvuden',
    knifepoint: 'knivsudd knivsuddar',
    knob: 'klick klickar',
    leaf: 'blad',
    packet: 'paket pkt förpackning förpackningar förp frp',
    pinch: 'nypa nypor',
    plant: 'kruka krukor',
    roll: 'rulle rullar',
    serving: 'portion portioner port',
    sheet: 'plattor ark',
    slice: 'skiva skivor',
    sprig: 'kvist kvistar',
    stalk: 'stjälk stjälkar stång stänger',
    strip: 'strimla',
    tub: 'bägare tub tuber',
  },
  leadingUnits: '',
  links: 'av',
  vague:
    'lite några någon något efter_smak efter_behag efter_behov valfritt valfri valfria ev eventuellt ' +
    'mycket rikligt rikligt_med ett_par ett_fåtal litet gärna en_aning aningen tillräckligt',
  about: 'ca cirka ungefär omkring vardera per dryg drygt knappt knapp',
  and: 'och &',
  or: 'eller',
  plus: 'plus och + samt',
  ranges: 'till a à',
  perPack: 'à a á om',
  sizes:
    'rejäl rejält rejäla ordentlig generös stor stora stort liten litet små mindre större medelstor ' +
    'medelstora mellanstor mellanstora tjock tjocka tunn tunna',
  fullness: 'rågad rågade rågat struken strukna struket',
  prepared:
    'blancherad* klippt klippta klippt* stekt stekta grillad* marinerad* smulade uppskurna ansad* ' +
    'rengjord* rensad* urvattnad* skållad* brynt brynta upptinad* fileade rumstempererad* avsvalnad* ' +
    'blötlagt finmald* grovmald* mortlad* mortlade smörad* finhackad finhackat finhackade hackad hackat ' +
    'hackade grovhackad grovhackat grovhackade riven rivet rivna finriven finrivet finrivna grovriven ' +
    'grovrivet grovrivna pressad pressat pressade skivad skivat skivade skuren skuret skurna strimlad ' +
    'strimlat strimlade tärnad tärnat tärnade skalad skalat skalade smält smälta rumsvarm rumsvarmt ' +
    'rumsvarma avrunnen avrunnet avrunna uppvispad uppvispat uppvispade vispad vispat vispade siktat ' +
    'siktad ljummen ljummet ljumna varm varmt varma het hett kokande kall kallt kalla tinad tinat tinade ' +
    'urkärnad urkärnade delad delat delade klyftad klyftade sköljd sköljda skölj blötlagd blötlagda rostad ' +
    'rostat rostade nymalen nymalet nymald nyriven nyrivet smulad smulat finskuren finskuret finskurna ' +
    'mosad mosade mjukt mjuk kluven kluvna putsad putsade pillad plockad plockade tvättad tvättade ' +
    'halverad halverade avsköljda hyvlad hyvlat finstrimlad finstrimlade finstrimlat urtagen kokt kokta ' +
    'färskpressad färskpressat uppskuren grovskuren kärnad',
  processed: 'malen malet mald malda torkad torkat torkade rökt rökta krossade kokt',
  participleEndings: '',
  adverbs: 'fint grovt ny färskt tunt lätt väl i_tunna mycket hårt',
  adverbPrefixes: 'fin grov ny färsk tunn små',
  purposes: 'till för att',
  openers:
    'med_skinn med_ben utan_skinn ej välj i_bitar utan med_skal gärna t_ex av_god_kvalitet efter_eget_val ' +
    'från_kvarn att_steka_i i_rumstemperatur',
  shapeOpeners: 'i',
  shapes:
    'strimlor skivor bitar tärningar klyftor slantar ringar halvor kuber stavar buketter skurna småbitar ' +
    'tunna_skivor centimeterstora',
  parts:
    'saft saft_av saften_av saft_från saften_från skal_av skalet_av rivet_skal_av finrivet_skal_av ' +
    'skal_från zest_av zest_från rivet_skal_från saft_och_skal_av rivet_skal_och_saft_av',
  foods: 'jäst_för_söta_degar jäst_för_matbröd grädde_till_matlagning kokt_skinka havregryn_till',
  numbered: 'typ nr storlek',
  common:
    'salt peppar svartpeppar socker mjöl vetemjöl smör ägg mjölk grädde vispgrädde lök gul vitlök ' +
    'vitlöksklyftor vitlöksklyfta olja olivolja rapsolja vatten ost potatis tomater tomat morot morötter ' +
    'persilja citron bakpulver jäst buljong paprika vinäger senap honung kött köttfärs vanilj vaniljsocker ' +
    'äggula och med eller av på inte minuter ugnen skär tillsätt rör sedan röd färsk dill lax strösocker ' +
    'kyckling fond soja',
};
