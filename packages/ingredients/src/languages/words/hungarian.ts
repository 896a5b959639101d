import type { LanguageWords } from '../language.ts';

/** The words of Hungarian recipes. */
export const hungarian: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: false,
  groupsByPoint: true,
  numbers: {
    1: 'egy',
    2: 'két kettő',
    3: 'három',
    4: 'négy',
    5: 'öt',
    6: 'hat',
    7: 'hét',
    8: 'nyolc',
    9: 'kilenc',
    10: 'tíz',
    12: 'tizenkettő tizenkét',
    15: 'tizenöt',
    20: 'húsz',
    '1/4': 'negyed',
    '1/3': 'harmad',
    '1/2': 'fél fele',
    '2/3': 'kétharmad',
    '3/4': 'háromnegyed',
    '3/2': 'másfél egy_és_fél',
    '5/2': 'két_és_fél',
  },
  articles: 'egy',
  elisions: '',
  numberPrefixes: '',
  units: {
    ml: 'ml milliliter',
    cl: 'cl centiliter',
    dl: 'dl deciliter deci',
    l: 'l liter',
    tsp: 'teáskanál teáskanálnyi tk kávéskanál kávéskanálnyi kk mokkáskanál kiskanál tkanál mk mokkáskanálnyi',
    tbsp: 'evőkanál evőkanálnyi ek ekanál kanál kanálnyi leveseskanál ev_kanál',
    dessertspoon: 'desszertkanál',
    cup: 'csésze csészényi',
    mug: 'bögre bögrényi',
    mg: 'mg',
    g: 'g gr gramm',
    dag: 'dkg dag deka',
    kg: 'kg kiló kilogramm',
    cm: 'cm centi centiméter',
    piece: 'db darab darabka darabnyi',
    dozen: 'tucat',
    bag: 'zacskó zsák háló',
    ball: 'golyó gombóc',
    bar: 'tábla rúd_csoki',
    bottle: 'üveg üvegnyi palack',
    bowl: 'tál tálka tányér',
    box: 'doboz dobozos karton tálca kosár',
    bunch: 'csokor köteg fürt csomó',
    can: 'konzerv konzervdoboz',
    clove: 'gerezd cikk',
    cube: 'kocka kockányi',
    dash: 'löttyintés loccs lötty',
    drop: 'csepp',
    glass: 'pohár pohárnyi',
    handful: 'marék maréknyi markos',
    head: 'fej',
    jar: 'befőttesüveg',
    knifepoint: 'késhegy késhegynyi',
    knob: 'diónyi mogyorónyi',
    leaf: 'levél',
    loaf: 'vekni cipó',
    packet: 'csomag csomagnyi csom cs',
    pinch: 'csipet csipetnyi csipetke',
    roll: 'tekercs',
    sachet: 'tasak zacskócska',
    scoop: 'adagoló gombócnyi',
    serving: 'adag',
    slice: 'szelet karika szeletke',
    sprig: 'szál ág ágacska szálka',
    stalk: 'rúd szár',
    strip: 'csík',
    sheet: 'lap',
    grain: 'szem',
    tub: 'vödör',
    tube: 'tubus',
    ladle: 'merőkanál',
    pod: 'hüvely',
    star: 'csillag',
    ear: 'cső',
    plant: 'cserép',
  },
  leadingUnits: '',
  links: '',
  vague:
    'ízlés_szerint ízlés_szerinti kevés pár néhány egy_kevés egy_kis kevéske tetszés_szerint tetszőleges ' +
    'igény_szerint szükség_szerint ízlés_szerint_ bőven sok elhagyható opcionális opcionálisan esetleg ' +
    'egy_pici pici csöpp csöppnyi amennyit_felvesz amennyi_kell ha_szükséges ha_szeretjük ízlésünk_szerint ' +
    'el_is_hagyható szükséges_mennyiségű némi',
  about: 'kb körülbelül cirka kb_ nagyjából mintegy egyenként',
  and: 'és s',
  or: 'vagy',
  plus: 'plusz + és',
  ranges: '',
  perPack: 'á à',
  sizes:
    'nagy kis közepes kicsi nagyobb kisebb közepes_méretű nagy_méretű kis_méretű vékony vastag szép jókora ' +
    'óriási m-es l-es',
  fullness: 'púpozott púpos csapott tele teli púpozva csapottan enyhén_púpozott',
  prepared:
    'olvasztott felolvasztott puha puhára_kevert lágy langyos meleg hideg forró jéghideg reszelt lereszelt ' +
    'reszelve lereszelve lereszelt_héja zúzott zúzva áttört apróra_vágott apróra_vágva aprított aprítva ' +
    'felaprított vágott vágva felvágott felvágva felkockázva felkockázott kockázott kockára_vágott ' +
    'kockára_vágva kockákra_vágva karikázott karikázva felkarikázva felkarikázott szeletelt szeletelve ' +
    'felszeletelve felszeletelt hámozott meghámozva meghámozott megpucolva tisztított megtisztítva ' +
    'megtisztított megmosva mosott kimagozott kimagozva magozott felvert felverve habbá_vert átszitált ' +
    'szitált darált_frissen törött tört törve pirított pirítva megpirítva beáztatott áztatott lecsepegtetve ' +
    'lecsepegtetett leszűrve leszűrt szobahőmérsékletű szoba-hőmérsékletű csíkokra_vágva csíkokra_vágott ' +
    'karikákra_vágva szeletekre_vágva negyedelve felezve félbevágva morzsolt morzsolva összetört préselt ' +
    'átpréselt átnyomva finomra_vágott finomra_vágva finomra_vágva_ nagyobb_kockákra_vágva leve héja ' +
    'reszelt_héja leve_és_reszelt_héja reszelt_héja_és_leve kifacsart frissen_facsart frissen_őrölt ' +
    'frissen_reszelt frissen_darált kettévágva tépkedve',
  processed:
    'darált őrölt szárított füstölt főtt pácolt fagyasztott mirelit sózott kandírozott aszalt sült párolt',
  participleEndings: '',
  adverbs: 'frissen finomra apróra durvára vékonyra vastagra jól nagyon vékonyan durván finoman előzőleg',
  adverbPrefixes: '',
  purposes: 'a az',
  openers:
    'héj_nélkül bőr_nélkül csont_nélkül bőrrel csonttal szobahőmérsékleten lehetőleg például pl vagy_több ' +
    'csak nélkül ízlés_szerint_ sütéshez kenéshez díszítéshez tálaláshoz szóráshoz a_sütéshez hozzá ha_van',
  shapeOpeners: '',
  shapes: 'kockákra karikákra csíkokra szeletekre darabokra negyedekre',
  parts: '',
  foods:
    'darált_hús darált_sertéshús darált_marhahús darált_mák darált_dió darált_mandula darált_keksz ' +
    'lágy_sajt sült_paprika kis_uborka csípős_paprika puha_sajt tört_bors törött_bors egész_bors ' +
    'törtburgonya nagy_szemű meleg_szendvics forró_csoki vágott_baromfi puha_kenyér reszelt_tészta ' +
    'csokoládé cső_tészta fehér_bors színes_bors kocka_tészta kockasajt kocka_sajt',
  numbered: 'típusú bl',
  common:
    'liszt finomliszt cukor porcukor kristálycukor vaj margarin tojás tojássárgája tojásfehérje tej tejszín ' +
    'tejföl hagyma vöröshagyma lilahagyma fokhagyma gerezd só bors olaj olívaolaj napraforgóolaj víz sajt ' +
    'túró burgonya krumpli paradicsom paprika répa sárgarépa petrezselyem citrom citromlé sütőpor élesztő ' +
    'húsleves ecet mustár méz hús csirkemell csirkecomb sertés marha szalonna sonka gomba rizs tészta fahéj ' +
    'vanília vaníliás kakaópor dió mák mandula mazsola alma csokoládé zsír zsemlemorzsa babérlevél ' +
    'majoránna bazsalikom kakukkfű őrölt piros ízlés szerint és vagy evőkanál teáskanál dkg csipet csomag ' +
    'csokor fej szál szelet fél apróra vágott reszelt darált friss hozzá perc sütő keverjük majd',
};
