/** Finnish lines and what each says: `line | quantity | unit | food | note`. */
export const finnish = `
5 dl vehnäjauhoja | 5 | dl | vehnäjauhoja |
2 dl sokeria | 2 | dl | sokeria |
2 rkl öljyä | 2 | rkl | öljyä |
1 rkl oliiviöljyä | 1 | rkl | oliiviöljyä |
1 tl suolaa | 1 | tl | suolaa |
1/2 tl mustapippuria | 0.5 | tl | mustapippuria |
½ tl leivinjauhetta | 0.5 | tl | leivinjauhetta |
2 ruokalusikallista hunajaa | 2 | ruokalusikallista | hunajaa |
1 teelusikallinen kanelia | 1 | teelusikallinen | kanelia |
1 mm muskottipähkinää | 1 | mm | muskottipähkinää |
3 kananmunaa | 3 | | kananmunaa |
2 munaa | 2 | | munaa |
2 keltuaista | 2 | | keltuaista |
1 sipuli | 1 | | sipuli |
1 iso sipuli | 1 | | iso sipuli |
1 sipuli hienonnettuna | 1 | | sipuli | hienonnettuna
1 sipuli, hienonnettu | 1 | | sipuli | hienonnettu
2 valkosipulinkynttä | 2 | | valkosipulinkynttä |
2 kynttä valkosipulia | 2 | kynttä | valkosipulia |
3 dl maitoa | 3 | dl | maitoa |
2,5 dl kädenlämpöistä maitoa | 2.5 | dl | maitoa | kädenlämpöistä
1 l vettä | 1 | l | vettä |
5 dl kiehuvaa vettä | 5 | dl | vettä | kiehuvaa
100 g voita | 100 | g | voita |
150 g huoneenlämpöistä voita | 150 | g | voita | huoneenlämpöistä
50 g sulatettua voita | 50 | g | voita | sulatettua
25 g voita sulatettuna | 25 | g | voita | sulatettuna
suolaa | | | suolaa |
suolaa ja pippuria | | | suolaa ja pippuria |
suolaa, pippuria | | | suolaa, pippuria |
suolaa maun mukaan | | | suolaa | maun mukaan
ripaus suolaa | | ripaus | suolaa |
1 ripaus sokeria | 1 | ripaus | sokeria |
hyppysellinen sahramia | | hyppysellinen | sahramia |
1 pss kuivahiivaa | 1 | pss | kuivahiivaa |
1 pussi kuivahiivaa (11 g) | 1 | pussi | kuivahiivaa | 11 g
50 g tuoretta hiivaa | 50 | g | tuoretta hiivaa |
1 prk kermaviiliä | 1 | prk | kermaviiliä |
1 prk (200 g) ranskankermaa | 1 | prk | ranskankermaa | 200 g
2 dl kuohukermaa | 2 | dl | kuohukermaa |
1 tlk tomaattimurskaa | 1 | tlk | tomaattimurskaa |
1 tölkki kikherneitä | 1 | tölkki | kikherneitä |
1 pkt pekonia | 1 | pkt | pekonia |
400 g jauhelihaa | 400 | g | jauhelihaa |
500 g broilerin fileesuikaleita | 500 | g | broilerin fileesuikaleita |
600 g lohifileetä paloina | 600 | g | lohifileetä | paloina
1 kg perunoita | 1 | kg | perunoita |
4 perunaa kuorittuna | 4 | | perunaa | kuorittuna
2 porkkanaa raastettuna | 2 | | porkkanaa | raastettuna
2 porkkanaa, kuorittuna ja viipaloituna | 2 | | porkkanaa | kuorittuna ja viipaloituna
150 g juustoraastetta | 150 | g | juustoraastetta |
100 g raastettua juustoa | 100 | g | juustoa | raastettua
1 ruukku basilikaa | 1 | ruukku | basilikaa |
1 nippu tilliä | 1 | nippu | tilliä |
2 rkl hienonnettua persiljaa | 2 | rkl | persiljaa | hienonnettua
kourallinen rucolaa | | kourallinen | rucolaa |
muutama oksa timjamia | | oksa | timjamia | muutama
2 laakerinlehteä | 2 | | laakerinlehteä |
1 sitruunan mehu | 1 | | sitruunan mehu |
1/2 sitruunan mehu | 0.5 | | sitruunan mehu |
1 appelsiinin raastettu kuori | 1 | | appelsiinin kuori | raastettu
voita paistamiseen | | | voita | paistamiseen
öljyä paistamiseen | | | öljyä | paistamiseen
tomusokeria koristeluun | | | tomusokeria | koristeluun
noin 200 g herkkusieniä | 200 | g | herkkusieniä |
2-3 rkl soijakastiketta | 2-3 | rkl | soijakastiketta |
4 viipaletta leipää | 4 | viipaletta | leipää |
1 pala inkivääriä (n. 2 cm) | 1 | pala | inkivääriä | n. 2 cm
1 rkl voita tai margariinia | 1 | rkl | voita tai margariinia |
1 punainen paprika kuutioituna | 1 | | punainen paprika | kuutioituna
2 dl kasvislientä | 2 | dl | kasvislientä |
hieman chiliä | | | chiliä | hieman
--- second check
1 dl kaurahiutaleita | 1 | dl | kaurahiutaleita |
2 rkl tomaattipyreetä | 2 | rkl | tomaattipyreetä |
1 kesäkurpitsa viipaloituna | 1 | | kesäkurpitsa | viipaloituna
300 g pastaa | 300 | g | pastaa |
1 tl kuivattua oreganoa | 1 | tl | kuivattua oreganoa |
1 prk turkkilaista jogurttia | 1 | prk | turkkilaista jogurttia |
250 g maitorahkaa | 250 | g | maitorahkaa |
2 dl ruokakermaa (15 %) | 2 | dl | ruokakermaa | 15 %
1 punasipuli ohuina viipaleina | 1 | | punasipuli | ohuina viipaleina
3 rkl hienonnettua ruohosipulia | 3 | rkl | ruohosipulia | hienonnettua
70 g suklaata rouhittuna | 70 | g | suklaata | rouhittuna
1 valkuainen | 1 | | valkuainen |
4 tomaattia lohkoina | 4 | | tomaattia | lohkoina
1 dl kylmää maitoa | 1 | dl | maitoa | kylmää
2 varsiselleriä | 2 | | varsiselleriä |
1/2 keräkaali suikaloituna | 0.5 | | keräkaali | suikaloituna
1 rkl sokeria tai hunajaa | 1 | rkl | sokeria tai hunajaa |
öljyä friteeraukseen | | | öljyä | friteeraukseen
50 g paahdettuja manteleita | 50 | g | manteleita | paahdettuja
1 pieni kukkakaali | 1 | | pieni kukkakaali |
100 g savustettua lohta | 100 | g | savustettua lohta |
2 dl riisiä | 2 | dl | riisiä |
1-2 tl currya | 1-2 | tl | currya |
tuoretta korianteria tarjoiluun | | | tuoretta korianteria | tarjoiluun
1 rkl voita + vähän vuoan voiteluun | 1 | rkl | voita | + vähän vuoan voiteluun
8 siivua pekonia | 8 | siivua | pekonia |
1 pss pakasteherneitä | 1 | pss | pakasteherneitä |
1 dl vettä | 1 | dl | vettä |
2 omenaa kuorittuna ja kuutioituna | 2 | | omenaa | kuorittuna ja kuutioituna
1 tlk tonnikalaa | 1 | tlk | tonnikalaa |
`;
