/** A second set of Dutch lines, written before its reader had seen any of them. */
export const dutch = `
2 teentjes knoflook, fijngesneden | 2 | teentjes | knoflook | fijngesneden
1 blik tomatenblokjes (400 g) | 1 | blik | tomatenblokjes | 400 g
300 gr kastanjechampignons in plakjes | 300 | gr | kastanjechampignons | in plakjes
1 el olijfolie extra vierge | 1 | el | olijfolie extra vierge |
2 eetl. sojasaus | 2 | eetl. | sojasaus |
1 theel. komijnpoeder | 1 | theel. | komijnpoeder |
peper en zout naar smaak | | | peper en zout | naar smaak
snuf zout | | snuf | zout |
een flinke snuf nootmuskaat | 1 | snuf | nootmuskaat |
een klontje boter | 1 | klontje | boter |
klont boter om in te bakken | | klont | boter | om in te bakken
scheutje azijn | | scheutje | azijn |
1 zakje bakpoeder (16 g) | 1 | zakje | bakpoeder | 16 g
8 vellen bladerdeeg | 8 | vellen | bladerdeeg |
1 rol filodeeg (270 g), ontdooid | 1 | rol | filodeeg | 270 g ontdooid
een handvol basilicumblaadjes | 1 | handvol | basilicumblaadjes |
½ bosje koriander, grof gesneden | 0.5 | bosje | koriander | grof gesneden
1 bouillonblokje opgelost in 500 ml water | 1 | | bouillonblokje | opgelost in 500 ml water
1 winterpeen, in blokjes gesneden | 1 | | winterpeen | in blokjes gesneden
400 g rundergehakt | 400 | g | rundergehakt |
500 g half-om-half gehakt | 500 | g | half-om-half gehakt |
2 kipfilets (ca. 300 g), in reepjes | 2 | | kipfilets | 300 g in reepjes
125 g roomboter, op kamertemperatuur | 125 | g | roomboter | op kamertemperatuur
250 g zelfrijzend bakmeel | 250 | g | zelfrijzend bakmeel |
3 eieren (maat M) | 3 | | eieren | maat M
1 eierdooier | 1 | | eierdooier |
een half pakje roomboter (125 g) | 0.5 | pakje | roomboter | 125 g
halve liter melk | 0.5 | liter | melk |
1 1/2 kopje rijst | 1.5 | kopje | rijst |
2 koffielepels suiker | 2 | koffielepels | suiker |
1 soeplepel bloem | 1 | soeplepel | bloem |
1 ajuin | 1 | | ajuin |
sap van een halve citroen | 0.5 | | citroen | sap
de rasp van 1 limoen | 1 | | limoen | de rasp
1 citroen (het sap) | 1 | | citroen | het sap
1 stengel citroengras, gekneusd | 1 | stengel | citroengras | gekneusd
2 stengels bleekselderij | 2 | stengels | bleekselderij |
3 laurierblaadjes | 3 | | laurierblaadjes |
2 kruidnagels | 2 | | kruidnagels |
1 kaneelstokje | 1 | | kaneelstokje |
stukje verse gember van 2 cm, geraspt | | stukje | verse gember | van 2 cm geraspt
100 gram geraspte oude kaas | 100 | gram | oude kaas | geraspte
150 g gemengde sla | 150 | g | gemengde sla |
1 pot appelmoes (720 ml) | 1 | pot | appelmoes | 720 ml
1 potje rode pesto | 1 | potje | rode pesto |
1 bakje cherrytomaatjes (250 g), gehalveerd | 1 | bakje | cherrytomaatjes | 250 g gehalveerd
2 el pijnboompitten, kort geroosterd | 2 | el | pijnboompitten | kort geroosterd
1 dl witte wijn | 1 | dl | witte wijn |
100 ml kookroom of slagroom | 100 | ml | kookroom of slagroom |
1 ui of 2 sjalotten | 1 | | ui | of 2 sjalotten
1 el maizena, aangelengd met water | 1 | el | maizena | aangelengd met water
ongeveer 1 kg kruimige aardappelen | 1 | kg | kruimige aardappelen |
75 g suiker + 1 el voor de appels | 75 | g | suiker | + 1 el voor de appels
zonnebloemolie, om te frituren | | | zonnebloemolie | om te frituren
poedersuiker, voor erover | | | poedersuiker | voor erover
enkele takjes verse tijm | | takjes | verse tijm | enkele
1 avocado, ontpit en in plakjes | 1 | | avocado | ontpit en in plakjes
4 sneden boerenbrood | 4 | sneden | boerenbrood |
1 mespunt kaneel | 1 | mespunt | kaneel |
bieslook (optioneel) | | | bieslook | optioneel
--- last check
1 blikje mais (150 g uitlekgewicht) | 1 | blikje | mais | 150 g uitlekgewicht
200 ml kokosmelk uit blik | 200 | ml | kokosmelk | uit blik
3 el ketjap manis | 3 | el | ketjap manis |
1 tl sambal oelek, of naar smaak | 1 | tl | sambal oelek | of naar smaak
2 stengels citroengras | 2 | stengels | citroengras |
500 g kipdijfilet, in blokjes | 500 | g | kipdijfilet | in blokjes
1 rode ui, in dunne ringen | 1 | | rode ui | in dunne ringen
1 komkommer, in de lengte gehalveerd | 1 | | komkommer | in de lengte gehalveerd
4 takjes munt | 4 | takjes | munt |
150 g bosui, fijngesneden | 150 | g | bosui | fijngesneden
2 plakken bladerdeeg | 2 | plakken | bladerdeeg |
1 kg vastkokende aardappelen, geschild | 1 | kg | vastkokende aardappelen | geschild
50 g gesmolten boter | 50 | g | boter | gesmolten
1 zakje vanillesuiker (8 g) | 1 | zakje | vanillesuiker | 8 g
een scheut rode wijn | 1 | scheut | rode wijn |
2 eieren, losgeklopt | 2 | | eieren | losgeklopt
olie om in te frituren | | | olie | om in te frituren
1 groot ei | 1 | | groot ei |
1 eetlepel gehakte peterselie | 1 | eetlepel | peterselie | gehakte
0,5 liter groentebouillon (van blokje) | 0.5 | liter | groentebouillon | van blokje
zout en versgemalen zwarte peper | | | zout en zwarte peper | versgemalen
1 trosje druiven | 1 | trosje | druiven |
75 g rucola | 75 | g | rucola |
sap van 1 limoen | 1 | | limoen | sap
2 el sesamzaadjes, geroosterd | 2 | el | sesamzaadjes | geroosterd
een halve rode kool | 0.5 | | rode kool |
1 bol venkel, in dunne plakjes | 1 | bol | venkel | in dunne plakjes
6 ansjovisfilets | 6 | | ansjovisfilets |
3 à 4 vijgen | 3-4 | | vijgen |
bloem om te bestuiven | | | bloem | om te bestuiven
`;
