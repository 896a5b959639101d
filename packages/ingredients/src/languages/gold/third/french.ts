/** A third set of French lines, in the style of that country's sites, written before its reader had seen them. */
export const french = `
4 c. à soupe bombées de cacao non sucré | 4 | c. à soupe | cacao non sucré |
1 brick de 20 cl de crème entière | 1 | brick | crème entière | 20 cl
1/2 botte de ciboulette (ou de persil) | 0.5 | botte | ciboulette | ou de persil
60 ml (1/4 de tasse) de sauce soya | 60 | ml | sauce soya | 1/4 de tasse
1 boîte de thon au naturel (environ 140 g égoutté) | 1 | boîte | thon au naturel | 140 g égoutté
3 belles poignées de jeunes pousses d'épinards | 3 | poignées | jeunes pousses d'épinards |
Sel fin, poivre blanc et piment d'Espelette | | | Sel fin, poivre blanc et piment d'Espelette |
800 g de paleron de bœuf coupé en gros cubes par le boucher | 800 | g | paleron de bœuf | coupé en gros cubes par le boucher
1 pâte feuilletée pur beurre prête à dérouler | 1 | | pâte feuilletée pur beurre | prête à dérouler
25 g de beurre + 1 noix pour la poêle | 25 | g | beurre | + 1 noix pour la poêle
le jus et le zeste râpé de 2 citrons verts bio | 2 | | citrons verts bio | le jus et le zeste râpé
lait tiède : 15 cl | 15 | cl | lait | tiède
1 petite poignée de raisins secs, trempés dans le rhum | 1 | poignée | raisins secs | trempés dans le rhum
2 avocats bien mûrs | 2 | | avocats bien mûrs |
épices au choix (cumin, paprika, curry) | | | épices | au choix cumin, paprika, curry
4 pavés de saumon de 150 g chacun, avec la peau | 4 | | pavés de saumon | 150 g avec la peau
1 bonne pincée de fleur de sel | 1 | pincée | fleur de sel |
3 pommes à cuire (Boskoop ou Reinette) | 3 | | pommes à cuire | Boskoop ou Reinette
une dizaine de tomates cerise coupées en deux | 1 | dizaine | tomates cerise | coupées en deux
1 sachet (11 g) de levure chimique | 1 | sachet | levure chimique | 11 g
50 cl de bouillon (1 cube dilué dans de l'eau chaude) | 50 | cl | bouillon | 1 cube dilué dans de l'eau chaude
du gruyère râpé pour gratiner | | | gruyère | râpé pour gratiner
1 c. à thé comble d'origan séché | 1 | c. à thé | origan séché |
2 oignons rouges taillés en fines rondelles | 2 | | oignons rouges | taillés en fines rondelles
150 à 200 g de parmesan fraîchement râpé | 150-200 | g | parmesan | fraîchement râpé
huile neutre (tournesol ou pépins de raisin) | | | huile neutre | tournesol ou pépins de raisin
Pour le glaçage : 100 g de sucre glace et un peu d'eau | 100 | g | sucre glace | Pour le glaçage et un peu d'eau
1 tasse (250 mL) de flocons d'avoine à cuisson rapide | 1 | tasse | flocons d'avoine à cuisson rapide | 250 mL
2 blancs de poulet en aiguillettes | 2 | | blancs de poulet | en aiguillettes
aromates : ail, thym, romarin | | | ail, thym, romarin | aromates
quelques brins de coriandre ciselés | | brins | coriandre | quelques ciselés
--- last check
1 poulet fermier coupé en 8 morceaux | 1 | | poulet fermier | coupé en 8 morceaux
2 càs rases de fécule de maïs | 2 | càs | fécule de maïs |
200gr de lardons fumés | 200 | gr | lardons fumés |
1 échalote ciselée finement | 1 | | échalote | ciselée finement
15 g de beurre (pour le moule) | 15 | g | beurre | pour le moule
500 g de moules de bouchot, grattées et lavées | 500 | g | moules de bouchot | grattées et lavées
1 pincée de sel et 1 de poivre | 1 | pincée | sel | et 1 de poivre
5 cl de vinaigre de cidre ou de jus de citron | 5 | cl | vinaigre de cidre ou jus de citron |
1/2 chou rouge émincé très finement | 0.5 | | chou rouge | émincé très finement
2 tranches épaisses de pain au levain, grillées | 2 | tranches | pain au levain | grillées
crème fraîche, selon votre goût | | | crème fraîche | selon votre goût
3 ou 4 branches de céleri avec leurs feuilles | 3-4 | branches | céleri | avec leurs feuilles
180 mL (3/4 tasse) de bouillon de poulet réduit en sodium | 180 | mL | bouillon de poulet réduit en sodium | 3/4 tasse
1 bâton de cannelle (ou 1 c. à café de cannelle moulue) | 1 | bâton | cannelle | ou 1 c. à café de cannelle moulue
fruits rouges : fraises, framboises et myrtilles | | | fraises, framboises et myrtilles | fruits rouges
1 filet d'huile d'olive pour la cuisson | 1 | filet | huile d'olive | pour la cuisson
6 œufs extra-frais, à température ambiante | 6 | | œufs extra-frais | à température ambiante
1 kg de potiron (poids net, épluché) | 1 | kg | potiron | poids net, épluché
les graines d'une gousse de vanille | 1 | gousse | vanille | les graines
1 boîte 4/4 de haricots blancs, égouttés | 1 | boîte 4/4 | haricots blancs | égouttés
`;
