/** A third set of Italian lines, in the style of that country's sites, written before its reader had seen them. */
export const italian = `
Sedano 1 costa | 1 | costa | Sedano |
Vino bianco secco ½ bicchiere | 0.5 | bicchiere | Vino bianco secco |
320 g di spaghettoni o altra pasta lunga | 320 | g | spaghettoni | o altra pasta lunga
400 g di ceci già lessati (peso sgocciolato) | 400 | g | ceci | già lessati peso sgocciolato
2 cucchiai abbondanti di pecorino romano, più quello per servire | 2 | cucchiai | pecorino romano | abbondanti più quello per servire
un bicchierino di grappa (facoltativo) | 1 | bicchierino | grappa | facoltativo
Pangrattato q.b. per la panatura | | | Pangrattato | q.b. per la panatura
brodo vegetale caldo, circa 1 litro | 1 | litro | brodo vegetale | caldo
1 filone di pane casereccio raffermo | 1 | filone | pane casereccio | raffermo
1 kg tra cozze e vongole | 1 | kg | cozze e vongole |
3 patate grandi (circa 600 g), pelate e a tocchetti | 3 | | patate grandi | 600 g pelate e a tocchetti
Burro 80 g + q.b. per imburrare lo stampo | 80 | g | Burro | + q.b. per imburrare lo stampo
uova intere 2 + 1 tuorlo | 2 | | uova intere | + 1 tuorlo
1 confezione da 250 g di ricotta vaccina ben scolata | 1 | confezione | ricotta vaccina | da 250 g ben scolata
la scorza grattugiata di mezza arancia non trattata | 0.5 | | arancia | la scorza grattugiata non trattata
6-8 fette sottili di speck | 6-8 | fette | speck |
un paio di cucchiai di passata di pomodoro | 2 | cucchiai | passata di pomodoro |
1 bustina e mezza di lievito istantaneo per torte salate | 1.5 | bustina | lievito istantaneo | per torte salate
Per la crema: 3 tuorli | 3 | | tuorli | Per la crema
semi di papavero a piacere | | | semi di papavero | a piacere
150 ml di latte (intero o di soia) | 150 | ml | latte | intero o di soia
100 g di lievito madre rinfrescato la sera prima | 100 | g | lievito madre | rinfrescato la sera prima
2 tazzine di caffè espresso zuccherato | 2 | tazzine | caffè espresso zuccherato |
un trito di sedano, carota e cipolla | 1 | | trito di sedano, carota e cipolla |
aceto di vino bianco, 2 cucchiai | 2 | cucchiai | aceto di vino bianco |
1 mazzetto aromatico (alloro, timo e prezzemolo) | 1 | | mazzetto aromatico | alloro, timo e prezzemolo
500 g di polpo surgelato, scongelato in frigorifero | 500 | g | polpo surgelato | scongelato in frigorifero
1/4 di cucchiaino di cannella in polvere | 0.25 | cucchiaino | cannella in polvere |
insalatina di campo per accompagnare | | | insalatina di campo | per accompagnare
spezie: noce moscata, chiodi di garofano, cannella | | | noce moscata, chiodi di garofano, cannella | spezie
Parmigiano Reggiano DOP grattugiato 60 g | 60 | g | Parmigiano Reggiano DOP | grattugiato
--- last check
Pomodori pelati 1 scatola (400 g) | 1 | scatola | Pomodori pelati | 400 g
1 kg di patate a pasta gialla, lessate con la buccia | 1 | kg | patate a pasta gialla | lessate con la buccia
3 cucchiai di olio EVO + un filo per servire | 3 | cucchiai | olio EVO | + un filo per servire
250g di mascarpone a temperatura ambiente | 250 | g | mascarpone | a temperatura ambiente
1 cipollotto (solo la parte bianca) | 1 | | cipollotto | solo la parte bianca
4 fette di pane tostato strofinate con l'aglio | 4 | fette | pane | tostato strofinate con l'aglio
una grattata di noce moscata | 1 | grattata | noce moscata |
2 peperoni (uno rosso e uno giallo) | 2 | | peperoni | uno rosso e uno giallo
farina tipo 00 q.b. per il piano di lavoro | | | farina tipo 00 | q.b. per il piano di lavoro
mezzo cucchiaino raso di bicarbonato | 0.5 | cucchiaino | bicarbonato |
1 bicchiere (circa 200 ml) di spumante brut | 1 | bicchiere | spumante brut | 200 ml
350 g di carne macinata mista (manzo e maiale) | 350 | g | carne macinata mista | manzo e maiale
erbe aromatiche: salvia, rosmarino e timo | | | salvia, rosmarino e timo | erbe aromatiche
4 uova (2 intere e 2 tuorli) | 4 | | uova | 2 intere e 2 tuorli
Zucchine medie 3 | 3 | | Zucchine medie |
1 peperoncino fresco privato dei semi e tritato | 1 | | peperoncino fresco | privato dei semi e tritato
100 ml di panna fresca liquida non zuccherata, ben fredda | 100 | ml | panna fresca liquida | non zuccherata, ben fredda
il succo filtrato di 2 arance rosse | 2 | | arance rosse | il succo filtrato
sale grosso per l'acqua della pasta | | | sale grosso | per l'acqua della pasta
1 panetto di burro da 125 g, ammorbidito | 1 | panetto | burro | da 125 g, ammorbidito
`;
