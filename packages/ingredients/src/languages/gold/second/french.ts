/** A second set of French lines, written before its reader had seen any of them. */
export const french = `
30 ml (2 c. à soupe) de beurre | 30 | ml | beurre | 2 c. à soupe
225 g (1/2 lb) de champignons blancs, tranchés | 225 | g | champignons blancs | 1/2 lb tranchés
1 conserve de 398 ml (14 oz) de tomates | 1 | conserve | tomates | 398 ml 14 oz
2 branches de céleri, coupées en petits dés | 2 | branches | céleri | coupées en petits dés
125 ml (1/2 tasse) de vin blanc | 125 | ml | vin blanc | 1/2 tasse
Sel et poivre, au goût | | | Sel et poivre | au goût
1 filet de porc d'environ 450 g | 1 | | filet de porc | 450 g
1 pointe d'ail | 1 | pointe | ail |
3 cuil. à café de fond de veau | 3 | cuil. à café | fond de veau |
1 lichette de beurre | 1 | lichette | beurre |
1 larme de cognac | 1 | larme | cognac |
un trait de jus de citron | 1 | trait | jus de citron |
1 cuillère à dessert de miel | 1 | cuillère à dessert | miel |
2 cuillères à thé de poudre à pâte | 2 | cuillères à thé | poudre à pâte |
1 cs bien bombée de farine | 1 | cs | farine |
1 dose de levure | 1 | dose | levure |
2 pots de farine (utiliser le pot du yaourt) | 2 | pots | farine | utiliser le pot du yaourt
1/2 pot d'huile de tournesol | 0.5 | pot | huile de tournesol |
4 steaks hachés | 4 | | steaks hachés |
600 g de viande hachée | 600 | g | viande hachée |
1 branche de romarin | 1 | branche | romarin |
5 baies de genièvre | 5 | | baies de genièvre |
2 clous de girofle | 2 | | clous de girofle |
1 oignon piqué de 2 clous de girofle | 1 | | oignon | piqué de 2 clous de girofle
1 rouleau de pâte brisée pur beurre | 1 | rouleau | pâte brisée pur beurre |
3 poignées de mâche | 3 | poignées | mâche |
2 c.à.s d'huile d'olive | 2 | c.à.s | huile d'olive |
2 c-à-s de persil haché | 2 | c-à-s | persil | haché
1 c.c. de bicarbonate | 1 | c.c. | bicarbonate |
1 petite boîte de concentré de tomates | 1 | boîte | concentré de tomates |
1 grande boîte de haricots rouges (800 g) | 1 | boîte | haricots rouges | 800 g
200 g de crème liquide à 30 % | 200 | g | crème liquide à 30 % |
1 l 1/2 d'eau | 1.5 | l | eau |
une bonne cuillerée de crème | 1 | cuillerée | crème |
1 tête d'ail | 1 | tête | ail |
1 citron non traité | 1 | | citron | non traité
Pour la pâte : 250 g de farine | 250 | g | farine | Pour la pâte
4 à 5 feuilles de sauge | 4-5 | feuilles | sauge |
1 éclat d'ail | 1 | éclat | ail |
2 pommes (type Granny Smith) | 2 | | pommes | type Granny Smith
120 grammes de sucre + 2 c. à s. pour le caramel | 120 | grammes | sucre | + 2 c. à s. pour le caramel
20 cl de lait (ou de lait végétal) | 20 | cl | lait | ou de lait végétal
1 oignon ou 2 échalotes | 1 | | oignon | ou 2 échalotes
6 œufs (3 entiers et 3 jaunes) | 6 | | œufs | 3 entiers et 3 jaunes
un morceau de gruyère | 1 | morceau | gruyère |
1 quignon de pain | 1 | quignon | pain |
quelques pistils de safran | | pistils | safran | quelques
1 zeste d'orange | 1 | | zeste d'orange |
Beurre et farine pour le moule | | | Beurre et farine | pour le moule
environ 1 kg de rôti de bœuf | 1 | kg | rôti de bœuf |
la moitié d'un chou vert | 0.5 | | chou vert |
1 gousse d'ail (facultatif) | 1 | gousse | ail | facultatif
1 belle tranche de pain de campagne | 1 | tranche | pain de campagne |
3 grosses cuillères à soupe de mascarpone | 3 | cuillères à soupe | mascarpone |
2 cubes de bouillon dilués dans 50 cl d'eau | 2 | cubes | bouillon | dilués dans 50 cl d'eau
1 barquette de fraises | 1 | barquette | fraises |
1 tasse à café de sucre | 1 | tasse à café | sucre |
50 à 60 g de poudre d'amandes | 50-60 | g | poudre d'amandes |
1 bouquet de persil, de ciboulette et de cerfeuil | 1 | bouquet | persil, de ciboulette et de cerfeuil |
huile d'arachide | | | huile d'arachide |
--- last check
2 noisettes de beurre salé | 2 | noisettes | beurre salé |
1 fond de pâte à tarte précuit | 1 | | fond de pâte à tarte précuit |
1/2 c. à thé de sel de mer | 0.5 | c. à thé | sel de mer |
1 paquet de 250 g de fromage à la crème, ramolli | 1 | paquet | fromage à la crème | 250 g ramolli
60 ml de sirop d'érable | 60 | ml | sirop d'érable |
2 tranches de bacon, coupées en lardons | 2 | tranches | bacon | coupées en lardons
1 gros blanc de poireau émincé | 1 | | blanc de poireau | émincé
12 noix de Saint-Jacques sans corail | 12 | | noix de Saint-Jacques | sans corail
3 dl de bouillon de légumes chaud | 3 | dl | bouillon de légumes | chaud
une pleine poignée de cerises | 1 | poignée | cerises |
1 trait de vinaigre de Xérès | 1 | trait | vinaigre de Xérès |
1 pâton de pâte à pizza | 1 | pâton | pâte à pizza |
5 tomates séchées à l'huile | 5 | | tomates séchées à l'huile |
250 g de farine T55 + un peu pour le plan de travail | 250 | g | farine T55 | + un peu pour le plan de travail
1 jaune d'œuf battu avec un peu d'eau | 1 | | jaune d'œuf | battu avec un peu d'eau
1 demi-botte de cresson | 0.5 | botte | cresson |
1 ravier de champignons | 1 | ravier | champignons |
8 fines tranches de coppa | 8 | tranches | coppa |
100 g d'olives (vertes ou noires) | 100 | g | olives | vertes ou noires
1 cuillère à café de curry en poudre | 1 | cuillère à café | curry en poudre |
150 g de riz basmati cuit | 150 | g | riz basmati | cuit
2 œufs durs écalés | 2 | | œufs durs | écalés
sucre roux pour saupoudrer | | | sucre roux | pour saupoudrer
le jus et le zeste d'1 citron vert | 1 | | citron vert | le jus et le zeste
Pour la garniture : 4 abricots | 4 | | abricots | Pour la garniture
4 tiges de coriandre (feuilles seulement) | 4 | tiges | coriandre | feuilles seulement
20 g de maïzena diluée dans un peu d'eau | 20 | g | maïzena | diluée dans un peu d'eau
1 kg de gigot d'agneau désossé et dégraissé | 1 | kg | gigot d'agneau | désossé et dégraissé
poivre 5 baies | | | poivre 5 baies |
un bon verre de cidre doux | 1 | verre | cidre doux |
`;
