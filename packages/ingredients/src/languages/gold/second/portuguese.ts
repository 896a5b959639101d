/** A second set of Portuguese lines, written before its reader had seen any of them. */
export const portuguese = `
uma colher de chá cheia de fermento | 1 | colher de chá | fermento |
1 lata de leite condensado (395 g) | 1 | lata | leite condensado | 395 g
1 caixinha de creme de leite | 1 | caixinha | creme de leite |
2 colheres de sopa de margarina em temperatura ambiente | 2 | colheres de sopa | margarina | em temperatura ambiente
1 e 1/2 xícara (chá) de açúcar | 1.5 | xícara (chá) | açúcar |
2 xícaras e meia de farinha de trigo | 2.5 | xícaras | farinha de trigo |
1 copo (americano) de óleo | 1 | copo | óleo | americano
1 copo americano de leite | 1 | copo | leite |
1 copo de requeijão de leite | 1 | copo de requeijão | leite |
1 pacote de coco ralado de 100 g | 1 | pacote | coco | ralado 100 g
1 tablete de caldo de galinha | 1 | tablete | caldo de galinha |
1 cubo de caldo Knorr | 1 | cubo | caldo Knorr |
cheiro-verde picado a gosto | | | cheiro-verde | picado a gosto
3 dentes de alho amassados | 3 | dentes | alho | amassados
2 cebolas médias picadas em cubinhos | 2 | | cebolas médias | picadas em cubinhos
500 g de carne moída (patinho) | 500 | g | carne moída | patinho
1 kg de peito de frango cortado em tiras | 1 | kg | peito de frango | cortado em tiras
1 fio de azeite | 1 | fio | azeite |
azeite q.b. | | | azeite | q.b.
sal e pimenta q.b. | | | sal e pimenta | q.b.
0,5 dl de vinho branco | 0.5 | dl | vinho branco |
1 folha de louro | 1 | folha | louro |
1 ramo de coentros | 1 | ramo | coentros |
1 raminho de salsa | 1 | raminho | salsa |
2 c. sopa de azeite | 2 | c. sopa | azeite |
1 c. de chá de açúcar baunilhado | 1 | c. de chá | açúcar baunilhado |
1 colher (de sobremesa) de sal | 1 | colher (de sobremesa) | sal |
6 carcaças | 6 | | carcaças |
1 pitada generosa de noz-moscada | 1 | pitada | noz-moscada |
raspa de 1 limão | 1 | | limão | raspa
sumo de meio limão | 0.5 | | limão | sumo
suco de 2 laranjas | 2 | | laranjas | suco
1 limão (sumo e raspa) | 1 | | limão | sumo e raspa
Para a cobertura: 200 g de chocolate meio amargo | 200 | g | chocolate meio amargo | Para a cobertura
1 tira de casca de limão | 1 | tira | casca de limão |
1 pau de canela | 1 | pau | canela |
1 cálice de licor | 1 | cálice | licor |
1 embalagem de natas (200 ml) | 1 | embalagem | natas | 200 ml
1 lata pequena de cogumelos laminados | 1 | lata | cogumelos | laminados
1 alho-francês cortado às rodelas | 1 | | alho-francês | cortado às rodelas
2 cenouras em rodelas | 2 | | cenouras | em rodelas
250 g de manteiga sem sal amolecida | 250 | g | manteiga sem sal | amolecida
3 gemas + 1 ovo inteiro | 3 | | gemas | + 1 ovo inteiro
1 cebola ou 2 chalotas | 1 | | cebola | ou 2 chalotas
100 g de queijo parmesão ralado para polvilhar | 100 | g | queijo parmesão | ralado para polvilhar
1 xícara de chá de azeitonas sem caroço | 1 | xícara de chá | azeitonas | sem caroço
4 filés de tilápia | 4 | | filés de tilápia |
1 maço de couve cortada fininha | 1 | maço | couve | cortada fininha
1 pimenta dedo-de-moça sem sementes | 1 | | pimenta dedo-de-moça | sem sementes
2 tomates maduros sem pele e picados | 2 | | tomates maduros | sem pele e picados
1 punhado de nozes | 1 | punhado | nozes |
aproximadamente 600 ml de água fervente | 600 | ml | água | fervente
1 chávena (café) de aguardente | 1 | chávena (café) | aguardente |
1 colher (sopa) rasa de fermento químico em pó | 1 | colher (sopa) | fermento químico em pó |
8 a 10 folhas de manjericão | 8-10 | folhas | manjericão |
manteiga para untar | | | manteiga | para untar
óleo suficiente para fritar | | | óleo | suficiente para fritar
orégano seco (opcional) | | | orégano seco | opcional
meio pimento vermelho | 0.5 | | pimento vermelho |
1 saqueta de gelatina em pó sem sabor | 1 | saqueta | gelatina em pó | sem sabor
--- last check
2 colheres (sopa) de salsinha picada | 2 | colheres (sopa) | salsinha | picada
1/2 maço de cebolinha picadinha | 0.5 | maço | cebolinha | picadinha
1 peito de frango sem osso | 1 | | peito de frango | sem osso
250 ml de leite meio-gordo | 250 | ml | leite meio-gordo |
1 lata de grão (cozido), escorrido | 1 | lata | grão | cozido escorrido
200 g de açúcar amarelo | 200 | g | açúcar amarelo |
1 colher de sopa de vinagre de vinho tinto | 1 | colher de sopa | vinagre de vinho tinto |
3 ovos tamanho M | 3 | | ovos | tamanho M
uma mão-cheia de espinafres baby | 1 | mão-cheia | espinafres baby |
1 embalagem de massa folhada fresca | 1 | embalagem | massa folhada fresca |
2 batatas grandes cozidas e amassadas | 2 | | batatas grandes | cozidas e amassadas
1 dente de alho laminado | 1 | dente | alho | laminado
1 caixa de gelatina de morango | 1 | caixa | gelatina de morango |
100 g de presunto cortado em cubos pequenos | 100 | g | presunto | cortado em cubos pequenos
azeite extra virgem para finalizar | | | azeite extra virgem | para finalizar
2 xícaras (chá) de arroz lavado e escorrido | 2 | xícaras (chá) | arroz | lavado e escorrido
1 pitada de canela em pó | 1 | pitada | canela em pó |
4 colheres (sopa) cheias de chocolate em pó | 4 | colheres (sopa) | chocolate em pó |
600 g de lombos de bacalhau | 600 | g | lombos de bacalhau |
1 pimentão amarelo sem sementes, em tirinhas | 1 | | pimentão amarelo | sem sementes em tirinhas
meia colher de chá de sal fino | 0.5 | colher de chá | sal fino |
1 gema para pincelar | 1 | | gema | para pincelar
sal, pimenta-do-reino e orégano a gosto | | | sal, pimenta-do-reino e orégano | a gosto
1 litro e meio de água | 1.5 | litro | água |
1 manga grande (ou 2 pequenas) | 1 | | manga grande | ou 2 pequenas
10 azeitonas pretas picadas | 10 | | azeitonas pretas | picadas
3 folhas de couve-manteiga | 3 | folhas | couve-manteiga |
2 cebolas roxas fatiadas finamente | 2 | | cebolas roxas | fatiadas finamente
casca de 1 limão | 1 | | limão | casca
1 envelope de fermento biológico seco (10 g) | 1 | envelope | fermento biológico seco | 10 g
`;
