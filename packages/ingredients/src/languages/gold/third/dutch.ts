/** A third set of Dutch lines, in the style of that country's sites, written before its reader had seen them. */
export const dutch = `
1 eetlepel vloeibare honing | 1 | eetlepel | vloeibare honing |
1 grote winterpeen (ca. 250 g), geschild en in halve plakjes | 1 | | grote winterpeen | 250 g geschild en in halve plakjes
400 g tomatenblokjes uit blik | 400 | g | tomatenblokjes | uit blik
2 bosuitjes, alleen het groen, in ringetjes | 2 | | bosuitjes | alleen het groen in ringetjes
150 gram diepvries doperwten, ontdooid | 150 | gram | diepvries doperwten | ontdooid
versgemalen zwarte peper, naar smaak | | | zwarte peper | versgemalen naar smaak
1 (rode) puntpaprika | 1 | | puntpaprika | rode
3 eetl. arachideolie, om te wokken | 3 | eetl. | arachideolie | om te wokken
1 volle theelepel gemalen kaneel | 1 | theelepel | gemalen kaneel |
250 ml lauwe melk (of plantaardige melk) | 250 | ml | melk | lauwe of plantaardige melk
1 scharrelei, losgeklopt met een scheutje melk | 1 | | scharrelei | losgeklopt met een scheutje melk
een paar blaadjes munt, ter garnering | | blaadjes | munt | een paar ter garnering
600 à 700 g sucadelappen, op kamertemperatuur | 600-700 | g | sucadelappen | op kamertemperatuur
1 pak gezeefde tomaten (500 g) | 1 | pak | gezeefde tomaten | 500 g
1/2 limoen, uitgeperst | 0.5 | | limoen | uitgeperst
4 stronkjes witlof | 4 | stronkjes | witlof |
klontje roomboter voor het invetten | | klontje | roomboter | voor het invetten
2 zakjes vanillesuiker à 8 gram | 2 | zakjes | vanillesuiker | à 8 gram
kruiden: laurier, tijm, peterselie | | | laurier, tijm, peterselie | kruiden
1 kg mosselen, schoongemaakt en gespoeld | 1 | kg | mosselen | schoongemaakt en gespoeld
125 g (plantaardige) boter, plus extra om in te vetten | 125 | g | boter | plantaardige plus extra om in te vetten
1 kop sterke koffie | 1 | kop | sterke koffie |
2 dl room (35 % vetgehalte) | 2 | dl | room | 35 % vetgehalte
1 potje kapucijners, uitgelekt en afgespoeld | 1 | potje | kapucijners | uitgelekt en afgespoeld
4 kippenbouten, met vel | 4 | | kippenbouten | met vel
halve komkommer, in blokjes van 1 cm | 0.5 | | komkommer | in blokjes van 1 cm
75 g ongezouten cashewnoten, grof gehakt | 75 | g | ongezouten cashewnoten | grof gehakt
1 el verse dragon (of 1 tl gedroogde) | 1 | el | verse dragon | of 1 tl gedroogde
Optioneel: 1 rood pepertje, fijngehakt | 1 | | rood pepertje | Optioneel fijngehakt
8 plakjes ontbijtspek of pancetta | 8 | plakjes | ontbijtspek of pancetta |
snufje kaneel en nootmuskaat | | snufje | kaneel en nootmuskaat |
--- last check
500g magere runderlappen, in stukken van 3 cm | 500 | g | magere runderlappen | in stukken van 3 cm
2 flinke preien, alleen het wit | 2 | | preien | alleen het wit
1 bakje crème fraîche (125 ml) | 1 | bakje | crème fraîche | 125 ml
zout & peper | | | zout & peper |
3 volkoren beschuiten, verkruimeld | 3 | | volkoren beschuiten | verkruimeld
1 halve bloemkool, in roosjes | 0.5 | | bloemkool | in roosjes
2 eetlepels (zelfgemaakte) pesto | 2 | eetlepels | pesto | zelfgemaakte
200 ml kippenbouillon, van een half blokje | 200 | ml | kippenbouillon | van een half blokje
4 (kleine) sjalotjes | 4 | | sjalotjes | kleine
1-2 rode pepers, zonder zaadjes | 1-2 | | rode pepers | zonder zaadjes
garnering: peterselie, citroen en kappertjes | | | peterselie, citroen en kappertjes | garnering
1 dunne plak gember | 1 | plak | gember |
een scheutje melk, indien nodig | 1 | scheutje | melk | indien nodig
blaadjes van 4 takjes tijm | 4 | takjes | tijm | blaadjes van
1 kilo spruitjes, schoongemaakt | 1 | kilo | spruitjes | schoongemaakt
2 tl paprikapoeder (mild of gerookt) | 2 | tl | paprikapoeder | mild of gerookt
75 g pecannoten of walnoten, gehakt | 75 | g | pecannoten of walnoten | gehakt
1 flesje bruin bier (33 cl) | 1 | flesje | bruin bier | 33 cl
geraspte schil van 1 sinaasappel | 1 | | sinaasappel | geraspte schil
1 blik kidneybonen, afgespoeld en uitgelekt (ca. 240 g) | 1 | blik | kidneybonen | afgespoeld en uitgelekt 240 g
`;
