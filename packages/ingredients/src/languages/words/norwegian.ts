import type { LanguageWords } from '../language.ts';

/** The words of Norwegian recipes, mostly in Bokmål. */
export const norwegian: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: false,
  groupsByPoint: true,
  numbers: {
    1: 'en et én ett ei',
    2: 'to',
    3: 'tre',
    4: 'fire',
    5: 'fem',
    6: 'seks',
    7: 'sju syv',
    8: 'åtte',
    9: 'ni',
    10: 'ti',
    12: 'tolv',
    '1/4': 'kvart',
    '1/3': 'tredjedel',
    '1/2': 'halv halvt halve halvparten halvdelen',
    '3/4': 'trekvart',
    '3/2': 'halvannen halvannet en_og_en_halv ett_og_et_halvt',
    '5/2': 'to_og_en_halv',
  },
  articles: 'en et ei',
  elisions: '',
  numberPrefixes: '',
  units: {
    ml: 'ml milliliter',
    cl: 'cl centiliter',
    dl: 'dl desiliter',
    l: 'l liter ltr',
    tsp: 'ts teskje teskjeer teskjé',
    tbsp: 'ss spiseskje spiseskjeer',
    pinchSpoon: 'kryddermål krm',
    dessertspoon: 'barneskje barneskjeer dessertskje dessertskjeer',
    cup: 'kopp kopper tekopp tekopper',
    coffeeCup: 'kaffekopp kaffekopper',
    mg: 'mg',
    g: 'g gr gram',
    hectogram: 'hg hekto',
    kg: 'kg kilo kilogram',
    pfund: 'pund',
    oz: 'oz unse unser',
    cm: 'cm centimeter',
    piece: 'stk stykk stykke stykker bit biter del deler klump klumper rot røtter ende',
    dozen: 'dusin',
    bag: 'pose poser nett sekk',
    ball: 'kule kuler',
    bar: 'plate plater sjokoladeplate',
    bottle: 'flaske flasker fl',
    bowl: 'skål skåler bolle',
    box: 'eske esker kurv kurver kartong kartonger boks_stor brett beger_stor',
    bunch: 'bunt bunter bukett buketter knippe knipper klase klaser',
    can: 'boks bokser hermetikkboks',
    clove: 'fedd båt båter',
    cube: 'terning terninger',
    dash: 'skvett skvetter sprut sprutt slurk dæsj dash støt',
    drop: 'dråpe dråper',
    drizzle: 'stråle',
    glass: 'glass',
    handful: 'håndfull håndfuller neve never',
    head: 'hode hoder',
    jar: 'krukke krukker syltetøyglass norgesglass',
    knifepoint: 'knivspiss knivspisser knsp',
    knob: 'klatt klatter klick klikk smørklatt',
    leaf: 'blad blader',
    loaf: 'brød_helt',
    packet: 'pakke pakker pk pkt pakning pakninger',
    pinch: 'klype klyper klypa',
    plant: 'potte potter',
    pod: 'belg kapsel kapsler',
    roll: 'rull ruller',
    sachet: 'brev småpose',
    scoop: 'skje skjeer måleskje skopa',
    segment: 'skalk',
    serving: 'porsjon porsjoner pors',
    slice: 'skive skiver',
    sprig: 'kvist kvister',
    stalk: 'stilk stilker stang stenger stengel stengler',
    star: 'stjerne stjerner',
    strip: 'strimmel',
    thread: 'tråd tråder',
    tub: 'beger begre begere bøtte',
    tube: 'tube tuber',
    ladle: 'øse øser',
    mug: 'krus',
    sheet: 'ark',
    grain: 'korn',
    block: 'blokk blokker',
    ear: 'kolbe kolber',
  },
  leadingUnits: '',
  links: 'av',
  vague:
    'litt noen et_par etter_smak etter_ønske etter_behov etter_behag etter_lyst evt eventuelt eventuell ' +
    'kan_sløyfes kan_utelates valgfritt valgfri rikelig rikelig_med masse massevis en_del en_smule smule ' +
    'en_aning ganske_mye mye nok flere diverse ved_behov hvis_ønskelig om_ønskelig etter_eget_ønske ' +
    'etter_egen_smak',
  about: 'ca cirka omtrent omlag om_lag rundt godt knapt knappe per pr hver à_ca minst maks',
  and: 'og',
  or: 'eller el',
  plus: 'pluss plus og + samt',
  ranges: 'til a à',
  perPack: 'à a á med m',
  sizes:
    'stor stort store liten lite små mellomstor mellomstort mellomstore middels middels_stor middels_store ' +
    'tykk tykke tynn tynne god gode mindre større stk_store mini normal',
  fullness: 'toppet strøken strøket strøkne struken toppa topp',
  prepared:
    'hakket hakkede hakka finhakket finhakkede finhakka grovhakket grovhakkede grovhakka revet revne ' +
    'finrevet finrevne grovrevet grovrevne presset pressede pressa skåret skårne oppskåret oppskårne ' +
    'oppkuttet oppkuttede kuttet kuttede kutta finkuttet snittet snittede finsnittet finsnittede strimlet ' +
    'strimlede finstrimlet finstrimlede skivet skivede skåret_i delt delte oppdelt oppdelte halvert ' +
    'halverte kvartet skrelt skrelte skrella smeltet smeltede smelta mykt myk myke romtemperert ' +
    'romtempererte romtemp avrent avrente avrunnet sammenpisket sammenpiskede pisket piskede lettpisket ' +
    'vispet siktet siktede lunken lunkent lunkne varm varmt varme kald kaldt kalde iskald iskaldt kokende ' +
    'lettkokt oppvarmet tint tinte opptint opptinte utsteinet utsteinede uten_stein renset rensede skylt ' +
    'skylte vasket vaskede vaska ristet ristede knust knuste most moste moset stekt stekte grillet grillede ' +
    'bakt bakte marinert marinerte blandet blandede plukket plukkede ribbet ribbede strippet flådd flådde ' +
    'banket kjevlet utbenet utbenede nykvernet nykvernede kvernet kvernede støtt støtte most smuldret ' +
    'smuldrede smulet terninget ternet i_terninger avkjølt avkjølte avskallet finmalt grovmalt utvannet ' +
    'utbløtt utbløtte bløtlagt bløtlagte nyrevet ferskpresset ferskpressede forvellet stivpisket eltet ' +
    'smurt splittet sprukket trimmet pusset pussede',
  processed:
    'malt malte tørket tørkede røkt røkte kokt kokte saltet saltede krydret syltet syltede frossen frosne ' +
    'frosset gravet gravede hermetisk hermetiske speket usaltet',
  participleEndings: '',
  adverbs: 'fint grovt fersk nylig tynt lett godt veldig svært i_tynne i_små helt delvis ganske',
  adverbPrefixes: 'fint fin grovt grov fersk ny tynn små lett',
  purposes: 'til for som',
  openers:
    'med_eller_uten uten i_terninger i_skiver i_biter i_båter i_strimler i_små i_tynne i_grove i_store i_fine i_ringer ' +
    'med_skinn med_skall med_ben uten_skinn gjerne f_eks feks for_eksempel etter_eget_valg fra_kvern helst ' +
    'kun bare bare_det ved_romtemperatur i_romtemperatur romtemperatur eller_mer eller_etter eller_annen ' +
    'eller_annet litt_ekstra ekstra_til pluss_litt pluss_ekstra og_litt med_litt med_en frøene størrelse ' +
    'str rørt_ut rørt_med utrørt',
  shapeOpeners: 'i på',
  shapes:
    'strimler skiver terninger biter stykker båter ringer halve kvarte staver buketter skåret småbiter ' +
    'grove julienne to fire åtte kuber halvmåner flak',
  parts:
    'saft saft_av saften_av saft_fra saften_fra skall_av skallet_av revet_skall_av finrevet_skall_av ' +
    'skall_fra revet_skall_fra saft_og_skall_av skall_og_saft_av revet_skall_og_saft_av zest_av zesten_av ' +
    'juice_av juicen_av frøene_fra frø_fra bladene_fra',
  partLinks: 'av fra',
  foods:
    'kokt_skinke fløte_til_matlaging røkt_laks lite_sukker stekt_løk sprøstekt_løk kokt_kylling ' +
    'soltørkede_tomater',
  numbered: 'type nr str størrelse',
  common:
    'sitronsaft limesaft isbiter hvetemel sukker smør egg melk fløte kremfløte løk hvitløk ost vann poteter gulrøtter gulrot finhakket ' +
    'hakket revet olje olivenolje bakepulver pepper kylling kyllingfilet sitron rømme lettrømme kjøttdeig ' +
    'steking nykvernet buljong kvister persille vaniljesukker eggeplommer eggehviter paprika eddik sennep ' +
    'honning kjøtt fersk rød og eller til med på ikke etter ss ts stk boks fedd klype salt dill laks purre ' +
    'timian karbonadedeig soyasaus gjær tørrgjær melis deig minutter ovnen skjær tilsett rør deretter vann ' +
    'vannet kikerter potetmel hvitost loff laksefilet laksefileter gressløk kokosmelk eggehvite eggeplomme ' +
    'matfløte sopp sjampinjong kamskjell blomkål brokkoli mynteblader sitrongress buljongterning ' +
    'kyllingbuljong spagetti sild torskefilet torsk nøtter sjokolade kokesjokolade rosiner bringebær blåbær ' +
    'jordbær eple epler pærer appelsin reker svinekjøtt storfekjøtt lammekjøtt biff skinke pølser agurk ' +
    'bønner linser mandler valnøtter kanel kardemomme ingefær hvitløksbåter hvitløksfedd karri basilikum ' +
    'rosmarin laurbærblad tomater hermetiske hermetikk vaniljestang maisenna maizena havregryn rugmel sirup ' +
    'fiskekraft kraft bacon squash stangselleri sellerirot purreløk kål hodekål rødløk sjalottløk vårløk ' +
    'rødbeter pesto majones kesam yoghurt rømmen brunost geitost norvegia jarlsberg gulost fetaost ferske ' +
    'liten biten pakke bokser håndfull neve never potte båter hakkede ristede skrelt smeltet',
};
