import type { LanguageWords } from '../language.ts';

/** The words of German recipes. */
export const german: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: true,
  linksUnits: false,
  groupsByPoint: true,
  numbers: {
    1: 'ein eine einen einem einer eines eins',
    2: 'zwei zwo',
    3: 'drei',
    4: 'vier',
    5: 'fünf',
    6: 'sechs',
    7: 'sieben',
    8: 'acht',
    9: 'neun',
    10: 'zehn',
    11: 'elf',
    12: 'zwölf',
    15: 'fünfzehn',
    20: 'zwanzig',
    30: 'dreißig',
    100: 'hundert',
    '1/4': 'viertel ein_viertel',
    '1/3': 'drittel ein_drittel',
    '1/2': 'halb halbe halber halbes halben halbem hälfte die_hälfte eine_hälfte ½',
    '3/4': 'dreiviertel drei_viertel drei-viertel',
    '3/2': 'anderthalb eineinhalb',
    '5/2': 'zweieinhalb',
    '7/2': 'dreieinhalb',
    '1/8': 'achtel',
    '2/3': 'zwei_drittel',
    '9/2': 'viereinhalb',
  },
  articles: 'ein eine einen einem einer eines',
  elisions: '',
  numberPrefixes: '',
  units: {
    mug: 'pott',
    plant: 'topf töpfchen töpfe kräutertopf pflänzchen pflanze',
    ear: 'kolben kölbchen ähre',
    tube: 'tube tuben tübchen',
    block: 'block blöcke ecke ecken blöckchen klotz',
    bar: 'tafel tafeln riegel rippe täfelchen rippen riegelchen barren',
    ladle: 'kelle kellen schöpfkelle schöpfkellen schöpflöffel suppenkelle suppenkellen schöpfer kellchen',
    pod: 'schote schoten schötchen kapsel kapseln',
    star: 'stern sterne sternchen',
    loaf: 'laib laibe laiberl laibchen brotlaib wecken',
    ml: 'ml milliliter millilitern',
    cl: 'cl zentiliter centiliter zentilitern',
    dl: 'dl deziliter dezilitern',
    l: 'l lt ltr liter litern lit',
    tsp:
      'tl tl_te teel teelöffel teelöffeln kaffeelöffel kl teelöffelchen kaffel tee-löffel tlf tee_löffel ' +
      'kaffeel kaffeelöffeln mokkalöffel tsp',
    tbsp:
      'el essl esslöffel esslöffeln eßlöffel suppenlöffel sl esslöffelchen ess-löffel löffel löffeln tbsp esl ' +
      'suppenl esslöfel',
    cup: 'tasse tassen cup cups teetasse teetassen tas',
    mg: 'mg milligramm',
    g: 'g gr gramm grm gramms',
    dag: 'dag dkg deka dekagramm dg dekas',
    kg: 'kg kilo kilos kilogramm kilogr',
    pfund: 'pfund pfd pfunde',
    oz: 'unze unzen oz',
    piece:
      'stück stücke stücken stücker stk st stck stückchen stücklein stück_chen stückeln stckr brocken ' +
      'bröckchen stückerl bissen rest exemplar exemplare endstück ende trumm',
    dozen: 'dutzend dtzd dtz',
    cm: 'cm zentimeter zentimetern',
    bag: 'sack säckchen beutel tüte tüten netz säcke säcklein tütchen sackerl netze tut',
    ball: 'kugel kugeln bällchen kügelchen kügeli',
    bottle: 'flasche flaschen fl fläschchen pulle phiole ampulle',
    bowl: 'schälchen schale schalen schüssel schüsseln schüsselchen schüsserl teller tellerchen',
    box:
      'kästchen beet schachtel schachteln kiste karton schächtelchen kistchen kartons körbchen korb steige ' +
      'tray schächteli kasten',
    bunch:
      'rispe rispen bund bd bunde bünde bündel bündchen büschel büschelchen sträußchen strauß bündli büscheli ' +
      'bundl bu buschen zopf',
    can:
      'dose dosen ds döschen büchse büchsen konserve konserven dös büchschen weißblechdose konservendose ' +
      'konservendosen do kons',
    clove: 'zehe zehen zehe_n zeh zehchen',
    cube: 'würfel würfeln würfelchen würferl kuben',
    dash:
      'schuss schuß spritzer schüsse schüsschen spritzerchen spritz schwupp schluck schlückchen schlucke guss ' +
      'tupfer umdrehung umdrehungen drehung drehungen daumenbreit',
    drop: 'tropfen tröpfchen tröpferl tr trpf',
    glass:
      'glas gläser gläsern gl schnapsglas schnapsgläser weinglas weingläser wasserglas wassergläser stamperl ' +
      'stamper likörglas likörgläser schnapsgläschen sektglas achterl viertele gläslein',
    handful: 'handvoll hand_voll handvolle hände_voll händevoll handvollen handv faust händchen',
    head:
      'kopf köpfe knolle knollen köpfchen köpferl häuptel häuptl haupt knöllchen röschen staude stauden ' +
      'strunk kopfes',
    knifepoint: 'messerspitze messerspitzen msp messersp messerspitz messerspitzchen mspitze mesp',
    knob:
      'klecks kleckse flöckchen flocke flocken nuss nüsschen stich kleckschen kleks flöckli nocke nocken ' +
      'klacks',
    leaf: 'blatt blätter bl blättchen bltt blättle',
    packet:
      'packung packungen pck pckg pkg pack päckchen pä pk pakete paket pkt packerl pak pakung p päckli pckch ' +
      'packg packerln packl pckn pkch paeckchen gebinde',
    pinch: 'prise prisen pr prischen priese prise_n brise',
    roll: 'rolle rollen röllchen',
    serving: 'port portion portionen portiönchen portionsbeutel',
    sheet: 'platte platten teigblatt teigblätter bogen lage lagen',
    slice:
      'scheibe scheiben scheibchen schb scheib scheiblein tranche tranchen schnitte schnitten schnittchen rad ' +
      'rädle rädchen rädli stulle scheibli sch blattl radl',
    sprig:
      'zweig zweige zweigen zweiglein stängel stengel stiel stiele stielen stg zweigerl zweigchen zweigle ' +
      'ästchen ast äste stängelchen stielchen stengelchen trieb triebe halm halme spross sprosse stgl stän ' +
      'dolde',
    stalk: 'stange stangen stängchen stängli stangerl stangl stab stäbe stäbchen',
    strip: 'streifen streifchen späne span',
    tub:
      'becher bechern becherchen becherl becherli be bech joghurtbecher tetrapak tetrapack tetra kübel eimer ' +
      'kartönchen tub',
    dessertspoon: 'dessertlöffel',
    coffeeCup: 'espressotasse espressotassen mokkatasse mokkatassen kaffeetasse kaffeetassen',
    lb: 'lb lbs',
    inch: 'zoll',
    jar: 'gläschen einmachglas weckglas weckgläser tiegel tiegelchen',
    sachet: 'beutelchen briefchen brieflein briefli sachet sachets',
    scoop: 'messbecher messlöffel dosierlöffel kappe verschlusskappe maß',
    grain: 'korn körnchen',
    thread: 'faden fädchen',
    segment: 'schnitz schnitze schnitzchen',
    ten: '',
    drizzle: 'strahl',
  },
  leadingUnits: '',
  links: 'von vom',
  vague:
    'n_geschmack n_belieben n_bedarf nach_wahl etwas ein_paar einige einiges einigen wenig ein_wenig ein_bisschen ein_bißchen n_b ' +
    'nach_bedarf nach_belieben nach_geschmack n_g nach_wunsch bei_bedarf evtl eventuell ggf gegebenenfalls ' +
    'reichlich viel genügend optional ein_klein_wenig zum_abschmecken einige_wenige mehrere mehrerer manche ' +
    'diverse div ganz_wenig nur_wenig sehr_wenig beliebig beliebig_viel nach_gusto nach_lust ' +
    'nach_lust_und_laune nach_eigenem_geschmack nach_persönlichem_geschmack je_nach_geschmack ' +
    'je_nach_bedarf je_nach_größe je_nach_belieben je_nach_wunsch je_nach_vorliebe nach_vorliebe ' +
    'nach_saison falls_gewünscht wenn_gewünscht wer_mag wer_will wenn_man_mag wenn_nötig falls_nötig ' +
    'gegebenenf großzügig ausreichend genug nicht_zu_viel nicht_zu_wenig eine_gute_menge eine_kleine_menge ' +
    'kleine_menge menge_nach_belieben menge_nach_geschmack ein_klein_bisschen ein_kleines_bisschen bisschen ' +
    'ein_bissl bissl ein_hauch ein_hauch_von hauch nach_augenmaß auf_wunsch eventl event evt evtl_etwas ' +
    'fakultativ kann_weggelassen_werden n_w nB nach_bel ein_paar_wenige paar eine_spur spur eine_idee ' +
    'zum_würzen_nach_geschmack',
  about:
    'ca circa zirka etwa ungefähr rund je jeweils gut knapp gute knappe insgesamt zirca ungef mindestens ' +
    'maximal max min guter gutes guten knapper knapps reichliche knappes jede à_ca insg je_ca pi_mal_daumen ' +
    'fast nicht_ganz etwas_mehr_als etwas_weniger_als gesamt kna ger',
  and: 'und u',
  or: 'oder bzw',
  plus: 'plus und + zzgl sowie',
  ranges: 'bis',
  perPack: 'à a á je von zu mit',
  sizes:
    'gr kl mittl schöne schöner groß große großer großes großen grosse grosser grosses grossen klein kleine ' +
    'kleiner kleines kleinen mittelgroß* mittelgross* mittlere mittlerer mittleres mittleren dick dicke ' +
    'dicker dickes dicken dünn dünne dünner dünnen m.-große mittelgr mgroße m.-großes m.-großer m.-großen ' +
    'sehr_große sehr_kleine riesige riesiger etwas_größere größere größerer größeres größeren kleinere ' +
    'kleinerer kleineres kleineren mittlgroße mini winzige winziges winziger stattliche stattlicher ' +
    'ordentliche ordentlicher ordentliches schöne_große schönes schönen hübsche kleineste fingerdicke ' +
    'fingerdick daumendicke lange langer langes',
  fullness:
    'gehäuft* geh gestrichen* gestr leicht_gehäuft* schwach_gehäuft* voll volle voller gehäuft gut_gehäuft* ' +
    'leicht_gehäufter leicht_gehäufte stark_gehäuft* sehr_voll knapp_voll randvoll* gerade gestrichener ' +
    'gehäufter glatt_gestrichen* flach flache flacher häuft gestrichen_voll gut_gefüllt* übervoll* gestrich ' +
    'gehfte',
  prepared:
    'zerlegt* gewiegt* gezuckert* entfettet* geteilt* zerhackt* gestampft* entgrätet* enthülst* angebraten* ' +
    'gegrillt* mariniert* ausgerollt* gesäubert* gebürstet* trockengetupft* abgetupft* entstielt* gerebelt* ' +
    'durchgepresst* abgebraust* verlesen* aufgeschnitten* vorbereitet* vorgegart* abgeseiht* zerkrümelt* ' +
    'gesalzen* angewärmt* ausgekratzt* ausgeschabt* heruntergeschnitten* zerpflückt* zerkleinert* lauwarm* ' +
    'handwarm* ausgelassen* unbehandelt* fein_gewürfelt* geschnetzelt* gefüllt* gespalten* gelöst* ' +
    'verrührt* zerteilt* gehackt* gehobelt* gerieben* gewürfelt* geschnitten* geschält* gepresst* ' +
    'zerdrückt* zerstoßen* zerlassen* geschmolzen* flüssig* weich weiche weicher weiches weichen aufgetaut* ' +
    'angetaut* abgetropft* entkernt* entsteint* halbiert* geviertelt* geachtelt* gehälftet* geputzt* ' +
    'gewaschen* gezupft* abgezupft* verquirlt* geschlagen* aufgeschlagen* steifgeschlagen* gesiebt* warm ' +
    'warme warmer warmes warmen heiß heiße heißer heißes heißen kalt kalte kalter kaltes kalten kochend* ' +
    'zimmerwarm* raumwarm* feingehackt* feingeschnitten* kleingeschnitten* grobgehackt* kleingehackt* ' +
    'gestiftelt* geraspelt* geraffelt* püriert* blanchiert* abgezogen* zerbröselt* zerbröckelt* zerzupft* ' +
    'zerrissen* gepellt* gehäutet* enthäutet* ausgepresst* ausgedrückt* eingeweicht* vorgekocht* ' +
    'gequetscht* angedrückt* festkochend* mehligkochend* mehlig_kochend* fest_kochend* ' +
    'vorwiegend_festkochend* getrennt* gekühlt* vorgeheizt* abgespült* abgerieben* geröstet* gestoßen* ' +
    'gedrittelt* gebröselt* abgekühlt* gefettet* gepfeffert* angeröstet* ungeschält* abgezählt* ' +
    'ausgelöst* pariert* küchenfertig* geköpft* quer längs aufgekocht* abgekocht* angeschwitzt* gedünstet* ' +
    'gedämpft* geschmort* überbrüht* übergossen* beträufelt* bestäubt* bemehlt* bestreut* abgegossen* ' +
    'abgewogen* abgeschnitten* abgetrennt* ausgehöhlt* ausgestochen* aufgelöst* angerührt* eingerührt* ' +
    'gerührt* schaumig* cremig_gerührt* glattgerührt* glatt_gerührt* verschlagen* verkleppert* vermischt* ' +
    'vermengt* gemengt* gezogen* durchgesiebt* durchgedrückt* durchpassiert* zerrieben* zerquetscht* ' +
    'zermahlen* zermust* zermörsert* gemörsert* zerschnitten* zersägt* zerschlagen* zerbrochen* gebrochen* ' +
    'aufgebrochen* geknackt* geschabt* gerissen* abgerissen* entblättert* entfädelt* entfernt* entschotet* ' +
    'gepult* geschrubbt* geschuppt* ausgenommen* filetiert* tranchiert* plattiert* geklopft* flachgeklopft* ' +
    'geölt* gebuttert* gefrostet* vorgebacken* vorgekühlt* vorgewärmt* eiskalt* zimmertemperiert* ' +
    'temperiert* raumtemperiert* angefroren* erwärmt* erhitzt* warmgestellt* ausgekühlt* erkaltet* ' +
    'gewässert* gespült* abgeschreckt* trocken_getupft* trockengeschleudert* geschleudert* gebündelt* ' +
    'gerollt* ausgewellt* gefaltet* gespickt* geklärt* reduziert* eingekocht* streichfähig* streichzart* ' +
    'butterweich* sehr_weich* zerfallen* gewogen* gezählt* gestückelt* kleingewürfelt* feingewürfelt* ' +
    'feinstgehackt* gehächselt* gehäckselt* gehexelt* geschnippelt* geschnibbelt* gescheibelt* blättrig* ' +
    'feinblättrig* nudelig* kleinwürfelig* würfelig* grobwürfelig* ringelig* streifig* geschnitzelt* ' +
    'aufgeschäumt* halbsteif* steif* gedrückt* überkühlt* eingedickt*',
  processed:
    'gemischt* gemahlen* gekocht* getrocknet* geräuchert* passiert* gekörnt* gegart* gebraten* gefroren* gebacken* ' +
    'gepflückt* gebrüht* stückig* gehackt* eingelegt* tiefgefroren* tiefgekühlt* ungesalzen* ungesüßt* ' +
    'gesüßt* kandiert* gepökelt* gebeizt* getrüffelt* geschrotet* gepufft* gepoppt* entrahmt* ' +
    'pasteurisiert* homogenisiert* laktosefrei* entölt* raffiniert* kaltgepresst* entkoffeiniert* ' +
    'kondensiert* dehydriert* pulverisiert* aromatisiert* paniert* gereift* veredelt* ungeschwefelt* ' +
    'geschwefelt* ungewachst* gewachst* naturbelassen*',
  participleEndings: '',
  adverbs:
    'fein feine feinen grob grobe frisch sehr klein dünn dick leicht schräg ganz in_feine in_dünne ' +
    'nicht_zu_fein mittelfein mittelgrob sehr_fein sehr_dünn hauchdünn hauchfein feinst recht gut eher ' +
    'ziemlich nur_leicht kurz vorsichtig nicht_zu_dünn nicht_zu_dick nicht_zu_grob nicht_zu_klein ' +
    'sehr_klein roh bereits schon selbst zuvor vorher möglichst sorgfältig gründlich gleichmäßig mehrmals ' +
    'zweimal einmal noch noch_nicht längs kräftig ordentlich vollständig komplett mundgerecht',
  adverbPrefixes: 'fein grob klein frisch dünn kurz vor weich halb',
  purposes: 'zum zur für fürs als',
  openers:
    'mit_oder_ohne größe gr_s gr_m gr_l gr_xl mit_dem mit_der mit_knochen ohne_knochen mit_kopf nach_wahl nach_packungsangabe am_stück mit_haut ' +
    'ohne_haut mit_grün im_ganzen aus_dem_kühlschrank frisch_aus aus_der_dose aus_dem_glas aus_der_mühle ' +
    'aus_der_tube aus_dem_kühlregal aus_dem_ofen aus_dem_vortag vom_vortag bei_zimmertemperatur mit_schale ' +
    'ohne davon z_b zb zum_beispiel am_besten nach_packungsanweisung ersatzweise alternativ aus_eigener ' +
    'mit_kernen mit_stiel mit_stielen mit_wurzel mit_kraut mit_saft mit_flüssigkeit mit_etwas mit_ein ' +
    'mit_einem mit_einer mit_wenig mit_schwanz mit_fett mit_fettrand mit_speckrand mit_sud mit_strunk ' +
    'mit_rinde am_ganzen_stück im_stück vom_metzger vom_fleischer vom_bäcker vom_markt vom_strunk ' +
    'von_gestern vom_tag_zuvor aus_der_packung aus_der_kühlung aus_dem_kühlfach aus_der_kühltheke ' +
    'aus_der_tiefkühltruhe aus_dem_tiefkühler aus_dem_tk aus_dem_tetrapak aus_dem_päckchen ' +
    'aus_dem_reformhaus aus_dem_bioladen aus_dem_asialaden aus_dem_asiamarkt aus_biologischem_anbau ' +
    'aus_kontrolliertem raumtemperatur zimmertemperatur auf_zimmertemperatur bei_raumtemperatur ' +
    'in_zimmertemperatur je_nach nur_das nur_die nur_der nur_den das_weiße das_grüne das_helle oder_auch ' +
    'oder_mehr oder_weniger oder_nach oder_ähnliches oder_ähnlich oder_eine_andere oder_andere oder_anderer ' +
    'oder_anderes oder_anderen o_ä o.ä. u_ä bzw beispielsweise bspw vorzugsweise bevorzugt idealerweise ' +
    'am_liebsten wahlweise statt anstatt anstelle inkl inklusive exkl abzüglich netto brutto abtropfgewicht ' +
    'abtr füllmenge je_stück pro_stück pro_person je_person sorte nach_saison wie_z. wie_zb so_wie mind ' +
    'höchstens à_ca zu_je zu_je_ca d_h siehe s.u s.o s_u s_o frisch_oder unbehandelt ungespritzt ca_1_cm ' +
    'etwas_mehr_zum plus_etwas plus_mehr plus_extra und_etwas und_ein_wenig sowie_etwas noch_etwas gibt_es ' +
    'ggf aus_der_gefriertruhe aus_dem_tiefkühlfach vom_bund a_d_mühle a_d_dose a_d_glas in_feine in_grobe ' +
    'in_dicke in_dünne zu_schnee zu_eischnee zu_steifem im_mörser durch_die_presse durch_ein_sieb',
  shapeOpeners: 'in',
  shapes:
    'scheiben würfel würfeln würfelchen ringe ringen halbringe streifen stücke stücken stückchen spalten ' +
    'stifte röschen geschnitten gehackt filets flocken flöckchen zimmertemperatur hälften scheibchen ' +
    'julienne wasser_eingeweicht röllchen ringerl kleine_würfel grobe_würfel feine_würfel scheiberl stiften ' +
    'stäbchen halbmonde halbmonden viertel vierteln achtel achteln sechstel drittel scheibe dünne_scheiben ' +
    'dicke_scheiben feine_scheiben feine_ringe dünne_ringe feine_streifen dünne_streifen ' +
    'mundgerechte_stücke mundgerechten_stücken grobe_stücke kleine_stücke große_stücke stückerl schnitze ' +
    'schnitzen rauten blättchen locken spänen späne raspel raspeln flöckerl bröseln brösel brocken ' +
    'bröckchen lamellen medaillons kugeln bällchen krümel kringel brunoise chiffonade fasern fäden ' +
    'schiffchen segmente rechtecke quadrate dreiecke portionen teile teilen zentimeter raumtemperatur milch ' +
    'wasser eigenem_saft salzwasser_gekocht kuben talern taler nudelig',
  parts:
    'saft der_saft saft_von der_saft_von saft_und_abrieb_von abrieb abrieb_von schale schale_von ' +
    'die_schale_von abgeriebene_schale abgeriebene_schale_von zesten zesten_von mark mark_von das_mark_von ' +
    'saft_und_schale_von saft_und_zesten saft_und_zesten_von zesten_und_saft zesten_und_saft_von ' +
    'schale_und_saft schale_und_saft_von saft_und_schale ' +
    'saft_und_abrieb abrieb_und_saft abrieb_und_saft_von fein_abgeriebene_schale ' +
    'fein_abgeriebene_schale_von abgeriebene_schale_und_saft abgeriebene_schale_und_saft_von ' +
    'die_abgeriebene_schale die_abgeriebene_schale_von geriebene_schale geriebene_schale_von ' +
    'zitronensaft_von der_abrieb der_abrieb_von fruchtfleisch fruchtfleisch_von ' +
    'das_fruchtfleisch_von das_mark kerne_von samen_von die_samen_von blätter_von ' +
    'die_blätter_von blättchen_von nadeln_von die_nadeln_von das_grün_von das_weiße_von ' +
    'frisch_gepresster_saft frisch_gepresster_saft_von ausgepresster_saft_von ausgepresster_saft ' +
    'die_hälfte_der die_hälfte_des',
  partLinks: 'von vom aus',
  foods:
    'sahne_zum_schlagen creme_zum_kochen milch_zum_kochen gewürz_für blatt_spinat glas_nudeln ' +
    'sahne_zum_kochen kochsahne schnitt_käse gewürz_zum hand_käse saure_gurken rote_bete kalter_hund ' +
    'gewürzmischung_für mischung_für hackfleisch_vom_rind teigblätter_für reis_für_sushi sushi_reis ' +
    'pulver_zum pulver_für puddingpulver_zum_kochen puddingpulver_ohne_kochen weißer_rum ohne_zucker ' +
    'ohne_zuckerzusatz zuckerfrei ohne_alkohol rippe_vom korn_schnaps',
  numbered: 'typ type nr größe gr grösse sorte stufe',
  common:
    'gewürz gewürze salz pfeffer zucker mehl butter eier ei milch sahne zwiebel zwiebeln knoblauch öl olivenöl wasser käse ' +
    'kartoffeln tomaten möhren karotten petersilie zitrone backpulver hefe quark schmand brühe gemüsebrühe ' +
    'paprika essig senf honig hackfleisch vanillezucker eigelb eiweiß der die das und mit oder für zum aus ' +
    'auf den dem nicht minuten ofen schneiden geben lassen dann rot rote frische knoblauchzehe ' +
    'knoblauchzehen teig zutaten schnittlauch dill basilikum thymian rosmarin lorbeerblatt lorbeerblätter ' +
    'muskat zimt kurkuma kreuzkümmel ingwer lauch porree sellerie kohlrabi blumenkohl brokkoli spinat ' +
    'champignons pilze zucchini aubergine gurke kürbis möhre karotte apfel birne birnen erdbeeren himbeeren ' +
    'kirschen schokolade kakao speisestärke puderzucker margarine frischkäse mozzarella parmesan speck ' +
    'schinken hähnchen hähnchenbrust rindfleisch schweinefleisch lachs nudeln reis spaghetti linsen bohnen ' +
    'erbsen mais topfen obers paradeiser erdäpfel rahm',
};
