/** Spanish lines and what each says: `line | quantity | unit | food | note`. */
export const spanish = `
200 g de harina | 200 | g | harina |
200gr de azúcar moreno | 200 | gr | azúcar moreno |
1/2 litro de leche | 0.5 | litro | leche |
medio litro de caldo de pollo | 0.5 | litro | caldo de pollo |
media cebolla picada | 0.5 | | cebolla | picada
1 cebolla grande, finamente picada | 1 | | cebolla grande | finamente picada
2-3 dientes de ajo | 2-3 | dientes | ajo |
2 o 3 tomates maduros | 2-3 | | tomates maduros |
3 dientes de ajo, picados finamente | 3 | dientes | ajo | picados finamente
2 cucharadas de aceite de oliva virgen extra | 2 | cucharadas | aceite de oliva virgen extra |
1 cda. de vinagre | 1 | cda. | vinagre |
2 cdas de salsa de soja | 2 | cdas | salsa de soja |
1 cdta. de comino molido | 1 | cdta. | comino molido |
½ cucharadita de sal | 0.5 | cucharadita | sal |
1 ½ tazas de arroz | 1.5 | tazas | arroz |
1 taza y media de agua | 1.5 | taza | agua |
1 y 1/2 cucharadas de miel | 1.5 | cucharadas | miel |
1,5 kg de patatas | 1.5 | kg | patatas |
1 lata de atún de 160 g | 1 | lata | atún | 160 g
1 lata (400 g) de garbanzos, escurridos | 1 | lata | garbanzos | 400 g escurridos
2 latas de 400 g de tomate triturado | 2 | latas | tomate triturado | 400 g
sal y pimienta | | | sal y pimienta |
sal al gusto | | | sal | al gusto
sal a gusto | | | sal | a gusto
pimienta negra c/n | | | pimienta negra | c/n
aceite cantidad necesaria | | | aceite | cantidad necesaria
un poco de perejil fresco | | | perejil fresco | un poco
una pizca de sal | 1 | pizca | sal |
1 pizca de nuez moscada rallada | 1 | pizca | nuez moscada | rallada
un chorrito de vino blanco | 1 | chorrito | vino blanco |
1 sobre de levadura química | 1 | sobre | levadura química |
1 manojo de cilantro | 1 | manojo | cilantro |
4 rebanadas de pan de molde | 4 | rebanadas | pan de molde |
4 lonchas de jamón serrano | 4 | lonchas | jamón serrano |
1 hoja de laurel | 1 | hoja | laurel |
1 rama de canela | 1 | rama | canela |
2 ramitas de tomillo | 2 | ramitas | tomillo |
100 g de queso rallado | 100 | g | queso | rallado
50 g de mantequilla derretida | 50 | g | mantequilla | derretida
100 g de mantequilla a temperatura ambiente | 100 | g | mantequilla | a temperatura ambiente
2 zanahorias peladas y cortadas en rodajas | 2 | | zanahorias | peladas y cortadas en rodajas
1 pimiento rojo cortado en tiras | 1 | | pimiento rojo | cortado en tiras
aceite para freír | | | aceite | para freír
mantequilla para engrasar el molde | | | mantequilla | para engrasar el molde
el zumo de 1 limón | 1 | | limón | el zumo
jugo de medio limón | 0.5 | | limón | jugo
ralladura de una naranja | 1 | | naranja | ralladura
1 limón (zumo y ralladura) | 1 | | limón | zumo y ralladura
tres huevos | 3 | | huevos |
4 huevos L | 4 | | huevos L |
2 yemas de huevo | 2 | | yemas de huevo |
una docena de almejas | 1 | docena | almejas |
aprox. 300 g de champiñones | 300 | g | champiñones |
unos 200 ml de nata para montar | 200 | ml | nata para montar |
unas hojas de albahaca | | hojas | albahaca | unas
un puñado de rúcula | 1 | puñado | rúcula |
1 vaso de vino tinto | 1 | vaso | vino tinto |
1 kg 250 g de carne de ternera | 1 | kg | carne de ternera | 250 g
2 tazas más 1 cucharada de harina | 2 | tazas | harina | más 1 cucharada
100 g de mantequilla o margarina | 100 | g | mantequilla o margarina |
1 pastilla de caldo | 1 | pastilla | caldo |
harina: 250 g | 250 | g | harina |
leche 200 ml | 200 | ml | leche |
1 cucharada colmada de maicena | 1 | cucharada | maicena |
2 tomates grandes, pelados y sin semillas | 2 | | tomates grandes | pelados y sin semillas
1 aguacate maduro | 1 | | aguacate maduro |
3 cuartos de kilo de tomates | 0.75 | kilo | tomates |
1 trozo de jengibre fresco (2 cm) | 1 | trozo | jengibre fresco | 2 cm
250 ml (1 taza) de leche entera | 250 | ml | leche entera | 1 taza
1 bote de pimientos del piquillo | 1 | bote | pimientos del piquillo |
cilantro fresco picado, para decorar | | | cilantro fresco | picado para decorar
chiles al gusto, en rodajas | | | chiles | al gusto en rodajas
1 tallo de apio, picado | 1 | tallo | apio | picado
2 pechugas de pollo deshuesadas | 2 | | pechugas de pollo | deshuesadas
azúcar glas (opcional) | | | azúcar glas | opcional
2 x 200 g de salmón | 2 | | salmón | 200 g
perejil | | | perejil |
--- second check
150 gramos de chocolate negro troceado | 150 | gramos | chocolate negro | troceado
1 pechuga de pollo entera | 1 | | pechuga de pollo entera |
1/4 de taza de jugo de naranja | 0.25 | taza | jugo de naranja |
1/2 kg de carne picada de ternera | 0.5 | kg | carne picada de ternera |
2 cucharaditas de pimentón dulce | 2 | cucharaditas | pimentón dulce |
4 filetes de merluza (150 g cada uno) | 4 | | filetes de merluza | 150 g cada uno
Sal y pimienta negra recién molida | | | Sal y pimienta negra | recién molida
Aceite de oliva, cantidad necesaria | | | Aceite de oliva | cantidad necesaria
1 cebolla morada en juliana | 1 | | cebolla morada | en juliana
3 ramas de apio cortadas en trozos pequeños | 3 | ramas | apio | cortadas en trozos pequeños
1 barra de pan del día anterior | 1 | barra | pan | del día anterior
100 ml de leche tibia | 100 | ml | leche | tibia
1 cucharada (15 g) de azúcar | 1 | cucharada | azúcar | 15 g
5 o 6 hojas de menta fresca | 5-6 | hojas | menta fresca |
2 huevos batidos | 2 | | huevos | batidos
1 chorro generoso de aceite | 1 | chorro | aceite | generoso
1 paquete de galletas María | 1 | paquete | galletas María |
200 g de gambas peladas y sin cabeza | 200 | g | gambas | peladas y sin cabeza
6 cdas soperas de pan rallado | 6 | cdas | pan rallado |
Hojas de cilantro para servir | | Hojas | cilantro | para servir
--- third check
1 kg de mejillones limpios | 1 | kg | mejillones | limpios
2 cucharadas rasas de fécula de maíz | 2 | cucharadas | fécula de maíz |
un cuarto de cucharadita de cúrcuma | 0.25 | cucharadita | cúrcuma |
3 patatas medianas, peladas y en dados | 3 | | patatas medianas | peladas y en dados
1 calabacín mediano | 1 | | calabacín mediano |
unas gotas de limón | | gotas | limón | unas
1 brick de nata (200 ml) | 1 | brick | nata | 200 ml
10 aceitunas verdes sin hueso | 10 | | aceitunas verdes | sin hueso
1 pimiento verde grande, sin semillas, picado | 1 | | pimiento verde grande | sin semillas picado
pimienta recién molida al gusto | | | pimienta | recién molida al gusto
2 tomates rallados | 2 | | tomates | rallados
1 cabeza de ajos | 1 | cabeza | ajos |
50 ml de vino blanco | 50 | ml | vino blanco |
12 langostinos crudos pelados | 12 | | langostinos crudos | pelados
1/2 manojo de perejil, sólo las hojas | 0.5 | manojo | perejil | sólo las hojas
--- fourth check
6 lonchas finas de beicon | 6 | lonchas | beicon | finas
1 diente de ajo muy picado | 1 | diente | ajo | muy picado
200 g de arroz cocido | 200 | g | arroz cocido |
2 yogures naturales | 2 | | yogures naturales |
1/2 pimiento rojo | 0.5 | | pimiento rojo |
Sal gruesa | | | Sal gruesa |
3 cucharadas de cilantro picado | 3 | cucharadas | cilantro | picado
4 muslos de pollo con piel | 4 | | muslos de pollo | con piel
1 limón, su jugo | 1 | | limón | su jugo
1 kg de almejas (lavadas) | 1 | kg | almejas | lavadas
50 g de nueces troceadas | 50 | g | nueces | troceadas
2 chiles serranos sin semillas, finamente picados | 2 | | chiles serranos | sin semillas finamente picados
1 paquete de masa quebrada | 1 | paquete | masa quebrada |
harina para rebozar | | | harina | para rebozar
1 pizca de azafrán en hebras | 1 | pizca | azafrán en hebras |
--- fifth check
250 g de mejillones cocidos y desconchados | 250 | g | mejillones cocidos | y desconchados
1 zanahoria rallada gruesa | 1 | | zanahoria | rallada gruesa
2 pechugas de pollo marinadas en limón | 2 | | pechugas de pollo | marinadas en limón
100 g de queso fresco desmoronado | 100 | g | queso fresco | desmoronado
1 bote de leche condensada | 1 | bote | leche condensada |
6 tortillas de maíz calentadas | 6 | | tortillas de maíz | calentadas
50 g de almendras laminadas | 50 | g | almendras | laminadas
1 cebolleta cortada muy fina | 1 | | cebolleta | cortada muy fina
30 g de mantequilla salada | 30 | g | mantequilla salada |
1 cucharadita de pimienta blanca molida | 1 | cucharadita | pimienta blanca molida |
2 huevos duros | 2 | | huevos duros |
1/2 barra de pan | 0.5 | barra | pan |
100 g de salmón ahumado | 100 | g | salmón ahumado |
3 dientes de ajo (sin germen) | 3 | dientes | ajo | sin germen
1 vaso de caldo de pescado | 1 | vaso | caldo de pescado |
--- sixth check
3 cucharadas de salsa de soja | 3 | cucharadas | salsa de soja |
1 mango maduro cortado en cubitos | 1 | | mango maduro | cortado en cubitos
150 g de queso manchego rallado | 150 | g | queso manchego | rallado
1/2 col lombarda | 0.5 | | col lombarda |
las semillas de una vaina de vainilla | 1 | vaina | vainilla | las semillas
1 tableta de chocolate (200 g) | 1 | tableta | chocolate | 200 g
1 frasco de pepinillos | 1 | frasco | pepinillos |
harina para espolvorear | | | harina | para espolvorear
75 cl de agua fría | 75 | cl | agua | fría
1 puerro (sólo la parte blanca) | 1 | | puerro | sólo la parte blanca
4 rodajas de merluza | 4 | rodajas | merluza |
2 cubitos de caldo de verduras | 2 | cubitos | caldo de verduras |
1 cucharadita de levadura seca | 1 | cucharadita | levadura seca |
1 berenjena a la plancha | 1 | | berenjena | a la plancha
jengibre fresco rallado (opcional) | | | jengibre fresco | rallado opcional
--- seventh check
2 endivias lavadas y troceadas | 2 | | endivias | lavadas y troceadas
1 redondo de ternera de 1 kg | 1 | | redondo de ternera | 1 kg
4 cucharaditas de cacao puro | 4 | cucharaditas | cacao puro |
1 bulbo de hinojo | 1 | bulbo | hinojo |
200 g de queso feta desmenuzado | 200 | g | queso feta | desmenuzado
6 higos frescos en cuartos | 6 | | higos frescos | en cuartos
medio vaso de agua tibia | 0.5 | vaso | agua | tibia
aceite abundante para freír | | | aceite | abundante para freír
1 yema batida con un poco de leche | 1 | | yema | batida con un poco de leche
2 bolsitas de té verde | 2 | bolsitas | té verde |
`;
