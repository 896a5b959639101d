/** A third set of German lines, in the style of that country's sites, written before its reader had seen them. */
export const german = `
250 g Magerquark (gut abgetropft) | 250 | g | Magerquark | gut abgetropft
1 kl. Bund Koriander, Blätter abgezupft | 1 | Bund | Koriander | Blätter abgezupft
4 EL (60 ml) mildes Olivenöl | 4 | EL | mildes Olivenöl | 60 ml
1 Würfel Frischhefe (42 g) | 1 | Würfel | Frischhefe | 42 g
2 altbackene Brötchen, in Milch eingeweicht | 2 | | altbackene Brötchen | in Milch eingeweicht
600 g Hokkaidokürbis, entkernt gewogen | 600 | g | Hokkaidokürbis | entkernt gewogen
Salz, schwarzer Pfeffer, Chiliflocken n. Geschmack | | | Salz, schwarzer Pfeffer, Chiliflocken | n. Geschmack
1/2 Pck. Vanillepuddingpulver zum Kochen | 0.5 | Pck. | Vanillepuddingpulver | zum Kochen
je 1 Prise Zimt und Nelkenpulver | 1 | Prise | Zimt und Nelkenpulver |
3 Eier Größe L, zimmerwarm | 3 | | Eier | Größe L zimmerwarm
gut 1 kg Zwetschgen | 1 | kg | Zwetschgen |
1 Spritzer Limettensaft, frisch gepresst | 1 | Spritzer | Limettensaft | frisch gepresst
Gewürze: Lorbeer, Wacholder, Piment | | | Lorbeer, Wacholder, Piment | Gewürze
150 g TK-Himbeeren, aufgetaut | 150 | g | TK-Himbeeren | aufgetaut
2-3 Zweige Thymian oder 1 TL getrockneter | 2-3 | Zweige | Thymian | oder 1 TL getrockneter
400 ml heisse Bouillon | 400 | ml | Bouillon | heisse
50 g Baumnusskerne, grob gehackt | 50 | g | Baumnusskerne | grob gehackt
1 Esslöffel voll Semmelbrösel | 1 | Esslöffel | Semmelbrösel | voll
30 g Butter, zerlassen und etwas abgekühlt | 30 | g | Butter | zerlassen und etwas abgekühlt
Abrieb und Saft einer halben Bio-Orange | 0.5 | | Bio-Orange | Abrieb und Saft
1 Dose stückige Tomaten (400 g Füllmenge) | 1 | Dose | stückige Tomaten | 400 g Füllmenge
ca. 20 Scheiben Baguette vom Vortag | 20 | Scheiben | Baguette | vom Vortag
Pflanzenöl (zum Frittieren, ca. 1 l) | | | Pflanzenöl | zum Frittieren, ca. 1 l
1 Stk Rindsschnitzel à ca. 150 g | 1 | Stk | Rindsschnitzel | à ca. 150 g
100 g Mehl (glatt) + Mehl zum Arbeiten | 100 | g | Mehl | glatt + Mehl zum Arbeiten
2 Handvoll Babyspinat, gewaschen und trocken geschleudert | 2 | Handvoll | Babyspinat | gewaschen und trocken geschleudert
Weißwein - 1/8 Liter | 0.125 | Liter | Weißwein |
3 gehäufte Esslöffel brauner Rohrzucker | 3 | Esslöffel | brauner Rohrzucker |
frische Kresse oder Schnittlauchröllchen zum Garnieren | | | frische Kresse oder Schnittlauchröllchen | zum Garnieren
1 ganzes Hähnchen (küchenfertig, etwa 1,4 kg) | 1 | | ganzes Hähnchen | küchenfertig, 1,4 kg
500 g gemischtes Gemüse nach Saison | 500 | g | gemischtes Gemüse | nach Saison
--- last check
500g Rinderhüfte, in 2cm große Würfel geschnitten | 500 | g | Rinderhüfte | in 2cm große Würfel geschnitten
1 Tüte Trockenhefe (7 g, für 500 g Mehl) | 1 | Tüte | Trockenhefe | 7 g, für 500 g Mehl
Kräuter (Petersilie, Dill, Schnittlauch), fein gehackt | | | Kräuter | Petersilie, Dill, Schnittlauch fein gehackt
2 - 3 EL Apfelmus (ungesüßt) | 2-3 | EL | Apfelmus | ungesüßt
1 Paket Toastbrot vom Vortag | 1 | Paket | Toastbrot | vom Vortag
125 ml Weißwein oder alkoholfreier Apfelsaft | 125 | ml | Weißwein oder alkoholfreier Apfelsaft |
1 mittlerer Lauch, nur das Weiße | 1 | | mittlerer Lauch | nur das Weiße
80–100 g Puderzucker, je nach Süße der Beeren | 80-100 | g | Puderzucker | je nach Süße der Beeren
4 dünne Kalbsschnitzel (je ca. 120 g) | 4 | | dünne Kalbsschnitzel | je ca. 120 g
1 Schuss Sekt oder Prosecco zum Aufgießen | 1 | Schuss | Sekt oder Prosecco | zum Aufgießen
1 TL Speisestärke, mit 2 EL kaltem Wasser angerührt | 1 | TL | Speisestärke | mit 2 EL kaltem Wasser angerührt
frisch geriebene Muskatnuss | | | Muskatnuss | frisch geriebene
Mark einer Vanilleschote | 1 | | Vanilleschote | Mark
1 Stk. Knoblauchzehe(n), gepresst | 1 | Stk. | Knoblauchzehe | gepresst
Toppings: Nüsse, Kokosraspeln, Beeren | | | Nüsse, Kokosraspeln, Beeren | Toppings
6 Eigelb (Gr. M) | 6 | | Eigelb | Gr. M
2 Bio-Zitronen, davon der Saft und die abgeriebene Schale | 2 | | Bio-Zitronen | davon der Saft und die abgeriebene Schale
200 g Halbrahm | 200 | g | Halbrahm |
1 Becher Sauerrahm (250 g) oder Crème fraîche | 1 | Becher | Sauerrahm oder Crème fraîche | 250 g
ein Stückchen Ingwer, ca. walnussgroß | 1 | Stückchen | Ingwer | ca. walnussgroß
`;
