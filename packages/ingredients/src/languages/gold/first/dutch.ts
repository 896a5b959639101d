/** Dutch lines and what each says: `line | quantity | unit | food | note`. */
export const dutch = `
500 g bloem | 500 | g | bloem |
200g suiker | 200 | g | suiker |
500 gram gehakt | 500 | gram | gehakt |
1/2 liter melk | 0.5 | liter | melk |
een halve ui, fijngehakt | 0.5 | | ui | fijngehakt
1 grote ui, fijn gesneden | 1 | | grote ui | fijn gesneden
2 teentjes knoflook | 2 | teentjes | knoflook |
2-3 teentjes knoflook, geperst | 2-3 | teentjes | knoflook | geperst
2 tot 3 eetlepels olijfolie | 2-3 | eetlepels | olijfolie |
2 el azijn | 2 | el | azijn |
1 tl zout | 1 | tl | zout |
1 theelepel bakpoeder | 1 | theelepel | bakpoeder |
1½ kopje rijst | 1.5 | kopje | rijst |
1 ½ el honing | 1.5 | el | honing |
anderhalve liter water | 1.5 | liter | water |
1,5 kg aardappelen | 1.5 | kg | aardappelen |
1 blik (400 g) tomatenblokjes | 1 | blik | tomatenblokjes | 400 g
2 blikken kikkererwten à 400 g, uitgelekt | 2 | blikken | kikkererwten | à 400 g uitgelekt
2 blikjes tonijn | 2 | blikjes | tonijn |
2 x 400 g gepelde tomaten | 2 | | tomaten | 400 g gepelde
peper en zout | | | peper en zout |
zout en peper naar smaak | | | zout en peper | naar smaak
zout naar smaak | | | zout | naar smaak
versgemalen peper | | | peper | versgemalen
wat peterselie | | | peterselie | wat
een beetje melk | | | melk | een beetje
snufje zout | | snufje | zout |
een snufje nootmuskaat | 1 | snufje | nootmuskaat |
1 mespunt saffraan | 1 | mespunt | saffraan |
scheutje witte wijn | | scheutje | witte wijn |
1 zakje vanillesuiker | 1 | zakje | vanillesuiker |
1 pakje gist (7 g) | 1 | pakje | gist | 7 g
1/2 bosje peterselie | 0.5 | bosje | peterselie |
4 sneetjes brood | 4 | sneetjes | brood |
4 plakken ham | 4 | plakken | ham |
2 laurierblaadjes | 2 | | laurierblaadjes |
1 takje rozemarijn | 1 | takje | rozemarijn |
2 stengels bleekselderij | 2 | stengels | bleekselderij |
1 kaneelstokje | 1 | | kaneelstokje |
100 g geraspte kaas | 100 | g | kaas | geraspte
50 g gehakte walnoten | 50 | g | walnoten | gehakte
50 g gesmolten boter | 50 | g | boter | gesmolten
100 g zachte boter | 100 | g | boter | zachte
100 g boter, op kamertemperatuur | 100 | g | boter | op kamertemperatuur
boter om in te vetten | | | boter | om in te vetten
olie om te frituren | | | olie | om te frituren
bloem voor het werkblad | | | bloem | voor het werkblad
peterselie voor de garnering | | | peterselie | voor de garnering
sap van 1 citroen | 1 | | citroen | sap van
sap van een halve limoen | 0.5 | | limoen | sap van
rasp van 1 sinaasappel | 1 | | sinaasappel | rasp van
1 citroen (sap en rasp) | 1 | | citroen | sap en rasp
drie eieren | 3 | | eieren |
2 eidooiers | 2 | | eidooiers |
1 ei, losgeklopt | 1 | | ei | losgeklopt
ongeveer 300 g champignons | 300 | g | champignons |
ca. 200 ml slagroom | 200 | ml | slagroom |
een paar blaadjes basilicum | | blaadjes | basilicum | een paar
een handje rucola | 1 | handje | rucola |
1 glas rode wijn | 1 | glas | rode wijn |
2 dl room | 2 | dl | room |
1 ons ham | 1 | ons | ham |
1 pond kipfilet | 1 | pond | kipfilet |
100 g boter of margarine | 100 | g | boter of margarine |
1 bouillonblokje | 1 | | bouillonblokje |
melk 200 ml | 200 | ml | melk |
bloem: 250 g | 250 | g | bloem |
1 volle eetlepel maïzena | 1 | eetlepel | maïzena |
2 el plus 1 tl sojasaus | 2 | el | sojasaus | plus 1 tl
1 ui in ringen gesneden | 1 | | ui | in ringen gesneden
2 uien gesnipperd | 2 | | uien | gesnipperd
1 rode paprika, in reepjes | 1 | | rode paprika | in reepjes
1 stukje gember (2 cm), geraspt | 1 | stukje | gember | 2 cm geraspt
1 rol bladerdeeg | 1 | rol | bladerdeeg |
1 potje pesto | 1 | potje | pesto |
250 ml (1 kopje) melk | 250 | ml | melk | 1 kopje
poedersuiker (optioneel) | | | poedersuiker | optioneel
1 krop sla | 1 | krop | sla |
basilicum | | | basilicum |
--- second check
150 g pure chocolade, in stukjes gebroken | 150 | g | pure chocolade | in stukjes gebroken
4 kipfilets (à 125 g) | 4 | | kipfilets | à 125 g
1 el versgeperst citroensap | 1 | el | citroensap | versgeperst
1 rode ui, in dunne ringen | 1 | | rode ui | in dunne ringen
800 g kruimige aardappelen, geschild en in stukken | 800 | g | kruimige aardappelen | geschild en in stukken
zwarte peper uit de molen | | | zwarte peper | uit de molen
1 bouillontablet (voor 500 ml) | 1 | | bouillontablet | voor 500 ml
2 takjes verse tijm, alleen de blaadjes | 2 | takjes | verse tijm | alleen de blaadjes
een scheut olijfolie | 1 | scheut | olijfolie |
100 ml lauwwarme melk | 100 | ml | melk | lauwwarme
1 blikje tomatenpuree (70 g) | 1 | blikje | tomatenpuree | 70 g
1 afgestreken theelepel zout | 1 | theelepel | zout |
200 g gerookte zalm | 200 | g | gerookte zalm |
3 eetlepels fijngehakte bieslook | 3 | eetlepels | bieslook | fijngehakte
1 courgette, in halve plakjes | 1 | | courgette | in halve plakjes
2 sjalotjes, fijngesnipperd | 2 | | sjalotjes | fijngesnipperd
75 g boter + extra voor de vorm | 75 | g | boter | + extra voor de vorm
1 bos lente-ui | 1 | bos | lente-ui |
zonnebloemolie om in te bakken | | | zonnebloemolie | om in te bakken
handje rucola | | handje | rucola |
--- third check
1 kg mosselen, schoongemaakt | 1 | kg | mosselen | schoongemaakt
1 volle theelepel kurkuma | 1 | theelepel | kurkuma |
kwart theelepel cayennepeper | 0.25 | theelepel | cayennepeper |
3 middelgrote aardappelen, in blokjes | 3 | | middelgrote aardappelen | in blokjes
enkele druppels tabasco | | druppels | tabasco | enkele
1 pakje roomkaas (200 g) | 1 | pakje | roomkaas | 200 g
2 lente-uitjes, in ringetjes | 2 | | lente-uitjes | in ringetjes
250 g volkoren spaghetti | 250 | g | volkoren spaghetti |
10 olijven zonder pit | 10 | | olijven | zonder pit
versgemalen zwarte peper | | | zwarte peper | versgemalen
2 eetlepels gladde peterselie, fijngesneden | 2 | eetlepels | gladde peterselie | fijngesneden
1 bol mozzarella | 1 | bol | mozzarella |
1 citroen, uitgeperst | 1 | | citroen | uitgeperst
flinke scheut melk | 1 | scheut | melk |
300 g spinazie, gewassen | 300 | g | spinazie | gewassen
--- fourth check
6 plakjes ontbijtspek | 6 | plakjes | ontbijtspek |
200 g gekookte rijst | 200 | g | gekookte rijst |
15 g verse koriander, fijngesneden | 15 | g | verse koriander | fijngesneden
1 citroen, alleen het sap | 1 | | citroen | alleen het sap
50 g walnoten, grof gehakt | 50 | g | walnoten | grof gehakt
4 kippenpoten met vel | 4 | | kippenpoten | met vel
2 peren, geschild en in partjes | 2 | | peren | geschild en in partjes
1 sinaasappel (rasp en sap) | 1 | | sinaasappel | rasp en sap
grof zeezout | | | grof zeezout |
1 rode peper, zonder zaadjes, fijngesneden | 1 | | rode peper | zonder zaadjes fijngesneden
2 eetlepels geroosterde pijnboompitten | 2 | eetlepels | pijnboompitten | geroosterde
paneermeel om te paneren | | | paneermeel | om te paneren
1 bekertje crème fraîche (125 g) | 1 | bekertje | crème fraîche | 125 g
100 g jong belegen kaas, geraspt | 100 | g | jong belegen kaas | geraspt
een paar takjes dille | | takjes | dille | een paar
--- fifth check
250 g garnalen, gepeld | 250 | g | garnalen | gepeld
1 duimgroot stuk gember | 1 | stuk | gember | duimgroot
2 eetlepels kappertjes, uitgelekt | 2 | eetlepels | kappertjes | uitgelekt
100 g gezouten boter | 100 | g | gezouten boter |
4 hardgekookte eieren | 4 | | hardgekookte eieren |
1 prei, alleen het wit | 1 | | prei | alleen het wit
60 g rietsuiker plus 1 el extra | 60 | g | rietsuiker | plus 1 el extra
1 stronk broccoli, in roosjes | 1 | stronk | broccoli | in roosjes
8 sneetjes oud brood | 8 | sneetjes | oud brood |
10-12 kerstomaten, gehalveerd | 10-12 | | kerstomaten | gehalveerd
halve theelepel kaneel | 0.5 | theelepel | kaneel |
1 fles (750 ml) witte wijn | 1 | fles | witte wijn | 750 ml
kokosolie, om te bakken | | | kokosolie | om te bakken
1 grote zoete aardappel (ca. 300 g) | 1 | | grote zoete aardappel | 300 g
snufje zout en versgemalen peper | | snufje | zout en peper | versgemalen
`;
