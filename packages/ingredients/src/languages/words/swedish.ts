import type { LanguageWords } from '../language.ts';

/** The words of Swedish recipes. */
export const swedish: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: false,
  groupsByPoint: false,
  numbers: {
    1: 'en ett',
    2: 'två',
    3: 'tre',
    4: 'fyra',
    5: 'fem',
    6: 'sex',
    7: 'sju',
    8: 'åtta',
    9: 'nio',
    10: 'tio',
    11: 'elva',
    12: 'tolv',
    15: 'femton',
    20: 'tjugo',
    30: 'trettio',
    100: 'hundra',
    '1/4': 'kvarts fjärdedels kvart en_kvarts en_fjärdedels fjärdedel',
    '1/3': 'tredjedels tredjedel en_tredjedels en_tredjedel',
    '1/2': 'halv halva halvt hälften en_halv ett_halvt hälften_av',
    '3/4': 'trekvarts trekvart tre_fjärdedels',
    '3/2': 'en_och_en_halv ett_och_ett_halvt anderthalv',
    '2/3': 'två_tredjedels två_tredjedelar',
    '5/2': 'två_och_en_halv två_och_ett_halvt',
    '1/8': 'åttondels',
  },
  articles: 'en ett',
  elisions: '',
  numberPrefixes: '',
  units: {
    pod: 'balja kapsel kapslar',
    mug: 'mugg muggar muggen',
    scoop: 'skopa skopor mått kapsyl kapsyler',
    loaf: 'limpa limpor längd',
    ear: 'kolv kolvar',
    ladle: 'slev slevar soppslev',
    bar: 'kaka kakor plattа',
    coffeeCup: 'kaffekopp kaffekoppar kkp',
    ml: 'ml milliliter',
    cl: 'cl centiliter',
    dl: 'dl deciliter deciliters d_l',
    l: 'l lit liter ltr',
    tsp: 'tsk tesked teskedar tskar teskeds tsked tskr t_sk tesk',
    tbsp: 'msk matsked matskedar mskar mask matsk m_sk matskeds mskr skedar sked',
    pinchSpoon: 'krm kryddmått kryddm kryddmåttet',
    cup: 'kopp koppar tekopp tekoppar kop',
    mg: 'mg',
    g: 'g gr gram gramm',
    hectogram: 'hg hekto hekton',
    kg: 'kg kilo kilogram',
    piece:
      'st stycken stycke styck bit bitar stk biten bitarna klump klumpar knöl knölar rot rötter kloss stump ' +
      'stumpar ände bits',
    dozen: 'dussin dussinet',
    cm: 'cm centimeter centimeters',
    bag: 'påse påsar nät säck nätpåse strut',
    ball: 'kula kulor boll bollar',
    bottle: 'flaska flaskor flask flaskan pava',
    bowl: 'skål skålar tallrik tallrikar djup_tallrik',
    box: 'ask askar låda lådor tråg trågar korg korgar kartong kartonger back bricka brickor',
    bunch: 'knippe knippen bunt buntar knippa knippor bukett kvast kvastar klase klasar',
    can: 'burk burkar konservburk konserv konserver konservburkar plåtburk',
    clove: 'klyfta klyftor klyft kl klyftan',
    cube: 'ruta rutor tärning tärningar kub kuber tärn tärningen',
    dash: 'skvätt skvättar stänk slatt slattar slurk slurkar klunk klunkar dutt duttar skvimp varv',
    drizzle: 'ringling stråle stril ringel',
    drop: 'droppe droppar dropp',
    glass: 'glas snapsglas vinglas dricksglas snaps shot shots glaset',
    handful: 'näve nävar handfull nävarna handfulla handfullar hand_full grabbnäve',
    head: 'huvud huvuden huvudet hvd stånd lökhuvud',
    knifepoint: 'knivsudd knivsuddar knivspets',
    knob: 'klick klickar klutt',
    leaf: 'blad bladet löv',
    packet:
      'paket pkt förpackning förpackningar förp frp paketet fp förpack förpackn fpkg pack pak pkts frpkt',
    pinch: 'nypa nypor knip nypan',
    plant: 'kruka krukor planta plantor',
    roll: 'rulle rullar rullen',
    serving: 'portion portioner port',
    sheet: 'plattor ark platta arket degplatta',
    slice: 'skiva skivor skiv slant slantar snitt skivan trissa trissor',
    sprig: 'kvist kvistar kvistarna gren grenar skott topp toppar vippa vippor tofs',
    stalk: 'stjälk stjälkar stång stänger stav stavar stängel stänglar pinne pinnar stången sticka',
    strip: 'strimla strimlor remsa remsor band stripes',
    tub: 'bägare tub tuber bytta byttor tetra hink portionsbägare',
    dessertspoon: 'dessertsked dessertskedar',
    lb: 'lb',
    oz: 'oz uns',
    inch: 'tum',
    jar: 'glasburk glasburkar syltburk',
    sachet: 'portionspåse portionspåsar småpåse påsbrev brev kuvert',
    tube: 'tuben',
    block: 'block',
    grain: '',
    thread: 'tråd trådar',
    star: 'stjärna stjärnor',
    segment: '',
    ten: 'tiotal ett_tiotal',
  },
  leadingUnits: '',
  links: 'av',
  vague:
    'lite några någon något efter_smak efter_behag efter_behov valfritt valfri valfria ev eventuellt mycket ' +
    'rikligt rikligt_med ett_par ett_fåtal litet gärna en_aning aningen tillräckligt något_lite ' +
    'en_liten_mängd en_gnutta gnutta litegrann lite_grann lite_grand flera flertal diverse massor massor_av ' +
    'en_massa ganska_mycket gott_om rejält_med valfri_mängd efter_egen_smak efter_tycke efter_eget_tycke ' +
    'efter_tycke_och_smak efter_önskemål efter_önskan efter_eget_behag efter_lust vid_behov om_du_vill ' +
    'om_man_vill om_så_önskas om_så_behövs om_det_behövs om_behövs för_den_som_vill den_som_vill eventuell ' +
    'eventuella event kan_uteslutas kan_utelämnas uteslutas efter_säsong lagom en_del en_hel_del ett_antal ' +
    'så_mycket_som_behövs tills_det_räcker tillräcklig efter_din_smak enligt_smak ett_stort_antal q_b aning ' +
    'en_liten',
  about:
    'ca cirka ungefär omkring vardera per dryg drygt knappt knapp c:a kring varje minst max högst totalt ' +
    'sammanlagt nästan dryga knappa strax_under strax_över plus_minus ung. en_sisådär sisådär åtminstone ' +
    'cirkа',
  and: 'och &',
  or: 'eller',
  plus: 'plus och + samt',
  ranges: 'till a à',
  perPack: 'à a á om',
  sizes:
    'rejäl rejält rejäla ordentlig generös stor stora stort liten litet små mindre större medelstor ' +
    'medelstora mellanstor mellanstora tjock tjocka tunn tunna medelstort mellanstort normalstor ' +
    'normalstora normalstort storlek_medium jättestor jättestora pytteliten ganska_stor ganska_stora ' +
    'ganska_liten lagom_stor lagom_stora mini vacker tjockt lång långa avlånga generösa ordentligt ' +
    'ordentliga medium',
  fullness:
    'rågad rågade rågat struken strukna struket välrågad väl_rågad toppad toppade toppat knappt_rågad fulla ' +
    'fylld fyllda bräddfull hårt_packad packad packat',
  prepared:
    'blancherad* klippt klippta klippt* stekt stekta grillad* marinerad* smulade uppskurna ansad* rengjord* ' +
    'rensad* urvattnad* skållad* brynt brynta upptinad* fileade rumstempererad* avsvalnad* blötlagt ' +
    'finmald* grovmald* mortlad* mortlade smörad* finhackad finhackat finhackade hackad hackat hackade ' +
    'grovhackad grovhackat grovhackade riven rivet rivna finriven finrivet finrivna grovriven grovrivet ' +
    'grovrivna pressad pressat pressade skivad skivat skivade skuren skuret skurna strimlad strimlat ' +
    'strimlade tärnad tärnat tärnade skalad skalat skalade smält smälta rumsvarm rumsvarmt rumsvarma ' +
    'avrunnen avrunnet avrunna uppvispad uppvispat uppvispade vispad vispat vispade siktat siktad ljummen ' +
    'ljummet ljumna varm varmt varma het hett kokande kall kallt kalla tinad tinat tinade urkärnad ' +
    'urkärnade delad delat delade klyftad klyftade sköljd sköljda skölj blötlagd blötlagda rostad rostat ' +
    'rostade nymalen nymalet nymald nyriven nyrivet smulad smulat finskuren finskuret finskurna mosad ' +
    'mosade mjukt mjuk kluven kluvna putsad putsade pillad plockad plockade tvättad tvättade halverad ' +
    'halverade avsköljda hyvlad hyvlat finstrimlad finstrimlade finstrimlat urtagen kokt kokta färskpressad ' +
    'färskpressat uppskuren grovskuren kärnad ansat putsat benad benade benat urbenad urbenade urbenat ' +
    'filead flådd flådda skrapad skrapade skrapat skrubbad skrubbade skrubbat borstad borstade borstat ' +
    'tvättat sköljt avsköljd avsköljt rinsad avtorkad avtorkade avhälld dränerad dränerade droppad urkramad ' +
    'urkramat urkramade kramad kramat utspädd utspätt upplöst upplösta utrörd utrört löst lösta omrörd rörd ' +
    'rört rörda hopvispad hopvispat hopvispade lättvispad lättvispat lättvispade lättvispa hårtvispad ' +
    'hårtvispade skummad knäckt knäckta krossad krossat nymalda nystött stött stötta mortlat mosat stampad ' +
    'mixad mixat mixade purerad pureade passerad passerat passerade silad silat silade siktade avsvalnat ' +
    'svalnad svalnat kylskåpskall kylskåpskallt kylskåpskalla iskall iskallt iskalla rumstempererat ' +
    'rumstempererad fingervarm fingervarmt fingervarma ljumt ljum ljumma uppvärmd uppvärmt kokhett kokhet ' +
    'skållade skållat sjudande brynat fräst frästa grillat grillade marinerat marinerade ugnsrostad ' +
    'ugnsrostade ugnsbakad ugnsbakade bakad bakade friterad friterade förkokt förkokta kallnat genomkokt ' +
    'strimlas finstrimla tärna tärnas finhacka hacka hackas grovhacka riv rivs riv_skalet skiva skivas ' +
    'tunnskivad tunnskivat tunnskivade tunt_skivad tjockt_skivad slantad slantade slantat bitad bitat ' +
    'bitade delas dela halvera halverat klyftat klyftas kvartad kvartade kvartat kvarterad krossa mosa ' +
    'pressa pressas skala skalas smältes vispa vispas rosta rostas torrosta torrostad torrostade torrostat ' +
    'mjuka mjukgjort mjukgjord smörat smord smorda smort mjölad mjölade plockat repad repade repat trasad ' +
    'trasat trasade smulas urgröpt urgröpta urgröpad urkärnat kärnade kärnat kärnhusfri urskrapad ' +
    'urskrapade spolade spolad utblötta uppmjukad uppmjukat uppmjukade hyvlade fileat flingad krossas tinas ' +
    'tina upptinat upptinade avfrostad uppklippt uppklippta finklippt finklippta sönderdelad sönderplockad ' +
    'sönderplockat stansad utkavlad utkavlat kavlad kavlat knådad separerade separerad åtskilda kluvet ' +
    'klyvd klyvda avstjälkad avstjälkade noppad noppade rensat rensas rensa fint_hackad',
  processed:
    'malen malet mald malda torkad torkat torkade rökt rökta krossade kokt inlagd* inlagt torrsaltad* ' +
    'saltad* saltat osaltat osaltad* sockrad* kanderad* konserverad* fryst* frysta djupfryst* kallrökt ' +
    'varmrökt varmrökta gravad* gravat lättsaltad* lättsaltat extrasaltat normalsaltat panerad* panerat ' +
    'kryddad* kryddat pastöriserad* syltad* syltade picklad* picklat picklade blandad* blandat blandade ' +
    'färdigkokt* kallpressad* raffinerad* fermenterad* koncentrerad* frystorkad* lagrad* lagrat smaksatt* ' +
    'förvälld*',
  participleEndings: '',
  adverbs:
    'fint grovt ny färskt tunt lätt väl i_tunna mycket hårt mycket_fint riktigt ganska extra_fint ' +
    'inte_för_fint inte_för_tunt medelgrovt medelfint smått noga nyss precis helt delvis redan först snett ' +
    'på_längden på_bredden på_tvären på_snedden i_fina i_grova i_små i_stora i_tjocka diagonalt hastigt ' +
    'snabbt jämnt varsamt någorlunda i_mycket_tunna nätt_och_jämnt',
  adverbPrefixes: 'fin grov ny färsk tunn små snabb tjock halv färdig hårt mellan',
  purposes: 'till för att',
  openers:
    'med_eller_utan med_skinn med_ben utan_skinn ej välj i_bitar utan med_skal gärna t_ex av_god_kvalitet efter_eget_val ' +
    'från_kvarn att_steka_i i_rumstemperatur med_blast med_kärnor med_stjälk med_skinnet_på med_skalet_på ' +
    'med_skaft med_huvud med_svål med_fettkant med_saft med_spad med_lag med_lite med_en med_ett med_det ' +
    'med_den ur_kvarn ur_burk från_burk på_burk från_frysen från_glas från_igår från_dagen_innan från_kylen ' +
    'på_flaska i_rumstemp rumstemperatur i_små i_bit i_halvor i_fyra i_två i_tjocka i_grova i_fina i_mindre ' +
    'i_större i_lagom i_tunna i_munsbitar bara_det bara_den bara endast_det endast_den endast enbart ' +
    'det_vita det_gröna den_vita den_gröna eller_mer eller_mindre eller_annan eller_annat eller_andra ' +
    'eller_efter eller_liknande eller_motsvarande eller_valfri eller_så eller_ev t.ex. exempelvis ' +
    'till_exempel helst företrädesvis alternativt dvs d_v_s se_recept se_tips istället_för i_stället_för ' +
    'plus_lite plus_extra plus_mer och_lite och_mer samt_lite samt_extra extra_till extra_för avrunnen_vikt ' +
    'nettovikt per_person per_pers per_styck à_ca av_bra av_hög av_valfri av_en hel_eller hela_eller ' +
    'ekologisk_eller obehandlad obesprutad kvalitet fint_eller storlek dagsgammalt dagsgammal dagen_innan ' +
    'lätt_eller lite_extra lite_mer enligt_anvisning enligt_förpackningen enligt_paketet enl att_strö ' +
    'att_servera att_garnera att_steka att_fritera att_pensla att_rulla som_garnering som_topping',
  shapeOpeners: 'i på',
  shapes:
    'strimlor skivor bitar tärningar klyftor slantar ringar halvor kuber stavar buketter skurna småbitar ' +
    'tunna_skivor centimeterstora små_tärningar fina_tärningar stora_bitar små_bitar mindre_bitar ' +
    'grova_bitar munsbitar tunna_strimlor fina_strimlor tunna_ringar tunna_klyftor tunna_slantar halvmånar ' +
    'månar fjärdedelar åttondelar kvartar halva två fyra åtta kvadrater rutor trekanter remsor band flagor ' +
    'smulor spån julienne brunoise tändstickor centimetertjocka centimeterbitar cm-bitar filéer kotletter ' +
    'rosetter småbuketter skärvor klumpar trådar kulor portionsbitar delar snedden',
  parts:
    'saft saft_av saften_av saft_från saften_från skal_av skalet_av rivet_skal_av finrivet_skal_av ' +
    'skal_från zest_av zest_från rivet_skal_från saft_och_skal_av rivet_skal_och_saft_av saften ' +
    'saft_och_skal saft_och_zest_av zest_och_saft_av zest_och_saft skal_och_saft_av skal_och_saft ' +
    'skalet_och_saften_av skalet_och_saften rivet_skal finrivet_skal det_rivna_skalet_av det_rivna_skalet ' +
    'skalet rivet_skal_och_saft rivet_skal_och_saften_av rivet_skal_samt_saft_av zest zesten_av ' +
    'pressad_saft_av pressad_saft_från pressad_saft färskpressad_saft_av färskpressad_saft juice_av ' +
    'juicen_av juice_från juicen_från fröna_från frön_från kärnorna_från kärnor_från bladen_från blad_från ' +
    'fruktköttet_av fruktkött_av det_vita_av det_gröna_av',
  partLinks: 'av från',
  foods:
    'jäst_för_söta_degar jäst_för_matbröd grädde_till_matlagning kokt_skinka havregryn_till kryddmix_till ' +
    'kryddblandning_till ris_till_risotto smör-_och_rapsolja smör_och_raps utan_socker utan_alkohol ' +
    'utan_tillsatt_socker hackade_tomater krossade_tomater passerade_tomater malet_kött malet_fläskkött ' +
    'mjuk_tunnbröd mjukt_tunnbröd mjuka_tortillas mjukt_bröd mjuk_pepparkaka varm_korv varmkorv kall_sås ' +
    'stekt_lök rostad_lök torkad_frukt rökt_lax stora_vita_bönor små_gröna_ärtor torkade_tomater ' +
    'soltorkade_tomater rostat_bröd rot_selleri band_pasta bandpasta block_choklad blockchoklad',
  numbered: 'typ nr storlek',
  common:
    'sockerlag likör lag salt peppar svartpeppar socker mjöl vetemjöl smör ägg mjölk grädde vispgrädde lök gul vitlök ' +
    'vitlöksklyftor vitlöksklyfta olja olivolja rapsolja vatten ost potatis tomater tomat morot morötter ' +
    'persilja citron bakpulver jäst buljong paprika vinäger senap honung kött köttfärs vanilj vaniljsocker ' +
    'äggula och med eller av på inte minuter ugnen skär tillsätt rör sedan röd färsk dill lax strösocker ' +
    'kyckling fond soja purjolök selleri rotselleri broccoli blomkål vitkål spenat champinjoner svamp ' +
    'zucchini aubergine gurka pumpa äpple äpplen päron banan jordgubbar hallon blåbär choklad kakao ' +
    'florsocker sirap margarin matlagningsgrädde creme keso kvarg mozzarella parmesan bacon skinka ' +
    'kycklingfilé nötkött fläskkött fläskfilé torsk räkor pasta ris nudlar linser bönor ärter majs timjan ' +
    'rosmarin basilika oregano koriander ingefära kanel kardemumma kummin gurkmeja muskot lagerblad kvistar ' +
    'kruka burk paket',
};
