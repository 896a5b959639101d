/** A second set of German lines, written before its reader had seen any of them. */
export const german = `
1 m.-große Zwiebel(n), fein gewürfelt | 1 | | m.-große Zwiebel | fein gewürfelt
2 Zehe/n Knoblauch, durchgepresst | 2 | Zehe | Knoblauch | durchgepresst
1 Pkt. Backpulver | 1 | Pkt. | Backpulver |
1 P. Vanillezucker | 1 | P. | Vanillezucker |
1 Prise(n) Salz | 1 | Prise | Salz |
n. B. Paprikapulver, edelsüß | | | Paprikapulver | n. B. edelsüß
1 geh. EL Mehl | 1 | EL | Mehl |
20 dag glattes Mehl | 20 | dag | glattes Mehl |
1/8 l Schlagobers | 0.125 | l | Schlagobers |
250 ml Obers | 250 | ml | Obers |
1 Pkg. Topfen (250 g) | 1 | Pkg. | Topfen | 250 g
4 Stk. Eier | 4 | Stk. | Eier |
3 Stk Paradeiser, gewürfelt | 3 | Stk | Paradeiser | gewürfelt
1 Schuss Rum | 1 | Schuss | Rum |
1 Spritzer Zitronensaft | 1 | Spritzer | Zitronensaft |
2 dl Rahm | 2 | dl | Rahm |
1 Kaffeelöffel Zimt | 1 | Kaffeelöffel | Zimt |
1 Bund Suppengrün (Karotte, Sellerie, Lauch) | 1 | Bund | Suppengrün | Karotte Sellerie Lauch
1 Bd. Schnittlauch, in Röllchen | 1 | Bd. | Schnittlauch | in Röllchen
400 g Dosentomaten | 400 | g | Dosentomaten |
1 kleine Dose Mais, abgetropft | 1 | Dose | Mais | abgetropft
1 Packung Blätterteig aus dem Kühlregal (275 g) | 1 | Packung | Blätterteig | aus dem Kühlregal 275 g
200 g Sahne + 2 EL für die Sauce | 200 | g | Sahne | + 2 EL für die Sauce
800 g Kartoffeln (vorwiegend festkochend) | 800 | g | Kartoffeln | vorwiegend festkochend
150 g geriebener Käse (z. B. Emmentaler) | 150 | g | Käse | geriebener z. B. Emmentaler
2 EL Butterschmalz zum Braten | 2 | EL | Butterschmalz | zum Braten
Salz, Pfeffer a. d. Mühle | | | Salz, Pfeffer | a. d. Mühle
Salz & Pfeffer | | | Salz & Pfeffer |
etwas frischer Thymian | | | frischer Thymian | etwas
3 Stängel Petersilie, gehackt | 3 | Stängel | Petersilie | gehackt
eine Handvoll Basilikumblätter | 1 | Handvoll | Basilikumblätter |
1 Stück Parmesan zum Hobeln | 1 | Stück | Parmesan | zum Hobeln
600 g Rinderhack | 600 | g | Rinderhack |
600 g gemischtes Hackfleisch | 600 | g | gemischtes Hackfleisch |
1 großes Ei | 1 | | großes Ei |
3 Eier, getrennt | 3 | | Eier | getrennt
2 Eiweiß, zu Schnee geschlagen | 2 | | Eiweiß | zu Schnee geschlagen
125 g Butter, zimmerwarm | 125 | g | Butter | zimmerwarm
80 g flüssige Butter | 80 | g | Butter | flüssige
1 Zitrone, unbehandelt | 1 | | Zitrone | unbehandelt
abgeriebene Schale von 1 Bio-Zitrone | 1 | | Bio-Zitrone | abgeriebene Schale
Saft von ½ Orange | 0.5 | | Orange | Saft
einige Spritzer Worcestersauce | | Spritzer | Worcestersauce | einige
1/2 TL Kreuzkümmel, gemahlen | 0.5 | TL | Kreuzkümmel | gemahlen
je 1 rote und gelbe Paprikaschote | 1 | | rote und gelbe Paprikaschote |
2-3 mittelgroße Möhren, geraspelt | 2-3 | | mittelgroße Möhren | geraspelt
1 daumengroßes Stück Ingwer, gerieben | 1 | Stück | Ingwer | daumengroßes gerieben
1 Zwiebel oder 2 Schalotten | 1 | | Zwiebel | oder 2 Schalotten
6 Blatt Gelatine | 6 | Blatt | Gelatine |
Für den Teig: 300 g Mehl | 300 | g | Mehl | Für den Teig
Fett für die Form | | | Fett | für die Form
100 g Zucker (nach Geschmack auch mehr) | 100 | g | Zucker | nach Geschmack auch mehr
1 Glas Rotkohl (680 g) | 1 | Glas | Rotkohl | 680 g
1 Netz Mandarinen | 1 | Netz | Mandarinen |
250 g Quark (20 % Fett) | 250 | g | Quark | 20 % Fett
eine halbe Salatgurke | 0.5 | | Salatgurke |
1 1/2 Liter Hühnerbrühe | 1.5 | Liter | Hühnerbrühe |
2 Lorbeerblätter und 3 Wacholderbeeren | 2 | | Lorbeerblätter | und 3 Wacholderbeeren
4 Hähnchenschenkel mit Haut | 4 | | Hähnchenschenkel | mit Haut
Petersilie zum Bestreuen (optional) | | | Petersilie | zum Bestreuen optional
--- last check
3 EL Rapsöl, evtl. mehr | 3 | EL | Rapsöl | evtl. mehr
1 Tasse Haferflocken, zarte | 1 | Tasse | Haferflocken | zarte
500 g Hähnchenbrust in mundgerechten Stücken | 500 | g | Hähnchenbrust | in mundgerechten Stücken
1 Stange Staudensellerie | 1 | Stange | Staudensellerie |
2 EL Tomatenmark, 3-fach konzentriert | 2 | EL | Tomatenmark | 3-fach konzentriert
1 Rolle Pizzateig à 400 g | 1 | Rolle | Pizzateig | à 400 g
1 TL Kurkumapulver | 1 | TL | Kurkumapulver |
ca. 50 ml Öl zum Ausbacken | 50 | ml | Öl | zum Ausbacken
1 Beutel Kartoffelkloßteig (750 g) | 1 | Beutel | Kartoffelkloßteig | 750 g
4 Scheiben gekochter Schinken | 4 | Scheiben | gekochter Schinken |
1 Zucchini, grob geraspelt | 1 | | Zucchini | grob geraspelt
200 g getrocknete Aprikosen, gehackt | 200 | g | getrocknete Aprikosen | gehackt
1 Dose Kokosmilch (400 ml) | 1 | Dose | Kokosmilch | 400 ml
½ TL gemahlener Zimt | 0.5 | TL | gemahlener Zimt |
2 EL Mandelblättchen, geröstet | 2 | EL | Mandelblättchen | geröstet
300 g frischer Blattspinat | 300 | g | frischer Blattspinat |
2 Eier und 1 Eigelb | 2 | | Eier | und 1 Eigelb
1 Msp. Natron | 1 | Msp. | Natron |
80 g Zartbitterkuvertüre, fein gehackt | 80 | g | Zartbitterkuvertüre | fein gehackt
Salz nach Belieben | | | Salz | nach Belieben
3 große Blätter Basilikum | 3 | Blätter | Basilikum |
1 halbe Gurke, in Scheiben | 0.5 | | Gurke | in Scheiben
40 g Butter + etwas für die Form | 40 | g | Butter | + etwas für die Form
1 Kopf Eisbergsalat | 1 | Kopf | Eisbergsalat |
5 Tropfen Bittermandelaroma | 5 | Tropfen | Bittermandelaroma |
100 g gewürfelter Schinkenspeck | 100 | g | Schinkenspeck | gewürfelter
1/2 Bund Frühlingszwiebeln, in feine Ringe geschnitten | 0.5 | Bund | Frühlingszwiebeln | in feine Ringe geschnitten
Zitronensaft | | | Zitronensaft |
einen Schuss Essig | 1 | Schuss | Essig |
2 Zwiebeln (ca. 150 g) | 2 | | Zwiebeln | 150 g
`;
