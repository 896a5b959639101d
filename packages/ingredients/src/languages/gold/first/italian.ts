/** Italian lines and what each says: `line | quantity | unit | food | note`. */
export const italian = `
500 g di farina 00 | 500 | g | farina 00 |
200g di zucchero | 200 | g | zucchero |
1/2 litro di latte | 0.5 | litro | latte |
mezzo litro di brodo vegetale | 0.5 | litro | brodo vegetale |
mezza cipolla tritata | 0.5 | | cipolla | tritata
1 cipolla grande, tritata finemente | 1 | | cipolla grande | tritata finemente
2 spicchi d'aglio | 2 | spicchi | aglio |
2-3 cucchiai di olio extravergine d'oliva | 2-3 | cucchiai | olio extravergine d'oliva |
2 o 3 carote | 2-3 | | carote |
1 cucchiaio di aceto | 1 | cucchiaio | aceto |
1 cucchiaino di sale fino | 1 | cucchiaino | sale fino |
1 cucchiaino e mezzo di lievito | 1.5 | cucchiaino | lievito |
3 cucchiai di parmigiano grattugiato | 3 | cucchiai | parmigiano | grattugiato
1 ½ tazze di riso | 1.5 | tazze | riso |
1,5 kg di patate | 1.5 | kg | patate |
olio q.b. | | | olio | q.b.
sale q.b. | | | sale | q.b.
q.b. di pepe nero | | | pepe nero | q.b.
sale e pepe | | | sale e pepe |
sale quanto basta | | | sale | quanto basta
pepe a piacere | | | pepe | a piacere
un pizzico di sale | 1 | pizzico | sale |
1 presa di sale grosso | 1 | presa | sale grosso |
un po' di prezzemolo | | | prezzemolo | un po'
un filo d'olio | 1 | filo | olio |
1 bustina di vanillina | 1 | bustina | vanillina |
1 bustina di lievito per dolci (16 g) | 1 | bustina | lievito per dolci | 16 g
1 mazzetto di basilico | 1 | mazzetto | basilico |
4 fette di pancetta | 4 | fette | pancetta |
2 foglie di alloro | 2 | foglie | alloro |
un rametto di rosmarino | 1 | rametto | rosmarino |
1 costa di sedano | 1 | costa | sedano |
1 gambo di sedano, tagliato a dadini | 1 | gambo | sedano | tagliato a dadini
1 scatola (400 g) di pomodori pelati | 1 | scatola | pomodori pelati | 400 g
2 scatole di ceci da 400 g, scolati | 2 | scatole | ceci | da 400 g scolati
2 lattine da 400 g di pomodori | 2 | lattine | pomodori | da 400 g
250 g di burro morbido | 250 | g | burro | morbido
80 g di burro fuso | 80 | g | burro | fuso
burro per la teglia | | | burro | per la teglia
olio per friggere | | | olio | per friggere
zucchero a velo per spolverare | | | zucchero a velo | per spolverare
il succo di 1 limone | 1 | | limone | il succo
succo di mezzo limone | 0.5 | | limone | succo
la scorza di un'arancia | 1 | | arancia | la scorza
1 limone (succo e scorza) | 1 | | limone | succo e scorza
due uova | 2 | | uova |
3 uova medie | 3 | | uova medie |
2 tuorli | 2 | | tuorli |
una dozzina di vongole | 1 | dozzina | vongole |
circa 300 g di funghi champignon | 300 | g | funghi champignon |
qualche foglia di menta | | foglia | menta | qualche
una manciata di rucola | 1 | manciata | rucola |
1 bicchiere di vino bianco | 1 | bicchiere | vino bianco |
mezzo bicchiere d'acqua tiepida | 0.5 | bicchiere | acqua | tiepida
100 g di burro o margarina | 100 | g | burro o margarina |
1 dado da brodo | 1 | | dado da brodo |
farina 300 g | 300 | g | farina |
latte: 250 ml | 250 | ml | latte |
Zucchero semolato 120 g | 120 | g | Zucchero semolato |
Uova (medie) 3 | 3 | | Uova | medie
Olio extravergine d'oliva 4 cucchiai | 4 | cucchiai | Olio extravergine d'oliva |
Sale fino q.b. | | | Sale fino | q.b.
1 cucchiaio colmo di maizena | 1 | cucchiaio | maizena |
1 melanzana grande tagliata a cubetti | 1 | | melanzana grande | tagliata a cubetti
2 zucchine, tagliate a rondelle | 2 | | zucchine | tagliate a rondelle
1 pezzo di zenzero fresco (2 cm) | 1 | pezzo | zenzero fresco | 2 cm
1 panetto di lievito di birra | 1 | panetto | lievito di birra |
1 rotolo di pasta sfoglia | 1 | rotolo | pasta sfoglia |
1 vasetto di yogurt bianco | 1 | vasetto | yogurt bianco |
2 hg di prosciutto cotto | 2 | hg | prosciutto cotto |
3 etti di macinato | 3 | etti | macinato |
250 ml (1 tazza) di panna fresca | 250 | ml | panna fresca | 1 tazza
2 x 125 g di mozzarella | 2 | | mozzarella | 125 g
pomodorini | | | pomodorini |
prezzemolo tritato | | | prezzemolo | tritato
basilico fresco per guarnire | | | basilico fresco | per guarnire
noce moscata (facoltativa) | | | noce moscata | facoltativa
1 peperoncino piccante, privato dei semi | 1 | | peperoncino piccante | privato dei semi
2 cucchiai più 1 cucchiaino di miele | 2 | cucchiai | miele | più 1 cucchiaino
--- second check
320 g di spaghetti | 320 | g | spaghetti |
1 cucchiaino raso di bicarbonato | 1 | cucchiaino | bicarbonato |
150 g di cioccolato fondente spezzettato | 150 | g | cioccolato fondente | spezzettato
4 filetti di acciuga sott'olio | 4 | filetti | acciuga sott'olio |
1 kg di cozze, già pulite | 1 | kg | cozze | già pulite
1 pizzico di noce moscata grattugiata | 1 | pizzico | noce moscata | grattugiata
2 rametti di timo fresco | 2 | rametti | timo fresco |
Pepe nero macinato al momento q.b. | | | Pepe nero | macinato al momento q.b.
1 limone non trattato (la scorza) | 1 | | limone | non trattato la scorza
mezzo bicchiere di vino bianco secco | 0.5 | bicchiere | vino bianco secco |
500 g di vongole veraci (già spurgate) | 500 | g | vongole veraci | già spurgate
Burro 50 g + quello per la teglia | 50 | g | Burro | + quello per la teglia
Latte intero 500 ml a temperatura ambiente | 500 | ml | Latte intero | a temperatura ambiente
4 cucchiai abbondanti di pangrattato | 4 | cucchiai | pangrattato |
1 cespo di lattuga | 1 | cespo | lattuga |
qualche rametto di prezzemolo | | rametto | prezzemolo | qualche
200 g di prosciutto crudo a fette sottili | 200 | g | prosciutto crudo | a fette sottili
1 confezione da 250 g di mascarpone | 1 | confezione | mascarpone | da 250 g
3 albumi montati a neve | 3 | | albumi | montati a neve
olio di semi per friggere | | | olio di semi | per friggere
--- third check
350 g di rigatoni | 350 | g | rigatoni |
un quarto di cucchiaino di curcuma | 0.25 | cucchiaino | curcuma |
2 cucchiai rasi di fecola di patate | 2 | cucchiai | fecola di patate |
2 peperoni rossi, puliti e tagliati a listarelle | 2 | | peperoni rossi | puliti e tagliati a listarelle
8 fette di pane casereccio tostato | 8 | fette | pane casereccio | tostato
qualche goccia di limone | | goccia | limone | qualche
brodo vegetale caldo, circa 1 litro | 1 | litro | brodo vegetale | caldo
Parmigiano Reggiano da grattugiare 40 g | 40 | g | Parmigiano Reggiano | da grattugiare
Cipolle rosse 2 | 2 | | Cipolle rosse |
10 olive nere denocciolate | 10 | | olive nere | denocciolate
1 barattolo di fagioli borlotti, sgocciolati | 1 | barattolo | fagioli borlotti | sgocciolati
un mazzetto di erbe aromatiche | 1 | mazzetto | erbe aromatiche |
mezzo cucchiaino di pepe nero macinato | 0.5 | cucchiaino | pepe nero macinato |
1 spicchio d'aglio, in camicia | 1 | spicchio | aglio | in camicia
Farina di mandorle: 100 g | 100 | g | Farina di mandorle |
--- fourth check
6 fettine sottili di speck | 6 | fettine | speck | sottili
Farina 00 300 g | 300 | g | Farina 00 |
Olio extravergine d'oliva 40 g | 40 | g | Olio extravergine d'oliva |
Aglio 1 spicchio | 1 | spicchio | Aglio |
Pepe nero q.b. | | | Pepe nero | q.b.
Pomodori pelati 400 g | 400 | g | Pomodori pelati |
Prezzemolo tritato 2 cucchiai | 2 | cucchiai | Prezzemolo | tritato
Scorza di limone grattugiata 1 | 1 | | Scorza di limone | grattugiata
1 uovo intero e 2 tuorli | 1 | | uovo intero | e 2 tuorli
200 g di riso lessato | 200 | g | riso | lessato
4 fette di pane raffermo | 4 | fette | pane | raffermo
Burro (freddo di frigo) 120 g | 120 | g | Burro | freddo di frigo
1 finocchio, affettato sottile | 1 | | finocchio | affettato sottile
peperoncino fresco a piacere | | | peperoncino fresco | a piacere
30 g di pinoli tostati | 30 | g | pinoli | tostati
--- fifth check
250 g di gamberi sgusciati | 250 | g | gamberi | sgusciati
2 cucchiai di capperi dissalati | 2 | cucchiai | capperi | dissalati
100 g di salmone affumicato | 100 | g | salmone affumicato |
4 uova sode | 4 | | uova sode |
1 porro, solo la parte bianca | 1 | | porro | solo la parte bianca
200 g di tonno sott'olio sgocciolato | 200 | g | tonno sott'olio | sgocciolato
50 g di mandorle a lamelle | 50 | g | mandorle | a lamelle
1 litro di brodo di carne bollente | 1 | litro | brodo di carne | bollente
80 g di pecorino romano grattugiato fine | 80 | g | pecorino romano | grattugiato fine
300 g di zucca già pulita | 300 | g | zucca | già pulita
1 mozzarella di bufala (250 g) | 1 | | mozzarella di bufala | 250 g
zucchero di canna q.b. | | | zucchero di canna | q.b.
2 fogli di gelatina ammollati | 2 | fogli | gelatina | ammollati
1 tazzina di caffè | 1 | tazzina | caffè |
Salvia 4 foglie | 4 | foglie | Salvia |
--- sixth check
3 cucchiai di salsa di soia | 3 | cucchiai | salsa di soia |
1 mango maturo tagliato a cubetti | 1 | | mango maturo | tagliato a cubetti
150 g di scamorza affumicata | 150 | g | scamorza affumicata |
mezzo cavolo rosso | 0.5 | | cavolo rosso |
i semi di una bacca di vaniglia | 1 | bacca | vaniglia | i semi
1 tavoletta di cioccolato (100 g) | 1 | tavoletta | cioccolato | 100 g
1 vasetto di cetriolini | 1 | vasetto | cetriolini |
farina per la spianatoia | | | farina | per la spianatoia
750 ml di acqua fredda | 750 | ml | acqua | fredda
4 tranci di salmone | 4 | tranci | salmone |
2 cubetti di ghiaccio | 2 | cubetti | ghiaccio |
1 bustina di lievito di birra secco | 1 | bustina | lievito di birra secco |
melanzane 2 (medie) | 2 | | melanzane | medie
Zucchero a velo per decorare | | | Zucchero a velo | per decorare
15 g di zenzero fresco grattugiato | 15 | g | zenzero fresco | grattugiato
--- seventh check
2 cespi di indivia, lavati | 2 | cespi | indivia | lavati
1 arrosto di vitello da 1 kg | 1 | | arrosto di vitello | da 1 kg
4 cucchiaini di cacao amaro | 4 | cucchiaini | cacao amaro |
1 finocchio con le barbe | 1 | | finocchio | con le barbe
200 g di feta sbriciolata | 200 | g | feta | sbriciolata
6 fichi freschi, in quarti | 6 | | fichi freschi | in quarti
mezzo bicchiere di acqua tiepida | 0.5 | bicchiere | acqua | tiepida
1 tuorlo sbattuto con poco latte | 1 | | tuorlo | sbattuto con poco latte
2 bustine di tè verde | 2 | bustine | tè verde |
olio per la friggitrice | | | olio | per la friggitrice
`;
