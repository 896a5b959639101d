/** A second set of Spanish lines, written before its reader had seen any of them. */
export const spanish = `
1 vaso de leche entera (200 ml) | 1 | vaso | leche entera | 200 ml
3 huevos camperos | 3 | | huevos camperos |
1 cucharadita rasa de bicarbonato | 1 | cucharadita | bicarbonato |
1 pellizco de sal | 1 | pellizco | sal |
una nuez de mantequilla | 1 | nuez | mantequilla |
1 cucharada de café soluble | 1 | cucharada | café soluble |
2 dl de aceite de girasol | 2 | dl | aceite de girasol |
1 cayena | 1 | | cayena |
1 hebra de azafrán | 1 | hebra | azafrán |
unas hebras de azafrán | | hebras | azafrán | unas
1 sobrecito de azúcar vainillado | 1 | sobrecito | azúcar vainillado |
1 cda. sopera de harina | 1 | cda. sopera | harina |
1/2 taza (125 ml) de aceite vegetal | 0.5 | taza | aceite vegetal | 125 ml
2 chiles guajillo, desvenados e hidratados | 2 | | chiles guajillo | desvenados e hidratados
4 jitomates asados | 4 | | jitomates asados |
1 lata de elote (220 g), drenada | 1 | lata | elote | 220 g drenada
1 barrita de mantequilla (90 g) | 1 | barrita | mantequilla | 90 g
1 cubo de caldo de pollo | 1 | cubo | caldo de pollo |
500 cc de leche | 500 | cc | leche |
3 cditas de polvo para hornear | 3 | cditas | polvo para hornear |
sal, a gusto | | | sal | a gusto
aceite, c/n | | | aceite | c/n
1 atado de acelga | 1 | atado | acelga |
2 fetas de jamón cocido | 2 | fetas | jamón cocido |
100 grs de manteca pomada | 100 | grs | manteca | pomada
1 tapa de tarta | 1 | | tapa de tarta |
1 docena de tapas para empanadas | 1 | docena | tapas | para empanadas
1 chorrito de esencia de vainilla | 1 | chorrito | esencia de vainilla |
1 ají, picado en cuadritos | 1 | | ají | picado en cuadritos
2 cucharadas soperas de vinagre de Jerez | 2 | cucharadas soperas | vinagre de Jerez |
1 cabeza de ajos entera | 1 | cabeza | ajos | entera
Un puñadito de almendras crudas | 1 | puñadito | almendras crudas |
Unas ramas de perejil | | ramas | perejil | Unas
1 cucharón de caldo | 1 | cucharón | caldo |
1 diente de ajo grande | 1 | diente | ajo |
4 cucharadas de aceite de oliva (60 ml) | 4 | cucharadas | aceite de oliva | 60 ml
1 puerro (la parte blanca) | 1 | | puerro | la parte blanca
1 pimiento choricero | 1 | | pimiento choricero |
250 g de bacalao desalado | 250 | g | bacalao | desalado
Para el sofrito: 2 cebollas | 2 | | cebollas | Para el sofrito
1 kg y medio de patatas | 1.5 | kg | patatas |
1 cuarto de litro de nata | 0.25 | litro | nata |
200 g de azúcar (más 2 cucharadas para espolvorear) | 200 | g | azúcar | más 2 cucharadas para espolvorear
8 a 10 hojas de albahaca fresca | 8-10 | hojas | albahaca fresca |
1 cebolla o 2 chalotas | 1 | | cebolla | o 2 chalotas
la piel de un limón | 1 | | limón | la piel
1 trocito de guindilla | 1 | trocito | guindilla |
Queso parmesano rallado para gratinar | | | Queso parmesano | rallado para gratinar
1 tarrina de queso crema (300 g) | 1 | tarrina | queso crema | 300 g
2 cucharadas de postre de levadura | 2 | cucharadas de postre | levadura |
3 pechugas de pollo fileteadas | 3 | | pechugas de pollo | fileteadas
1 vasito de brandy | 1 | vasito | brandy |
medio kilo de carne picada mixta | 0.5 | kilo | carne picada mixta |
aceite de oliva suave | | | aceite de oliva suave |
1 mazo de espárragos trigueros | 1 | mazo | espárragos trigueros |
1 tronco de merluza de 800 g | 1 | tronco | merluza | 800 g
4 onzas de chocolate negro | 4 | onzas | chocolate negro |
10 granos de pimienta negra | 10 | granos | pimienta negra |
aproximadamente 150 g de pan rallado | 150 | g | pan rallado |
1 pieza de jengibre de 3 cm | 1 | pieza | jengibre | 3 cm
--- last check
1 chorro de salsa inglesa | 1 | chorro | salsa inglesa |
3 cucharadas (45 g) de mantequilla sin sal | 3 | cucharadas | mantequilla sin sal | 45 g
1 cebolla blanca chica, en cuartos | 1 | | cebolla blanca | en cuartos
2 tazas de arroz de grano largo, lavado y escurrido | 2 | tazas | arroz de grano largo | lavado y escurrido
1 lata chica de chipotles en adobo | 1 | lata | chipotles en adobo |
1/4 kg de gambones | 0.25 | kg | gambones |
2 hojas de gelatina hidratadas en agua fría | 2 | hojas | gelatina | hidratadas en agua fría
1 ramito de hierbabuena | 1 | ramito | hierbabuena |
1 barra de pan duro | 1 | barra | pan duro |
100 ml de aceite de oliva + un poco más para freír | 100 | ml | aceite de oliva | + un poco más para freír
1 cucharadita de ajo en polvo | 1 | cucharadita | ajo en polvo |
2 zanahorias grandes ralladas | 2 | | zanahorias grandes | ralladas
sal y pimienta, cantidad necesaria | | | sal y pimienta | cantidad necesaria
250 g de harina leudante (o común con polvo leudante) | 250 | g | harina leudante | o común con polvo leudante
1 pocillo de aceite | 1 | pocillo | aceite |
ralladura de 1/2 limón | 0.5 | | limón | ralladura
3 cebollas de verdeo picadas | 3 | | cebollas de verdeo | picadas
1 paquete (200 g) de espinacas baby | 1 | paquete | espinacas baby | 200 g
2 pimientos asados en tiras | 2 | | pimientos asados | en tiras
1 loncha gruesa de panceta | 1 | loncha | panceta |
6 anchoas en aceite | 6 | | anchoas en aceite |
un puñado generoso de piñones tostados | 1 | puñado | piñones | tostados
200 g de chocolate con leche troceado | 200 | g | chocolate con leche | troceado
media taza de nueces picadas en trozos grandes | 0.5 | taza | nueces | picadas en trozos grandes
3 dientes de ajo sin pelar | 3 | dientes | ajo | sin pelar
1 kilo de costillas de cerdo | 1 | kilo | costillas de cerdo |
2 litros de agua o caldo | 2 | litros | agua o caldo |
Una pizca de pimienta de cayena (opcional) | 1 | pizca | pimienta de cayena | opcional
cilantro y cebolla picada para servir | | | cilantro y cebolla | picada para servir
12 tortillas de maíz | 12 | | tortillas de maíz |
`;
