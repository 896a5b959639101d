/** A third set of Polish lines, in the style of that country's sites, written before its reader had seen them. */
export const polish = `
2 łyżki masła klarowanego lub oleju | 2 | łyżki | masła klarowanego lub oleju |
1 szklanka (250 ml) ciepłego mleka | 1 | szklanka | mleka | 250 ml ciepłego
1/2 kostki margaryny (125 g) | 0.5 | kostki | margaryny | 125 g
pieprz czarny świeżo mielony - do smaku | | | pieprz czarny | świeżo mielony do smaku
3 jajka od kur z wolnego wybiegu | 3 | | jajka od kur z wolnego wybiegu |
mąka pszenna typ 550 - 400 g | 400 | g | mąka pszenna typ 550 |
ok. 1/2 szklanki wody (w razie potrzeby) | 0.5 | szklanki | wody | w razie potrzeby
4 ząbki czosnku (drobno posiekane lub przeciśnięte) | 4 | ząbki | czosnku | drobno posiekane lub przeciśnięte
1 wiejska kiełbasa (ok. 300 g) | 1 | | wiejska kiełbasa | 300 g
2 średnie buraki, ugotowane w łupinach i ostudzone | 2 | | średnie buraki | ugotowane w łupinach i ostudzone
1 opakowanie (10 dag) drożdży świeżych | 1 | opakowanie | drożdży świeżych | 10 dag
zioła: majeranek, tymianek, liść laurowy | | | majeranek, tymianek, liść laurowy | zioła
po 1 łyżeczce kminku i kolendry | 1 | łyżeczce | kminku i kolendry |
3/4 kostki masła o temp. pokojowej | 0.75 | kostki | masła | o temp. pokojowej
100 g orzechów laskowych - podprażonych i grubo posiekanych | 100 | g | orzechów laskowych | podprażonych i grubo posiekanych
1 filet z łososia bez skóry (ok. 200 g) | 1 | | filet z łososia | bez skóry 200 g
2 łyżki śmietany 18% do zabielenia | 2 | łyżki | śmietany 18% | do zabielenia
kilka gałązek świeżego koperku | | gałązek | świeżego koperku | kilka
1 mała cukinia (lub pół dużej) | 1 | | mała cukinia | lub pół dużej
1 łyżka octu jabłkowego lub soku z cytryny | 1 | łyżka | octu jabłkowego lub soku z cytryny |
bułka tarta do obtoczenia | | | bułka tarta | do obtoczenia
Krem: 2 budynie śmietankowe (bez cukru) | 2 | | budynie śmietankowe | Krem bez cukru
1,5-2 kg kapusty białej, poszatkowanej | 1.5-2 | kg | kapusty białej | poszatkowanej
szczypta chili lub pieprzu cayenne | | szczypta | chili lub pieprzu cayenne |
250 g sera białego półtłustego, zmielonego dwukrotnie | 250 | g | sera białego półtłustego | zmielonego dwukrotnie
5 łyżek stołowych oliwy z oliwek | 5 | łyżek stołowych | oliwy z oliwek |
2 puszki (po 400 g) pomidorów pelati | 2 | puszki | pomidorów pelati | po 400 g
sałata lodowa - pół główki | 0.5 | główki | sałata lodowa |
1 kg mięsa wołowego bez kości, np. łopatka lub udziec | 1 | kg | mięsa wołowego | bez kości np. łopatka lub udziec
ćwierć selera korzeniowego | 0.25 | | selera korzeniowego |
--- last check
500g mąki pszennej + do podsypania | 500 | g | mąki pszennej | + do podsypania
1 pierś z kaczki ze skórą | 1 | | pierś z kaczki | ze skórą
2 marchewki pokrojone w słupki | 2 | | marchewki | pokrojone w słupki
pół szklanki oleju rzepakowego (lub słonecznikowego) | 0.5 | szklanki | oleju rzepakowego | lub słonecznikowego
1 cebula czerwona, pokrojona w piórka | 1 | | cebula czerwona | pokrojona w piórka
2-3 liście laurowe i kilka ziaren ziela angielskiego | 2-3 | | liście laurowe | i kilka ziaren ziela angielskiego
200 ml śmietanki kremówki 30%, mocno schłodzonej | 200 | ml | śmietanki kremówki 30% | mocno schłodzonej
sól morska do smaku | | | sól morska | do smaku
1 duże opakowanie mrożonego szpinaku (450 g) | 1 | opakowanie | mrożonego szpinaku | 450 g
3 łyżki natki pietruszki, posiekanej | 3 | łyżki | natki pietruszki | posiekanej
skórka i sok z jednej pomarańczy | 1 | | pomarańczy | skórka i sok z
dodatki: kiełki, rzodkiewka i szczypiorek | | | kiełki, rzodkiewka i szczypiorek | dodatki
5 dag rodzynek namoczonych w rumie | 5 | dag | rodzynek | namoczonych w rumie
1 torebka ryżu (100 g), ugotowanego na sypko | 1 | torebka | ryżu | 100 g ugotowanego na sypko
6 jajek ugotowanych na twardo | 6 | | jajek | ugotowanych na twardo
ząbek czosnku | | ząbek | czosnku |
1 średni kalafior podzielony na różyczki | 1 | | średni kalafior | podzielony na różyczki
250 g białej kiełbasy surowej | 250 | g | białej kiełbasy surowej |
bazylia świeża - kilka listków | | listków | bazylia świeża | kilka
1/3 szklanki wody gazowanej | 0.333 | szklanki | wody gazowanej |
`;
