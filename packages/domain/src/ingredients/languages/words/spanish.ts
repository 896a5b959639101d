import type { LanguageWords } from '../language.ts';

/** The words of Spanish recipes, of Spain and of America. */
export const spanish: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: true,
  groupsByPoint: true,
  numbers: {
    '1/4': 'cuarto un_cuarto',
    '1/3': 'tercio un_tercio',
    '1/2': 'medio media medios medias mitad la_mitad',
    '2/3': 'dos_tercios',
    '3/4': 'tres_cuartos 3_cuartos tres_cuartas_partes',
    1: 'un una uno',
    2: 'dos',
    3: 'tres',
    4: 'cuatro',
    5: 'cinco',
    6: 'seis',
    7: 'siete',
    8: 'ocho',
    9: 'nueve',
    10: 'diez',
    12: 'doce',
  },
  articles: 'un una',
  elisions: '',
  numberPrefixes: '',
  units: {
    mug: 'pocillo pocillos',
    ear: 'mazorca mazorcas',
    tube: 'tubo tubos',
    block: 'bloque bloques',
    ladle: 'cazo cazos cucharón cucharones',
    segment: 'gajo gajos',
    serving: 'porción porciones ración raciones',
    bar: 'tableta tabletas',
    pod: 'vaina vainas',
    star: 'estrella estrellas',
    grain: 'grano granos',
    loaf: 'barra barras hogaza',
    ml: 'ml mililitro mililitros',
    cl: 'cl centilitro centilitros',
    dl: 'dl decilitro decilitros',
    l: 'l lt lts litro litros',
    tsp:
      'cdta cdtas cdita cditas cucharadita cucharaditas cucharita cucharitas cucharilla cucharillas ctda ' +
      'cucharada_de_té cucharadas_de_té cucharada_de_café cucharadas_de_café cta ctas',
    tbsp: 'cda cdas cucharada cucharadas cuchara cucharas cucharada_sopera cucharadas_soperas cs',
    dessertspoon: 'cucharada_de_postre cucharadas_de_postre',
    cup: 'taza tazas tza tzas cup cups',
    mg: 'mg',
    g: 'g gr grs gramo gramos',
    kg: 'kg kgs kilo kilos kilogramo kilogramos',
    oz: 'oz onza onzas',
    lb: 'lb lbs libra libras',
    piece:
      'trocito trocitos pedacito pedacitos cuña cuñas pieza piezas trozo trozos pedazo pedazos unidad ' +
      'unidades ud uds u',
    dozen: 'docena docenas',
    cm: 'cm centímetro centímetros',
    bag: 'bolsa bolsas',
    ball: 'bolita bolitas bola bolas',
    bottle: 'botella botellas',
    bowl: 'cuenco cuencos bol boles tazón tazones',
    box: 'caja cajas bandeja bandejas cajita',
    bunch: 'mata matas racimo racimos manojo manojos atado atados ramillete ramo ramos',
    can: 'lata latas latita latitas',
    clove: 'diente dientes',
    cube: 'pastilla pastillas cubo cubos cubito cubitos',
    dash: 'chorro chorros chorrito chorritos chorreón chorretón',
    drizzle: 'hilo hilito',
    drop: 'gota gotas',
    glass: 'vasito vasitos chupito chupitos copitas vaso vasos copa copas copita',
    handful: 'puñado puñados puñadito',
    head: 'bulbo bulbos cabeza cabezas cogollo cogollos',
    jar: 'botecito frasquito bote botes frasco frascos tarro tarros',
    knifepoint: 'punta_de_cuchillo punta puntas',
    knob: 'nuez_de cucharada_de_nuez',
    leaf: 'hoja hojas hojita hojitas',
    packet: 'paquete paquetes paq',
    pinch: 'pizca pizcas pizquita',
    roll: 'rollo rollos',
    sachet: 'bolsita bolsitas sobre sobres sobrecito sobrecitos',
    sheet: 'lámina láminas plancha planchas',
    slice:
      'rodajita rodajitas lonchita lonchitas rebanada rebanadas loncha lonchas rodaja rodajas tajada ' +
      'tajadas feta fetas',
    sprig: 'rama ramas ramita ramitas',
    stalk: 'tallo tallos penca pencas palito palitos varita varitas',
    strip: 'lasca lascas tira tiras',
    tub: 'brick bricks tarrina tarrinas brik briks pote potes',
  },
  leadingUnits: '',
  links: 'de del d la el los las',
  vague:
    'un_poco un_poquito poco unos_pocos unas_pocas algo al_gusto a_gusto c_/_n c_n cantidad_necesaria ' +
    'cantidad_suficiente c_/_s a_su_gusto según_gusto opcional opcionales al_paladar lo_necesario ' +
    'necesario unas unos algunas algunos varias varios bastante abundante si_hace_falta a_voluntad',
  about: 'aprox unos aproximadamente alrededor_de cerca_de más_o_menos c_u cada casi',
  and: 'y e',
  or: 'o u ó',
  plus: 'más mas y +',
  ranges: 'a',
  perPack: 'de d con',
  sizes:
    'finas finos gruesa gruesas grueso gruesos hermosas buen buena grande grandes pequeño pequeña pequeños ' +
    'pequeñas mediano mediana medianos medianas chico chica chicos chicas grandecito gran hermoso hermosa',
  fullness:
    'generoso generosa generosos generosas colmada colmadas rasa rasas colmado al_ras sopera soperas ' +
    'bien_llena llena llenas',
  prepared:
    'abierto abierta hechos frito frita fritos fritas crujiente rehogad* reposad* despiezad* espolvoread* ' +
    'colado colada colados coladas licuad* marinad* picado picada picados picadas picadit* cortado cortada ' +
    'cortados cortadas rallado rallada rallados ralladas derretid* fundid* pelado pelada pelados peladas ' +
    'troceado* troceada troceadas troceados laminado* laminad* batid* machacad* triturado_fino escurrid* ' +
    'lavado lavada lavados lavadas deshuesad* desgranad* tamizad* cernid* tibio tibia tibios tibias ' +
    'caliente calientes hirviendo frío fría fríos frías ablandad* pomada tostado tostada tostados tostadas ' +
    'exprimid* desmenuzad* remojad* fileteado* filetead* rebanad* descongelad* despepitad* desvenad* ' +
    'desmechad* partido partida partidos partidas hidratad* desinfectad* aplastad* molido_fino limpio ' +
    'limpia limpios limpias enjuagad* majado* sofrit* desalad*',
  processed:
    'moscad* quebrad* hojaldrad* prensad* brisad* condensad* evaporad* desnatad* semidesnatad* líquid* ' +
    'salad* curad* semicurad* morad* rosad* dorad* granulad* glasead* refinad* fermentad* congelad* ácid* ' +
    'sólid* endulzad* azucarad* deshidratad* aromatizad* variad* asad* avinagrad* liofilizad* enlatad* ' +
    'especiad* rosado templad* bastard* escabechad* molid* triturad* seco seca ahumad* cocid* confitad* ' +
    'picad* rallad*',
  participleEndings: 'ado ada ados adas ido ida idos idas',
  adverbs:
    'ya finamente bien muy recién groseramente ligeramente en_trozos_muy fino fina toscamente previamente',
  adverbPrefixes: '',
  purposes: 'para p_/',
  openers:
    'a_la_plancha a_la_parrilla al_horno con_su con_sus con_cáscara con_espinas del_día_anterior montad* ' +
    'molida_al_momento molido_al_momento al_dente con_hueso sin_hueso al_vapor a_temperatura_ambiente ' +
    'al_natural sin en_conserva por_ejemplo en_su_punto a_punto a_punto_de con_piel con_su_jugo según ' +
    'de_su_elección a_elección o_al_gusto o_más partidos_por_la_mitad',
  shapeOpeners: 'en a',
  shapes:
    'rodajas tiras cubos cubitos dados daditos trozos trocitos láminas juliana brunoise cuartos gajos ' +
    'mitades rebanadas pedazos cuadritos aros ruedas bastones lonchas',
  parts:
    'zumo zumo_de el_zumo el_zumo_de jugo jugo_de el_jugo el_jugo_de ralladura ralladura_de la_ralladura ' +
    'la_ralladura_de piel_de la_piel_de cáscara_de corteza_de zumo_y_ralladura_de jugo_y_ralladura_de',
  foods:
    'sin_sal sin_gluten sin_lactosa sin_azúcar pan_rallado carne_picada carne_molida coco_rallado ' +
    'nata_para_montar crema_para_batir hoja_santa cabeza_de_jabalí pan_seco harina_para_pan ' +
    'queso_para_untar medio_ambiente queso_para_fundir fruta_seca frutos_secos ciruela_seca vino_seco ' +
    'jerez_seco blanco_seco',
  numbered: 'tipo número no talla tamaño',
  common:
    'negro negra escamas nueces blanco blanca almendras pescado helado bacalao hígado cebada granada ' +
    'ensalada mermelada limonada empanada nevada sal pimienta azúcar harina mantequilla huevos huevo leche ' +
    'nata crema cebolla ajo aceite oliva agua queso patatas papas tomate tomates zanahorias perejil limón ' +
    'levadura caldo pimiento vinagre mostaza miel carne vainilla clara yema el la los las de del y con ' +
    'para en al por una un minutos horno añadir mezclar luego rojo fresco polvo virgen extra cilantro ' +
    'pollo arroz canela jamón',
};
