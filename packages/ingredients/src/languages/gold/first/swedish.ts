/** Swedish lines and what each says: `line | quantity | unit | food | note`. */
export const swedish = `
500 g vetemjöl | 500 | g | vetemjöl |
200g socker | 200 | g | socker |
5 dl mjölk | 5 | dl | mjölk |
2 1/2 dl vatten | 2.5 | dl | vatten |
1½ dl strösocker | 1.5 | dl | strösocker |
1 ½ tsk bakpulver | 1.5 | tsk | bakpulver |
en halv gul lök, finhackad | 0.5 | | gul lök | finhackad
1 stor lök, finhackad | 1 | | stor lök | finhackad
2 vitlöksklyftor, pressade | 2 | | vitlöksklyftor | pressade
2 klyftor vitlök | 2 | klyftor | vitlök |
2-3 msk olivolja | 2-3 | msk | olivolja |
2–3 morötter | 2-3 | | morötter |
2 till 3 matskedar honung | 2-3 | matskedar | honung |
1 msk vinäger | 1 | msk | vinäger |
1 tsk salt | 1 | tsk | salt |
2 krm svartpeppar | 2 | krm | svartpeppar |
1 tesked kanel | 1 | tesked | kanel |
1 kryddmått kardemumma | 1 | kryddmått | kardemumma |
1 kopp ris | 1 | kopp | ris |
1,5 kg potatis | 1.5 | kg | potatis |
3 hg köttfärs | 3 | hg | köttfärs |
1 burk krossade tomater (400 g) | 1 | burk | krossade tomater | 400 g
1 burk (à 400 g) kikärter, avrunna | 1 | burk | kikärter | à 400 g avrunna
2 burkar tonfisk i vatten | 2 | burkar | tonfisk i vatten |
2 x 400 g krossade tomater | 2 | | krossade tomater | 400 g
1 förpackning halloumi, à 200 g | 1 | förpackning | halloumi | à 200 g
1 pkt smördeg | 1 | pkt | smördeg |
salt och peppar | | | salt och peppar |
salt och svartpeppar efter smak | | | salt och svartpeppar | efter smak
salt efter smak | | | salt | efter smak
nymalen svartpeppar | | | svartpeppar | nymalen
lite persilja | | | persilja | lite
en nypa salt | 1 | nypa | salt |
1 nypa muskot | 1 | nypa | muskot |
nypa socker | | nypa | socker |
en skvätt vitt vin | 1 | skvätt | vitt vin |
1 påse torrjäst | 1 | påse | torrjäst |
50 g jäst | 50 | g | jäst |
1 paket jäst för söta degar (50 g) | 1 | paket | jäst för söta degar | 50 g
1/2 knippe dill | 0.5 | knippe | dill |
1 kruka basilika | 1 | kruka | basilika |
4 skivor bacon | 4 | skivor | bacon |
2 lagerblad | 2 | | lagerblad |
2 kvistar rosmarin | 2 | kvistar | rosmarin |
2 stjälkar selleri | 2 | stjälkar | selleri |
1 kanelstång | 1 | | kanelstång |
100 g riven ost | 100 | g | ost | riven
2 dl riven västerbottensost | 2 | dl | västerbottensost | riven
50 g hackade valnötter | 50 | g | valnötter | hackade
50 g smält smör | 50 | g | smör | smält
100 g rumsvarmt smör | 100 | g | smör | rumsvarmt
100 g smör, rumsvarmt | 100 | g | smör | rumsvarmt
smör till formen | | | smör | till formen
smör till stekning | | | smör | till stekning
olja att steka i | | | olja | att steka i
färsk dill till garnering | | | färsk dill | till garnering
saften av 1 citron | 1 | | citron | saften av
saft från en halv lime | 0.5 | | lime | saft från
rivet skal av 1 apelsin | 1 | | apelsin | rivet skal av
1 citron, skal och saft | 1 | | citron | skal och saft
tre ägg | 3 | | ägg |
2 äggulor | 2 | | äggulor |
1 ägg, uppvispat | 1 | | ägg | uppvispat
ca 300 g champinjoner | 300 | g | champinjoner |
cirka 2 dl grädde | 2 | dl | grädde |
några blad basilika | | blad | basilika | några
en näve ruccola | 1 | näve | ruccola |
1 glas rödvin | 1 | glas | rödvin |
100 g smör eller margarin | 100 | g | smör eller margarin |
1 tärning hönsbuljong | 1 | tärning | hönsbuljong |
mjölk 2 dl | 2 | dl | mjölk |
vetemjöl: 3 dl | 3 | dl | vetemjöl |
1 rågad msk maizena | 1 | msk | maizena |
2 msk + 1 tsk soja | 2 | msk | soja | + 1 tsk
1 röd paprika, i strimlor | 1 | | röd paprika | i strimlor
2 morötter skurna i slantar | 2 | | morötter | skurna i slantar
1 bit ingefära (ca 2 cm) | 1 | bit | ingefära | 2 cm
4 laxfiléer (à 125 g) | 4 | | laxfiléer | à 125 g
florsocker (valfritt) | | | florsocker | valfritt
flingsalt | | | flingsalt |
--- second check
150 g mörk choklad, grovhackad | 150 | g | mörk choklad | grovhackad
4 kycklingfiléer | 4 | | kycklingfiléer |
1 msk färskpressad citronsaft | 1 | msk | citronsaft | färskpressad
800 g fast potatis, skalad | 800 | g | fast potatis | skalad
2 dl finriven parmesan | 2 | dl | parmesan | finriven
1/2 tsk flingsalt | 0.5 | tsk | flingsalt |
1 gul lök i tunna skivor | 1 | | gul lök | i tunna skivor
en näve färsk basilika, grovt hackad | 1 | näve | färsk basilika | grovt hackad
smör och ströbröd till formen | | | smör och ströbröd | till formen
3 dl varmt vatten | 3 | dl | vatten | varmt
1 burk kokosmjölk à 400 ml | 1 | burk | kokosmjölk | à 400 ml
2 msk smör, till stekning | 2 | msk | smör | till stekning
salt & peppar | | | salt & peppar |
200 g kallrökt lax | 200 | g | kallrökt lax |
1 st röd chili, urkärnad och finhackad | 1 | st | röd chili | urkärnad och finhackad
1 liten bit färsk ingefära | 1 | bit | färsk ingefära |
3 ägg, rumstempererade | 3 | | ägg | rumstempererade
0,5 dl rapsolja | 0.5 | dl | rapsolja |
några kvistar timjan | | kvistar | timjan | några
50 g smör + lite till formen | 50 | g | smör | + lite till formen
--- third check
1 kg blåmusslor, rengjorda | 1 | kg | blåmusslor | rengjorda
1/2 krm cayennepeppar | 0.5 | krm | cayennepeppar |
3 medelstora potatisar | 3 | | medelstora potatisar |
några droppar tabasco | | droppar | tabasco | några
1 burk (400 g) kikärtor, sköljda | 1 | burk | kikärtor | 400 g sköljda
2 dl crème fraiche (34 %) | 2 | dl | crème fraiche | 34 %
färskpressad saft av 1 lime | 1 | | lime | färskpressad saft av
1 purjolök, finstrimlad | 1 | | purjolök | finstrimlad
75 g rostade hasselnötter | 75 | g | hasselnötter | rostade
rapsolja att fritera i | | | rapsolja | att fritera i
1 rejäl nypa socker | 1 | nypa | socker |
4 ägg (storlek L) | 4 | | ägg | storlek L
1 msk finhackad gräslök | 1 | msk | gräslök | finhackad
200 g fetaost, smulad | 200 | g | fetaost | smulad
en halv vaniljstång | 0.5 | | vaniljstång |
--- fourth check
6 skivor prosciutto | 6 | skivor | prosciutto |
4 port kokt ris | 4 | port | ris | kokt
1 citron, finrivet skal och saft | 1 | | citron | finrivet skal och saft
50 g valnötter, grovt hackade | 50 | g | valnötter | grovt hackade
4 kycklinglår med skinn | 4 | | kycklinglår | med skinn
2 päron, skalade och klyftade | 2 | | päron | skalade och klyftade
grovt salt | | | grovt salt |
1 rödlök, tunt skivad | 1 | | rödlök | tunt skivad
ströbröd till panering | | | ströbröd | till panering
1 dl hackad persilja | 1 | dl | persilja | hackad
några kvistar färsk dill | | kvistar | färsk dill | några
1 msk smör eller olja | 1 | msk | smör eller olja |
3 msk kallt vatten | 3 | msk | vatten | kallt
ca 12 cocktailtomater, halverade | 12 | | cocktailtomater | halverade
gräslök att strö över | | | gräslök | att strö över
--- fifth check
250 g skalade räkor | 250 | g | räkor | skalade
1 tumstor bit färsk ingefära | 1 | bit | färsk ingefära | tumstor
2 msk kapris, avrunnen | 2 | msk | kapris | avrunnen
4 hårdkokta ägg | 4 | | hårdkokta ägg |
1 purjolök, bara den vita delen | 1 | | purjolök | bara den vita delen
60 g råsocker plus 1 msk till garnering | 60 | g | råsocker | plus 1 msk till garnering
1 broccolihuvud, i buketter | 1 | | broccolihuvud | i buketter
10-12 körsbärstomater, delade | 10-12 | | körsbärstomater | delade
1 flaska vitt vin (75 cl) | 1 | flaska | vitt vin | 75 cl
1 stor sötpotatis (ca 300 g) | 1 | | stor sötpotatis | 300 g
2 dl standardmjölk (3%) | 2 | dl | standardmjölk | 3%
1 ask babyspenat | 1 | ask | babyspenat |
salt och nymalen vitpeppar | | | salt och vitpeppar | nymalen
1 dl socker + 1 tsk vaniljsocker | 1 | dl | socker | + 1 tsk vaniljsocker
smör, rumsvarmt | | | smör | rumsvarmt
`;
