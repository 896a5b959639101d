/** A second set of Polish lines, written before its reader had seen any of them. */
export const polish = `
2 szkl. mąki pszennej | 2 | szkl. | mąki pszennej |
1 i 1/2 szklanki cukru | 1.5 | szklanki | cukru |
pół łyżeczki sody oczyszczonej | 0.5 | łyżeczki | sody oczyszczonej |
1 czubata łyżka mąki ziemniaczanej | 1 | łyżka | mąki ziemniaczanej |
3 płaskie łyżeczki proszku do pieczenia | 3 | łyżeczki | proszku do pieczenia |
kostka masła (200 g) | | kostka | masła | 200 g
1 kostka miękkiego masła | 1 | kostka | masła | miękkiego
25 dag twarogu | 25 | dag | twarogu |
30 dkg pieczarek | 30 | dkg | pieczarek |
4 jajka (rozmiar L) | 4 | | jajka | rozmiar L
5 żółtek | 5 | | żółtek |
szczypta soli | | szczypta | soli |
sól i świeżo mielony pieprz | | | sól i pieprz | świeżo mielony
sól, pieprz, papryka słodka - do smaku | | | sól, pieprz, papryka słodka | do smaku
2 ząbki czosnku, przeciśnięte przez praskę | 2 | ząbki | czosnku | przeciśnięte przez praskę
1 duża cebula pokrojona w drobną kostkę | 1 | | duża cebula | pokrojona w drobną kostkę
2 średnie marchewki starte na tarce | 2 | | średnie marchewki | starte na tarce
1 pęczek szczypiorku | 1 | pęczek | szczypiorku |
pół pęczka natki pietruszki | 0.5 | pęczka | natki pietruszki |
garść świeżej bazylii | | garść | świeżej bazylii |
3 listki laurowe | 3 | | listki laurowe |
4 ziarna ziela angielskiego | 4 | ziarna | ziela angielskiego |
1 opakowanie budyniu waniliowego | 1 | opakowanie | budyniu waniliowego |
1 op. serka mascarpone (250 g) | 1 | op. | serka mascarpone | 250 g
1 puszka pomidorów krojonych | 1 | puszka | pomidorów | krojonych
1 puszka mleka kokosowego (400 ml) | 1 | puszka | mleka kokosowego | 400 ml
1 słoiczek koncentratu pomidorowego | 1 | słoiczek | koncentratu pomidorowego |
1 torebka cukru wanilinowego (16 g) | 1 | torebka | cukru wanilinowego | 16 g
7 g suchych drożdży | 7 | g | suchych drożdży |
300 ml letniego mleka | 300 | ml | mleka | letniego
ok. 100 ml ciepłej wody | 100 | ml | wody | ciepłej
3 łyżki oleju + do smażenia | 3 | łyżki | oleju | + do smażenia
2 łyżki soku z cytryny | 2 | łyżki | soku z cytryny |
sok z 1 cytryny | 1 | | cytryny | sok z
skórka otarta z 1 pomarańczy | 1 | | pomarańczy | skórka otarta z
sok z połowy limonki | 0.5 | | limonki | sok z
1 łyżka stołowa miodu | 1 | łyżka stołowa | miodu |
kawałek imbiru (ok. 3 cm) | | kawałek | imbiru | 3 cm
kilka listków mięty do dekoracji | | listków | mięty | kilka do dekoracji
odrobina gałki muszkatołowej | | | gałki muszkatołowej | odrobina
olej rzepakowy do smażenia | | | olej rzepakowy | do smażenia
cukier puder do posypania | | | cukier puder | do posypania
Ciasto: 500 g mąki | 500 | g | mąki | Ciasto
1 podwójna pierś z kurczaka (ok. 600 g) | 1 | | podwójna pierś z kurczaka | 600 g
600 g mięsa mielonego z indyka | 600 | g | mięsa mielonego z indyka |
1 kg ziemniaków, obranych i ugotowanych | 1 | kg | ziemniaków | obranych i ugotowanych
200 g sera żółtego (startego) | 200 | g | sera żółtego | startego
1 kubeczek śmietany 30% | 1 | kubeczek | śmietany 30% |
śmietana kremówka 36% - 500 ml | 500 | ml | śmietana kremówka 36% |
masło - 100 g, roztopione | 100 | g | masło | roztopione
1 czerwona papryka, oczyszczona z gniazda nasiennego | 1 | | czerwona papryka | oczyszczona z gniazda nasiennego
1/4 kapusty pekińskiej | 0.25 | | kapusty pekińskiej |
2-3 łyżki bułki tartej | 2-3 | łyżki | bułki tartej |
1 łyżeczka (płaska) kurkumy | 1 | łyżeczka | kurkumy | płaska
1 gałązka rozmarynu | 1 | gałązka | rozmarynu |
5 plastrów boczku | 5 | plastrów | boczku |
6 kromek chleba tostowego | 6 | kromek | chleba tostowego |
1 laska wanilii lub łyżeczka ekstraktu | 1 | laska | wanilii | lub łyżeczka ekstraktu
natka pietruszki (opcjonalnie) | | | natka pietruszki | opcjonalnie
przyprawy: sól, pieprz, majeranek | | | sól, pieprz, majeranek | przyprawy
--- last check
1 szklanka kaszy jaglanej (przepłukanej) | 1 | szklanka | kaszy jaglanej | przepłukanej
3/4 szklanki cukru pudru | 0.75 | szklanki | cukru pudru |
2 łyżeczki ekstraktu z wanilii | 2 | łyżeczki | ekstraktu z wanilii |
4 udka z kurczaka | 4 | | udka z kurczaka |
1 mały kawałek selera | 1 | kawałek | selera |
150 g boczku wędzonego, pokrojonego w paski | 150 | g | boczku wędzonego | pokrojonego w paski
świeżo zmielony czarny pieprz | | | czarny pieprz | świeżo zmielony
2 cebule dymki ze szczypiorem | 2 | | cebule dymki | ze szczypiorem
500 ml bulionu warzywnego lub wody | 500 | ml | bulionu warzywnego lub wody |
1 puszka ciecierzycy, odsączonej z zalewy | 1 | puszka | ciecierzycy | odsączonej z zalewy
3 łyżki posiekanej kolendry | 3 | łyżki | kolendry | posiekanej
250 g makaronu penne (ugotowanego al dente) | 250 | g | makaronu penne | ugotowanego al dente
pół awokado | 0.5 | | awokado |
2 garście szpinaku baby | 2 | garście | szpinaku baby |
80 g masła w temperaturze pokojowej | 80 | g | masła | w temperaturze pokojowej
tłuszcz do formy | | | tłuszcz | do formy
1,2 kg karkówki bez kości | 1.2 | kg | karkówki | bez kości
5 suszonych pomidorów z oleju | 5 | | suszonych pomidorów z oleju |
1 duża garść orzechów włoskich | 1 | garść | orzechów włoskich |
3 białka (temperatura pokojowa) | 3 | | białka | temperatura pokojowa
1 łyżka musztardy (najlepiej Dijon) | 1 | łyżka | musztardy | najlepiej Dijon
mleko 250 ml | 250 | ml | mleko |
1 ogórek, obrany i starty | 1 | | ogórek | obrany i starty
dwa ząbki czosnku | 2 | ząbki | czosnku |
100-150 g gorzkiej czekolady | 100-150 | g | gorzkiej czekolady |
1 płaska łyżeczka cynamonu | 1 | łyżeczka | cynamonu |
sok i skórka z 1 limonki | 1 | | limonki | sok i skórka z
kilka kropli ekstraktu migdałowego | | kropli | ekstraktu migdałowego | kilka
2 łyżki oleju kokosowego, roztopionego | 2 | łyżki | oleju kokosowego | roztopionego
liście świeżej mięty do dekoracji | | liście | świeżej mięty | do dekoracji
`;
