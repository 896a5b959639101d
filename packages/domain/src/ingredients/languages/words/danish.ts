import type { LanguageWords } from '../language.ts';

/** The words of Danish recipes. */
export const danish: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: false,
  groupsByPoint: true,
  numbers: {
    '1/4': 'kvart',
    '1/2': 'halv halvt halve halvdelen',
    '3/4': 'trekvart',
    1: 'en et én ét',
    '3/2': 'halvanden halvandet',
    2: 'to',
    3: 'tre',
    4: 'fire',
    5: 'fem',
    6: 'seks',
    7: 'syv',
    8: 'otte',
    9: 'ni',
    10: 'ti',
    12: 'tolv',
  },
  articles: 'en et',
  elisions: '',
  numberPrefixes: '',
  units: {
    ml: 'ml milliliter',
    cl: 'cl centiliter',
    dl: 'dl deciliter',
    l: 'l ltr liter',
    tsp: 'tsk teske teskeer teskefuld teskefulde',
    tbsp: 'spsk spiseske spiseskeer spiseskefuld spiseskefulde',
    cup: 'kop kopper',
    mg: 'mg',
    g: 'g gr gram',
    kg: 'kg kilo kilogram',
    pfund: 'pund',
    piece: 'stk styk stykke stykker',
    dozen: 'dusin',
    cm: 'cm centimeter',
    bag: 'pose poser net',
    ball: 'kugle kugler',
    bar: 'plade plader',
    bottle: 'flaske flasker',
    bowl: 'skål skåle',
    box: 'bakke bakker æske',
    bunch: 'bundt bundter',
    can: 'dåse dåser ds',
    clove: 'fed',
    cube: 'terning terninger',
    dash: 'sjat stænk skvæt',
    drop: 'dråbe dråber',
    glass: 'glas',
    handful: 'håndfuld håndfulde',
    head: 'hoved hoveder',
    knifepoint: 'knivspids knivspidser',
    knob: 'klat klatter',
    leaf: 'blad blade',
    packet: 'pakke pakker pk pkt',
    pinch: 'nip',
    plant: 'potte potter',
    roll: 'rulle ruller',
    sachet: 'brev breve',
    serving: 'portion portioner',
    slice: 'skive skiver',
    sprig: 'kvist kviste',
    stalk: 'stilk stilke stang stænger stængel stængler',
    tub: 'bæger bægre',
    tube: 'tube tuber',
  },
  leadingUnits: '',
  links: 'af',
  vague:
    'lidt nogle et_par efter_smag efter_behag efter_behov evt eventuelt kan_udelades valgfrit rigeligt ' +
    'masser_af en_smule smule gerne',
  about: 'ca cirka omkring omtrent godt knap per pr hver',
  and: 'og',
  or: 'eller el',
  plus: 'plus og + samt',
  ranges: 'til a à',
  perPack: 'à a á med m',
  sizes:
    'stor stort store lille små mellemstor mellemstort mellemstore alm almindelig tyk tykke tynd tynde ' +
    'ordentlig god',
  fullness: 'toppet toppede topped strøget strøgne',
  prepared:
    'klippet klippede hakket hakkede revet revne presset pressede skåret skårne snittet snittede skrællet ' +
    'skrællede smeltet smeltede blødt blød bløde stuetempereret stuetempererede drænet drænede afdryppet ' +
    'afdryppede sammenpisket pisket piskede sigtet sigtede lunken lunkent lunkne varm varmt varme kold ' +
    'koldt kolde kogende optøet optøede udstenet udstenede delt delte halveret halverede kvarteret skyllet ' +
    'skyllede ristet ristede knust knuste moset mosede renset rensede pillet pillede plukket plukkede ' +
    'vasket vaskede flået flåede kværnet kværnede stødt tilberedt stegt stegte flækket flækkede skivet ' +
    'opskåret finthakket finthakkede groft_hakket usprøjtet usprøjtede ituskåret blendet marineret skoldet ' +
    'smuldret smuldrede udblødt',
  processed: 'malet malede tørret tørrede røget røgede kogt kogte krydret syltede saltet saltede',
  participleEndings: '',
  adverbs: 'fint groft frisk nylig tyndt let godt meget i_tynde',
  adverbPrefixes: 'fint fin groft grov frisk ny tynd små',
  purposes: 'til for',
  openers:
    'uden i_tern med_skind i_skiver gerne f_eks efter_eget_valg fra_kværn efter_smag ved_stuetemperatur ' +
    'helst uden_skind kun',
  shapeOpeners: 'i',
  shapes: 'strimler skiver tern stykker både ringe halve kvarte stave buketter skåret småstykker grove',
  parts:
    'saft saft_af saften_af saft_fra saften_fra skal_af skallen_af revet_skal_af fintrevet_skal_af ' +
    'skal_fra revet_skal_fra saft_og_skal_af',
  foods: 'kogt_skinke fløde_til_madlavning',
  numbered: 'type nr str størrelse',
  common:
    'salt peber sukker mel løg hvedemel smør æg mælk fløde piskefløde hvidløg olie olivenolie vand ost ' +
    'kartofler tomater gulerødder persille citron bagepulver gær bouillon peberfrugt eddike sennep honning ' +
    'kød oksekød hakket vaniljesukker æggeblommer æggehvider og med eller af på ikke minutter ovnen skær ' +
    'tilsæt rør derefter rød frisk dild laks kylling porre rasp soja timian farin flormelis rugbrød ' +
    'kyllingebryst',
};
