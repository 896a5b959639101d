/** Norwegian lines and what each says: `line | quantity | unit | food | note`. */
export const norwegian = `
500 g hvetemel | 500 | g | hvetemel |
4 dl siktet hvetemel | 4 | dl | hvetemel | siktet
1 ts bakepulver | 1 | ts | bakepulver |
2 ss olivenolje | 2 | ss | olivenolje |
2 ss smeltet smør | 2 | ss | smør | smeltet
1/2 ts salt | 0.5 | ts | salt |
½ ts malt kanel | 0.5 | ts | malt kanel |
1,5 dl melk | 1.5 | dl | melk |
3 stk egg | 3 | stk | egg |
2 eggeplommer | 2 | | eggeplommer |
1 stk løk, finhakket | 1 | stk | løk | finhakket
1 finhakket løk | 1 | | løk | finhakket
2 båter hvitløk | 2 | båter | hvitløk |
3 fedd hvitløk, finhakket | 3 | fedd | hvitløk | finhakket
1 boks hakkede tomater | 1 | boks | tomater | hakkede
1 boks (400 g) kikerter | 1 | boks | kikerter | 400 g
400 g kjøttdeig | 400 | g | kjøttdeig |
600 g kyllingfilet | 600 | g | kyllingfilet |
salt og pepper | | | salt og pepper |
salt og nykvernet pepper | | | salt og pepper | nykvernet
litt salt | | | salt | litt
salt etter smak | | | salt | etter smak
smør til steking | | | smør | til steking
olje til frityrsteking | | | olje | til frityrsteking
100 g smør, romtemperert | 100 | g | smør | romtemperert
75 g mykt smør | 75 | g | smør | mykt
1 klype salt | 1 | klype | salt |
en klype safran | 1 | klype | safran |
1 bunt persille | 1 | bunt | persille |
1/2 potte basilikum | 0.5 | potte | basilikum |
2 kvister timian | 2 | kvister | timian |
noen kvister dill | | kvister | dill | noen
en håndfull ruccola | 1 | håndfull | ruccola |
1 neve spinat | 1 | neve | spinat |
saften av 1 sitron | 1 | | sitron | saften av
revet skall av 1 appelsin | 1 | | appelsin | revet skall av
1 sitron, saft og skall | 1 | | sitron | saft og skall
3 gulrøtter, i skiver | 3 | | gulrøtter | i skiver
2 gulrøtter, skrelt og revet | 2 | | gulrøtter | skrelt og revet
4 store poteter | 4 | | store poteter |
800 g poteter, skrelt | 800 | g | poteter | skrelt
1 rød paprika i strimler | 1 | | rød paprika | i strimler
1 liten bit ingefær, revet | 1 | bit | ingefær | revet
ca. 2 dl kremfløte | 2 | dl | kremfløte |
2-3 ss soyasaus | 2-3 | ss | soyasaus |
1 pk bacon | 1 | pk | bacon |
1 pakke lasagneplater | 1 | pakke | lasagneplater |
1 pose revet ost | 1 | pose | ost | revet
150 g revet hvitost | 150 | g | hvitost | revet
50 g fersk gjær | 50 | g | fersk gjær |
1 pk tørrgjær (12 g) | 1 | pk | tørrgjær | 12 g
3 dl lunkent vann | 3 | dl | vann | lunkent
1 l kokende vann | 1 | l | vann | kokende
1 buljongterning | 1 | | buljongterning |
1 terning kyllingbuljong | 1 | terning | kyllingbuljong |
1 beger lettrømme | 1 | beger | lettrømme |
2 dl lettrømme (18 %) | 2 | dl | lettrømme | 18 %
8 skiver loff | 8 | skiver | loff |
4 laksefileter (ca. 150 g) | 4 | | laksefileter | 150 g
1 vaniljestang, frøene | 1 | | vaniljestang | frøene
1 ts vaniljesukker eller vaniljeekstrakt | 1 | ts | vaniljesukker eller vaniljeekstrakt |
melis til pynt | | | melis | til pynt
gressløk til servering | | | gressløk | til servering
evt. litt chili | | | chili | evt. litt
en halv agurk | 0.5 | | agurk |
200 g røkt laks | 200 | g | røkt laks |
1 purre, finsnittet | 1 | | purre | finsnittet
60 g sukker + 1 ss til pensling | 60 | g | sukker | + 1 ss til pensling
egg til pensling | | | egg | til pensling
Deig: 250 g mel | 250 | g | mel | Deig
melk 2 dl | 2 | dl | melk |
1 ss hakket frisk koriander | 1 | ss | frisk koriander | hakket
--- second check
1 ss søt chilisaus | 1 | ss | søt chilisaus |
500 g kyllinglårfilet, i biter | 500 | g | kyllinglårfilet | i biter
2 røde løk, i tynne skiver | 2 | | røde løk | i tynne skiver
1 boks kokosmelk | 1 | boks | kokosmelk |
3 ss hakket persille | 3 | ss | persille | hakket
75 g mørk sjokolade, grovhakket | 75 | g | mørk sjokolade | grovhakket
2 dl kald melk | 2 | dl | melk | kald
1 eggehvite | 1 | | eggehvite |
4 tomater, delt i båter | 4 | | tomater | delt i båter
1 squash, grovrevet | 1 | | squash | grovrevet
1 håndfull mynteblader | 1 | håndfull | mynteblader |
1/2 hodekål, finstrimlet | 0.5 | | hodekål | finstrimlet
olje til steking | | | olje | til steking
1 ss sukker eller etter smak | 1 | ss | sukker | eller etter smak
2 dl matfløte (20 %) | 2 | dl | matfløte | 20 %
50 g ristede mandler | 50 | g | mandler | ristede
1 stk fersk ingefær (ca. 3 cm), revet | 1 | stk | fersk ingefær | 3 cm revet
1 liten blomkål | 1 | | liten blomkål |
400 g spagetti | 400 | g | spagetti |
3 dl kraft (gjerne fiskekraft) | 3 | dl | kraft | gjerne fiskekraft
fersk koriander til pynt | | | fersk koriander | til pynt
1-2 ts karri | 1-2 | ts | karri |
8 store kamskjell | 8 | | store kamskjell |
1 ss smør + litt til formen | 1 | ss | smør | + litt til formen
2 ss maisenna rørt ut i litt vann | 2 | ss | maisenna | rørt ut i litt vann
250 g sopp, delt i fire | 250 | g | sopp | delt i fire
1 stilk sitrongress | 1 | stilk | sitrongress |
2 ss sesamfrø | 2 | ss | sesamfrø |
700 g torskefilet uten skinn og bein | 700 | g | torskefilet | uten skinn og bein
1 never reddiker | 1 | never | reddiker |
`;
