import type { LanguageWords } from '../language.ts';

/** The words of Spanish recipes, of Spain and of America. */
export const spanish: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: true,
  groupsByPoint: true,
  numbers: {
    1: 'un una uno',
    2: 'dos un_par_de un_par',
    3: 'tres',
    4: 'cuatro',
    5: 'cinco',
    6: 'seis',
    7: 'siete',
    8: 'ocho',
    9: 'nueve',
    10: 'diez',
    11: 'once',
    12: 'doce',
    13: 'trece',
    14: 'catorce',
    15: 'quince',
    16: 'dieciséis',
    18: 'dieciocho',
    20: 'veinte',
    30: 'treinta',
    100: 'cien',
    '1/4': 'cuarto un_cuarto',
    '1/3': 'tercio un_tercio',
    '1/2': 'medio media medios medias mitad la_mitad',
    '2/3': 'dos_tercios',
    '3/4': 'tres_cuartos 3_cuartos tres_cuartas_partes',
    '1/8': 'octavo un_octavo',
    '3/2': 'una_y_media uno_y_medio',
  },
  articles: 'un una',
  elisions: '',
  numberPrefixes: '',
  units: {
    mug: 'pocillo pocillos',
    ear: 'mazorca mazorcas',
    tube: 'tubo tubos tubito',
    block: 'bloque bloques',
    ladle: 'cazo cazos cucharón cucharones cacillo cacillos',
    segment: 'gajo gajos casco cascos',
    serving: 'porción porciones ración raciones',
    bar: 'tableta tabletas barrita barritas pan_de',
    pod: 'vaina vainas vainita',
    star: 'estrella estrellas',
    grain: 'grano granos granito granitos',
    loaf: 'barra barras hogaza hogazas pieza_de_pan flauta',
    ml: 'ml mililitro mililitros mililts mls cc cm3 c_c',
    cl: 'cl centilitro centilitros',
    dl: 'dl decilitro decilitros',
    l: 'l lt lts litro litros ltr ltrs',
    tsp:
      'cdta cdtas cdita cditas cucharadita cucharaditas cucharita cucharitas cucharilla cucharillas ctda ' +
      'cucharada_de_té cucharadas_de_té cucharada_de_café cucharadas_de_café cta ctas cucharita_de_té ' +
      'cucharaditas_de_té cucharadita_de_té cucharadita_cafetera cucharadita_de_café cucharaditas_de_café ' +
      'cuch_té cdts cdt cucht cuchta cchta cditas_de_té cdita_de_té cdta_de_café cucharita_de_café ' +
      'cucharilla_de_café cucharillas_de_café cucharada_pequeña cucharadas_pequeñas cuchara_pequeña ' +
      'cuchara_de_té cucharas_de_té cuchara_de_café cucharas_de_café cc_de_café tsp cucharadilla c_/_c c_/_p ' +
      'c_/_t cucharadita_de_las_de_café cucharada_de_las_de_café',
    tbsp:
      'cda cdas cucharada cucharadas cuchara cucharas cucharada_sopera cucharadas_soperas cs cuch cucha ' +
      'cda_sopera cdas_soperas cuchara_sopera cucharas_soperas cucharada_grande cucharadas_grandes ' +
      'cuchara_grande cucharas_grandes cuchara_de_sopa cucharas_de_sopa cucharada_de_sopa cucharadas_de_sopa ' +
      'cdas_de_sopa tbsp csop c_sopera c_soperas cucharota c_/_s cucharada_de_las_de_sopa',
    dessertspoon:
      'cucharada_de_postre cucharadas_de_postre cuchara_de_postre cucharas_de_postre cucharadita_de_postre ' +
      'cucharaditas_de_postre cda_de_postre cdas_de_postre cucharada_postre cucharada_de_las_de_postre ' +
      'cucharadas_de_las_de_postre',
    cup: 'taza tazas tza tzas cup cups taza_de_té tazas_de_té taza_medidora tz tzs',
    mg: 'mg miligramos',
    g: 'g gr grs gramo gramos gms gm',
    kg: 'kg kgs kilo kilos kilogramo kilogramos kgr quilo',
    oz: 'oz onza onzas onz',
    lb: 'lb lbs libra libras lbr',
    piece:
      'count trocito trocitos pedacito pedacitos cuña cuñas pieza piezas trozo trozos pedazo pedazos unidad ' +
      'unidades ud uds u pza pzas pz pzs pieza_entera tronco troncos taco tarugo cacho cachos cachito ' +
      'cachitos mendrugo mendrugos currusco coscurro costra rueda ruedas unid und unds pedazote tranca bocado ' +
      'dado dados taquito taquitos codo',
    dozen: 'docena docenas',
    cm: 'cm centímetro centímetros',
    bag: 'bolsa bolsas malla mallas bolsón saco sacos saquito costal funda fundas',
    ball: 'bolita bolitas bola bolas',
    bottle: 'botella botellas botellita botellín botellines garrafa',
    bowl:
      'cuenco cuencos bol boles tazón tazones plato platos platito ensaladera fuente cazuela cazuelita ' +
      'escudilla bols jarra jarras',
    box:
      'caja cajas bandeja bandejas cajita cajitas charola charolas cesta cestita canastilla canasta estuche ' +
      'estuches barqueta barquetas',
    bunch:
      'mata matas racimo racimos manojo manojos atado atados ramillete ramo ramos mazo mazos manojito ' +
      'manojitos gavilla ristra ristras ramito ramitos hacecillo hatillo atadito ataditos penacho macito ' +
      'macitos bouquet pucho',
    can: 'lata latas latita latitas conserva conservas latón enlatado bote_de_conserva',
    clove: 'diente dientes dientecito',
    cube:
      'pastilla pastillas cubo cubos cubito cubitos cuadro cuadros cuadradito cuadraditos pastillita ' +
      'tabletita cubilete cuadrito cuadritos tablilla tablillas',
    dash:
      'chorro chorros chorrito chorritos chorreón chorretón chorrete chorretada golpe golpes golpecito ' +
      'lágrima lagrimita splash toque toques toquecito rociada salpicadura culín culito dedo dedos ' +
      'chorreoncito chorreoncillo',
    drizzle: 'hilo hilito',
    drop: 'gota gotas gotita gotitas',
    glass:
      'vasito vasitos chupito chupitos copitas vaso vasos copa copas copita copetín caballito caballitos ' +
      'chato jarrito',
    handful: 'puñado puñados puñadito puñaditos puño puños',
    head:
      'bulbo bulbos cabeza cabezas cogollo cogollos pella pellas cogollito cogollitos tronquito arbolito ' +
      'arbolitos',
    jar: 'botecito frasquito bote botes frasco frascos tarro tarros botecitos frasquitos orza pomo pomos',
    knifepoint: 'punta_de_cuchillo punta puntas punta_de_cuchara puntas_de_cuchillo punta_del_cuchillo',
    knob: 'nuez_de cucharada_de_nuez nuez nuececita',
    leaf: 'hoja hojas hojita hojitas',
    packet: 'paquete paquetes paq pack packs envase envases pqte pqt paqs pkt empaque empaques blister',
    pinch:
      'pizca pizcas pizquita pellizco pellizcos pellizquito pizquitas puntita puntitas pisca piscas pizquito',
    roll: 'rollo rollos rulo rulos rollito rollitos cilindro',
    sachet:
      'bolsita bolsitas sobre sobres sobrecito sobrecitos sachet sachets sachecito saché paquetito paquetitos',
    sheet: 'lámina láminas plancha planchas disco discos oblea obleas placa placas',
    slice:
      'rodajita rodajitas lonchita lonchitas rebanada rebanadas loncha lonchas rodaja rodajas tajada tajadas ' +
      'feta fetas lonja lonjas corte cortes tajo tajos rebanadita rebanaditas rodajones loncheado lasquita',
    sprig: 'rama ramas ramita ramitas brote brotes ramillo tallito tallitos gajito gajitos',
    stalk:
      'tallo tallos penca pencas palito palitos varita varitas vara varas bastón bastones astilla astillas ' +
      'raja rajas rajita rajitas caña canuto canutillo',
    strip: 'lasca lascas tira tiras tirita tiritas',
    tub:
      'brick bricks tarrina tarrinas brik briks pote potes tetrabrik tetrabriks tetra cartón cartones terrina ' +
      'terrinas potecito tarrito tarritos cubeta tina',
    coffeeCup:
      'taza_de_café tazas_de_café tacita tacitas tacita_de_café taza_cafetera tazas_cafeteras pocillo_de_café ' +
      'jícara',
    inch: 'pulgada pulgadas',
    gallon: 'galón galones',
    stick: '',
    pint: 'pinta pintas',
    thread: 'hebra hebras estigma estigmas brizna briznas',
    scoop: 'medida medidas medidita cacito cacitos tapón tapones copete porrón',
    ten: 'decena decenas',
    plant: 'maceta planta',
  },
  leadingUnits: '',
  links: 'de del d la el los las',
  vague:
    'un_poco un_poquito poco unos_pocos unas_pocas algo al_gusto a_gusto c_/_n c_n cantidad_necesaria ' +
    'cantidad_suficiente c_/_s a_su_gusto según_gusto opcional opcionales al_paladar lo_necesario necesario ' +
    'unas unos algunas algunos varias varios bastante abundante si_hace_falta a_voluntad unas_cuantas ' +
    'unos_cuantos un_pelín un_chin muy_poco poquito una_poca cantidad_deseada ' +
    'la_cantidad_necesaria el_necesario la_necesaria las_necesarias los_necesarios lo_que_pida ' +
    'la_que_admita el_que_admita cantidad_a_gusto si_se_desea si_es_necesario si_quieres si_gustas ' +
    'si_deseas si_lo_deseas si_se_quiere según_necesidad según_necesite según_el_gusto según_tu_gusto ' +
    'suficiente suficientes suficiente_cantidad mucho mucha cn c_/n c_/s un_tanto diversas diversos algo_de ' +
    'al_ojo a_ojo a_discreción opcionalmente al_antojo cantidad_al_gusto c_necesaria el_gusto q_b 1_poco',
  about:
    'aprox unos aproximadamente alrededor_de cerca_de más_o_menos c_u cada casi aproximados aproximado ' +
    'aproximadas alrededor cada_uno cada_una por_persona entre apenas de_unos de_unas',
  and: 'y e',
  or: 'o u ó',
  plus: 'más mas y +',
  ranges: 'a',
  perPack: 'de d con',
  sizes:
    'finas finos gruesa gruesas grueso gruesos hermosas buen buena grande grandes pequeño pequeña pequeños ' +
    'pequeñas mediano mediana medianos medianas chico chica chicos chicas grandecito gran hermoso hermosa ' +
    'tamaño_mediano de_tamaño_mediano de_tamaño_medio tamaño_grande tamaño_medio tamaño_pequeño ' +
    'de_buen_tamaño mini jumbo gigante gigantes delgado delgada delgados delgadas grandecita grandecitas ' +
    'medianita pequeñita pequeñito pequeñitos pequeñitas grandota muy_grande muy_grandes extra_grande ' +
    'medianitos chiquito chiquita chiquitos chiquitas anchos',
  fullness:
    'generoso generosa generosos generosas colmada colmadas rasa rasas colmado al_ras sopera soperas ' +
    'bien_llena llena llenas copeteada copeteadas copetuda copetudas bien_colmada bien_colmadas bien_llenas ' +
    'a_ras al_tope escasa escasas escaso escasos repleta apretada apretadas bien_apretada no_muy_llena ' +
    'cumplida rasita',
  prepared:
    'abierto abierta hechos frito frita fritos fritas crujiente rehogad* reposad* despiezad* espolvoread* ' +
    'colado colada colados coladas licuad* marinad* picado picada picados picadas picadit* cortado cortada ' +
    'cortados cortadas rallado rallada rallados ralladas derretid* fundid* pelado pelada pelados peladas ' +
    'troceado* troceada troceadas troceados laminado* laminad* batid* machacad* triturado_fino escurrid* ' +
    'lavado lavada lavados lavadas deshuesad* desgranad* tamizad* cernid* tibio tibia tibios tibias ' +
    'caliente calientes hirviendo frío fría fríos frías ablandad* pomada tostado tostada tostados tostadas ' +
    'exprimid* desmenuzad* remojad* fileteado* filetead* rebanad* descongelad* despepitad* desvenad* ' +
    'desmechad* partido partida partidos partidas hidratad* desinfectad* aplastad* molido_fino limpio ' +
    'limpia limpios limpias enjuagad* majado* sofrit* desalad* cortadito cortadita picadito picadita ' +
    'picaditos picaditas trocead* desgrasad* pasad* majad* templado templada templados templadas tibi* ' +
    'fileteado cribad* ablandado descorazonad* descamad* eviscerad* desvainad* desespinad* desbriznad* ' +
    'destripad* descabezad* desmigad* desmigaj* deshilach* deshebrad* despulpad* despicad* pochad* ' +
    'salpiment* sazonad* sellad* salteado salteada salteados salteadas sofritos sofritas sancochad* ' +
    'blanquead* escaldad* escalfad* horneado horneada horneados horneadas tatemad* tatemado martajad* ' +
    'triturado_finamente rayado rayada rayados rayadas entibiad* montado montada montadas montados revuelt* ' +
    'reservad* diluid* disuelt* separad* espumad* colad* cuadriculad* trinchad* preparad* precalentad* ' +
    'precocid* hecho_puré hecha_puré hechas_puré machacaditos enfriad* refrigerad* reblandecid* ' +
    'a_punto_pomada temperad* cortaditos cortaditas vaciad* ahuecad* cepillad* refregad* sacudid* chafad* ' +
    'estrujad* mondado mondada mondados mondadas abiertos abiertas limpísim* despepit* sin_pepas finitas ' +
    'finito finitos finita',
  processed:
    'moscad* quebrad* hojaldrad* prensad* brisad* condensad* evaporad* desnatad* semidesnatad* líquid* ' +
    'salad* curad* semicurad* morad* rosad* dorad* granulad* glasead* refinad* fermentad* congelad* ácid* ' +
    'sólid* endulzad* azucarad* deshidratad* aromatizad* variad* asad* avinagrad* liofilizad* enlatad* ' +
    'especiad* rosado templad* bastard* escabechad* molid* triturad* seco seca ahumad* cocid* confitad* ' +
    'picad* rallad* vainillad* integral* mechad* refrit* deslactosad* descremad* semidescremad* mascabad* ' +
    'pasteurizad* homogeneizad* enriquecid* liofilizado moscovad* adobad* aliñad* encurtid* empanad* ' +
    'rellen* instantáne* chocolatad* inflad* colorad* jaspead* estofado* aceitad* marmolad* acaramelad* ' +
    'caramelizad* achocolatad* abrillantad* cristalizad* estrellad* gasificad* texturizad* precocinad* ' +
    'precocid* clarificad* embutid* añejad* madurad* anisad* pimentad* frisad* leudad* compact* concentrad* ' +
    'gelificad* perlad* selectas horchatad* edulcorad* aromátic* surtid* avellanad* estilizad* aireado* ' +
    'fortificad* destilad* mezclad*',
  participleEndings: 'ado ada ados adas ido ida idos idas',
  adverbs:
    'ya finamente bien muy recién groseramente ligeramente en_trozos_muy fino fina toscamente previamente ' +
    'poco muy_bien muy_finamente gruesamente algo no_muy apenas en_fino en_grueso delgadamente menudo ' +
    'muy_menudo',
  adverbPrefixes: '',
  purposes: 'para p_/',
  openers:
    'con_o_sin a_la_plancha a_la_parrilla al_horno con_su con_sus con_cáscara con_espinas del_día_anterior montad* ' +
    'molida_al_momento molido_al_momento al_dente con_hueso sin_hueso al_vapor a_temperatura_ambiente ' +
    'al_natural sin en_conserva por_ejemplo en_su_punto a_punto a_punto_de con_piel con_su_jugo según ' +
    'de_su_elección a_elección o_al_gusto o_más partidos_por_la_mitad con_la con_el con_los con_las con_un ' +
    'con_una en_su_jugo en_su_tinto a_temp_ambiente a_tª_ambiente temperatura_ambiente a_temperatura ' +
    'del_día recién_hecho recién_sacado desechando solo_la solo_el solo_las solo_los sin_la sin_el ' +
    'preferiblemente preferentemente de_preferencia puede_ser pueden_ser mejor_si en_mitades por_la_mitad ' +
    'a_la_mitad en_dos en_cuatro en_trocitos en_trozos al_momento al_instante en_frío o_similar o_cualquier ' +
    'o_en_su_defecto o_al o_la_que o_el_que o_menos también ya_sea bien_sea tipo como_por de_la_víspera ' +
    'de_un_día de_ayer fuera_de_la_nevera a_mano a_cuchillo en_remojo dejado_en puest* listo_para ' +
    'lista_para lavad*_y marca hasta para_la para_el partid* divid* usar usaremos más_extra extra_para ' +
    'y_un_poco y_algo con_todo talla tamaño con_hojas con_sus_hojas con_tallo con_tallos con_rabo ' +
    'con_cabeza con_semillas con_grasa con_azúcar con_mucho',
  shapeOpeners: 'en a',
  shapes:
    'lomos rodajas tiras cubos cubitos dados daditos trozos trocitos láminas juliana brunoise cuartos gajos ' +
    'mitades rebanadas pedazos cuadritos aros ruedas bastones lonchas cubito cubitos_pequeños cuadros ' +
    'cuadrados julianas bastoncitos medias_lunas media_luna rodajitas lonchitas trozos_pequeños ' +
    'trozos_grandes plumas pluma filetes tiritas láminas_finas arandelas dos cuatro ocho seis cascos ' +
    'octavos picadillo bocados lascas lajas flores floretes ramilletes escamas medallones punto_de_nieve ' +
    'puré hilos virutas tacos taquitos discos porciones cachos mitad segmentos cuñas bies sesgo florecitas ' +
    'arbolitos polvo_fino pedacitos tronquitos nieve',
  parts:
    'zumo zumo_de el_zumo el_zumo_de jugo jugo_de el_jugo el_jugo_de ralladura ralladura_de la_ralladura ' +
    'la_ralladura_de piel_de la_piel_de cáscara_de corteza_de zumo_y_ralladura_de jugo_y_ralladura_de ' +
    'el_jugo_y_la_ralladura_de zumo_y_piel_de cáscara_rallada_de la_cáscara la_cáscara_de ' +
    'ralladura_y_jugo_de ralladura_y_zumo_de la_ralladura_y_el_zumo_de la_ralladura_y_el_jugo_de ' +
    'piel_rallada_de la_piel_rallada_de piel corteza la_corteza_de la_corteza jugo_y_ralladura ' +
    'zumo_y_ralladura las_hojas las_hojas_de pulpa_de la_pulpa_de la_pulpa el_zumo_y_la_ralladura_de ' +
    'las_claras_de las_yemas_de la_carne_de la_parte_blanca_de la_parte_verde_de zests_de ralladuras_de ' +
    'el_interior_de jugo_colado_de el_jugo_colado_de semillas_de las_semillas_de',
  foods:
    'sin_sal sin_gluten sin_lactosa sin_azúcar pan_rallado carne_picada carne_molida coco_rallado ' +
    'nata_para_montar crema_para_batir hoja_santa cabeza_de_jabalí pan_seco harina_para_pan ' +
    'queso_para_untar medio_ambiente queso_para_fundir fruta_seca frutos_secos ciruela_seca vino_seco ' +
    'jerez_seco blanco_seco polvo_para_hornear polvos_para_hornear polvo_de_hornear café_soluble ' +
    'café_molido café_instantáneo café_descafeinado leche_evaporada papel_para mezcla_para condimento_para ' +
    'harina_para_tortillas masa_para_pizza masa_para_empanadas masa_para_tamales masa_para_hojaldre ' +
    'crema_para_montar crema_para_café nata_para_cocinar nata_para_batir crema_para_cocinar ' +
    'chocolate_para_fundir chocolate_para_postres chocolate_para_taza chocolate_a_la_taza ' +
    'pan_para_hamburguesa pan_para_hot pan_para_sándwich panes_para_hamburguesa arroz_para_sushi ' +
    'queso_para_derretir queso_para_rallar queso_para_gratinar levadura_para carne_para_guisar ' +
    'carne_para_estofar carne_para_asar pescado_para colorante_para azúcar_para_glasear sazonador_para ' +
    'tapa_para_empanada gelatina_sin_sabor sin_sabor sin_alcohol sin_azúcar_añadida sin_azúcares_añadidos ' +
    'ternera_picada pollo_picado cerdo_picado res_molida carne_de_res_molida cerdo_molido pavo_molido ' +
    'pollo_molido carne_molida_de_res pavo_picado filete_de_res punta_de_res puntas_de_espárragos ' +
    'puntas_de_espárrago punta_de_filete puntas_de_filete cabeza_de_cerdo hojas_santas medias_noches ' +
    'media_noche nuez_moscada nuez_pecana nueces_pecanas diente_de_león harina_de_fuerza yogur_griego ' +
    'alubias_cocidas garbanzos_cocidos patatas_fritas papas_fritas tomate_frito cebolla_frita ' +
    'atún_en_aceite pan_tostado pan_frito chile_seco chiles_secos tomate_seco tomates_secos leche_en_polvo ' +
    'coco_seco pan_duro manteca_de_cerdo gel_de bastones_de_caramelo tronco_de_navidad',
  numbered: 'tipo número no talla tamaño',
  common:
    'ron hielo hierbabuena zumo jugo negro negra escamas nueces blanco blanca almendras pescado helado bacalao hígado cebada granada ' +
    'ensalada mermelada limonada empanada nevada sal pimienta azúcar harina mantequilla huevos huevo leche ' +
    'nata crema cebolla ajo aceite oliva agua queso patatas papas tomate tomates zanahorias perejil limón ' +
    'levadura caldo pimiento vinagre mostaza miel carne vainilla clara yema el la los las de del y con para ' +
    'en al por una un minutos horno añadir mezclar luego rojo fresco polvo virgen extra cilantro pollo ' +
    'arroz canela jamón cerdo chorizo ternera asado estofado guisado embutido helados pescados bizcocho ' +
    'soluble mercado sentido sabido cocido cordero calabaza pepino laurel tomillo romero orégano comino ' +
    'pimentón garbanzos lentejas frijoles judías guisantes espinacas',
};
