/** German lines and what each says: `line | quantity | unit | food | note`. */
export const german = `
500 g Mehl | 500 | g | Mehl |
500g Mehl (Type 405) | 500 | g | Mehl | Type 405
1/2 Liter Milch | 0.5 | Liter | Milch |
eine halbe Zwiebel, fein gehackt | 0.5 | | Zwiebel | fein gehackt
2 große Zwiebeln, in Ringe geschnitten | 2 | | große Zwiebeln | in Ringe geschnitten
2-3 EL Olivenöl | 2-3 | EL | Olivenöl |
2 bis 3 Esslöffel Zitronensaft | 2-3 | Esslöffel | Zitronensaft |
1 ½ TL Backpulver | 1.5 | TL | Backpulver |
1½ Tassen Zucker | 1.5 | Tassen | Zucker |
0,75 l Gemüsebrühe | 0.75 | l | Gemüsebrühe |
1 Dose (400 g) stückige Tomaten | 1 | Dose | stückige Tomaten | 400 g
2 Dosen Kidneybohnen à 400 g | 2 | Dosen | Kidneybohnen | à 400 g
2 x 400 g geschälte Tomaten aus der Dose | 2 | | Tomaten | 400 g geschälte aus der Dose
etwas Salz | | | Salz | etwas
Salz und Pfeffer | | | Salz und Pfeffer |
Salz, Pfeffer, Muskat | | | Salz, Pfeffer, Muskat |
Pfeffer aus der Mühle | | | Pfeffer | aus der Mühle
Salz nach Geschmack | | | Salz | nach Geschmack
Zucker n. B. | | | Zucker | n. B.
1 Prise Salz | 1 | Prise | Salz |
eine Prise Zimt | 1 | Prise | Zimt |
Prise Muskatnuss, frisch gerieben | | Prise | Muskatnuss | frisch gerieben
1 Pck. Vanillezucker | 1 | Pck. | Vanillezucker |
1 Päckchen Trockenhefe (7 g) | 1 | Päckchen | Trockenhefe | 7 g
1/2 Bund glatte Petersilie | 0.5 | Bund | glatte Petersilie |
3 Zehen Knoblauch | 3 | Zehen | Knoblauch |
2 Knoblauchzehen, gepresst | 2 | | Knoblauchzehen | gepresst
4 Scheiben Toastbrot | 4 | Scheiben | Toastbrot |
1 gehäufter TL Speisestärke | 1 | TL | Speisestärke |
2 gestr. EL Kakao | 2 | EL | Kakao |
100 g geriebener Gouda | 100 | g | Gouda | geriebener
50 g gehackte Walnüsse | 50 | g | Walnüsse | gehackte
200 g gemahlene Mandeln | 200 | g | gemahlene Mandeln |
250 g weiche Butter | 250 | g | Butter | weiche
3 Eier (Größe M) | 3 | | Eier | Größe M
2 Eigelb | 2 | | Eigelb |
Butter für die Form | | | Butter | für die Form
Öl zum Braten | | | Öl | zum Braten
Puderzucker zum Bestäuben | | | Puderzucker | zum Bestäuben
2 EL Öl zum Anbraten | 2 | EL | Öl | zum Anbraten
Milch 200 ml | 200 | ml | Milch |
Mehl: 300 g | 300 | g | Mehl |
ca. 200 g Sahne | 200 | g | Sahne |
etwa 1 kg Kartoffeln, festkochend | 1 | kg | Kartoffeln | festkochend
1 kg 200 g Rinderbraten | 1 | kg | Rinderbraten | 200 g
2 EL plus 1 TL Honig | 2 | EL | Honig | plus 1 TL
200 g Butter oder Margarine | 200 | g | Butter oder Margarine |
1 Bund Basilikum oder 2 EL getrocknetes Basilikum | 1 | Bund | Basilikum | oder 2 EL getrocknetes Basilikum
Saft von 1 Zitrone | 1 | | Zitrone | Saft von
Saft einer halben Limette | 0.5 | | Limette | Saft
1 Bio-Zitrone (Saft und Abrieb) | 1 | | Bio-Zitrone | Saft und Abrieb
1 Stück Ingwer (ca. 3 cm), geschält und gerieben | 1 | Stück | Ingwer | 3 cm geschält und gerieben
3 cm frischer Ingwer | 3 | cm | frischer Ingwer |
2 Stangen Lauch | 2 | Stangen | Lauch |
1 Stange Zimt | 1 | Stange | Zimt |
1 Zweig Rosmarin | 1 | Zweig | Rosmarin |
2 Zweige frischer Thymian | 2 | Zweige | frischer Thymian |
1 Becher Schmand (200 g) | 1 | Becher | Schmand | 200 g
1 Glas Kirschen, abgetropft | 1 | Glas | Kirschen | abgetropft
1 Tüte Chips | 1 | Tüte | Chips |
ein Schuss Weißwein | 1 | Schuss | Weißwein |
ein paar Basilikumblätter | | | Basilikumblätter | ein paar
ein wenig Chilipulver | | | Chilipulver | ein wenig
zwei Tomaten | 2 | | Tomaten |
1 Zwiebel gewürfelt | 1 | | Zwiebel | gewürfelt
1 fein gewürfelte Schalotte | 1 | | Schalotte | fein gewürfelte
1 kleine rote Zwiebel | 1 | | kleine rote Zwiebel |
1 Msp. Safran | 1 | Msp. | Safran |
250g TK-Erbsen, aufgetaut | 250 | g | TK-Erbsen | aufgetaut
100 ml lauwarmes Wasser | 100 | ml | Wasser | lauwarmes
1 Pfund Hackfleisch, gemischt | 1 | Pfund | Hackfleisch | gemischt
4 Blatt weiße Gelatine | 4 | Blatt | weiße Gelatine |
anderthalb Liter Wasser | 1.5 | Liter | Wasser |
1 Würfel frische Hefe (42 g) | 1 | Würfel | frische Hefe | 42 g
1 Rolle Blätterteig (Kühlregal) | 1 | Rolle | Blätterteig | Kühlregal
je 1 TL Kreuzkümmel und Koriander | 1 | TL | Kreuzkümmel und Koriander |
2 große, reife Mangos | 2 | | große reife Mangos |
frisch gemahlener Pfeffer | | | Pfeffer | frisch gemahlener
Schnittlauch zum Garnieren | | | Schnittlauch | zum Garnieren
1 Handvoll Rucola | 1 | Handvoll | Rucola |
Mehl | | | Mehl |
--- second check
150 g Zartbitterschokolade (70 % Kakao), grob gehackt | 150 | g | Zartbitterschokolade | 70 % Kakao grob gehackt
1 EL frisch gepresster Orangensaft | 1 | EL | Orangensaft | frisch gepresster
800 g festkochende Kartoffeln | 800 | g | Kartoffeln | festkochende
1 Zwiebel(n) | 1 | | Zwiebel |
2 Stiele Minze zum Garnieren | 2 | Stiele | Minze | zum Garnieren
1/4 l trockener Weißwein | 0.25 | l | trockener Weißwein |
1 Kopf Blumenkohl (ca. 900 g) | 1 | Kopf | Blumenkohl | 900 g
4 Hähnchenbrustfilets à 150 g | 4 | | Hähnchenbrustfilets | à 150 g
abgeriebene Schale einer unbehandelten Zitrone | 1 | | Zitrone | abgeriebene Schale unbehandelten
1 Dose/n Mais | 1 | Dose | Mais |
Salz und Pfeffer aus der Mühle | | | Salz und Pfeffer | aus der Mühle
Kräuter nach Wahl | | | Kräuter | nach Wahl
3-4 Stängel Koriandergrün, Blätter abgezupft | 3-4 | Stängel | Koriandergrün | Blätter abgezupft
2 TL Currypulver (mild) | 2 | TL | Currypulver | mild
1 Spritzer Zitronensaft | 1 | Spritzer | Zitronensaft |
120 g Parmesan am Stück | 120 | g | Parmesan | am Stück
100 ml Milch, lauwarm, 3,5 % Fett | 100 | ml | Milch | lauwarm 3,5 % Fett
einige Spritzer Tabasco | | Spritzer | Tabasco | einige
Fett für das Blech | | | Fett | für das Blech
1 Glas (à 370 ml) Rotkohl | 1 | Glas | Rotkohl | à 370 ml
--- third check
3 Frühlingszwiebeln, das Weiße in Ringen | 3 | | Frühlingszwiebeln | das Weiße in Ringen
1 EL Tomatenmark, leicht gehäuft | 1 | EL | Tomatenmark | leicht gehäuft
je eine rote und gelbe Paprika | 1 | | rote und gelbe Paprika |
200 ml Schlagsahne (mind. 30 % Fett) | 200 | ml | Schlagsahne | mind. 30 % Fett
1 Hokkaido-Kürbis, ca. 1,2 kg | 1 | | Hokkaido-Kürbis | 1,2 kg
Schale und Saft von 2 Bio-Orangen | 2 | | Bio-Orangen | Schale und Saft von
8 Cocktailtomaten, geviertelt | 8 | | Cocktailtomaten | geviertelt
2 gute Prisen Salz | 2 | Prisen | Salz |
etwas abgeriebene Zitronenschale | | | Zitronenschale | etwas abgeriebene
6 Scheiben durchwachsener Speck | 6 | Scheiben | durchwachsener Speck |
80 g kalte Butter in Stückchen | 80 | g | Butter | kalte in Stückchen
1 Liter kräftige Fleischbrühe | 1 | Liter | kräftige Fleischbrühe |
1/2 Vanilleschote (Mark) | 0.5 | | Vanilleschote | Mark
Salz, schwarzer Pfeffer, Chiliflocken nach Belieben | | | Salz, schwarzer Pfeffer, Chiliflocken | nach Belieben
1 Kästchen Kresse | 1 | Kästchen | Kresse |
--- fourth check
750 g Hähnchenbrustfilet(s) | 750 | g | Hähnchenbrustfilet |
1 kl. Dose/n Ananas, in Stücken | 1 | Dose | Ananas | in Stücken
1 Pkt. Puddingpulver (Vanille) | 1 | Pkt. | Puddingpulver | Vanille
3 große Kartoffeln, roh gerieben | 3 | | große Kartoffeln | roh gerieben
etwas Petersilie, glatte, gehackt | | | Petersilie | etwas glatte gehackt
100 g Schinken, gewürfelter, geräucherter | 100 | g | Schinken | gewürfelter geräucherter
2 EL, gehäuft Mehl | 2 | EL | Mehl |
evtl. Chilipulver | | | Chilipulver | evtl.
200 g saure Sahne | 200 | g | saure Sahne |
1/2 Becher Crème fraîche | 0.5 | Becher | Crème fraîche |
1 Zwiebel, geschält und halbiert | 1 | | Zwiebel | geschält und halbiert
Pfeffer, frisch gemahlen | | | Pfeffer | frisch gemahlen
Semmelbrösel zum Panieren | | | Semmelbrösel | zum Panieren
1 Ei, verquirlt mit etwas Milch | 1 | | Ei | verquirlt mit etwas Milch
2 Lorbeerblätter | 2 | | Lorbeerblätter |
--- fifth check
2 Handvoll Babyspinat, verlesen | 2 | Handvoll | Babyspinat | verlesen
1 Kugel Mozzarella (125 g), gezupft | 1 | Kugel | Mozzarella | 125 g gezupft
4 EL neutrales Pflanzenöl | 4 | EL | neutrales Pflanzenöl |
½ Bund Dill (ca. 20 g), grob gehackt | 0.5 | Bund | Dill | 20 g grob gehackt
300 g Rosenkohl, geputzt und halbiert | 300 | g | Rosenkohl | geputzt und halbiert
200 g geräucherter Tofu | 200 | g | geräucherter Tofu |
1 daumengroßes Stück Ingwer | 1 | Stück | Ingwer | daumengroßes
60 g Rohrzucker plus 1 EL zum Bestreuen | 60 | g | Rohrzucker | plus 1 EL zum Bestreuen
3 hart gekochte Eier | 3 | | hart gekochte Eier |
1 Rote Bete (vorgegart) | 1 | | Rote Bete | vorgegart
4 Scheiben Bauernbrot vom Vortag | 4 | Scheiben | Bauernbrot | vom Vortag
10-12 kleine Champignons | 10-12 | | kleine Champignons |
2 TL Zimtpulver, gestrichen voll | 2 | TL | Zimtpulver | gestrichen voll
einige Zweige Petersilie | | Zweige | Petersilie | einige
1 Flasche (0,75 l) Sekt | 1 | Flasche | Sekt | 0,75 l
--- sixth check
2 Chicorée, geputzt und in Streifen | 2 | | Chicorée | geputzt und in Streifen
1 Kalbsbraten (ca. 1 kg) | 1 | | Kalbsbraten | 1 kg
4 TL Kakaopulver, ungesüßt | 4 | TL | Kakaopulver | ungesüßt
1 Knolle Fenchel mit Grün | 1 | Knolle | Fenchel | mit Grün
200 g Feta, zerbröselt | 200 | g | Feta | zerbröselt
6 frische Feigen, geviertelt | 6 | | frische Feigen | geviertelt
ein halbes Glas lauwarmes Wasser | 0.5 | Glas | Wasser | lauwarmes
reichlich Öl zum Frittieren | | | Öl | reichlich zum Frittieren
1 Eigelb, mit etwas Milch verquirlt | 1 | | Eigelb | mit etwas Milch verquirlt
2 Beutel grüner Tee | 2 | Beutel | grüner Tee |
`;
