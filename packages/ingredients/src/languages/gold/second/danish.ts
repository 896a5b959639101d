/** A second set of Danish lines, written before its reader had seen any of them. */
export const danish = `
500 g hakket oksekød | 500 | g | hakket oksekød |
400 g hakket svinekød (8-12 %) | 400 | g | hakket svinekød | 8-12 %
1 dåse hakkede tomater (400 g) | 1 | dåse | tomater | hakkede 400 g
1 ds. flåede tomater | 1 | ds. | tomater | flåede
2 fed hvidløg, presset | 2 | fed | hvidløg | presset
1 stort løg, finthakket | 1 | | stort løg | finthakket
2 spsk. olivenolie | 2 | spsk. | olivenolie |
1 spsk neutral olie til stegning | 1 | spsk | neutral olie | til stegning
½ tsk. groft salt | 0.5 | tsk. | groft salt |
1½ dl sukker | 1.5 | dl | sukker |
2,5 dl piskefløde | 2.5 | dl | piskefløde |
salt og peber | | | salt og peber |
friskkværnet sort peber | | | sort peber | friskkværnet
salt, peber og lidt sukker | | | salt, peber og lidt sukker |
25 g gær | 25 | g | gær |
50 g smør, smeltet | 50 | g | smør | smeltet
100 g blødt smør | 100 | g | smør | blødt
smør til stegning | | | smør | til stegning
smør til formen | | | smør | til formen
3 æg, str. M | 3 | | æg | str. M
2 pasteuriserede æggeblommer | 2 | | pasteuriserede æggeblommer |
1 sammenpisket æg til pensling | 1 | | æg | sammenpisket til pensling
3 gulerødder, skrællet og revet groft | 3 | | gulerødder | skrællet og revet groft
1 kg kartofler | 1 | kg | kartofler |
800 g bagekartofler | 800 | g | bagekartofler |
1 bundt persille, groft hakket | 1 | bundt | persille | groft hakket
½ bundt frisk dild | 0.5 | bundt | frisk dild |
en håndfuld frisk basilikum | 1 | håndfuld | frisk basilikum |
et par kviste timian | | kviste | timian | et par
2 laurbærblade | 2 | | laurbærblade |
1 stang kanel | 1 | stang | kanel |
1 stang vanilje, kornene heraf | 1 | stang | vanilje | kornene heraf
saften af 1 citron | 1 | | citron | saften
revet skal af ½ appelsin | 0.5 | | appelsin | revet skal
1 øko citron (saft og skal) | 1 | | øko citron | saft og skal
1 lime, saften heraf | 1 | | lime | saften heraf
1 knsp. kardemomme | 1 | knsp. | kardemomme |
et nip salt | 1 | nip | salt |
1 knivspids cayennepeber | 1 | knivspids | cayennepeber |
lidt muskatnød | | | muskatnød | lidt
en klat smør | 1 | klat | smør |
2 brev tørgær | 2 | brev | tørgær |
1 pose frosne ærter | 1 | pose | frosne ærter |
1 bæger creme fraiche 9 % | 1 | bæger | creme fraiche 9 % |
1 bakke champignon, i skiver | 1 | bakke | champignon | i skiver
200 g bacon i tern | 200 | g | bacon | i tern
8 skiver bacon | 8 | skiver | bacon |
100 g revet ost | 100 | g | ost | revet
ca. 200 g hvedemel | 200 | g | hvedemel |
1 l vand | 1 | l | vand |
1 grøntsagsbouillonterning | 1 | | grøntsagsbouillonterning |
5 dl kogende vand | 5 | dl | vand | kogende
1-2 spsk. eddike | 1-2 | spsk. | eddike |
1 spsk. honning eller sirup | 1 | spsk. | honning eller sirup |
Dej: 250 g mel | 250 | g | mel | Dej
flormelis til drys | | | flormelis | til drys
evt. lidt chili | | | chili | evt. lidt
en halv agurk | 0.5 | | agurk |
6 skiver rugbrød | 6 | skiver | rugbrød |
1 spsk. maizena rørt ud i lidt vand | 1 | spsk. | maizena | rørt ud i lidt vand
--- last check
1 spsk. sød chilisauce | 1 | spsk. | sød chilisauce |
600 g kyllingebryst i strimler | 600 | g | kyllingebryst | i strimler
2 røde peberfrugter, i tern | 2 | | røde peberfrugter | i tern
1 dåse kokosmælk | 1 | dåse | kokosmælk |
3 spsk. finthakket persille | 3 | spsk. | persille | finthakket
75 g mørk chokolade, hakket | 75 | g | mørk chokolade | hakket
1 tsk. bagepulver | 1 | tsk. | bagepulver |
2 dl kold mælk | 2 | dl | mælk | kold
1 æggehvide | 1 | | æggehvide |
4 tomater, skåret i både | 4 | | tomater | skåret i både
1 squash, groft revet | 1 | | squash | groft revet
2 stilke citrongræs | 2 | stilke | citrongræs |
1 håndfuld mynteblade | 1 | håndfuld | mynteblade |
½ rødkålshoved | 0.5 | | rødkålshoved |
200 g røget laks | 200 | g | røget laks |
olie til stegning | | | olie | til stegning
1 spsk. sukker eller efter smag | 1 | spsk. | sukker | eller efter smag
1 pakke lasagneplader | 1 | pakke | lasagneplader |
2 dl fløde 38 % | 2 | dl | fløde 38 % |
1 løg, skåret i tynde skiver | 1 | | løg | skåret i tynde skiver
50 g ristede mandler | 50 | g | mandler | ristede
1 stykke frisk ingefær, revet | 1 | stykke | frisk ingefær | revet
1 lille blomkål | 1 | | lille blomkål |
400 g spaghetti | 400 | g | spaghetti |
salt og peber efter smag | | | salt og peber | efter smag
3 dl bouillon (terning er ok) | 3 | dl | bouillon | terning er ok
frisk koriander til pynt | | | frisk koriander | til pynt
1-2 tsk. karry | 1-2 | tsk. | karry |
8 store kammuslinger | 8 | | store kammuslinger |
1 spsk. smør + lidt til formen | 1 | spsk. | smør | + lidt til formen
`;
