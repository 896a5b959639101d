/** A third set of Portuguese lines, in the style of that country's sites, written before its reader had seen them. */
export const portuguese = `
2 colheres (sopa) bem cheias de maionese | 2 | colheres (sopa) | maionese |
1 lata de milho-verde (com a água) | 1 | lata | milho-verde | com a água
3 ovos (claras em neve) | 3 | | ovos | claras em neve
1 xícara (240 ml) de leite integral morno | 1 | xícara | leite integral | 240 ml morno
800 g de abóbora cabotiá sem casca em cubos | 800 | g | abóbora cabotiá | sem casca em cubos
Sal e pimenta-preta moída na hora q.b. | | | Sal e pimenta-preta | moída na hora q.b.
1 molho pequeno de salsa | 1 | molho | salsa |
4 postas de pescada (cerca de 150 g cada) | 4 | postas | pescada | 150 g
1 pacote (500 g) de massa para lasanha | 1 | pacote | massa para lasanha | 500 g
250 g de bolacha Maria triturada | 250 | g | bolacha Maria | triturada
1 caixa de morangos lavados e cortados ao meio | 1 | caixa | morangos | lavados e cortados ao meio
1/2 chávena de chá de azeite | 0.5 | chávena de chá | azeite |
2 folhas de gelatina incolor (demolhadas em água fria) | 2 | folhas | gelatina incolor | demolhadas em água fria
1 colher de café de fermento em pó | 1 | colher de café | fermento em pó |
noz-moscada ralada na hora | | | noz-moscada | ralada na hora
3 a 4 batatas médias (aprox. 500 g) | 3-4 | | batatas médias | 500 g
1 chouriço de carne às rodelas | 1 | | chouriço de carne | às rodelas
farinha de trigo até dar ponto | | | farinha de trigo | até dar ponto
1 gema batida com 1 colher de sopa de leite, para pincelar | 1 | | gema | batida com 1 colher de sopa de leite para pincelar
2 dentes de alho bem picadinhos | 2 | dentes | alho | bem picadinhos
Massa: 2 e 1/2 xícaras de farinha de trigo | 2.5 | xícaras | farinha de trigo | Massa
1 sachê de molho de tomate (340 g) | 1 | sachê | molho de tomate | 340 g
temperos: louro, cominho e colorau | | | louro, cominho e colorau | temperos
200 ml de natas frescas bem frias | 200 | ml | natas frescas | bem frias
água morna (o quanto baste) | | | água | morna o quanto baste
1 kg de camarão médio limpo | 1 | kg | camarão médio | limpo
meia dúzia de ovos | 0.5 | dúzia | ovos |
1 colher (chá) de essência de baunilha ou raspas de 1 limão | 1 | colher (chá) | essência de baunilha | ou raspas de 1 limão
100 g de margarina à temperatura ambiente | 100 | g | margarina | à temperatura ambiente
1 cebola grande cortada em meias-luas | 1 | | cebola grande | cortada em meias-luas
2 tabletes (180 g) de chocolate ao leite picado | 2 | tabletes | chocolate ao leite | 180 g picado
--- last check
500g de frango desfiado | 500 | g | frango | desfiado
2 colheres (sopa) de azeite de oliva extravirgem | 2 | colheres (sopa) | azeite de oliva extravirgem |
1 cebola roxa pequena, em rodelas finas | 1 | | cebola roxa pequena | em rodelas finas
1 lata de atum em óleo, escorrido | 1 | lata | atum em óleo | escorrido
4 colheres de sopa rasas de açúcar mascavo | 4 | colheres de sopa | açúcar mascavo |
1/2 pimentão vermelho e 1/2 amarelo | 0.5 | | pimentão vermelho | e 1/2 amarelo
1 copo (200 ml) de iogurte natural desnatado | 1 | copo | iogurte natural desnatado | 200 ml
coentro fresco para finalizar (opcional) | | | coentro fresco | para finalizar opcional
750 ml de caldo de legumes bem quente | 750 | ml | caldo de legumes | bem quente
1 bacalhau demolhado (cerca de 800 g) | 1 | | bacalhau | demolhado 800 g
ervas: tomilho, alecrim e sálvia | | | tomilho, alecrim e sálvia | ervas
3 dentes de alho com casca | 3 | dentes | alho | com casca
2 claras batidas em castelo | 2 | | claras | batidas em castelo
um fiozinho de mel | 1 | fiozinho | mel |
1 limão siciliano (raspas e suco) | 1 | | limão siciliano | raspas e suco
20 a 25 camarões grandes descascados e limpos | 20-25 | | camarões grandes | descascados e limpos
1 xícara (chá) de castanha-de-caju picada grosseiramente | 1 | xícara (chá) | castanha-de-caju | picada grosseiramente
1 colher (sopa) de amido de milho dissolvido em 1/2 xícara de leite | 1 | colher (sopa) | amido de milho | dissolvido em 1/2 xícara de leite
sal grosso o quanto baste | | | sal grosso | o quanto baste
Leite condensado: 1 lata (395 g) | 1 | lata | Leite condensado | 395 g
`;
