/** Danish lines and what each says: `line | quantity | unit | food | note`. */
export const danish = `
500 g hvedemel | 500 | g | hvedemel |
200g sukker | 200 | g | sukker |
5 dl mælk | 5 | dl | mælk |
2 1/2 dl vand | 2.5 | dl | vand |
1½ dl fløde | 1.5 | dl | fløde |
1 ½ tsk. bagepulver | 1.5 | tsk. | bagepulver |
et halvt løg, finthakket | 0.5 | | løg | finthakket
1 stort løg, finthakket | 1 | | stort løg | finthakket
2 fed hvidløg, presset | 2 | fed | hvidløg | presset
2-3 spsk. olivenolie | 2-3 | spsk. | olivenolie |
2–3 gulerødder | 2-3 | | gulerødder |
2 til 3 spiseskefulde honning | 2-3 | spiseskefulde | honning |
1 spsk eddike | 1 | spsk | eddike |
1 tsk salt | 1 | tsk | salt |
1 teske kanel | 1 | teske | kanel |
1 kop ris | 1 | kop | ris |
1,5 kg kartofler | 1.5 | kg | kartofler |
1 dåse hakkede tomater (400 g) | 1 | dåse | tomater | hakkede 400 g
1 ds. kikærter, drænet | 1 | ds. | kikærter | drænet
2 dåser tun i vand | 2 | dåser | tun i vand |
2 x 400 g flåede tomater | 2 | | tomater | 400 g flåede
1 pakke halloumi à 200 g | 1 | pakke | halloumi | à 200 g
1 pk. butterdej | 1 | pk. | butterdej |
salt og peber | | | salt og peber |
salt og sort peber efter smag | | | salt og sort peber | efter smag
salt efter smag | | | salt | efter smag
friskkværnet peber | | | peber | friskkværnet
lidt persille | | | persille | lidt
et nip salt | 1 | nip | salt |
1 knivspids muskatnød | 1 | knivspids | muskatnød |
nip sukker | | nip | sukker |
en sjat hvidvin | 1 | sjat | hvidvin |
1 brev tørgær | 1 | brev | tørgær |
50 g gær | 50 | g | gær |
1/2 bundt dild | 0.5 | bundt | dild |
1 potte basilikum | 1 | potte | basilikum |
4 skiver bacon | 4 | skiver | bacon |
2 laurbærblade | 2 | | laurbærblade |
2 kviste rosmarin | 2 | kviste | rosmarin |
2 stilke bladselleri | 2 | stilke | bladselleri |
1 stang kanel | 1 | stang | kanel |
100 g revet ost | 100 | g | ost | revet
2 dl friskrevet parmesan | 2 | dl | parmesan | friskrevet
50 g hakkede valnødder | 50 | g | valnødder | hakkede
50 g smeltet smør | 50 | g | smør | smeltet
100 g blødt smør | 100 | g | smør | blødt
100 g smør, stuetempereret | 100 | g | smør | stuetempereret
smør til formen | | | smør | til formen
smør til stegning | | | smør | til stegning
frisk dild til pynt | | | frisk dild | til pynt
saften af 1 citron | 1 | | citron | saften af
saft fra en halv lime | 0.5 | | lime | saft fra
revet skal af 1 appelsin | 1 | | appelsin | revet skal af
1 citron, saft og skal | 1 | | citron | saft og skal
tre æg | 3 | | æg |
2 æggeblommer | 2 | | æggeblommer |
1 æg, sammenpisket | 1 | | æg | sammenpisket
ca. 300 g champignoner | 300 | g | champignoner |
cirka 2 dl piskefløde | 2 | dl | piskefløde |
nogle blade basilikum | | blade | basilikum | nogle
en håndfuld rucola | 1 | håndfuld | rucola |
1 glas rødvin | 1 | glas | rødvin |
100 g smør eller margarine | 100 | g | smør eller margarine |
1 terning hønsebouillon | 1 | terning | hønsebouillon |
mælk 2 dl | 2 | dl | mælk |
hvedemel: 300 g | 300 | g | hvedemel |
1 toppet spsk. majsstivelse | 1 | spsk. | majsstivelse |
2 spsk. + 1 tsk. soja | 2 | spsk. | soja | + 1 tsk.
1 rød peberfrugt, i strimler | 1 | | rød peberfrugt | i strimler
2 gulerødder skåret i skiver | 2 | | gulerødder | skåret i skiver
1 stykke ingefær (ca. 2 cm) | 1 | stykke | ingefær | 2 cm
4 laksefileter (à 125 g) | 4 | | laksefileter | à 125 g
flormelis (kan udelades) | | | flormelis | kan udelades
groft salt | | | groft salt |
--- second check
130 g mel | 130 | g | mel |
1 spsk. koldt vand | 1 | spsk. | vand | koldt
2 spsk. lys sirup | 2 | spsk. | lys sirup |
4 kyllingelår med skind | 4 | | kyllingelår | med skind
1 rødløg i tynde skiver | 1 | | rødløg | i tynde skiver
2 pærer, skrællet og skåret i både | 2 | | pærer | skrællet og skåret i både
250 g rejer, optøede | 250 | g | rejer | optøede
1 dl cremefraiche 18 % | 1 | dl | cremefraiche 18 % |
1 porre, kun det hvide | 1 | | porre | kun det hvide
10-12 cherrytomater, halverede | 10-12 | | cherrytomater | halverede
1 stor sød kartoffel (ca. 300 g) | 1 | | stor sød kartoffel | 300 g
salt og friskkværnet peber | | | salt og peber | friskkværnet
1 flaske hvidvin (75 cl) | 1 | flaske | hvidvin | 75 cl
60 g rørsukker plus 1 spsk. til drys | 60 | g | rørsukker | plus 1 spsk. til drys
olie til friture | | | olie | til friture
1 bakke babyspinat | 1 | bakke | babyspinat |
2 hårdkogte æg | 2 | | hårdkogte æg |
½ tsk. stødt kardemomme | 0.5 | tsk. | stødt kardemomme |
1 økologisk citron, skal og saft | 1 | | økologisk citron | skal og saft
purløg, fintklippet | | | purløg | fintklippet
`;
