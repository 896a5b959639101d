import type { LanguageWords } from '../language.ts';

/** The words of Italian recipes. */
export const italian: LanguageWords = {
  hasBlanks: true,
  order: 'both',
  hasCapitalNouns: false,
  linksUnits: true,
  groupsByPoint: true,
  numbers: {
    '1/4': 'quarto un_quarto',
    '1/3': 'terzo un_terzo',
    '1/2': 'mezzo mezza mezzi mezze mezz metà',
    '2/3': 'due_terzi',
    '3/4': 'tre_quarti 3_quarti',
    1: 'un uno una',
    2: 'due',
    3: 'tre',
    4: 'quattro',
    5: 'cinque',
    6: 'sei',
    7: 'sette',
    8: 'otto',
    9: 'nove',
    10: 'dieci',
    12: 'dodici',
  },
  articles: 'un uno una',
  elisions: 'd l dell all un mezz sull nell',
  numberPrefixes: '',
  units: {
    mug: 'tazzone',
    bar: 'barretta tavoletta tavolette',
    tube: 'tubetto tubetti',
    block: 'blocco',
    scoop: 'misurino',
    ladle: 'mestolo mestoli mestolino',
    serving: 'porzione porzioni',
    pod: 'bacca bacche baccello baccelli',
    coffeeCup: 'tazzina tazzine tazzina_da_caffè tazzine_da_caffè',
    grain: 'grano grani chicco chicchi',
    loaf: 'filone pagnotta',
    ml: 'ml millilitri millilitro',
    cl: 'cl centilitri centilitro',
    dl: 'dl decilitri decilitro',
    l: 'l lt litro litri',
    tsp:
      'cucchiaino cucchiaini cucchiaino_da_tè cucchiaini_da_tè cucchiaino_da_caffè cucchiaini_da_caffè cc ' +
      'ctno',
    tbsp: 'cucchiaio cucchiai cucchiaio_da_tavola cucchiai_da_tavola cucchiaiata cucchiaiate cuc',
    cup: 'tazza tazze cup cups',
    mg: 'mg',
    g: 'g gr grammo grammi',
    hectogram: 'hg etto etti',
    kg: 'kg chilo chili kilo chilogrammo chilogrammi',
    oz: 'oncia once',
    piece: 'pezzettino pezzettini pezzo pezzi pezzetto pezzetti pz tocchetto',
    dozen: 'dozzina dozzine',
    ten: 'decina decine',
    cm: 'cm centimetro centimetri',
    bag: 'busta buste sacchetto sacchetti retina',
    ball: 'palla palle pallina palline',
    bottle: 'bottiglia bottiglie',
    bowl: 'ciotola ciotole ciotolina scodella',
    box: 'confezione confezioni conf vaschetta vaschette cestino',
    bunch:
      'mazzettino ciuffetti grappolo grappoli fascio fascetto mazzo mazzi mazzetto mazzetti ciuffo ciuffi ' +
      'ciuffetto',
    can: 'lattina lattine scatola scatole scatoletta scatolette barattolo barattoli latta',
    clove: 'spicchio spicchi',
    cube: 'cubetto cubetti dadino dadini cubetto_di cubo cubi panetto panetti quadretto quadretti',
    dash: 'spruzzo spruzzata spruzzatina goccio goccino schizzo',
    drizzle: 'filo filino giro',
    drop: 'goccia gocce',
    glass: 'bicchiere bicchieri bicchierino bicchierini calice',
    handful: 'manciata manciate pugno pugni',
    head: 'bulbo bulbi testa teste cespo cespi',
    jar: 'vasetto vasetti vaso vasi',
    knifepoint: 'punta punte punta_di_coltello',
    knob: 'noce noci fiocco fiocchi ricciolo',
    leaf: 'foglia foglie fogliolina foglioline',
    packet: 'pacco pacchi pacchetto pacchetti',
    pinch: 'pizzico pizzichi presa prese',
    roll: 'rotolo rotoli',
    sachet: 'bustina bustine',
    sheet: 'sfoglia_di sfoglie_di disco dischi foglio fogli',
    slice: 'trancio tranci fetta fette fettina fettine rondella',
    sprig: 'rametto rametti ramo rami',
    stalk: 'costa coste gambo gambi stecca stecche stecchetta bastoncino',
    strip: 'striscia strisce',
    tub: 'brick vasettone',
  },
  leadingUnits: '',
  links: 'di d del dello della dell dei degli delle da',
  vague:
    'q_b qb quanto_basta a_piacere un_po un_pochino poco poca pochi poche qualche alcune alcuni a_gusto ' +
    'secondo_il_gusto secondo_gusto facoltativo facoltativa facoltativi facoltative a_scelta abbondante ' +
    'diversi se_serve opzionale quanto_ne_basta',
  about: 'circa ca all_incirca ciascuno ciascuna cadauno buon buona',
  and: 'e ed',
  or: 'o oppure od',
  plus: 'più piu e +',
  ranges: 'a',
  perPack: 'da di d circa',
  sizes:
    'sottile sottili spessa spesse alta alte grande grandi grosso grossa grossi grosse piccolo piccola ' +
    'piccoli piccole medio media medi medie bello bella belle',
  fullness: 'colmo colmi colma raso rasi rasa abbondante abbondanti scarso scarsi scarsa pieno pieni',
  prepared:
    'fritto fritta fritti fritte aperto aperta aperti aperte steso stesa sbollentat* scottat* arrostit* ' +
    'grigliat* rosolat* sbriciolat* spellat* deliscat* diliscat* spinat* disossat* sfogliat* snervat* ' +
    'battuto battuta sfilettat* marinat* passat* montato montata montati montate sgranat* raffermo ' +
    'spurgat* pulit* privat* insaporit* stemperat* intiepidit* tritato tritata tritati tritate tagliato ' +
    'tagliata tagliati tagliate affettat* grattugiat* grattato grattata sciolt* fuso fusa fusi morbido ' +
    'morbida ammorbidit* sbattut* sgocciolat* scolat* sbucciat* mondato mondata mondati mondate lavato ' +
    'lavata lavati lavate schiacciat* spremut* setacciat* tiepido tiepida caldo calda bollente freddo ' +
    'fredda fredd* snocciolat* denocciolat* privato privata privati private tostato tostata tostati ' +
    'tostate spezzettat* sminuzzat* scongelat* strizzat* ammollat* dissalat* cubettat* julienne ' +
    'sfilacciat* sgusciat* sciacquat* puliti pulita pulito pulite lessat* bollit* tagliuzzat* pestat* ' +
    'montata_a_neve diviso divisa divisi dimezzat* frullat* ridotto ridotta ridotti',
  processed:
    'scremat* sfogliat* pressat* semolato vanigliat* salat* stagionat* condensat* liofilizzat* ' +
    'aromatizzat* raffinat* zuccherat* speziat* congelat* surgelat* disidratat* candit* granulat* ' +
    'pastorizzat* concentrat* montata delicat* colorat* dorat* profumat* gratinat* piccanti macinat* ' +
    'essiccat* secc* affumicat* tritat* pelat* cotto cotta cotti cotte',
  participleEndings: 'ato ata ati ate uto uta uti ute',
  adverbs: 'già finemente grossolanamente appena ben molto leggermente sottilmente finissimamente fine',
  adverbPrefixes: '',
  purposes: 'per',
  openers:
    'con_le con_la con_il con_i con_lo con_il_suo con_la_sua a_neve con_la_pelle senza_pelle con_osso ' +
    'macinato_al_momento appena_macinato già del_giorno_prima con_il_guscio montati_a_neve montata ' +
    'non_zuccherat* a_temperatura_ambiente in_scatola al_naturale senza con_la_buccia a_scelta tipo ' +
    'di_vostra_scelta da_grattugiare in_superficie o_più non_trattat* non_trattato non_trattata',
  shapeOpeners: 'a in',
  shapes:
    'dadini cubetti rondelle fettine fette strisce listarelle julienne pezzi pezzetti tocchetti spicchi ' +
    'quarti metà scaglie lamelle filetti anelli striscioline fiammifero',
  parts:
    'succo succo_di il_succo il_succo_di scorza scorza_di la_scorza la_scorza_di buccia_di la_buccia_di ' +
    'succo_e_scorza_di scorza_grattugiata_di la_scorza_grattugiata_di polpa_di la_polpa_di',
  foods:
    'bacche_di_ginepro bacca_di_ginepro senza_glutine senza_lattosio senza_zucchero senza_sale ' +
    'pan_grattato carne_macinata carne_trita noce_moscata noci_pecan noce_di_cocco noci_di_cocco ' +
    'lievito_per_dolci farina_per_pizza preparato_per_brodo foglie_di_riso zucchero_a_velo ' +
    'prosciutto_cotto gocce_di_cioccolato testa_di_moro spicchi_di_carciofo dado_da_brodo panna_da_montare ' +
    'farina_per_polenta formaggio_fuso fiocchi_d_avena fiocchi_di_avena cotto noce_di_vitello ' +
    'lievito_per_torte farina_per_pane',
  numbered: 'tipo numero no misura n',
  common:
    'insalata passata marmellata cioccolata spremuta orata aranciata moscato gelato patate sale pepe ' +
    'zucchero farina burro uova uovo latte panna cipolla cipolle aglio olio oliva acqua formaggio pomodori ' +
    'pomodoro carote carota prezzemolo limone lievito brodo peperone aceto senape miele carne vaniglia ' +
    'tuorli albumi il la lo gli di del della con per in al una un minuti forno aggiungere mescolare poi ' +
    'rosso fresco fresca extravergine parmigiano basilico sedano vegetale ricotta mozzarella grammi',
};
