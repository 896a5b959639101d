/** A second set of Italian lines, written before its reader had seen any of them. */
export const italian = `
1 costa di sedano | 1 | costa | sedano |
1 costilla di sedano | 1 | costilla | sedano |
Tuorli (di uova medie) 4 | 4 | | Tuorli | di uova medie
Guanciale 150 g | 150 | g | Guanciale |
Sale fino q.b. | | | Sale fino | q.b.
1 mazzo di asparagi | 1 | mazzo | asparagi |
uno scalogno tritato finemente | 1 | | scalogno | tritato finemente
2 cucchiai da minestra di farina | 2 | cucchiai da minestra | farina |
1 bicchierino di Marsala | 1 | bicchierino | Marsala |
un goccio di latte | 1 | goccio | latte |
1 presa di sale grosso | 1 | presa | sale grosso |
1 gambo di sedano | 1 | gambo | sedano |
3 hg di farina | 3 | hg | farina |
2 etti e mezzo di prosciutto crudo | 2.5 | etti | prosciutto crudo |
1 litro e mezzo di brodo | 1.5 | litro | brodo |
1 cubetto di lievito di birra (25 g) | 1 | cubetto | lievito di birra | 25 g
16 g di lievito in polvere per dolci | 16 | g | lievito in polvere | per dolci
1 scatola di pomodori pelati da 400 g | 1 | scatola | pomodori pelati | da 400 g
1 fialetta di aroma alla mandorla | 1 | fialetta | aroma alla mandorla |
1 spicchio di aglio schiacciato | 1 | spicchio | aglio | schiacciato
1 stecca di cannella | 1 | stecca | cannella |
4 filetti di acciuga sott'olio | 4 | | filetti di acciuga sott'olio |
2 alici sotto sale | 2 | | alici sotto sale |
1 carota piccola, pelata | 1 | | carota piccola | pelata
600 g di patate a pasta gialla | 600 | g | patate a pasta gialla |
Per la besciamella: 500 ml di latte | 500 | ml | latte | Per la besciamella
50 g di parmigiano reggiano DOP grattugiato | 50 | g | parmigiano reggiano DOP | grattugiato
100 g circa di mollica di pane | 100 | g | mollica di pane |
olio evo q.b. | | | olio evo | q.b.
2-3 foglie di alloro | 2-3 | foglie | alloro |
un ciuffo di prezzemolo fresco | 1 | ciuffo | prezzemolo fresco |
qualche fogliolina di menta per decorare | | fogliolina | menta | qualche per decorare
il succo di mezzo limone | 0.5 | | limone | il succo
la scorza grattugiata di 1 arancia | 1 | | arancia | la scorza grattugiata
1 limone biologico (scorza e succo) | 1 | | limone biologico | scorza e succo
mezza cipolla dorata | 0.5 | | cipolla dorata |
una noce di burro | 1 | noce | burro |
1 cucchiaio scarso di maizena | 1 | cucchiaio | maizena |
un pizzico di noce moscata | 1 | pizzico | noce moscata |
2 mestoli di brodo vegetale | 2 | mestoli | brodo vegetale |
1 trancio di tonno fresco | 1 | trancio | tonno fresco |
100 ml di vino bianco per sfumare | 100 | ml | vino bianco | per sfumare
4 fette biscottate | 4 | | fette biscottate |
1 rotolo di pasta sfoglia rettangolare | 1 | rotolo | pasta sfoglia rettangolare |
200 g di robiola (o altro formaggio fresco) | 200 | g | robiola | o altro formaggio fresco
1 cipolla rossa di Tropea | 1 | | cipolla rossa di Tropea |
80 g di zucchero semolato + quello per la superficie | 80 | g | zucchero semolato | + quello per la superficie
1 uovo sbattuto per spennellare | 1 | | uovo | sbattuto per spennellare
250 g di mascarpone freddo di frigo | 250 | g | mascarpone | freddo di frigo
3 zucchine tagliate a rondelle sottili | 3 | | zucchine | tagliate a rondelle sottili
1 manciata di rucola | 1 | manciata | rucola |
peperoncino secco (facoltativo) | | | peperoncino secco | facoltativo
un quarto di litro di panna fresca | 0.25 | litro | panna fresca |
un dado vegetale | 1 | | dado vegetale |
1 testa d'aglio | 1 | testa | aglio |
10-12 pomodorini ciliegino | 10-12 | | pomodorini ciliegino |
4 salsicce sbriciolate | 4 | | salsicce | sbriciolate
1 vasetto di yogurt bianco (125 g) | 1 | vasetto | yogurt bianco | 125 g
300 gr. di riso Carnaroli | 300 | gr. | riso Carnaroli |
olio di arachidi per la frittura | | | olio di arachidi | per la frittura
--- last check
1 cipollotto fresco | 1 | | cipollotto fresco |
Acqua tiepida 300 ml | 300 | ml | Acqua | tiepida
Lievito di birra fresco 5 g | 5 | g | Lievito di birra fresco |
Scorza di limone 1 | 1 | | Scorza di limone |
un mazzetto di basilico tritato grossolanamente | 1 | mazzetto | basilico | tritato grossolanamente
3 cucchiai colmi di zucchero di canna | 3 | cucchiai | zucchero di canna |
1 bustina di zafferano sciolta in poca acqua | 1 | bustina | zafferano | sciolta in poca acqua
150 g di pancetta tesa in una sola fetta | 150 | g | pancetta tesa | in una sola fetta
2 patate medie lessate e schiacciate | 2 | | patate medie | lessate e schiacciate
400 g di polpa di pomodoro | 400 | g | polpa di pomodoro |
1 melanzana lunga | 1 | | melanzana lunga |
un bicchiere scarso di olio di semi | 1 | bicchiere | olio di semi |
6 fiori di zucca | 6 | | fiori di zucca |
1 baccello di vaniglia | 1 | baccello | vaniglia |
500 g di cozze pulite | 500 | g | cozze | pulite
una spolverata di pepe bianco | 1 | spolverata | pepe bianco |
30 g di burro + 10 g per la teglia | 30 | g | burro | + 10 g per la teglia
1 cespo di radicchio (circa 300 g) | 1 | cespo | radicchio | 300 g
2 rametti di rosmarino | 2 | rametti | rosmarino |
olio di oliva extravergine a piacere | | | olio di oliva extravergine | a piacere
prezzemolo e aglio tritati | | | prezzemolo e aglio | tritati
5-6 foglie di basilico spezzettate a mano | 5-6 | foglie | basilico | spezzettate a mano
Farina di grano duro rimacinata: 200 g | 200 | g | Farina di grano duro rimacinata |
1 tazzina di latte tiepido | 1 | tazzina | latte | tiepido
Aceto di mele 1 cucchiaio | 1 | cucchiaio | Aceto di mele |
mezzo spicchio d'aglio senza anima | 0.5 | spicchio | aglio | senza anima
zucchero semolato 2 cucchiai rasi | 2 | cucchiai | zucchero semolato |
2 confezioni di gnocchi | 2 | confezioni | gnocchi |
succo di 1 limone | 1 | | limone | succo
due manciate di spinaci novelli | 2 | manciate | spinaci novelli |
`;
