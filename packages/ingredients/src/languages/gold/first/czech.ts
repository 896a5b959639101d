/** Czech lines and what each says: `line | quantity | unit | food | note`. */
export const czech = `
500 g hladké mouky | 500 | g | hladké mouky |
250 g polohrubé mouky | 250 | g | polohrubé mouky |
2 lžíce oleje | 2 | lžíce | oleje |
3 lžíce olivového oleje | 3 | lžíce | olivového oleje |
1 lžička soli | 1 | lžička | soli |
1/2 lžičky mleté skořice | 0.5 | lžičky | mleté skořice |
2 polévkové lžíce medu | 2 | polévkové lžíce | medu |
1 čajová lžička cukru | 1 | čajová lžička | cukru |
2 PL sójové omáčky | 2 | PL | sójové omáčky |
1 ČL kurkumy | 1 | ČL | kurkumy |
3 vejce | 3 | | vejce |
4 ks vajec | 4 | ks | vajec |
2 žloutky | 2 | | žloutky |
1 cibule | 1 | | cibule |
1 velká cibule, nakrájená najemno | 1 | | velká cibule | nakrájená najemno
2 stroužky česneku | 2 | stroužky | česneku |
3 stroužky česneku, prolisované | 3 | stroužky | česneku | prolisované
300 ml mléka | 300 | ml | mléka |
200 ml vlažného mléka | 200 | ml | mléka | vlažného
1 hrnek hladké mouky | 1 | hrnek | hladké mouky |
půl hrnku cukru | 0.5 | hrnku | cukru |
1/2 kostky másla | 0.5 | kostky | másla |
100 g másla | 100 | g | másla |
120 g rozpuštěného másla | 120 | g | másla | rozpuštěného
50 g změklého másla | 50 | g | másla | změklého
sůl | | | sůl |
sůl a pepř | | | sůl a pepř |
sůl, pepř | | | sůl, pepř |
sůl podle chuti | | | sůl | podle chuti
čerstvě mletý pepř | | | pepř | čerstvě mletý
špetka soli | | špetka | soli |
1 špetka muškátového oříšku | 1 | špetka | muškátového oříšku |
1 prášek do pečiva | 1 | | prášek do pečiva |
1 balíček vanilkového cukru | 1 | balíček | vanilkového cukru |
1 sáček sušeného droždí (7 g) | 1 | sáček | sušeného droždí | 7 g
20 g čerstvého droždí | 20 | g | čerstvého droždí |
1 svazek petrželky | 1 | svazek | petrželky |
hrst čerstvé bazalky | | hrst | čerstvé bazalky |
2 snítky tymiánu | 2 | snítky | tymiánu |
několik lístků máty | | lístků | máty | několik
2 bobkové listy | 2 | | bobkové listy |
5 kuliček nového koření | 5 | kuliček | nového koření |
šťáva z 1 citronu | 1 | | citronu | šťáva z
šťáva z půlky citronu | 0.5 | | citronu | šťáva z
kůra z 1 pomeranče | 1 | | pomeranče | kůra z
olej na smažení | | | olej | na smažení
moučkový cukr na posypání | | | moučkový cukr | na posypání
máslo na vymazání formy | | | máslo | na vymazání formy
500 g mletého masa | 500 | g | mletého masa |
600 g kuřecích prsou, nakrájených na kostky | 600 | g | kuřecích prsou | nakrájených na kostky
2 mrkve, nastrouhané nahrubo | 2 | | mrkve | nastrouhané nahrubo
1 kg brambor | 1 | kg | brambor |
4 větší brambory, oloupané | 4 | | větší brambory | oloupané
1 plechovka krájených rajčat | 1 | plechovka | rajčat | krájených
1 konzerva tuňáku | 1 | konzerva | tuňáku |
1 kelímek zakysané smetany (200 g) | 1 | kelímek | zakysané smetany | 200 g
200 ml smetany ke šlehání | 200 | ml | smetany ke šlehání |
150 g strouhaného sýra | 150 | g | sýra | strouhaného
100 g eidamu, nastrouhaného | 100 | g | eidamu | nastrouhaného
asi 200 g žampionů | 200 | g | žampionů |
2-3 lžíce strouhanky | 2-3 | lžíce | strouhanky |
4 plátky šunky | 4 | plátky | šunky |
1 kostka zeleninového bujónu | 1 | kostka | zeleninového bujónu |
trochu oleje | | | oleje | trochu
petrželka na ozdobu | | | petrželka | na ozdobu
kmín (nemusí být) | | | kmín | nemusí být
1 lžíce másla nebo oleje | 1 | lžíce | másla nebo oleje |
Na těsto: 300 g mouky | 300 | g | mouky | Na těsto
1 l vývaru | 1 | l | vývaru |
1 dl bílého vína | 1 | dl | bílého vína |
80 g cukru + 1 lžíce na posypání | 80 | g | cukru | + 1 lžíce na posypání
--- second check
1 hrnek jáhel (propláchnutých) | 1 | hrnek | jáhel | propláchnutých
3/4 hrnku krupicového cukru | 0.75 | hrnku | krupicového cukru |
4 kuřecí stehna | 4 | | kuřecí stehna |
1 malý kousek celeru | 1 | kousek | celeru |
150 g uzené slaniny, nakrájené na kostičky | 150 | g | uzené slaniny | nakrájené na kostičky
500 ml zeleninového vývaru nebo vody | 500 | ml | zeleninového vývaru nebo vody |
1 plechovka cizrny, slité | 1 | plechovka | cizrny | slité
3 lžíce nasekaného koriandru | 3 | lžíce | koriandru | nasekaného
250 g těstovin penne | 250 | g | těstovin penne |
půlka avokáda | 0.5 | | avokáda |
2 hrsti baby špenátu | 2 | hrsti | baby špenátu |
80 g másla pokojové teploty | 80 | g | másla | pokojové teploty
tuk na vymazání formy | | | tuk | na vymazání formy
1,2 kg krkovice bez kosti | 1.2 | kg | krkovice | bez kosti
5 sušených rajčat v oleji | 5 | | sušených rajčat v oleji |
1 velká hrst vlašských ořechů | 1 | hrst | vlašských ořechů |
3 bílky | 3 | | bílky |
1 lžíce hořčice (nejlépe dijonské) | 1 | lžíce | hořčice | nejlépe dijonské
mléko 250 ml | 250 | ml | mléko |
1 okurka, oloupaná a nastrouhaná | 1 | | okurka | oloupaná a nastrouhaná
dva stroužky česneku | 2 | stroužky | česneku |
100-150 g hořké čokolády | 100-150 | g | hořké čokolády |
1 zarovnaná lžička skořice | 1 | lžička | skořice |
pár kapek mandlového extraktu | | kapek | mandlového extraktu | pár
2 lžíce kokosového oleje, rozpuštěného | 2 | lžíce | kokosového oleje | rozpuštěného
lístky čerstvé máty na ozdobu | | lístky | čerstvé máty | na ozdobu
1 červená paprika nakrájená na proužky | 1 | | červená paprika | nakrájená na proužky
4 krajíce chleba | 4 | krajíce | chleba |
1 svitek celozrnného těsta | 1 | svitek | celozrnného těsta |
asi 1 l vody | 1 | l | vody |
`;
