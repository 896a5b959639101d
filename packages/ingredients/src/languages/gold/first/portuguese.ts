/** Portuguese lines of both sides of the ocean and what each says: `line | quantity | unit | food | note`. */
export const portuguese = `
200 g de farinha de trigo | 200 | g | farinha de trigo |
500g de carne moída | 500 | g | carne moída |
1/2 litro de leite | 0.5 | litro | leite |
meio litro de caldo de legumes | 0.5 | litro | caldo de legumes |
meia cebola picada | 0.5 | | cebola | picada
1 cebola grande, finamente picada | 1 | | cebola grande | finamente picada
2 dentes de alho | 2 | dentes | alho |
2-3 dentes de alho amassados | 2-3 | dentes | alho | amassados
2 a 3 tomates maduros | 2-3 | | tomates maduros |
2 colheres (sopa) de azeite | 2 | colheres (sopa) | azeite |
1 colher (chá) de sal | 1 | colher (chá) | sal |
3 colheres de sopa de açúcar | 3 | colheres de sopa | açúcar |
1 colher de chá de fermento em pó | 1 | colher de chá | fermento em pó |
1 colher de sobremesa de canela | 1 | colher de sobremesa | canela |
2 c. sopa de vinagre | 2 | c. sopa | vinagre |
1 c. de chá de cominhos | 1 | c. de chá | cominhos |
1 colher (de sopa) cheia de manteiga | 1 | colher (de sopa) | manteiga |
1 xícara (chá) de açúcar | 1 | xícara (chá) | açúcar |
2 e 1/2 xícaras de farinha de trigo | 2.5 | xícaras | farinha de trigo |
1 xícara e meia de arroz | 1.5 | xícara | arroz |
1 ½ xícara de leite | 1.5 | xícara | leite |
1,5 kg de batatas | 1.5 | kg | batatas |
1 lata de leite condensado | 1 | lata | leite condensado |
1 lata (395 g) de leite condensado | 1 | lata | leite condensado | 395 g
2 latas de 170 g de atum, escorrido | 2 | latas | atum | 170 g escorrido
1 caixinha de creme de leite (200 g) | 1 | caixinha | creme de leite | 200 g
1 pacote de gelatina | 1 | pacote | gelatina |
sal e pimenta | | | sal e pimenta |
sal a gosto | | | sal | a gosto
sal e pimenta-do-reino a gosto | | | sal e pimenta-do-reino | a gosto
azeite q.b. | | | azeite | q.b.
pimenta q.b. | | | pimenta | q.b.
um pouco de salsa | | | salsa | um pouco
uma pitada de sal | 1 | pitada | sal |
1 pitada de noz-moscada ralada | 1 | pitada | noz-moscada | ralada
um fio de azeite | 1 | fio | azeite |
1 ramo de coentros | 1 | ramo | coentros |
1 maço de cheiro-verde | 1 | maço | cheiro-verde |
4 fatias de presunto | 4 | fatias | presunto |
1 folha de louro | 1 | folha | louro |
1 pau de canela | 1 | pau | canela |
2 talos de aipo | 2 | talos | aipo |
100 g de queijo ralado | 100 | g | queijo | ralado
50 g de manteiga derretida | 50 | g | manteiga | derretida
100 g de manteiga em temperatura ambiente | 100 | g | manteiga | em temperatura ambiente
2 cenouras descascadas e cortadas em rodelas | 2 | | cenouras | descascadas e cortadas em rodelas
1 pimentão vermelho cortado em tiras | 1 | | pimentão vermelho | cortado em tiras
óleo para fritar | | | óleo | para fritar
manteiga para untar | | | manteiga | para untar
farinha para polvilhar a forma | | | farinha | para polvilhar a forma
suco de 1 limão | 1 | | limão | suco
sumo de meio limão | 0.5 | | limão | sumo
raspas de uma laranja | 1 | | laranja | raspas
1 limão (sumo e raspa) | 1 | | limão | sumo e raspa
três ovos | 3 | | ovos |
4 ovos inteiros | 4 | | ovos inteiros |
2 gemas | 2 | | gemas |
uma dúzia de amêijoas | 1 | dúzia | amêijoas |
cerca de 300 g de cogumelos | 300 | g | cogumelos |
umas folhas de manjericão | | folhas | manjericão | umas
um punhado de rúcula | 1 | punhado | rúcula |
1 copo de vinho branco | 1 | copo | vinho branco |
1 copo americano de óleo | 1 | copo | óleo | americano
100 g de manteiga ou margarina | 100 | g | manteiga ou margarina |
1 cubo de caldo de galinha | 1 | cubo | caldo de galinha |
farinha: 250 g | 250 | g | farinha |
leite 200 ml | 200 | ml | leite |
1 tablete de fermento biológico | 1 | tablete | fermento biológico |
2 xícaras mais 1 colher de sopa de farinha | 2 | xícaras | farinha | mais 1 colher de sopa
250 ml (1 xícara) de leite integral | 250 | ml | leite integral | 1 xícara
1 pedaço de gengibre fresco (2 cm) | 1 | pedaço | gengibre fresco | 2 cm
2 peitos de frango sem pele | 2 | | peitos de frango | sem pele
2 x 200 g de salmão | 2 | | salmão | 200 g
coentro fresco picado para decorar | | | coentro fresco | picado para decorar
1 embalagem de natas (200 ml) | 1 | embalagem | natas | 200 ml
açúcar de confeiteiro (opcional) | | | açúcar de confeiteiro | opcional
1 tomate sem sementes em cubos | 1 | | tomate | sem sementes em cubos
salsinha | | | salsinha |
--- second check
400 g de bacalhau dessalgado e desfiado | 400 | g | bacalhau | dessalgado e desfiado
1 colher (café) de bicarbonato de sódio | 1 | colher (café) | bicarbonato de sódio |
1/2 xícara (chá) de óleo | 0.5 | xícara (chá) | óleo |
3 ovos grandes ligeiramente batidos | 3 | | ovos grandes | ligeiramente batidos
1 dente de alho bem picado | 1 | dente | alho | bem picado
2 colheres de sopa bem cheias de farinha | 2 | colheres de sopa | farinha |
sal e pimenta-do-reino moída na hora | | | sal e pimenta-do-reino | moída na hora
1 folha de louro seca | 1 | folha | louro seca |
1 lata de milho verde escorrido | 1 | lata | milho verde | escorrido
150 ml de água morna | 150 | ml | água | morna
meia chávena de açúcar | 0.5 | chávena | açúcar |
1 posta de salmão (cerca de 200 g) | 1 | posta | salmão | 200 g
1 cebola roxa em rodelas finas | 1 | | cebola roxa | em rodelas finas
manteiga e farinha para a forma | | | manteiga e farinha | para a forma
4 bifes de frango temperados com sal | 4 | | bifes de frango | temperados com sal
1 pacote (100 g) de coco ralado | 1 | pacote | coco | 100 g ralado
vinho branco a gosto | | | vinho branco | a gosto
1 ramo pequeno de salsa | 1 | ramo | salsa |
folhas de hortelã para decorar | | folhas | hortelã | para decorar
1 kg e meio de batata-doce | 1.5 | kg | batata-doce |
--- third check
1 kg de camarões limpos | 1 | kg | camarões | limpos
2 colheres (sopa) rasas de amido de milho | 2 | colheres (sopa) | amido de milho |
1/4 de colher (chá) de cúrcuma | 0.25 | colher (chá) | cúrcuma |
3 batatas médias descascadas e em cubos | 3 | | batatas médias | descascadas e em cubos
umas gotas de limão | | gotas | limão | umas
1 pimentão verde picadinho | 1 | | pimentão verde | picadinho
pimenta moída na hora a gosto | | | pimenta | moída na hora a gosto
200 g de bacon em cubinhos | 200 | g | bacon | em cubinhos
meia dúzia de ovos | 0.5 | dúzia | ovos |
2 xícaras (chá) de farinha de trigo peneirada | 2 | xícaras (chá) | farinha de trigo | peneirada
1 molho de espinafres, lavado | 1 | molho | espinafres | lavado
3 tomates sem pele e sem sementes | 3 | | tomates | sem pele e sem sementes
1 cálice de vinho do Porto | 1 | cálice | vinho do Porto |
azeite para regar | | | azeite | para regar
1 chávena de chá de leite | 1 | chávena de chá | leite |
--- fourth check
6 fatias finas de bacon | 6 | fatias | bacon | finas
1 dente de alho picadinho | 1 | dente | alho | picadinho
2 iogurtes naturais | 2 | | iogurtes naturais |
sal grosso | | | sal grosso |
3 colheres (sopa) de coentro picado | 3 | colheres (sopa) | coentro | picado
1 limão espremido | 1 | | limão | espremido
500 g de camarão descascado e limpo | 500 | g | camarão | descascado e limpo
50 g de nozes picadas grosseiramente | 50 | g | nozes | picadas grosseiramente
1 lata de creme de leite (com soro) | 1 | lata | creme de leite | com soro
1/2 pimentão vermelho, em tiras | 0.5 | | pimentão vermelho | em tiras
farinha de rosca para empanar | | | farinha de rosca | para empanar
4 sobrecoxas de frango com pele | 4 | | sobrecoxas de frango | com pele
2 batatas-doces médias | 2 | | batatas-doces médias |
1 xícara (chá) de queijo muçarela ralado | 1 | xícara (chá) | queijo muçarela | ralado
1 pitada de açafrão | 1 | pitada | açafrão |
--- fifth check
250 g de mexilhões cozidos | 250 | g | mexilhões cozidos |
1 cenoura ralada fina | 1 | | cenoura | ralada fina
2 colheres (sopa) de alcaparras dessalgadas | 2 | colheres (sopa) | alcaparras | dessalgadas
100 g de salmão defumado | 100 | g | salmão defumado |
4 ovos cozidos | 4 | | ovos cozidos |
6 pães franceses amanhecidos | 6 | | pães franceses | amanhecidos
1 lata de atum sólido escorrida | 1 | lata | atum sólido | escorrida
50 g de amêndoas laminadas | 50 | g | amêndoas | laminadas
1 litro de caldo de carne fervente | 1 | litro | caldo de carne | fervente
80 g de parmesão ralado na hora | 80 | g | parmesão | ralado na hora
300 g de abóbora já limpa | 300 | g | abóbora | já limpa
açúcar mascavo q.b. | | | açúcar mascavo | q.b.
2 folhas de gelatina hidratadas | 2 | folhas | gelatina | hidratadas
1 chávena de café de azeite | 1 | chávena de café | azeite |
30 g de manteiga sem sal | 30 | g | manteiga sem sal |
--- sixth check
3 colheres (sopa) de molho de soja | 3 | colheres (sopa) | molho de soja |
1 manga madura cortada em cubinhos | 1 | | manga madura | cortada em cubinhos
150 g de queijo prato fatiado | 150 | g | queijo prato | fatiado
1/2 repolho roxo | 0.5 | | repolho roxo |
as sementes de uma fava de baunilha | 1 | fava | baunilha | as sementes
1 tablete de chocolate (200 g) | 1 | tablete | chocolate | 200 g
1 vidro de pepinos em conserva | 1 | vidro | pepinos | em conserva
farinha para polvilhar | | | farinha | para polvilhar
750 ml de água gelada | 750 | ml | água | gelada
1 alho-poró (só a parte branca) | 1 | | alho-poró | só a parte branca
4 postas de pescada | 4 | postas | pescada |
2 cubos de caldo de legumes | 2 | cubos | caldo de legumes |
1 sachê de fermento biológico seco | 1 | sachê | fermento biológico seco |
1 colher de sopa de mel (opcional) | 1 | colher de sopa | mel | opcional
500 g de batata cozida e espremida | 500 | g | batata cozida | e espremida
--- seventh check
2 endívias lavadas e cortadas | 2 | | endívias | lavadas e cortadas
1 lombo de porco de 1 kg | 1 | | lombo de porco | 1 kg
4 colheres (chá) de cacau em pó | 4 | colheres (chá) | cacau em pó |
1 bolbo de funcho | 1 | bolbo | funcho |
200 g de queijo feta esfarelado | 200 | g | queijo feta | esfarelado
6 figos frescos em quartos | 6 | | figos frescos | em quartos
meio copo de água morna | 0.5 | copo | água | morna
óleo para a fritura | | | óleo | para a fritura
1 gema batida com um pouco de leite | 1 | | gema | batida com um pouco de leite
2 saquetas de chá verde | 2 | saquetas | chá verde |
`;
