import type { LanguageWords } from '../language.ts';

/** The words of Danish recipes. */
export const danish: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: false,
  groupsByPoint: true,
  numbers: {
    1: 'en et én ét',
    2: 'to',
    3: 'tre',
    4: 'fire',
    5: 'fem',
    6: 'seks',
    7: 'syv',
    8: 'otte',
    9: 'ni',
    10: 'ti',
    11: 'elleve',
    12: 'tolv',
    15: 'femten',
    20: 'tyve',
    30: 'tredive',
    100: 'hundrede',
    '1/4': 'kvart en_kvart kvarte',
    '1/2': 'halv halvt halve halvdelen halvdelen_af et_halvt en_halv ½',
    '3/4': 'trekvart tre_kvart',
    '3/2': 'halvanden halvandet en_og_en_halv et_og_et_halvt',
    '1/3': 'tredjedel en_tredjedel',
    '2/3': 'to_tredjedele',
    '5/2': 'to_en_halv to_og_en_halv to_og_et_halvt',
  },
  articles: 'en et',
  elisions: '',
  numberPrefixes: '',
  units: {
    ml: 'ml milliliter',
    cl: 'cl centiliter',
    dl: 'dl deciliter',
    l: 'l ltr liter',
    tsp: 'tsk teske teskeer teskefuld teskefulde teskefuldt tskf',
    tbsp: 'spsk spiseske spiseskeer spiseskefuld spiseskefulde spk spskf ske skefuld skefulde skeer',
    cup: 'kop kopper tekop tekopper kopfuld',
    mg: 'mg',
    g: 'g gr gram',
    kg: 'kg kilo kilogram',
    pfund: 'pund pd',
    piece:
      'stk styk stykke stykker styks stykket klump klumper knold knolde rod rødder bid bidder humpel ende',
    dozen: 'dusin',
    cm: 'cm centimeter',
    bag: 'pose poser net sæk',
    ball: 'kugle kugler',
    bar: 'plade plader',
    bottle: 'flaske flasker fl flakon',
    bowl: 'skål skåle tallerken tallerkener',
    box: 'bakke bakker æske bk kurv kurve æsker karton kartoner kasse boks',
    bunch: 'bundt bundter bdt buket buketter klase klaser knippe knipper',
    can: 'dåse dåser ds konservesdåse',
    clove: 'fed feder',
    cube: 'terning terninger kube',
    dash: 'sjat stænk skvæt sjatter skvætter slurk slurke sprøjt sprøjte skvulp omgange',
    drop: 'dråbe dråber dr',
    glass: 'glas snapseglas vinglas vandglas shot shots',
    handful: 'håndfuld håndfulde hånd_fuld håndf næve næver nævefuld',
    head: 'hoved hoveder hvd',
    knifepoint: 'knivspids knivspidser knsp knivsp knivspidsfuld knspids',
    knob: 'klat klatter',
    leaf: 'blad blade blader',
    packet: 'pakke pakker pk pkt pakn pakning pakninger pkg pak',
    pinch: 'nip nips drys',
    plant: 'potte potter plante planter',
    roll: 'rulle ruller',
    sachet: 'brev breve pulverbrev portionspose',
    serving: 'portion portioner port',
    slice: 'skive skiver skv tranche trancher',
    sprig: 'kvist kviste kvistе gren grene top toppe dusk duske skud',
    stalk: 'stilk stilke stang stænger stængel stængler stav stave pind pinde',
    tub: 'bæger bægre bøtte bøtter spand',
    tube: 'tube tuber',
    dessertspoon: 'dessertske dessertskeer barneske barneskeer bsk',
    coffeeCup: 'kaffekop kaffekopper',
    oz: 'ounce',
    inch: 'tomme tommer',
    strip: 'strimmel strimler bånd',
    jar: 'krukke krukker syltetøjsglas',
    mug: 'krus',
    sheet: 'ark',
    block: 'blok blokke',
    loaf: '',
    ladle: 'øse øser grydeske grydeskeer opøseske',
    scoop: 'mål måleske måleskeer skovl',
    pod: 'bælg bælge kapsel kapsler',
    ear: 'kolbe kolber',
    grain: '',
    thread: 'tråd tråde',
    star: 'stjerne stjerner',
    segment: 'båd',
    ten: '',
  },
  leadingUnits: '',
  links: 'af',
  vague:
    'lidt nogle et_par efter_smag efter_behag efter_behov evt eventuelt kan_udelades valgfrit rigeligt ' +
    'masser_af en_smule smule gerne en_lille_smule en_anelse en_kende flere adskillige diverse masser meget ' +
    'rigeligt_med rigelig rigelig_med rigelige tilpas passende efter_egen_smag efter_lyst efter_ønske ' +
    'efter_eget_ønske efter_temperament efter_humør efter_smag_og_behag ad_libitum hvis_man_har_lyst ' +
    'hvis_du_har_lyst hvis_man_vil hvis_nødvendigt om_nødvendigt ved_behov eventuel eventuelle valgfri ' +
    'valgfrie kan_undlades kan_undværes udelades nok tilstrækkeligt tilstrækkelig en_del et_antal par ' +
    'så_meget_som_nødvendigt frivilligt anelse',
  about:
    'ca cirka omkring omtrent godt knap per pr hver rundt_regnet knapt mindst højst maks max min i_alt ' +
    'næsten lidt_over lidt_under plus/minus',
  and: 'og',
  or: 'eller el',
  plus: 'plus og + samt',
  ranges: 'til a à',
  perPack: 'à a á med m',
  sizes:
    'stor stort store lille små mellemstor mellemstort mellemstore alm almindelig tyk tykke tynd tynde ' +
    'ordentlig god middelstor middelstort middelstore medium mini kæmpe kæmpestor ret_store mindre større ' +
    'lange lang langt flot flotte pæn pæne pænt ordentlige ordentligt gode tykt bred brede normal normale ' +
    'almindelige',
  fullness: 'toppet toppede topped strøget strøgne let_toppet top fyldt fyldte topfyldt strøgen',
  prepared:
    'klippet klippede hakket hakkede revet revne presset pressede skåret skårne snittet snittede skrællet ' +
    'skrællede smeltet smeltede blødt blød bløde stuetempereret stuetempererede drænet drænede afdryppet ' +
    'afdryppede sammenpisket pisket piskede sigtet sigtede lunken lunkent lunkne varm varmt varme kold ' +
    'koldt kolde kogende optøet optøede udstenet udstenede delt delte halveret halverede kvarteret skyllet ' +
    'skyllede ristet ristede knust knuste moset mosede renset rensede pillet pillede plukket plukkede ' +
    'vasket vaskede flået flåede kværnet kværnede stødt tilberedt stegt stegte flækket flækkede skivet ' +
    'opskåret finthakket finthakkede groft_hakket usprøjtet usprøjtede ituskåret blendet marineret skoldet ' +
    'smuldret smuldrede udblødt skrabet skrabede skrubbet skrubbede børstet børstede pudset pudsede ' +
    'afpudset afpudsede trimmet trimmede udbenet udbenede afhåret afskallet befriet fjernet fjernede ' +
    'udkernet udkernede befriede fintsnittet fintsnittede finsnittet finsnittede grofthakket grofthakkede ' +
    'groftrevet groftrevne fintrevet fintrevne finrevet finrevne friskrevet friskrevne groftskåret ' +
    'groftskårne fintskåret fintskårne tyndtskåret tyndtskårne opskårne ituskårne udskåret udskårne ' +
    'tyndskåret strimlet strimlede fintstrimlet skiveskåret skiveskårne ternet ternede kvarterede kløvet ' +
    'kløvede gennemskåret opdelt opdelte adskilt adskilte skilt brækket brækkede itureve itureveт afplukket ' +
    'afplukkede ribbet ribbede nippet nippede friskstødt mortet mortede maset masede most trykket ' +
    'friskpresset friskpressede udpresset vredet klemt purreret pureret findelt passeret siet dryppet hældt ' +
    'duppet duppede aftørret aftørrede afskyllet afskyllede udvandet udvandede udblødte opblødt opblødte ' +
    'iblødsat iblødsatte tøet blancheret blancherede skoldede letkogt letkogte forkogt forkogte dampet ' +
    'dampede brunet brunede svitset svitsede sauteret sauterede letristet letristede tørristet tørristede ' +
    'bagt bagte ovnbagt ovnbagte grillet grillede afkølet afkølede kølet køleskabskold køleskabskoldt ' +
    'iskoldt iskold iskolde tempereret tempererede stuevarm stuevarmt lunt lun lune håndvarm håndvarmt ' +
    'fingervarm opvarmet opvarmede smeltes sammenpiskede letpisket letpiskede stiftpisket stiftpiskede ' +
    'piskes rørt udrørt udrørte opløst opløste blandet udrullet hakkes snittes rives skæres presses ' +
    'skrælles pilles uskrællet smurt smurte smørsmurt meldrysset vendt marinerede skåret_i afstilket ' +
    'afstilkede fintklippet fintklippede friskklippet smuldres friskmalet friskmalede friskkværnet ' +
    'friskkværnede nykværnet',
  processed:
    'malet malede tørret tørrede røget røgede kogt kogte krydret syltede saltet saltede syltet* varmrøget ' +
    'koldrøget gravad frosset frosne frossen dybfrosset dybfrosne paneret* kandiseret* konserveret* ' +
    'letsaltet letsaltede usaltet usaltede sødet usødet pasteuriseret* krydrede lagret* modnet* ' +
    'koldpresset* raffineret* glaseret* gæret* kondenseret* frysetørret* blandede stødt stødte soltørrede ' +
    'soltørret',
  participleEndings: '',
  adverbs:
    'fint groft frisk nylig tyndt let godt meget i_tynde meget_fint ret ganske omhyggeligt lige netop helt ' +
    'delvist allerede først skråt på_langs på_tværs på_skrå i_fine i_grove i_små i_store i_tykke ' +
    'ikke_for_fint ikke_for_tyndt mellemfint hårdt hurtigt kort forsigtigt nænsomt',
  adverbPrefixes: 'fint fin groft grov frisk ny tynd små halv mellem tyk stift',
  purposes: 'til for som',
  openers:
    'med_eller_uden uden i_tern med_skind i_skiver gerne f_eks efter_eget_valg fra_kværn efter_smag ved_stuetemperatur ' +
    'helst uden_skind kun med_skræl med_top med_kerner med_stilk med_hoved med_ben med_svær med_fedtkant ' +
    'med_lage med_saft med_lidt med_en med_et med_sin fra_dåse på_dåse på_glas fra_glas fra_køl ' +
    'fra_fryseren fra_frost fra_kværnen fra_dagen_før fra_i_går af_kværn i_både i_ringe i_kvarte i_halve ' +
    'i_små i_store i_grove i_fine i_tynde i_tykke i_mindre i_strimler i_stykker i_bidder i_stave i_buketter ' +
    'i_mundrette ved_stuetemp stuetemperatur kun_det kun_den det_hvide det_grønne den_hvide den_grønne ' +
    'eller_mere eller_mindre eller_efter eller_andet eller_anden eller_andre eller_lignende ' +
    'eller_tilsvarende eller_evt f.eks. fx eksempelvis for_eksempel fortrinsvis alternativt dvs se_opskrift ' +
    'i_stedet_for plus_lidt plus_ekstra plus_mere og_lidt_ekstra og_lidt_til samt_lidt ekstra_til ' +
    'ekstra_for drænet_vægt nettovægt per_person pr._person pr._stk à_ca af_god af_høj økologisk_eller ' +
    'usprøjtet ubehandlet ubehandlede str størrelse daggammelt daggammel kornene_heraf saften_heraf ' +
    'skallen_heraf heraf skal_og_saft saft_og_skal skåret_ud rørt_ud rørt_op rørt_sammen ekstra ' +
    'efter_anvisning ifølge enten',
  shapeOpeners: 'i',
  shapes:
    'strimler skiver tern stykker både ringe halve kvarte stave buketter skåret småstykker grove små_tern ' +
    'store_tern tynde_skiver tykke_skiver grove_stykker mindre_stykker store_stykker små_stykker ' +
    'mundrette_stykker mundrette_bidder bidder halvmåner halve_ringe tynde_ringe tynde_strimler ' +
    'fine_strimler julienne brunoise tændstikker kuber terninger kvarter halvdele to fire otte flager ' +
    'spåner smulder stænger små_buketter bånd trekanter firkanter kugler fileter cm-stykker ' +
    'centimeterstykker',
  parts:
    'saft saft_af saften_af saft_fra saften_fra skal_af skallen_af revet_skal_af fintrevet_skal_af skal_fra ' +
    'revet_skal_fra saft_og_skal_af saften saft_og_skal saft_og_skal_fra skal_og_saft_af skal_og_saft ' +
    'skallen_og_saften_af skallen revet_skal fintrevet_skal den_revne_skal_af den_revne_skal ' +
    'fintrevet_skal_og_saft_af fintrevet_skal_fra revet_skal_og_saft_af revet_skal_og_saft zest zest_af ' +
    'kornene_fra korn_fra korn_af kernerne_fra kerner_fra bladene_fra blade_fra det_hvide_af det_grønne_af ' +
    'frugtkødet_af friskpresset_saft_af friskpresset_saft presset_saft_af presset_saft_fra juice_af ' +
    'juicen_af',
  partLinks: 'af fra',
  foods:
    'kogt_skinke fløde_til_madlavning hakket_oksekød hakket_svinekød hakket_kalvekød hakket_lammekød ' +
    'hakket_kylling hakket_kyllingekød hakket_kalv hakket_flæsk hakket_kalv_og_flæsk hakket_kalve- ' +
    'hakket_okse hakket_svin hakket_kød hakket_fisk kogte_skinke røget_laks ristede_løg ristet_løg ' +
    'stødt_kardemomme stødt_kanel stødt_ingefær stødt_nellike stødt_kommen stødt_spidskommen ' +
    'stødt_koriander stødt_muskat stødt_peber stødt_allehånde stødt_anis stødte_nelliker ris_til_risotto ' +
    'krydderi_til mix_til uden_sukker uden_alkohol uden_tilsat_sukker tørret_frugt soltørrede_tomater ' +
    'blandet_salat blandede_bær blandet_frugt varm_chokolade kold_røget stegte_løg',
  numbered: 'type nr str størrelse',
  common:
    'citronsaft limesaft isterninger salt peber sukker mel løg hvedemel smør æg mælk fløde piskefløde hvidløg olie olivenolie vand ost ' +
    'kartofler tomater gulerødder persille citron bagepulver gær bouillon peberfrugt eddike sennep honning ' +
    'kød oksekød hakket vaniljesukker æggeblommer æggehvider og med eller af på ikke minutter ovnen skær ' +
    'tilsæt rør derefter rød frisk dild laks kylling porre rasp soja timian farin flormelis rugbrød ' +
    'kyllingebryst gulerod selleri pastinak spinat champignon champignoner squash aubergine agurk blomkål ' +
    'broccoli kål æble æbler pære banan jordbær hindbær chokolade kakao sirup margarine creme skyr ' +
    'mozzarella parmesan bacon skinke kalvekød svinekød torsk nudler linser bønner ærter majs rosmarin ' +
    'basilikum oregano koriander ingefær kanel kardemomme spidskommen gurkemeje muskat laurbærblad ' +
    'laurbærblade bdt dåse pakke rosiner rejer lammekød pølser mandler valnødder hasselnødder karry ' +
    'spidskål hvidkål rødkål rødløg skalotteløg forårsløg rødbeder porrer persillerod knoldselleri ' +
    'bladselleri tomatpuré flødeost cremefraiche hytteost skummetmælk sødmælk kærnemælk ymer rugmel ' +
    'havregryn marcipan vanillesukker tørgær bouillonterning grøntsagsbouillon hønsebouillon kyllingefilet ' +
    'kyllingelår svinemørbrad flæsk medister torskefilet rødspætte ketchup nødder smørret dåser hvidløgsfed ' +
    'æggeblomme æggehvide brød franskbrød stegning friture drys pynt heraf bagekartofler skal butterdej sød ' +
    'sødt øko økologisk økologiske kammuslinger lasagneplader rødvin hvidvin grøntsagsbouillonterning ' +
    'rødkålshoved hvidkålshoved pasteuriserede smagsneutral ananas fraiche flødeskum frosne optøede drænet ' +
    'skrællet skrællede snittet stødt knust',
};
