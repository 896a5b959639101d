import type { LanguageWords } from '../language.ts';

/** The words of Dutch recipes. */
export const dutch: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: false,
  groupsByPoint: true,
  numbers: {
    1: 'een één',
    2: 'twee',
    3: 'drie',
    4: 'vier',
    5: 'vijf',
    6: 'zes',
    7: 'zeven',
    8: 'acht',
    9: 'negen',
    10: 'tien',
    11: 'elf',
    12: 'twaalf',
    15: 'vijftien',
    20: 'twintig',
    30: 'dertig',
    100: 'honderd',
    '1/4': 'kwart een_kwart kwartje',
    '1/3': 'derde een_derde',
    '1/2': 'half halve helft halfje de_helft een_half een_halve',
    '2/3': 'tweederde twee_derde',
    '3/4': 'driekwart drie_kwart',
    '3/2': 'anderhalf anderhalve een_en_een_half',
    '5/2': 'tweeënhalf tweeënhalve twee_en_een_half',
    '1/8': 'achtste',
    '7/2': 'drieënhalf drieënhalve drie_en_een_half',
  },
  articles: 'een',
  elisions: '',
  numberPrefixes: '',
  units: {
    mug: 'mok mokken mokje',
    serving: 'portie porties portietje',
    ear: 'kolf kolven kolfje kolfjes',
    pod: 'peul peulen',
    plant: 'plantje plantjes plant planten',
    scoop:
      'schep scheppen schepje maatbeker maatbekers maatlepel maatschep maatschepje dop dopje dopjes schepjes ' +
      'maatje',
    segment: 'part parten partje partjes',
    tube: 'tube tubes tubetje tubetjes',
    bar: 'tablet baar',
    ladle: 'pollepel pollepels juslepel juslepels sauslepel',
    grain: 'korrel korrels korreltje korreltjes graantje',
    ml: 'ml milliliter milliliters',
    cl: 'cl centiliter',
    dl: 'dl deciliter deciliters',
    l: 'l lt liter liters ltr',
    tsp:
      'tl theel theelepel theelepels theelepeltje theelepeltjes koffielepel koffielepels kl tlp thl theelp ' +
      'tlpl koffielepeltje koffielepeltjes koffiel kleine_lepel kleine_lepels mokkalepel tsp k_l thee_lepel ' +
      't_l',
    tbsp:
      'el eetl eetlepel eetlepels elp eetlepeltje soeplepel soeplepels lepel lepels eetlep eetlepeltjes ' +
      'grote_lepel grote_lepels eetlp eetlpl e_l s_l sl eet_lepel opscheplepel opscheplepels groentelepel ' +
      'tbsp etl soepl',
    cup: 'kop kopje kopjes koppen cup cups theekop theekopje theekopjes maatkop',
    mg: 'mg',
    g: 'g gr gram grammen',
    hectogram: 'ons onsje',
    kg: "kg kilo kilogram kilo's kgs",
    pfund: 'pond pondje',
    piece:
      'stuk stuks stukje stukjes stukken st stk brok brokje brokjes brokken homp hompje hompjes hompen eindje ' +
      'kluitje kluitjes exemplaren exemplaar kontje korst korstje rest restje restjes bonk dot',
    dozen: 'dozijn dozijnen',
    cm: 'cm centimeter centimeters',
    bag: 'zak zakken zakje_groot netje net netten netjes baal builtje buil buidel',
    ball: 'balletje balletjes bol bollen bolletje bolletjes',
    bottle: 'fles flessen flesje flesjes flacon flaconnetje ampul knijpfles',
    bowl: 'kom kommetje schaal schaaltje schaaltjes schalen kommen kommetjes bord borden bordje',
    box:
      'doos doosje doosjes bakje bakjes bak krat bakken kistje kist dozen mandje mandjes kratje tray trays ' +
      'karton tetra',
    bunch:
      'bos bosje bosjes bossen bundel bussel busseltje bundeltje bundeltjes tros trosje trossen trosjes ' +
      'bundels ruiker boeket boeketje bs',
    can: 'blik blikken blikje blikjes conserven conservenblik conserveblik busje busjes',
    clove: 'teen teentje teentjes tenen teen(tjes) tn',
    cube: 'blokje blokjes blok dobbelsteen tabletje tabletjes tabletten kubus kubussen',
    dash:
      'scheut scheutje scheutjes scheuten plens plensje spatje spat spatten straaltje straal bodempje bodem ' +
      'slok slokje slokjes spetter spetters klets splash vingerhoed vingerhoedje geutje draaien draai ' +
      'draaitjes',
    drop: 'druppel druppels druppeltje druppeltjes drupje drupjes drup',
    glass:
      'glas glazen glaasje glaasjes borrelglas borrelglaasje borrelglaasjes wijnglas wijnglazen longdrinkglas ' +
      'likeurglas likeurglaasje waterglas waterglazen shotglas shotje drinkglas',
    handful:
      'hand handje handjes handvol handen handenvol handjevol handjesvol hand_vol handen_vol handje_vol ' +
      'handvollen greep handvolletje',
    head:
      'krop kroppen bol_knoflook struik struikje struikjes stronk stronkje kropje kropjes stronkjes struiken ' +
      'knol knollen knolletje knolletjes hoofd',
    jar: 'pot potje potjes potten bokaal bokaaltje weckpot weckfles glazen_pot',
    knifepoint: 'mespunt mespuntje mespunten mespuntjes punt_van_een_mes punt_mes messenpunt messenpuntje',
    knob: 'klontje klont klontjes kluit nootje lik likje dotje dotjes krul krullen klodder kwak kwakje',
    leaf: 'blad blaadje blaadjes bladeren bladen',
    packet:
      'pak pakje pakjes pakken verpakking pk pkje pakket pakketje verpakkingen pkt pck pack wikkel blister',
    pinch: 'snuf snufje snufjes snuifje snuifjes snuif snuiven vleugje vleugjes snuffen pietsje',
    roll: 'rol rollen rolletje rolletjes',
    sachet: 'zakje zakjes sachet sachets envelopje envelop stick sticks stickjes',
    sheet: 'vel vellen velletje velletjes',
    slice:
      'moot moten plak plakken plakje plakjes snee sneetje sneetjes sneden schijf schijfje schijfjes plk ' +
      'snedes snede tranche tranches schijven mootje mootjes dun_plakje',
    sprig:
      'takje takjes tak takken twijgje twijg twijgen twijgjes sprietje sprietjes spriet sprieten toefje ' +
      'toefjes toef steeltje steeltjes stelen rist ristje loot',
    stalk:
      'stengel stengels stok stokje stokjes stronken steel stengeltje stengeltjes stangetje stang pijp pijpje ' +
      'pijpjes staaf staafje staafjes stokken rib ribben stam',
    strip: 'reep repen reepje reepjes slierten sliert lint linten strook stroken strookje strookjes',
    tub: 'beker bekers bekertje bekertjes kuipje kuipjes kuip kuipen emmertje tubje literpak',
    dessertspoon: 'dessertlepel dessertlepels',
    coffeeCup: 'espressokopje espressokopjes koffiekop koffiekopje koffiekopjes mokkakopje',
    lb: 'lb lbs',
    oz: 'oz ounce',
    inch: 'inch duim',
    drizzle: 'drupsel sliertje',
    block: 'blokken',
    loaf: '',
    thread: 'draadje draadjes draad draden',
    star: 'ster sterren sterretje sterretjes',
    ten: 'tiental',
  },
  leadingUnits: '',
  links: 'van',
  vague:
    'wat een_beetje beetje een_paar paar enkele enige naar_smaak naar_wens naar_behoefte optioneel ' +
    'eventueel evt genoeg voldoende veel weinig naar_eigen_smaak flink_wat een_klein_beetje klein_beetje ' +
    'heel_weinig een_weinig ietsje een_ietsje iets een_flinke_hoeveelheid een_hoeveelheid ruime_hoeveelheid ' +
    'verschillende diverse allerlei meerdere een_aantal aantal aardig_wat behoorlijk_wat flink_veel ' +
    'naar_believen naar_gelang naar_gusto naar_eigen_inzicht naar_eigen_wens naar_voorkeur ' +
    'naar_eigen_voorkeur op_smaak indien_nodig indien_gewenst als_je_wilt desgewenst zo_nodig zonodig ' +
    'facultatief wie_wil voor_de_liefhebber liefhebber volgens_smaak volgens_eigen_smaak volgens_behoefte ' +
    'ruim_voldoende niet_te_veel royaal ev q_b meer_naar_smaak',
  about:
    "ca circa ongeveer plm zo_n per elk ruim krap goed goede ongev zo'n om_en_nabij rond rond_de ± " +
    'plusminus plus_minus minimaal minstens maximaal bijna iets_meer_dan iets_minder_dan ieder samen totaal ' +
    'in_totaal goeie zowat een_stuk_of een_kleine afgerond rijkelijk netto ruime krappe',
  and: 'en',
  or: 'of',
  plus: 'plus en +',
  ranges: 'tot à a',
  perPack: 'à a van per',
  sizes:
    'royale kleintjes groot grote groter klein kleine middelgroot middelgrote flink flinke dik dikke dun ' +
    'dunne stevige middelmatige kleintje hele_grote heel_grote kleinere grotere middelgr middel_groot ' +
    'medium mini forse fors reuze- enorme stevig mooie mooi lang smalle niet_te_grote niet_te_dikke ' +
    'middelmaat',
  fullness:
    'volle afgestreken opgehoopte opgehoopt gestreken royale goed_gevulde flink_volle afgestr gehoopte ' +
    'bolle licht_opgehoopte goedgevulde vol bolvolle platte gevulde goeie_volle',
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
    'fijngeraspt* fijngewreven versgeraspt* onbespoten roomzacht* dungesneden verwarmd* verhit* gesauteerd* ' +
    'gebruineerd* aangebraden* aangebakken* aangefruit* gefruit* gefruit gestoofd* voorgegaard* gegaard* ' +
    'gaar gare beetgaar afgegoten* afgegoten gedept* drooggedept* drooggeslagen* geslagen stijfgeslagen* ' +
    'opgeslagen stijfgeklopt* luchtig* schuimig* halfstijf* geroerd losgeroerd* losgewerkt* doorgeroerd* ' +
    'vermengd* aangelengd* verdund* aangemaakt* grofgebroken* verbrijzeld* fijngevijzeld* gevijzeld* ' +
    'gestampt* grofgestampt* fijngedrukt* gedrukt* platgedrukt* platgeslagen* geprakt* afgesneden ' +
    'bijgesneden ingesneden opengesneden ingekeept* ingekerfd* kruislings overlangs schuingesneden ' +
    'grofgesneden grof_gesneden kleingemaakt* grofgeraspt* geschaafd* geschaaft* fijngeschaafd* geschrapt* ' +
    'geboend* geschrobd* gekuist* gereinigd* ontvliesd* ontvet* ontzaad* ontkernd* ontvezeld* ontbeend* ' +
    'uitgebeend* gefileerd* ontpeld* gedopt* gerold* uitgerold* opgerold* dichtgerold* afgeschept* gekoeld* ' +
    'ijskoud* ijskoude voorverwarmd* kamerwarm* handwarm* ingesmeerd* ingevet* beboterd* bebloemd* ' +
    'voorgeweekt* gespoeld* omgespoeld* goedgewassen* in_achten getrancheerd* gepluk* afgehaald* afgerist* ' +
    'geritst* losgehaald* losgetrokken* uitgetrokken* uit_elkaar* fijngesnipperd* grofgesnipperd* ' +
    'fijn_gesneden gekloofd* gespleten gekliefd* middendoor doormidden verpulverd* gehusseld* gecrusht* ' +
    'gescheiden* doorgehakt*',
  processed:
    'gemalen gedroogd* gerookt* gekookt* gebakken gezouten gekonfijt* geconfijt* ingelegd* ingelegde ' +
    'gepekeld* gefermenteerd* gekarameliseerd* gezoet* ongezoet* ongezouten geblikt* diepgevroren* ' +
    'voorgesneden* voorgebakken* gepasteuriseerd* gecondenseerd* gedehydrateerd* geraffineerd* gepaneerd* ' +
    'gekruid* gemarineerde gerijpt* gemengd* gepofte gepoft* gevuld* gebrande gebrand* gesuikerd* ' +
    'gevriesdroogd* verpakt* vacuüm* gebrokkeld*',
  participleEndings: '',
  adverbs:
    'fijn grof vers dun heel in_dunne klein licht goed zeer net heel_fijn zeer_fijn zo_fijn_mogelijk ' +
    'superfijn extra_fijn middelfijn niet_te_fijn niet_te_grof niet_te_klein niet_te_dun ietwat lichtjes ' +
    'grondig ruw grofweg pas vooraf kort even al reeds schuin in_fijne in_grove in_kleine in_grote in_dikke ' +
    'volledig helemaal zorgvuldig voorzichtig fijntjes apart',
  adverbPrefixes: 'fijn grof klein vers dun dik half vlak voor',
  purposes: 'voor om ter',
  openers:
    'met_of_zonder met_vel met_kop met_blad met_bot zonder_vel uit_de_molen uit_het_vuistje alleen_de naar_eigen_keuze ' +
    'op_kamertemperatuur uit_blik op_sap zonder met_schil naar_keuze bijvoorbeeld bijv of_meer ' +
    'uit_de_diepvries uit_pot schoongemaakt met_steel met_steeltjes met_pit met_pitten met_zaad met_zaadjes ' +
    'met_groen met_loof met_sap met_vocht met_korst met_been met_zwoerd met_vetrand met_bladeren met_de ' +
    'met_het met_een met_wat met_olie met_staart met_wortel uit_eigen_sap op_eigen_sap op_siroop ' +
    'uit_een_potje uit_een_pot uit_een_blik uit_een_pakje uit_zak uit_de_vriezer uit_de_koelkast ' +
    'uit_de_oven uit_de_knijpfles uit_het_koelvak uit_het_vriesvak van_de_slager van_de_bakker van_gisteren ' +
    'van_de_dag_ervoor van_een_dag_oud vers_van vers_uit vers_of kamertemp op_kamertemp alleen_het alleen ' +
    'enkel_de enkel_het enkel het_wit het_witte het_groen het_groene of_minder of_een_andere of_ander ' +
    'of_andere of_een_ander of_naar of_iets of_wat of_ook bv b_v liefst bij_voorkeur het_liefst desnoods ' +
    'dwz d_w_z zie_recept zie_tip oftewel in_plaats plus_extra plus_wat en_wat en_extra + _0 extra_voor ' +
    'extra_om uitlekgewicht onbespoten ongespoten biologisch_of panklaar pannenklaar goed_uitgelekt ' +
    'goed_gewassen goed_gekoeld per_persoon per_stuk te_vervangen vervangbaar merk van_ongeveer van_circa ' +
    'van_ca van_elk van_goede in_zijn_geheel in_hun_geheel in_één_stuk heel_gelaten fijn_of in_twee ' +
    'in_tweeën in_vieren in_vier in_drieën in_zessen in_achten in_zeer_fijne in_heel in_dunne in_fijne ' +
    'in_kleine in_grote in_dikke in_grove in_smalle in_halve in_schuine in_lange door_de_helft',
  shapeOpeners: 'in',
  shapes:
    'ringen blokjes plakjes reepjes stukjes stukken schijfjes plakken blokken halve_ringen dobbelsteentjes ' +
    'partjes roosjes gesneden repen kwarten dunne_plakjes ringetjes kleine_blokjes fijne_blokjes ' +
    'grove_stukken schijven parten halve_maantjes maantjes dunne_reepjes dunne_ringen dunne_plakken ' +
    'dikke_plakken dikke_plakjes staafjes stokjes hapklare_stukjes hapklare_stukken hapklare_brokken ' +
    'brokjes kwartjes kwart achten vieren tweeën halven helften julienne brunoise lucifers ' +
    'luciferdunne_reepjes linten slierten snippers krullen schilfers flinters kruimels poeder ' +
    'kleine_roosjes kubussen dobbelstenen rondjes ronden rondellen medaillons moten mootjes lapjes filets ' +
    'porties stroken flarden vlokken balletjes bolletjes driehoeken vierkantjes vierkanten dunne_partjes ' +
    'sneetjes tranches',
  parts:
    'sap sap_van het_sap_van rasp rasp_van de_rasp_van schil_van de_schil_van geraspte_schil_van ' +
    'sap_en_rasp_van merg_van het_merg_van zeste_van het_sap het_sap_en_de_rasp_van sap_en_rasp ' +
    'sap_en_zeste_van sap_en_zeste rasp_en_sap rasp_en_sap_van de_rasp_en_het_sap_van de_rasp ' +
    'geraspte_schil de_geraspte_schil_van de_geraspte_schil de_zeste_van zestes_van de_schil ' +
    'fijngeraspte_schil_van fijngeraspte_schil vruchtvlees_van het_vruchtvlees_van het_merg de_blaadjes_van ' +
    'blaadjes_van de_naaldjes_van naaldjes_van de_zaadjes_van zaadjes_van het_wit_van het_groen_van ' +
    'versgeperst_sap_van vers_sap_van uitgeperst_sap_van zaad_van pitjes_van citroensap_van de_helft_van',
  partLinks: 'van',
  foods:
    'gezeefde_tomaten gezeefde_tomaat zonder_suiker zonder_zout kop_van_jut gehakt half-om-half_gehakt rundergehakt gekookte_ham ' +
    'blad_spinazie room_om_te_kloppen halve_melk half_volle half_om_half zure_room poeder_om mix_voor ' +
    'kruidenmix_voor pudding_om suikervrij zonder_toegevoegde_suiker zonder_alcohol kipgehakt varkensgehakt ' +
    'kalfsgehakt lamsgehakt gemengd_gehakt vegetarisch_gehakt kalkoengehakt mager_rundergehakt mager_gehakt ' +
    'zachte_geitenkaas zachte_roomkaas warme_chocolademelk zure_matten plat_brood platte_kaas ' +
    'schijf_van_vijf gerookte_zalm gebakken_uitjes gele_rijst hand_sinaasappels handsinaasappels stokbrood ' +
    'bladpeterselie bladselderij krul_andijvie volle_melk volle_yoghurt volle_kwark volle_room ' +
    'halfvolle_melk rijst_voor_risotto',
  numbered: 'type nr maat',
  common:
    'saus kruiden poeder zout peper suiker bloem boter eieren ei melk room ui uien knoflook olie olijfolie water kaas ' +
    'aardappelen aardappels tomaten tomaat wortel wortels peterselie citroen bakpoeder gist bouillon ' +
    'paprika azijn mosterd honing vlees vanille eidooier eiwit de het een en met of voor van in op niet ' +
    'minuten oven snijd voeg roer dan rode verse vers gehakt slagroom kip kipfilet ketjap gember spek ' +
    'uitjes sjalot sjalotjes prei courgette aubergine komkommer champignons broccoli bloemkool spinazie sla ' +
    'rijst pasta bonen linsen kikkererwten tijm rozemarijn laurier bieslook koriander basilicum kaneel ' +
    'nootmuskaat kurkuma komijn munt sinaasappel limoen appel appels peer banaan aardbeien frambozen ' +
    'chocolade cacao poedersuiker basterdsuiker roomkaas geraspte mozzarella ham zalm garnalen biefstuk ' +
    'varkensvlees rundvlees',
};
