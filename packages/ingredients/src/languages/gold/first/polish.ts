/** Polish lines and what each says: `line | quantity | unit | food | note`. */
export const polish = `
500 g mąki pszennej | 500 | g | mąki pszennej |
200g cukru | 200 | g | cukru |
1/2 litra mleka | 0.5 | litra | mleka |
pół litra bulionu warzywnego | 0.5 | litra | bulionu warzywnego |
pół cebuli, drobno posiekanej | 0.5 | | cebuli | drobno posiekanej
1 duża cebula, pokrojona w kostkę | 1 | | duża cebula | pokrojona w kostkę
2 ząbki czosnku | 2 | ząbki | czosnku |
2-3 ząbki czosnku, przeciśnięte przez praskę | 2-3 | ząbki | czosnku | przeciśnięte przez praskę
2–3 łyżki oliwy z oliwek | 2-3 | łyżki | oliwy z oliwek |
1 łyżka octu | 1 | łyżka | octu |
5 łyżek cukru pudru | 5 | łyżek | cukru pudru |
1 łyżeczka soli | 1 | łyżeczka | soli |
pół łyżeczki kurkumy | 0.5 | łyżeczki | kurkumy |
2 łyżeczki proszku do pieczenia | 2 | łyżeczki | proszku do pieczenia |
1 szklanka mleka | 1 | szklanka | mleka |
2 szkl. mąki | 2 | szkl. | mąki |
półtorej szklanki ryżu | 1.5 | szklanki | ryżu |
1 i 1/2 szklanki wody | 1.5 | szklanki | wody |
1 ½ szklanki kaszy | 1.5 | szklanki | kaszy |
3/4 szklanki oleju | 0.75 | szklanki | oleju |
1,5 kg ziemniaków | 1.5 | kg | ziemniaków |
20 dag pieczarek | 20 | dag | pieczarek |
1 puszka (400 g) pomidorów | 1 | puszka | pomidorów | 400 g
2 puszki ciecierzycy po 400 g, odsączonej | 2 | puszki | ciecierzycy | po 400 g odsączonej
1 puszka krojonych pomidorów | 1 | puszka | pomidorów | krojonych
sól i pieprz | | | sól i pieprz |
sól i pieprz do smaku | | | sól i pieprz | do smaku
sól do smaku | | | sól | do smaku
świeżo mielony pieprz | | | pieprz | świeżo mielony
odrobina mleka | | | mleka | odrobina
szczypta soli | | szczypta | soli |
1 szczypta gałki muszkatołowej | 1 | szczypta | gałki muszkatołowej |
2 szczypty cynamonu | 2 | szczypty | cynamonu |
1 opakowanie cukru waniliowego | 1 | opakowanie | cukru waniliowego |
1 op. drożdży instant (7 g) | 1 | op. | drożdży instant | 7 g
1 pęczek natki pietruszki | 1 | pęczek | natki pietruszki |
pół pęczka koperku | 0.5 | pęczka | koperku |
4 plastry szynki | 4 | plastry | szynki |
4 kromki chleba | 4 | kromki | chleba |
2 listki laurowe | 2 | | listki laurowe |
3 listki bazylii | 3 | listki | bazylii |
1 gałązka rozmarynu | 1 | gałązka | rozmarynu |
2 łodygi selera naciowego | 2 | łodygi | selera naciowego |
1 laska cynamonu | 1 | laska | cynamonu |
100 g startego sera | 100 | g | sera | startego
100 g sera żółtego, startego | 100 | g | sera żółtego | startego
50 g posiekanych orzechów | 50 | g | orzechów | posiekanych
50 g roztopionego masła | 50 | g | masła | roztopionego
125 g miękkiego masła | 125 | g | masła | miękkiego
masło do wysmarowania formy | | | masło | do wysmarowania formy
olej do smażenia | | | olej | do smażenia
natka pietruszki do dekoracji | | | natka pietruszki | do dekoracji
sok z 1 cytryny | 1 | | cytryny | sok z
sok z połowy cytryny | 0.5 | | cytryny | sok z
skórka otarta z 1 pomarańczy | 1 | | pomarańczy | skórka otarta z
1 cytryna (sok i skórka) | 1 | | cytryna | sok i skórka
dwa jajka | 2 | | jajka |
3 jajka (rozmiar M) | 3 | | jajka | rozmiar M
2 żółtka | 2 | | żółtka |
około 300 g pieczarek | 300 | g | pieczarek |
ok. 200 ml śmietanki 30% | 200 | ml | śmietanki 30% |
kilka listków mięty | | listków | mięty | kilka
garść rukoli | | garść | rukoli |
1 garść szpinaku | 1 | garść | szpinaku |
1 kostka masła (200 g) | 1 | kostka | masła | 200 g
1 kostka rosołowa | 1 | | kostka rosołowa |
1 kieliszek białego wina | 1 | kieliszek | białego wina |
100 g masła lub margaryny | 100 | g | masła lub margaryny |
mąka pszenna - 300 g | 300 | g | mąka pszenna |
mleko 250 ml | 250 | ml | mleko |
jajka – 3 szt. | 3 | szt. | jajka |
1 czubata łyżka mąki ziemniaczanej | 1 | łyżka | mąki ziemniaczanej |
2 łyżki plus 1 łyżeczka miodu | 2 | łyżki | miodu | plus 1 łyżeczka
2 marchewki pokrojone w plasterki | 2 | | marchewki | pokrojone w plasterki
1 kawałek imbiru (ok. 2 cm) | 1 | kawałek | imbiru | 2 cm
1 słoik pesto | 1 | słoik | pesto |
1 główka kapusty | 1 | główka | kapusty |
1 czerwona papryka, bez gniazda nasiennego | 1 | | czerwona papryka | bez gniazda nasiennego
cukier puder (opcjonalnie) | | | cukier puder | opcjonalnie
majeranek | | | majeranek |
--- second check
150 g gorzkiej czekolady, połamanej na kawałki | 150 | g | gorzkiej czekolady | połamanej na kawałki
1 łyżka soku z cytryny | 1 | łyżka | soku z cytryny |
2 filety z kurczaka (ok. 400 g) | 2 | | filety z kurczaka | 400 g
1 pęczek szczypiorku, drobno posiekanego | 1 | pęczek | szczypiorku | drobno posiekanego
3/4 szklanki ciepłego mleka | 0.75 | szklanki | mleka | ciepłego
1 kg mąki tortowej typ 450 | 1 | kg | mąki tortowej typ 450 |
sól, pieprz | | | sól, pieprz |
sól, pieprz, papryka słodka - do smaku | | | sól, pieprz, papryka słodka | do smaku
2 duże ząbki czosnku | 2 | ząbki | czosnku |
400 ml mleczka kokosowego | 400 | ml | mleczka kokosowego |
1 mała cukinia starta na grubych oczkach | 1 | | mała cukinia | starta na grubych oczkach
250 g twarogu półtłustego | 250 | g | twarogu półtłustego |
1 łyżeczka suszonego oregano | 1 | łyżeczka | suszonego oregano |
4 jajka ugotowane na twardo | 4 | | jajka | ugotowane na twardo
bułka tarta do panierowania | | | bułka tarta | do panierowania
100 g wędzonego boczku, pokrojonego w kostkę | 100 | g | wędzonego boczku | pokrojonego w kostkę
kilka gałązek świeżego tymianku | | gałązek | świeżego tymianku | kilka
1,5 szklanki mąki + do podsypania | 1.5 | szklanki | mąki | + do podsypania
ser żółty - 150 g (starty) | 150 | g | ser żółty | starty
pół kostki masła | 0.5 | kostki | masła |
--- third check
1 kg mięsa mielonego wieprzowego | 1 | kg | mięsa mielonego wieprzowego |
ćwierć łyżeczki kurkumy | 0.25 | łyżeczki | kurkumy |
3 średnie ziemniaki, obrane i pokrojone | 3 | | średnie ziemniaki | obrane i pokrojone
kilka kropel soku z cytryny | | kropel | soku z cytryny | kilka
1 kubek śmietany 18% (200 g) | 1 | kubek | śmietany 18% | 200 g
10 oliwek bez pestek | 10 | | oliwek | bez pestek
świeżo starta skórka z cytryny | | | skórka z cytryny | świeżo starta
2 łyżki natki pietruszki (posiekanej) | 2 | łyżki | natki pietruszki | posiekanej
5 ziaren ziela angielskiego | 5 | ziaren | ziela angielskiego |
olej rzepakowy - 2 łyżki | 2 | łyżki | olej rzepakowy |
1 papryczka chili, bez pestek | 1 | | papryczka chili | bez pestek
200 ml bulionu (może być z kostki) | 200 | ml | bulionu | może być z kostki
pół główki czosnku | 0.5 | główki | czosnku |
sól, pieprz do smaku | | | sól, pieprz | do smaku
6 plasterków boczku wędzonego | 6 | plasterków | boczku wędzonego |
--- fourth check
6 plasterków szynki parmeńskiej | 6 | plasterków | szynki parmeńskiej |
200 g ugotowanego ryżu | 200 | g | ryżu | ugotowanego
1 cytryna - sok | 1 | | cytryna | sok
50 g orzechów włoskich, grubo posiekanych | 50 | g | orzechów włoskich | grubo posiekanych
4 udka kurczaka ze skórą | 4 | | udka kurczaka | ze skórą
2 gruszki, obrane i pokrojone w ósemki | 2 | | gruszki | obrane i pokrojone w ósemki
gruba sól morska | | | gruba sól morska |
1 czerwona cebula, pokrojona w piórka | 1 | | czerwona cebula | pokrojona w piórka
bułka tarta do obtoczenia | | | bułka tarta | do obtoczenia
100 g startego parmezanu | 100 | g | parmezanu | startego
kilka gałązek koperku | | gałązek | koperku | kilka
1 łyżka masła klarowanego | 1 | łyżka | masła klarowanego |
2 szklanki mąki pszennej (typ 500) | 2 | szklanki | mąki pszennej | typ 500
3 łyżki wody (zimnej) | 3 | łyżki | wody | zimnej
szczypiorek do posypania | | | szczypiorek | do posypania
--- fifth check
250 g krewetek, obranych | 250 | g | krewetek | obranych
kawałek świeżego imbiru (2 cm) | | kawałek | świeżego imbiru | 2 cm
2 łyżki kaparów, odsączonych | 2 | łyżki | kaparów | odsączonych
4 jajka na twardo | 4 | | jajka | na twardo
1 por, tylko biała część | 1 | | por | tylko biała część
60 g cukru trzcinowego plus 1 łyżka do posypania | 60 | g | cukru trzcinowego | plus 1 łyżka do posypania
1 brokuł podzielony na różyczki | 1 | | brokuł | podzielony na różyczki
10-12 pomidorków koktajlowych, przekrojonych na pół | 10-12 | | pomidorków koktajlowych | przekrojonych na pół
1 butelka białego wina (750 ml) | 1 | butelka | białego wina | 750 ml
masło klarowane do smażenia | | | masło klarowane | do smażenia
1 duży batat (ok. 300 g) | 1 | | duży batat | 300 g
szczypta soli i pieprzu | | szczypta | soli i pieprzu |
Mąka pszenna tortowa – 2 szklanki | 2 | szklanki | Mąka pszenna tortowa |
Masło (miękkie) – 150 g | 150 | g | Masło | miękkie
drożdże świeże - 25 g | 25 | g | drożdże świeże |
`;
