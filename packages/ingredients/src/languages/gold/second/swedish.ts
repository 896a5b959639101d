/** A second set of Swedish lines, written before its reader had seen any of them. */
export const swedish = `
1 förp krossade tomater (à 390 g) | 1 | förp | krossade tomater | à 390 g
2 pkt färdig smördeg | 2 | pkt | färdig smördeg |
600 g kycklingfilé, i bitar | 600 | g | kycklingfilé | i bitar
3 vitlöksklyftor, pressade | 3 | | vitlöksklyftor | pressade
1 klyfta vitlök | 1 | klyfta | vitlök |
2 1/2 dl vetemjöl | 2.5 | dl | vetemjöl |
1,5 msk kycklingfond | 1.5 | msk | kycklingfond |
2 krm svartpeppar | 2 | krm | svartpeppar |
1 nypa salt | 1 | nypa | salt |
en nypa saffran | 1 | nypa | saffran |
salt och peppar | | | salt och peppar |
salt, peppar | | | salt, peppar |
smör att steka i | | | smör | att steka i
olja till fritering | | | olja | till fritering
1 gul lök, finhackad | 1 | | gul lök | finhackad
1 stor rödlök i tunna skivor | 1 | | stor rödlök | i tunna skivor
50 g jäst för söta degar | 50 | g | jäst för söta degar |
150 g smör, rumsvarmt | 150 | g | smör | rumsvarmt
100 g smält smör | 100 | g | smör | smält
3 ägg | 3 | | ägg |
2 äggulor | 2 | | äggulor |
1 ägg till pensling | 1 | | ägg | till pensling
5 dl ljummen mjölk | 5 | dl | mjölk | ljummen
ca 7 dl vetemjöl special | 7 | dl | vetemjöl special |
1 tsk vaniljsocker eller vaniljextrakt | 1 | tsk | vaniljsocker eller vaniljextrakt |
1 kruka basilika | 1 | kruka | basilika |
1 knippe dill, hackad | 1 | knippe | dill | hackad
några kvistar persilja | | kvistar | persilja | några
en handfull ruccola | 1 | handfull | ruccola |
2 msk finhackad persilja | 2 | msk | persilja | finhackad
saften av 1/2 citron | 0.5 | | citron | saften
rivet skal av 1 apelsin | 1 | | apelsin | rivet skal
1 citron, skal och saft | 1 | | citron | skal och saft
1 lime, saft | 1 | | lime | saft
2 dl riven västerbottensost | 2 | dl | västerbottensost | riven
200 g riven ost | 200 | g | ost | riven
1 burk vita bönor, avrunna och sköljda | 1 | burk | vita bönor | avrunna och sköljda
1 burk (400 ml) kokosmjölk | 1 | burk | kokosmjölk | 400 ml
4 port ris | 4 | port | ris |
800 g fast potatis | 800 | g | fast potatis |
1 kg kokt potatis, skivad | 1 | kg | potatis | kokt skivad
1/2 vitkålshuvud | 0.5 | | vitkålshuvud |
1 liten bit ingefära, riven | 1 | bit | ingefära | riven
2 lagerblad | 2 | | lagerblad |
5 kryddpepparkorn | 5 | | kryddpepparkorn |
1 kanelstång | 1 | | kanelstång |
en skvätt vin | 1 | skvätt | vin |
1 klick smör | 1 | klick | smör |
lite citronsaft | | | citronsaft | lite
1 tärning grönsaksbuljong | 1 | tärning | grönsaksbuljong |
1 grönsaksbuljongtärning + 5 dl vatten | 1 | | grönsaksbuljongtärning | + 5 dl vatten
ev. lite socker | | | socker | ev. lite
Deg: 3 dl mjölk | 3 | dl | mjölk | Deg
pärlsocker till garnering | | | pärlsocker | till garnering
2 tsk bakpulver | 2 | tsk | bakpulver |
2 skivor formfranska utan kanter | 2 | skivor | formfranska | utan kanter
1 msk japansk soja | 1 | msk | japansk soja |
en halv purjolök | 0.5 | | purjolök |
1 rågad msk maizena | 1 | msk | maizena |
2 paket bacon, tärnat och stekt | 2 | paket | bacon | tärnat och stekt
--- last check
1 msk rapsolja till stekning | 1 | msk | rapsolja | till stekning
400 g blandfärs | 400 | g | blandfärs |
2 morötter, grovt rivna | 2 | | morötter | grovt rivna
1 dl matlagningsgrädde (15 %) | 1 | dl | matlagningsgrädde | 15 %
3 dl havregryn | 3 | dl | havregryn |
1 paprika, urkärnad och strimlad | 1 | | paprika | urkärnad och strimlad
2 msk tomatpuré | 2 | msk | tomatpuré |
1 tsk torkad oregano | 1 | tsk | torkad oregano |
1 påse riven ost (150 g) | 1 | påse | ost | riven 150 g
250 g lasagneplattor | 250 | g | lasagneplattor |
6 potatisar, skalade | 6 | | potatisar | skalade
50 g mandelspån | 50 | g | mandelspån |
1 burk majs, avrunnen | 1 | burk | majs | avrunnen
en näve färsk spenat | 1 | näve | färsk spenat |
2 msk citronsaft | 2 | msk | citronsaft |
1 äggvita, lätt vispad | 1 | | äggvita | lätt vispad
250 g sockerärtor | 250 | g | sockerärtor |
1-2 tsk sambal oelek efter smak | 1-2 | tsk | sambal oelek | efter smak
4 laxfiléer (à 125 g) | 4 | | laxfiléer | à 125 g
färsk koriander till servering | | | färsk koriander | till servering
1 dl kokosflingor, rostade | 1 | dl | kokosflingor | rostade
2 salladslökar, tunt skivade | 2 | | salladslökar | tunt skivade
1 liter mjölk | 1 | liter | mjölk |
75 g mörk choklad, grovhackad | 75 | g | mörk choklad | grovhackad
3/4 dl strösocker | 0.75 | dl | strösocker |
100 g smör + 1 msk till formen | 100 | g | smör | + 1 msk till formen
1 bit purjolök (ca 10 cm) | 1 | bit | purjolök | 10 cm
salt efter smak | | | salt | efter smak
2 ägg, lätt uppvispade | 2 | | ägg | lätt uppvispade
8 skivor rågbröd | 8 | skivor | rågbröd |
`;
