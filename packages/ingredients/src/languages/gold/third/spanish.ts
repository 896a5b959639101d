/** A third set of Spanish lines, in the style of that country's sites, written before its reader had seen them. */
export const spanish = `
1 kg de mejillones limpios | 1 | kg | mejillones | limpios
2 cdas. (30 g) de mantequilla derretida | 2 | cdas. | mantequilla | 30 g derretida
1 pechuga de pollo cocida y deshebrada | 1 | | pechuga de pollo | cocida y deshebrada
250 ml de nata para montar (35 % MG) muy fría | 250 | ml | nata para montar | 35 % MG muy fría
Sal y pimienta recién molida al gusto | | | Sal y pimienta | recién molida al gusto
1/2 pimiento rojo + 1/2 verde | 0.5 | | pimiento rojo | + 1/2 verde
1 bote (400 g) de garbanzos cocidos, lavados y escurridos | 1 | bote | garbanzos cocidos | 400 g lavados y escurridos
el zumo y la ralladura de 2 limas | 2 | | limas | el zumo y la ralladura
una cucharada colmada de pimentón de la Vera | 1 | cucharada | pimentón de la Vera |
4 ó 5 patatas medianas | 4-5 | | patatas medianas |
agua tibia (cantidad necesaria) | | | agua | tibia cantidad necesaria
1 sobre de gelatina neutra (10 g) | 1 | sobre | gelatina neutra | 10 g
3 ramas de apio cortadas en bastones | 3 | ramas | apio | cortadas en bastones
Aceite de oliva virgen extra, un chorrito | 1 | chorrito | Aceite de oliva virgen extra |
200 g de quinoa (o bulgur, o cuscús) | 200 | g | quinoa | o bulgur, o cuscús
1 rebanada de pan del día anterior | 1 | rebanada | pan | del día anterior
un trozo de jengibre del tamaño de un pulgar | 1 | trozo | jengibre | del tamaño de un pulgar
Masa: 300 g de harina de fuerza | 300 | g | harina de fuerza | Masa
2 chiles serranos o al gusto | 2 | | chiles serranos | o al gusto
1 litro de caldo de ave casero | 1 | litro | caldo de ave casero |
especias: comino, orégano y laurel | | | comino, orégano y laurel | especias
6 huevos L | 6 | | huevos L |
12 langostinos pelados y sin hilo intestinal | 12 | | langostinos | pelados y sin hilo intestinal
tres cuartos de taza de azúcar morena | 0.75 | taza | azúcar morena |
1 manojo grande de cilantro, desinfectado y picado finamente | 1 | manojo | cilantro | desinfectado y picado finamente
100 gramos de almendra molida | 100 | gramos | almendra molida |
c/s de pan rallado para rebozar | | | pan rallado | c/s para rebozar
1 cebolla cortada en juliana | 1 | | cebolla | cortada en juliana
2 latas de atún en aceite, escurridas | 2 | latas | atún en aceite | escurridas
unas gotas de limón | | gotas | limón | unas
750 gr. de ternera para guisar en tacos | 750 | gr. | ternera | para guisar en tacos
--- last check
500g de harina panadera | 500 | g | harina panadera |
1 cucharadita (5 ml) de esencia de vainilla | 1 | cucharadita | esencia de vainilla | 5 ml
2 cebolletas, la parte verde y la blanca por separado | 2 | | cebolletas | la parte verde y la blanca por separado
3/4 kg de merluza en lomos sin piel | 0.75 | kg | merluza | en lomos sin piel
1 taza y 1/2 de leche evaporada | 1.5 | taza | leche evaporada |
100 g de queso fresco (tipo burgos), en dados | 100 | g | queso fresco | tipo burgos, en dados
unas ramitas de eneldo fresco para decorar | | ramitas | eneldo fresco | unas para decorar
1 pimiento verde italiano, sin semillas y picado fino | 1 | | pimiento verde italiano | sin semillas y picado fino
10-12 aceitunas negras deshuesadas | 10-12 | | aceitunas negras | deshuesadas
sal gruesa, la necesaria | | | sal gruesa | la necesaria
4 muslos de pollo con piel y hueso | 4 | | muslos de pollo | con piel y hueso
el corazón de una alcachofa | 1 | | alcachofa | el corazón
2 cucharadas de perejil o cilantro picado | 2 | cucharadas | perejil o cilantro | picado
1 yema de huevo batida para pintar | 1 | | yema de huevo | batida para pintar
frutos secos: nueces, almendras y avellanas | | | nueces, almendras y avellanas | frutos secos
1 pizca generosa de nuez moscada | 1 | pizca | nuez moscada |
150 gramos de mantequilla a temperatura ambiente (punto pomada) | 150 | gramos | mantequilla | a temperatura ambiente punto pomada
1 tallo de apio con sus hojas | 1 | tallo | apio | con sus hojas
Ajo en polvo: 1 cucharadita | 1 | cucharadita | Ajo en polvo |
2 chiles anchos, limpios y remojados en agua caliente | 2 | | chiles anchos | limpios y remojados en agua caliente
`;
