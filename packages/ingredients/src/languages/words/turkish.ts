import type { LanguageWords } from '../language.ts';

/** The words of Turkish recipes. */
export const turkish: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: false,
  groupsByPoint: true,
  numbers: {
    '1/4': 'çeyrek dörtte_bir',
    '1/3': 'üçte_bir',
    '1/2': 'yarım buçuk yarısı',
    '2/3': 'üçte_iki',
    '3/4': 'üç_çeyrek dörtte_üç',
    1: 'bir',
    '3/2': 'bir_buçuk',
    2: 'iki',
    '5/2': 'iki_buçuk',
    3: 'üç',
    '7/2': 'üç_buçuk',
    4: 'dört',
    5: 'beş',
    6: 'altı',
    7: 'yedi',
    8: 'sekiz',
    9: 'dokuz',
    10: 'on',
    12: 'on_iki',
    15: 'on_beş',
    20: 'yirmi',
  },
  articles: '',
  elisions: '',
  numberPrefixes: '',
  units: {
    ml: 'ml mililitre',
    cl: 'cl',
    dl: 'dl',
    l: 'l litre lt',
    tsp: 'çay_kaşığı çay_kaşık çk ç_k silme_çay_kaşığı çay_kaşığından',
    dessertspoon: 'tatlı_kaşığı tatlı_kaşık tk t_k tatlı_kaşığından',
    tbsp: 'yemek_kaşığı yemek_kaşık yk y_k çorba_kaşığı kaşık yemek_kaşığından çorba_kaşık',
    cup: 'su_bardağı su_bardağından sb bardak fincan su_b',
    glass: 'çay_bardağı çay_bardağından çb ç_b',
    coffeeCup: 'kahve_fincanı türk_kahvesi_fincanı',
    mg: 'mg',
    g: 'g gr gram',
    kg: 'kg kilo kilogram',
    oz: 'ons',
    piece: 'adet tane ad parça parçası lokma',
    dozen: 'düzine',
    cm: 'cm santim santimetre',
    bag: 'torba poşet file',
    ball: 'top bezelik',
    bottle: 'şişe',
    bowl: 'kase kâse tabak tas',
    box: 'kutu koli tepsi',
    bunch: 'demet bağ deste salkım tutamlık',
    can: 'konserve teneke',
    clove: 'diş',
    cube: 'küp',
    dash: 'fiske damlalık',
    drop: 'damla',
    handful: 'avuç avuçiçi',
    head: 'baş',
    jar: 'kavanoz',
    knifepoint: 'bıçak_ucu',
    knob: 'ceviz_büyüklüğünde fındık_büyüklüğünde',
    leaf: 'yaprak',
    loaf: 'somun',
    packet: 'paket paketi pk pkt paketlik',
    pinch: 'tutam çimdik',
    roll: 'rulo',
    sachet: 'poşetlik zarf',
    scoop: 'ölçek ölçü',
    segment: 'dilimlik',
    serving: 'porsiyon',
    slice: 'dilim',
    sprig: 'dal sap filiz',
    stalk: 'çubuk kök',
    ladle: 'kepçe',
    pod: 'bakla',
    sheet: 'yufkalık',
    strip: 'şerit',
    tube: 'tüp',
    mug: 'kupa',
    bar: 'tablet',
    block: 'kalıp',
    star: 'yıldız',
    thread: 'tel',
  },
  leadingUnits: '',
  links: '',
  vague:
    'biraz isteğe_göre isteğe_bağlı aldığı_kadar alabildiğince göz_kararı damak_tadına_göre tercihe_göre ' +
    'arzuya_göre birkaç az bir_miktar bolca bol yeteri_kadar yeterince çok_az azıcık arzu_edilirse ' +
    'isterseniz istenirse opsiyonel dilediğiniz_kadar istediğiniz_kadar bir_parça tada_göre ' +
    'arzu_ettiğiniz_kadar bir_kaç',
  about: 'yaklaşık ortalama her_biri civarı kadar takriben aşağı_yukarı',
  and: 've',
  or: 'veya ya_da yada',
  plus: 'artı + ve',
  ranges: 'ila ile',
  perPack: '',
  sizes:
    'büyük küçük orta orta_boy büyük_boy küçük_boy boy iri ufak kalın ince_uzun orta_büyüklükte iri_boy ' +
    'mini irice',
  fullness: 'silme tepeleme tepe dolu dolusu ağzına_kadar_dolu bir_parmak_eksik dolu_dolu tam',
  prepared:
    'doğranmış doğranan ince_doğranmış rendelenmiş rendelenen rende ezilmiş dövülmüş kıyılmış ince_kıyılmış ' +
    'eritilmiş eritilip erimiş ılık sıcak soğuk kaynar kaynamış yumuşatılmış yumuşamış oda_sıcaklığında ' +
    'oda_ısısında soyulmuş soyulup yıkanmış süzülmüş ayıklanmış dilimlenmiş küp_küp küp_doğranmış ' +
    'küp_küp_doğranmış çekirdekleri_çıkarılmış elenmiş çırpılmış kavrulmuş közlenmiş ıslatılmış jülyen ' +
    'halka_halka kesilmiş parçalanmış didiklenmiş çekilmiş_taze sıkılmış ufalanmış karıştırılmış ' +
    'marine_edilmiş temizlenmiş kabuğu_soyulmuş kabukları_soyulmuş taze_sıkılmış taze_çekilmiş buz_gibi ' +
    'yemeklik_doğranmış ortadan_ikiye iri_doğranmış',
  processed: 'haşlanmış kurutulmuş öğütülmüş tuzlu tuzsuz tütsülenmiş dondurulmuş çekilmiş',
  participleEndings: '',
  adverbs: 'ince iri küçük_küçük çok iyice taze incecik irice kabaca uzunlamasına yemeklik',
  adverbPrefixes: '',
  purposes: '',
  purposeEnds: 'için üzerine',
  openers:
    'oda_sıcaklığında tercihen kabuklu kabuksuz derisiz kemiksiz çekirdeksiz örneğin ya_da_daha veya_daha ' +
    'üzeri_için süslemek_için kızartmak_için yağlamak_için servis_için serpmek_için üzerine_serpmek',
  shapeOpeners: '',
  shapes: 'halka_şeklinde küp_şeklinde',
  parts: '',
  foods:
    'ince_bulgur iri_bulgur taze_soğan taze_fasulye küp_şeker diş_buğdayı orta_yağlı sıcak_çikolata ' +
    'küçük_hindistan_cevizi tel_şehriye tel_kadayıf dolmalık_biber yaprak_sarma ince_irmik az_yağlı ' +
    'az_tuzlu iri_tuz',
  numbered: 'no tip numara',
  common:
    'un şeker tereyağı yumurta süt krema soğan sarımsak tuz karabiber zeytinyağı peynir patates domates ' +
    'maydanoz su kaşığı bardağı yağ sıvı toz kabartma tozu vanilya yoğurt biber pul kimyon salçası havuç ' +
    'pirinç bulgur kıyma tavuk et ve veya yarım kuru maya limon limonun suyu kabuğu rendesi dereotu nane ' +
    'kekik nohut mercimek fasulye ceviz fındık susam kakao mısır ekmek kaşar beyaz kırmızı yeşil taze ' +
    'dakika fırın ekleyin karıştırın sonra ile bir',
};
