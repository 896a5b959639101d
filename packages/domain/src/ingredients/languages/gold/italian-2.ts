/** A second set of Italian lines, written before its reader had seen any of them. */
export const italian2 = `
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
4 filetti di acciuga sott'olio | 4 | filetti | acciuga sott'olio |
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
`;
