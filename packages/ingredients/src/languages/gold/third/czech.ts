/** A third set of Czech lines, in the style of that country's sites, written before its reader had seen them. */
export const czech = `
500 g vepřové plece, nakrájené na větší kostky | 500 | g | vepřové plece | nakrájené na větší kostky
sůl, mletý pepř a kmín podle chuti | | | sůl, mletý pepř a kmín | podle chuti
1 ks větší cibule | 1 | ks | větší cibule |
2 lžíce hladké mouky na zahuštění | 2 | lžíce | hladké mouky | na zahuštění
vejce - 3 kusy | 3 | kusy | vejce |
1 vanilkový pudink (37 g) | 1 | | vanilkový pudink | 37 g
3/4 l vývaru (masového nebo zeleninového) | 0.75 | l | vývaru | masového nebo zeleninového
citronová šťáva z 1/2 citronu | 0.5 | | citronu | citronová šťáva z
1 balení listového těsta (cca 400 g) | 1 | balení | listového těsta | 400 g
koření: bobkový list, nové koření, tymián | | | bobkový list, nové koření, tymián | koření
1 kypřicí prášek do pečiva | 1 | | kypřicí prášek do pečiva |
4–5 stroužků česneku, utřených se solí | 4-5 | stroužků | česneku | utřených se solí
100 g uzeného sýra nahrubo nastrouhaného | 100 | g | uzeného sýra | nahrubo nastrouhaného
1 dcl oleje | 1 | dcl | oleje |
2 vrchovaté lžíce kakaa | 2 | lžíce | kakaa |
sádlo nebo olej na smažení | | | sádlo nebo olej | na smažení
1 kostka droždí (42 g) | 1 | kostka | droždí | 42 g
půl lžičky mleté sladké papriky | 0.5 | lžičky | mleté sladké papriky |
250 g měkkého tvarohu ve vaničce | 250 | g | měkkého tvarohu | ve vaničce
1 menší celer (oloupaný) | 1 | | menší celer | oloupaný
2 jarní cibulky, pouze zelená část | 2 | | jarní cibulky | pouze zelená část
6 lžic krupicového cukru + na obalení | 6 | lžic | krupicového cukru | + na obalení
800 g brambor varného typu B | 800 | g | brambor varného typu B |
hrubá mouka podle potřeby | | | hrubá mouka | podle potřeby
1 konzerva sterilované kukuřice bez nálevu | 1 | konzerva | sterilované kukuřice | bez nálevu
Náplň: 500 g švestek | 500 | g | švestek | Náplň
3 vejce uvařená natvrdo | 3 | | vejce | uvařená natvrdo
trocha citronové šťávy | | | citronové šťávy | trocha
150 ml teplé vody (ne horké) | 150 | ml | vody | teplé ne horké
hrstka pažitky, nasekané najemno | | hrstka | pažitky | nasekané najemno
1 větvička čerstvého rozmarýnu nebo 1 lžička sušeného | 1 | větvička | čerstvého rozmarýnu | nebo 1 lžička sušeného
--- last check
500g hladké mouky a trochu na podsypání | 500 | g | hladké mouky | a trochu na podsypání
1 kuře rozporcované na 8 kusů | 1 | | kuře | rozporcované na 8 kusů
2 mrkve nakrájené na tenké plátky | 2 | | mrkve | nakrájené na tenké plátky
125 ml piva nebo vína | 125 | ml | piva nebo vína |
1 červená cibule, nakrájená na půlměsíčky | 1 | | červená cibule | nakrájená na půlměsíčky
2-3 bobkové listy a 5 kuliček pepře | 2-3 | | bobkové listy | a 5 kuliček pepře
250 ml smetany ke šlehání (alespoň 33 %) | 250 | ml | smetany ke šlehání | alespoň 33 %
mořská sůl podle potřeby | | | mořská sůl | podle potřeby
1 velké balení mraženého špenátu (450 g) | 1 | balení | mraženého špenátu | 450 g
3 lžíce petrželky, nasekané | 3 | lžíce | petrželky | nasekané
kůra a šťáva z jednoho pomeranče | 1 | | pomeranče | kůra a šťáva z
na ozdobení: ředkvičky, pažitka a kopr | | | ředkvičky, pažitka a kopr | na ozdobení
50 g rozinek namočených v rumu | 50 | g | rozinek | namočených v rumu
2 hrnky uvařené rýže | 2 | hrnky | rýže | uvařené
6 vajec uvařených natvrdo | 6 | | vajec | uvařených natvrdo
stroužek česneku | | stroužek | česneku |
1 květák rozebraný na růžičky | 1 | | květák | rozebraný na růžičky
200 g uzeného tofu na kostičky | 200 | g | uzeného tofu | na kostičky
bazalka - pár lístků | | lístků | bazalka | pár
1/3 hrnku perlivé vody | 0.333 | hrnku | perlivé vody |
`;
