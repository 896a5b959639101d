import type { LanguageWords } from '../language.ts';

/** The words of Italian recipes. */
export const italian: LanguageWords = {
  hasBlanks: true,
  order: 'both',
  hasCapitalNouns: false,
  linksUnits: true,
  groupsByPoint: true,
  numbers: {
    1: 'un uno una',
    2: 'due un_paio_di un_paio',
    3: 'tre',
    4: 'quattro',
    5: 'cinque',
    6: 'sei',
    7: 'sette',
    8: 'otto',
    9: 'nove',
    10: 'dieci',
    11: 'undici',
    12: 'dodici',
    15: 'quindici una_quindicina',
    20: 'venti una_ventina',
    30: 'trenta',
    100: 'cento',
    '1/4': 'quarto un_quarto',
    '1/3': 'terzo un_terzo',
    '1/2': 'mezzo mezza mezzi mezze mezz metà la_metà una_metà',
    '2/3': 'due_terzi',
    '3/4': 'tre_quarti 3_quarti',
    '1/8': 'ottavo un_ottavo',
  },
  articles: 'un uno una',
  elisions: 'd l dell all un mezz sull nell',
  numberPrefixes: '',
  units: {
    mug: 'tazzone',
    bar: 'barretta tavoletta tavolette barrette mattonella mattonelle tavolettina barra barre',
    tube: 'tubetto tubetti tubo tubi',
    block: 'blocco blocchetto blocchi',
    scoop:
      'misurino misurini paletta palette tappo tappi tappino tappini dose dosi bicchiere_misurino ' +
      'bicchieri_misurino',
    ladle: 'mestolo mestoli mestolino mestolini romaiolo mestolata',
    serving: 'porzione porzioni razione razioni',
    pod: 'bacca bacche baccello baccelli bacchetto',
    coffeeCup: 'tazzina tazzine tazzina_da_caffè tazzine_da_caffè tazza_da_caffè tazze_da_caffè',
    grain: 'grano grani chicco chicchi granello granelli',
    loaf: 'filone pagnotta pagnotte filoni sfilatino forma forme',
    ml: 'ml millilitri millilitro mls',
    cl: 'cl centilitri centilitro',
    dl: 'dl decilitri decilitro',
    l: 'l lt litro litri',
    tsp:
      'cucchiaino cucchiaini cucchiaino_da_tè cucchiaini_da_tè cucchiaino_da_caffè cucchiaini_da_caffè cc ' +
      'ctno cucchiaino_da_the cucchiaini_da_the cucchiaino_di_caffè cucchiaino_caffè cucchiaini_caffè ' +
      'cucch_ino cucch_ni cucchiain cucchiainata cucchiaiata_piccola cno cni c_no tsp cucchiaio_piccolo ' +
      'cucchiai_piccoli cucchiaio_da_tè cucchiai_da_tè cucchiaio_da_caffè cucchiai_da_caffè',
    tbsp:
      'cucchiaio cucchiai cucchiaio_da_tavola cucchiai_da_tavola cucchiaiata cucchiaiate cuc ' +
      'cucchiaio_da_minestra cucchiai_da_minestra cucchiaio_da_cucina cucchiai_da_cucina cucch ' +
      'cucchiaio_da_zuppa cucchiai_da_zuppa cucchiaio_grande cucchiai_grandi cucchiaione cucchiaioni ' +
      'cucchiaio_da_brodo cuc_da_tavola tbsp cuch cucchiaio_da_portata',
    cup:
      'tazza tazze cup cups tazza_da_tè tazze_da_tè tazza_da_the tazza_da_latte tazze_da_latte ' +
      'tazza_da_colazione',
    mg: 'mg milligrammi',
    g: 'g gr grammo grammi grs',
    hectogram: 'hg etto etti ettogrammo ettogrammi',
    kg: 'kg chilo chili kilo chilogrammo chilogrammi kgs kili',
    oz: 'oncia once oz',
    piece:
      'pezzettino pezzettini pezzo pezzi pezzetto pezzetti pz tocchetto pezzettone tocco tocchi tocchetti ' +
      'tozzetto tozzo tozzi spezzone unità n pcs tronchetto tronchetti boccone bocconi pezzullo crosta croste ' +
      'moncone trancetto nr tocchettino',
    dozen: 'dozzina dozzine dozzinale',
    ten: 'decina decine diecina',
    cm: 'cm centimetro centimetri',
    bag: 'busta buste sacchetto sacchetti retina sacco sacchi sacchettino retine rete reti borsa',
    ball: 'palla palle pallina palline',
    bottle:
      'bottiglia bottiglie bottiglietta bottigliette bottiglione fiasco fiaschetto fiala fiale fialetta ' +
      'fialette boccetta boccette flacone flaconcino flaconcini ampolla',
    bowl: 'ciotola ciotole ciotolina scodella piatto piatti insalatiera terrina terrine ciotoline zuppiera boccia',
    box:
      'confezione confezioni conf vaschetta vaschette cestino cassetta cassette cestini cestello cofanetto ' +
      'vassoio vassoi astuccio astucci scatola_di_cartone confez confezioncina cestinetto pack',
    bunch:
      'mazzettino ciuffetti grappolo grappoli fascio fascetto mazzo mazzi mazzetto mazzetti ciuffo ciuffi ' +
      'ciuffetto mazzolino mazzolini ciuffone fascetti fasci grappolino grappolini mannello mazzettini ciocca ' +
      'ciocche',
    can:
      'lattina lattine scatola scatole scatoletta scatolette barattolo barattoli latta scatolina scatoline ' +
      'barattolino barattolini bombola bomboletta scatolone boccaccio',
    clove: 'spicchio spicchi spicchietto spicchietti',
    cube:
      'cubetto cubetti dadino dadini cubetto_di cubo cubi panetto panetti quadretto quadretti quadratino ' +
      'quadratini quadrato quadrati quadrettini cubettino zolletta zollette zolla',
    dash:
      'spruzzo spruzzata spruzzatina goccio goccino schizzo spruzzi schizzi goccini lacrima lacrime dito dita ' +
      'sorso sorsi spruzzetto getto macinata macinate grattata grattate grattatina grattatine ' +
      'giro_di_mulinello spolverata spolveratina rabbocco ombra zinzino',
    drizzle: 'filo filino giro filini fili giri',
    drop: 'goccia gocce gocciolina goccioline gocciolino',
    glass:
      'bicchiere bicchieri bicchierino bicchierini calice calici coppa coppe flute gotto bicchiere_da_vino ' +
      'bicchieri_da_vino bicchiere_da_acqua bicchieri_da_acqua tumbler bicchierino_da_liquore',
    handful: 'manciata manciate pugno pugni manciatina manciatine manciatella pugnetto pugnetti brancata',
    head: 'bulbo bulbi testa teste cespo cespi cesto cesti testina ceppo ceppi grumolo grumoli capo capi',
    jar: 'vasetto vasetti vaso vasi vasettino vasettini barattolo_di_vetro',
    knifepoint:
      'punta punte punta_di_coltello punta_del_coltello punta_di_un_coltello punte_di_coltello ' +
      'punta_di_cucchiaino punta_di_cucchiaio',
    knob: 'noce noci fiocco fiocchi ricciolo fiocchetto fiocchetti riccioli nocina noticella nocetta',
    leaf: 'foglia foglie fogliolina foglioline foglietta fogliettina',
    packet: 'pacco pacchi pacchetto pacchetti pacchettino pacchettini involto involucro pac pacch',
    pinch:
      'pizzico pizzichi presa prese pizzicone pizzichino pizzichini pizzicotto pizzicata puntina puntine ' +
      'presina pizz pizzicchi punta_di_dita piz',
    roll: 'rotolo rotoli rotolino rotolini tronco filoncino',
    sachet: 'bustina bustine bust filtro filtri filtrino busta_piccola',
    sheet:
      'sfoglia_di sfoglie_di disco dischi foglio fogli cialda cialde foglietto foglietti lastra lastre placca',
    slice:
      'trancio tranci fetta fette fettina fettine rondella fettona fettone rondelle rondellina rotella ' +
      'rotelle lamella lamelle',
    sprig: 'rametto rametti ramo rami ramoscello ramoscelli ramettino stelo steli ciuffino ciuffini',
    stalk:
      'costa coste gambo gambi stecca stecche stecchetta bastoncino costola costole costolina costoline ' +
      'costilla costille bastone bastoni bastoncini stecchino stecchini gambetto canna stanga asta astina ' +
      'bacchetta bacchette',
    strip: 'striscia strisce listarella listarelle striscioline strisciolina scaglia scaglie nastro nastri',
    tub: 'brick vasettone vaschettina coppetta coppette brik vasca secchiello cartone cartoni tetrapak tetra',
    dessertspoon:
      'cucchiaio_da_dessert cucchiai_da_dessert cucchiaino_da_dessert cucchiaini_da_dessert ' +
      'cucchiaio_da_dolce cucchiaio_da_frutta',
    lb: 'libbra libbre lb',
    inch: 'pollice pollici',
    pint: 'pinta pinte',
    thread: 'pistillo pistilli stimma stimmi filamento filamenti',
    ear: 'pannocchia pannocchie',
    segment: '',
    plant: 'piantina pianta piantine vasetto_di_basilico',
    star: 'stella stelle',
  },
  leadingUnits: '',
  links: 'di d del dello della dell dei degli delle da',
  vague:
    'q_b qb quanto_basta a_piacere un_po un_pochino poco poca pochi poche qualche alcune alcuni a_gusto ' +
    'secondo_il_gusto secondo_gusto facoltativo facoltativa facoltativi facoltative a_scelta abbondante ' +
    'diversi se_serve opzionale quanto_ne_basta un_po_di un_poco un_tantino un_nonnulla quanto_necessario ' +
    'quanto_serve quantità_a_piacere a_volontà a_proprio_gusto a_vostro_gusto secondo_i_gusti secondo_gusti ' +
    'secondo_necessità se_piace se_gradito se_necessario se_volete se_si_vuole se_vi_piace se_gradita ' +
    'facoltativamente opzionali tanto tanta tanti tante parecchio parecchia parecchie parecchi qualcosa ' +
    'qualsiasi quel_che_basta il_necessario a_sufficienza sufficiente quantità_necessaria ' +
    'quantità_sufficiente diverse vari varie pochissimo pochissima pochino in_abbondanza ' +
    'a_occhio secondo_preferenza a_discrezione quanto_ne_serve 1_po',
  about:
    'n tra circa ca all_incirca ciascuno ciascuna cadauno buon buona indicativamente approssimativamente ' +
    'più_o_meno quasi intorno_ai intorno_a poco_più_di poco_meno_di ognuno ognuna cad l_uno l_una almeno ' +
    'minimo massimo sui un_buon una_buona max min netto netti',
  and: 'e ed',
  or: 'o oppure od',
  plus: 'più piu e +',
  ranges: 'a',
  perPack: 'da di d circa',
  sizes:
    'sottile sottili spessa spesse alta alte grande grandi grosso grossa grossi grosse piccolo piccola ' +
    'piccoli piccole medio media medi medie bello bella belle piccolina piccoline piccolino piccolini ' +
    'di_medie_dimensioni di_media_grandezza di_grandezza_media di_media_dimensione dimensione_media ' +
    'medio-grande medio-grandi medio-piccola grandicella grandicelle belli bei bel enorme enormi ' +
    'media_grandezza grossetta sottilissime sottilissima spessi generoso generosa generosi generose mini ' +
    'di_piccole_dimensioni di_grandi_dimensioni',
  fullness:
    'colmo colmi colma raso rasi rasa abbondante abbondanti scarso scarsi scarsa pieno pieni ben_colmo ' +
    'ben_colmi ben_colma belli_colmi bello_colmo belli_pieni ben_pieno ben_pieni generosi generoso colme ' +
    'rase stracolmo stracolmi piene piena strapieno non_colmo scarse abbondantissimi',
  prepared:
    'fritto fritta fritti fritte aperto aperta aperti aperte steso stesa sbollentat* scottat* arrostit* ' +
    'grigliat* rosolat* sbriciolat* spellat* deliscat* diliscat* spinat* disossat* sfogliat* snervat* ' +
    'battuto battuta sfilettat* marinat* passat* montato montata montati montate sgranat* raffermo spurgat* ' +
    'pulit* privat* insaporit* stemperat* intiepidit* tritato tritata tritati tritate tagliato tagliata ' +
    'tagliati tagliate affettat* grattugiat* grattato grattata sciolt* fuso fusa fusi morbido morbida ' +
    'ammorbidit* sbattut* sgocciolat* scolat* sbucciat* mondato mondata mondati mondate lavato lavata ' +
    'lavati lavate schiacciat* spremut* setacciat* tiepido tiepida caldo calda bollente freddo fredda ' +
    'fredd* snocciolat* denocciolat* privato privata privati private tostato tostata tostati tostate ' +
    'spezzettat* sminuzzat* scongelat* strizzat* ammollat* dissalat* cubettat* julienne sfilacciat* ' +
    'sgusciat* sciacquat* puliti pulita pulito pulite lessat* bollit* tagliuzzat* pestat* montata_a_neve ' +
    'diviso divisa divisi dimezzat* frullat* ridotto ridotta ridotti pulitissim* eviscerat* eviscerati ' +
    'decongelat* infarinat* impanat* imburrat* oliat* pepat* condit* sbianchit* asciugat* tamponat* stufat* ' +
    'soffritt* appassit* brasat* precott* precotto ridott* ammaccat* tornit* squamat* svuotat* scavat* ' +
    'spolverizzat* decorticat* trifolat* triturat* spaccat* spezzat* sfibrat* mischiat* mescolat* ' +
    'amalgamat* emulsionat* sciroppat* disciolt* sciolto disciolto diluit* stemperato allungat* riscaldat* ' +
    'scaldat* raffreddat* tiepid* refrigerat* rinvenut* reidratat* ammollo in_ammollo bagnat* inzuppat* ' +
    'rasodat* sodat* denoccial* desalat* schiumat* filtrat* colat* raschiat* grattuggiat* grattuggiato ' +
    'grattuggiata gratuggiat* rapat* mantecat* lavorat* a_pomata tenuto tenuta separat* rotto rotta rotti ' +
    'rotte apert* incis* mezzat* bucherellat* steccat* steccato lardellat* legat* battut* polverizzat* ' +
    'tritatissim* ben_tritat* sfumat* eliminat* levat* mondat* nettat* pareggiat* cucinat* scartat*',
  processed:
    'scremat* sfogliat* pressat* semolato vanigliat* salat* stagionat* condensat* liofilizzat* aromatizzat* ' +
    'raffinat* zuccherat* speziat* congelat* surgelat* disidratat* candit* granulat* pastorizzat* ' +
    'concentrat* montata delicat* colorat* dorat* profumat* gratinat* piccanti macinat* essiccat* secc* ' +
    'affumicat* tritat* pelat* cotto cotta cotti cotte vanillat* integral* pelati pelato decorticat* ' +
    'perlat* soffiat* decaffeinat* deglassat* sterilizzat* misti misto mista miste sott* brillat* gassat* ' +
    'fiammat* ripien* maturat* invecchiat* stagionati semistagionat* frizzant* alcolizzat* cristallizzat* ' +
    'invertit* caramellat* amaricat* arricchit* bianchit* tartufat* dolcificat* omogeneizzat* addensat* ' +
    'sbiancat* assortit* acidulat* fermentat* insaccat* deglutinat* macinato macinata biscottat* pepat* ' +
    'intrecciat* rigat* moscat* acetat* imbottigliat* selezionat* garantit* certificat* imbustat* coltivat* ' +
    'agrumat* aromatizzati rimacinat*',
  participleEndings: 'ato ata ati ate uto uta uti ute',
  adverbs:
    'già finemente grossolanamente appena ben molto leggermente sottilmente finissimamente fine bene poco ' +
    'abbastanza non_troppo troppo grossolano fini fino accuratamente delicatamente precedentemente ' +
    'al_coltello',
  adverbPrefixes: '',
  purposes: 'per',
  openers:
    'con_o_senza con_le con_la con_il con_i con_lo con_il_suo con_la_sua a_neve con_la_pelle senza_pelle con_osso ' +
    'macinato_al_momento appena_macinato già del_giorno_prima con_il_guscio montati_a_neve montata ' +
    'non_zuccherat* a_temperatura_ambiente in_scatola al_naturale senza con_la_buccia a_scelta tipo ' +
    'di_vostra_scelta da_grattugiare in_superficie o_più non_trattat* non_trattato non_trattata al_coltello ' +
    'con_i_suoi con_le_sue con_un con_una con_tutta con_tutto senza_la senza_il senz a_temperatura ' +
    'a_temperatura_amb temperatura_ambiente a_t_ambiente da_tagliare da_tritare da_sciogliere ' +
    'da_spolverizzare da_grattare da_aggiungere da_decorare di_frigo da_frigo di_frigorifero appena_tolto ' +
    'appena_tolta fuori_frigo oppure_se in_alternativa preferibilmente possibilmente di_preferenza ' +
    'se_possibile meglio_se solo_la solo_il solo_le solo_i solo soltanto compres* inclus* esclus* tenut* ' +
    'mess* lasciat* fatt* fatto fatta ridott* in_pezzi_piccoli al_netto_di già_pronto già_pronta già_cotti ' +
    'già_cotto già_cotta già_puliti già_pulita pronta_all_uso pronto_all_uso pronto_da tagliat* o_altro ' +
    'o_altra o_simili o_simile o_altri o_quanto o_meno anche come_ad ad_esempio per_esempio es del_tipo ' +
    'marca dal_peso_di del_peso_di peso_netto sgocciolati da_circa lungh* spess* in_camicia vestit* a_mano ' +
    'a_crudo a_freddo a_caldo a_filo più_quello più_quella più_altro più_un più_extra più_qualche ' +
    'quello_per a_vapore al_forno alla_griglia alla_piastra a_bagnomaria di_giornata taglia calibro in_una ' +
    'in_un',
  shapeOpeners: 'a in',
  shapes:
    'dadini cubetti rondelle fettine fette strisce listarelle julienne pezzi pezzetti tocchetti spicchi ' +
    'quarti metà scaglie lamelle filetti anelli striscioline fiammifero dadolata tocchi fettine_sottili ' +
    'striscette bastoncini fiammiferi mezzelune mezzaluna rotelle dischi quadretti quadratini quadrati cubi ' +
    'cubettini cubotti losanghe lamelline scagliette brunoise filettini carpaccio bocconcini bocconi ciuffi ' +
    'ciuffetti cimette cime crema purea poltiglia pezzettini pezzettoni pezzettoni_grossi due quattro otto ' +
    'sei piccoli_pezzi spicchi_sottili petali foglie nastri riccioli ventaglio croce fette_spesse velo ' +
    'coltello listelle briciole grani tocchetti_piccoli rondelline sbieco pomata neve ragnatela tranci ' +
    'falde faldine pinzimonio carré',
  parts:
    'succo succo_di il_succo il_succo_di scorza scorza_di la_scorza la_scorza_di buccia_di la_buccia_di ' +
    'succo_e_scorza_di scorza_grattugiata_di la_scorza_grattugiata_di polpa_di la_polpa_di ' +
    'succo_filtrato_di il_succo_filtrato_di succo_spremuto_di scorza_e_succo_di la_scorza_e_il_succo_di ' +
    'il_succo_e_la_scorza_di succo_e_scorza scorza_e_succo buccia la_buccia buccia_grattugiata_di ' +
    'la_buccia_grattugiata_di la_buccia_grattata_di zeste_di zest_di polpa la_polpa i_semi_di semi_di ' +
    'la_parte_bianca_di la_parte_verde_di le_foglie_di le_foglie le_zeste_di la_zest_di il_cuore_di ' +
    'la_metà_di scorzetta_di scorzette_di scorza_non_trattata_di i_semini_di',
  foods:
    'bacche_di_ginepro bacca_di_ginepro senza_glutine senza_lattosio senza_zucchero senza_sale pan_grattato ' +
    'carne_macinata carne_trita noce_moscata noci_pecan noce_di_cocco noci_di_cocco lievito_per_dolci ' +
    'farina_per_pizza preparato_per_brodo foglie_di_riso zucchero_a_velo prosciutto_cotto ' +
    'gocce_di_cioccolato testa_di_moro spicchi_di_carciofo dado_da_brodo panna_da_montare ' +
    'farina_per_polenta formaggio_fuso fiocchi_d_avena fiocchi_di_avena cotto noce_di_vitello ' +
    'lievito_per_torte farina_per_pane fette_biscottate fetta_biscottata lievito_in_polvere_per_dolci ' +
    'lievito_istantaneo_per_dolci lievito_chimico_per_dolci lievito_per_pizza lievito_per_torte_salate ' +
    'farina_per_dolci farina_per_pasta farina_per_tagliatelle panna_per_dolci panna_per_cucina ' +
    'panna_da_cucina panna_da_tavola panna_fresca_da_montare aroma_per_dolci riso_per_risotti ' +
    'riso_per_sushi riso_per_risotto carne_per_ragù carne_per_spezzatino carne_da_brodo ' +
    'carne_macinata_mista macinato_di_manzo macinato_misto macinato_di_vitello macinato_di_maiale ' +
    'trito_misto carne_tritata pane_grattugiato pane_grattato pan_carrè preparato_per pasta_da_pizza ' +
    'pasta_per_pizza pasta_per_pane base_per_pizza dado_per_brodo mandorle_pelate uvetta_sultanina ' +
    'semi_di_finocchio semi_di_sesamo semi_di_zucca semi_di_papavero semi_di_lino semi_di_girasole ' +
    'semi_di_cumino semi_di_chia semi_oleosi semi_misti senza_zuccheri_aggiunti senza_alcol senza_zuccheri ' +
    'costine_di_maiale costina_di_maiale noci_sgusciate noci_macadamia noci_brasiliane noce_di_prosciutto ' +
    'noce_di_manzo noce_di_sorana filo_interdentale punta_di_petto punta_di_vitello punte_di_asparagi ' +
    'punte_d_asparagi pasta_fillo cotto_a_legna biscotti_secchi pomodori_secchi pomodoro_secco fichi_secchi ' +
    'fico_secco funghi_secchi frutta_secca fagioli_secchi peperoncino_secco peperoncini_secchi ' +
    'prugne_secche albicocche_secche cuori_di_carciofo cuori_di_palma cime_di_rapa cime_di_broccoli ' +
    'fiori_di_zucca fiocchi_di_latte fiocchi_di_mais fiocchi_di_patate fiocchi_di_sale fiocchi_di_farro ' +
    'fogli_di_lasagne sfoglie_di_lasagne panna_montata burro_chiarificato uova_strapazzate uova_sode ' +
    'uovo_sodo patate_fritte cipolla_fritta caffè_macinato cacao_zuccherato latte_condensato_zuccherato ' +
    'zucchero_vanigliato bacche_di_goji bacche_di_pepe_rosa bacche_rosa bacche_di_acai ' +
    'medaglioni_di_vitello capesante testina_di_vitello coppa_di_maiale coppa_di_testa coppa_piacentina ' +
    'coppa_stagionata latte_fritto latte_di_cocco latte_di_mandorla passata_di_pomodoro mazzetto_aromatico ' +
    'mazzetto_odoroso carne_per_bollito carne_per_brodo',
  numbered: 'tipo numero no misura',
  common:
    'insalata passata marmellata cioccolata spremuta orata aranciata moscato gelato patate sale pepe ' +
    'zucchero farina burro uova uovo latte panna cipolla cipolle aglio olio oliva acqua formaggio pomodori ' +
    'pomodoro carote carota prezzemolo limone lievito brodo peperone aceto senape miele carne vaniglia ' +
    'tuorli albumi il la lo gli di del della con per in al una un minuti forno aggiungere mescolare poi ' +
    'rosso fresco fresca extravergine parmigiano basilico sedano vegetale ricotta mozzarella grammi ' +
    'rosmarino salvia origano zucchine melanzane pecorino prosciutto guanciale pancetta mandorle nocciole ' +
    'cioccolato fondente cannella risotto gusto bucato prato filato frullato pomodorini affettato gratinato ' +
    'salato sfilato abito tostato brasato stufato cavolfiore',
};
