/** French lines and what each says: `line | quantity | unit | food | note`. */
export const french = `
200 g de farine | 200 | g | farine |
200g de sucre en poudre | 200 | g | sucre en poudre |
1/2 litre de lait | 0.5 | litre | lait |
une demi-gousse d'ail | 0.5 | gousse | ail |
2 gousses d’ail, hachées | 2 | gousses | ail | hachées
3 œufs | 3 | | œufs |
2 à 3 cuillères à soupe d'huile d'olive | 2-3 | cuillères à soupe | huile d'olive |
2-3 carottes | 2-3 | | carottes |
1 c. à s. de moutarde | 1 | c. à s. | moutarde |
2 c. à soupe de crème fraîche | 2 | c. à soupe | crème fraîche |
1 c. à c. de sel | 1 | c. à c. | sel |
1 cc de cannelle | 1 | cc | cannelle |
3 cs de miel | 3 | cs | miel |
1 càs de vinaigre balsamique | 1 | càs | vinaigre balsamique |
1 cuillerée à café de levure chimique | 1 | cuillerée à café | levure chimique |
1,5 kg de pommes de terre | 1.5 | kg | pommes de terre |
2 boîtes de 400 g de tomates concassées | 2 | boîtes | tomates concassées | 400 g
1 boîte (400 g) de pois chiches, égouttés | 1 | boîte | pois chiches | 400 g égouttés
2 x 125 g de mozzarella | 2 | | mozzarella | 125 g
sel et poivre | | | sel et poivre |
sel, poivre | | | sel, poivre |
sel à votre goût | | | sel | à votre goût
poivre du moulin | | | poivre | du moulin
huile d'olive qs | | | huile d'olive | qs
un peu de beurre | | | beurre | un peu
un filet de citron | 1 | filet | citron |
une pincée de sel | 1 | pincée | sel |
1 pincée de muscade râpée | 1 | pincée | muscade | râpée
1 sachet de levure | 1 | sachet | levure |
1 bouquet garni | 1 | | bouquet garni |
1/2 bouquet de persil plat | 0.5 | bouquet | persil plat |
1 botte de radis | 1 | botte | radis |
4 tranches de jambon blanc | 4 | tranches | jambon blanc |
1 gros oignon, finement haché | 1 | | gros oignon | finement haché
2 grosses tomates bien mûres | 2 | | grosses tomates bien mûres |
1 oignon émincé | 1 | | oignon | émincé
2 échalotes finement ciselées | 2 | | échalotes | finement ciselées
100 g de gruyère râpé | 100 | g | gruyère | râpé
50 g de beurre fondu | 50 | g | beurre | fondu
125 g de beurre mou | 125 | g | beurre | mou
beurre pour le moule | | | beurre | pour le moule
huile pour la friture | | | huile | pour la friture
20 cl de crème liquide entière | 20 | cl | crème liquide entière |
25cl de vin blanc sec | 25 | cl | vin blanc sec |
1 verre de vin rouge | 1 | verre | vin rouge |
le jus d'un citron | 1 | | citron | le jus
jus de 2 oranges | 2 | | oranges | jus
le zeste d'une orange bio | 1 | | orange bio | le zeste
1 citron (jus et zeste) | 1 | | citron | jus et zeste
deux aubergines coupées en dés | 2 | | aubergines | coupées en dés
une douzaine d'huîtres | 1 | douzaine | huîtres |
environ 300 g de champignons de Paris | 300 | g | champignons de Paris |
1 branche de thym | 1 | branche | thym |
2 brins de romarin frais | 2 | brins | romarin frais |
2 feuilles de laurier | 2 | feuilles | laurier |
6 feuilles de gélatine (12 g) | 6 | feuilles | gélatine | 12 g
1 rouleau de pâte feuilletée | 1 | rouleau | pâte feuilletée |
1 pâte brisée | 1 | | pâte brisée |
1 pot de yaourt nature | 1 | pot | yaourt nature |
1 morceau de gingembre frais (3 cm) | 1 | morceau | gingembre frais | 3 cm
quelques feuilles de basilic | | feuilles | basilic | quelques
une poignée de roquette | 1 | poignée | roquette |
1 kg 500 de bœuf à braiser | 1 | kg | bœuf | 500 à braiser
1 tasse + 2 c. à s. de sucre roux | 1 | tasse | sucre roux | + 2 c. à s.
100 g de beurre ou de margarine | 100 | g | beurre ou margarine |
1 cube de bouillon de volaille | 1 | cube | bouillon de volaille |
farine : 250 g | 250 | g | farine |
lait 50 cl | 50 | cl | lait |
1 noix de beurre | 1 | noix | beurre |
½ concombre, épluché et coupé en rondelles | 0.5 | | concombre | épluché et coupé en rondelles
2 blancs d'œufs | 2 | | blancs d'œufs |
1 c. à soupe bombée de maïzena | 1 | c. à soupe | maïzena |
1 petite courgette | 1 | | petite courgette |
250 ml (1 tasse) de lait | 250 | ml | lait | 1 tasse
quatre-épices | | | quatre-épices |
1 poulet fermier d'environ 1,5 kg | 1 | | poulet fermier | 1,5 kg
coriandre fraîche pour servir | | | coriandre fraîche | pour servir
persil haché | | | persil | haché
trois quarts de litre de bouillon | 0.75 | litre | bouillon |
1 bouteille de cidre brut | 1 | bouteille | cidre brut |
sucre glace (facultatif) | | | sucre glace | facultatif
--- second check
180 g de chocolat noir à 70 % de cacao | 180 | g | chocolat noir à 70 % de cacao |
6 blancs de poulet coupés en lanières | 6 | | blancs de poulet | coupés en lanières
1 oignon rouge (gros) | 1 | | oignon rouge | gros
2 cuil. à soupe de câpres égouttées | 2 | cuil. à soupe | câpres | égouttées
1 barquette de lardons fumés (200 g) | 1 | barquette | lardons fumés | 200 g
20 g de levure de boulanger fraîche | 20 | g | levure de boulanger fraîche |
1 bonne poignée d'épinards frais, lavés | 1 | poignée | épinards frais | lavés
4 pavés de saumon d'environ 150 g chacun | 4 | | pavés de saumon | 150 g
Sel, poivre du moulin | | | Sel, poivre | du moulin
fleur de sel | | | fleur de sel |
quelques brins de ciboulette ciselée | | brins | ciboulette | quelques ciselée
1 l d'eau bouillante | 1 | l | eau | bouillante
½ cuillère à café de piment d'Espelette | 0.5 | cuillère à café | piment d'Espelette |
1 jaune d'œuf pour la dorure | 1 | | jaune d'œuf | pour la dorure
30 g de beurre + un peu pour le moule | 30 | g | beurre | + un peu pour le moule
1 gousse de vanille fendue en deux | 1 | gousse | vanille | fendue en deux
3 tomates pelées, épépinées et coupées en morceaux | 3 | | tomates | pelées épépinées et coupées en morceaux
10 cl de crème fleurette bien froide | 10 | cl | crème fleurette | bien froide
1 petit bouquet de coriandre | 1 | bouquet | coriandre |
250 grammes de riz rond | 250 | grammes | riz rond |
--- third check
1 kg de moules de bouchot nettoyées | 1 | kg | moules de bouchot | nettoyées
2 cuillères à soupe rases de fécule | 2 | cuillères à soupe | fécule |
1/4 de cuillère à café de curcuma | 0.25 | cuillère à café | curcuma |
50 g de parmesan fraîchement râpé | 50 | g | parmesan | fraîchement râpé
une belle botte d'asperges vertes | 1 | botte | asperges vertes |
les feuilles de 3 branches de menthe | 3 | branches | menthe | les feuilles
4 œufs extra-frais | 4 | | œufs extra-frais |
1 poivron rouge, épépiné, en lamelles | 1 | | poivron rouge | épépiné en lamelles
quelques gouttes de Tabasco | | gouttes | Tabasco | quelques
350 g de saumon sans peau ni arêtes | 350 | g | saumon | sans peau ni arêtes
1 brique de crème de coco (20 cl) | 1 | brique | crème de coco | 20 cl
huile neutre | | | huile neutre |
1 grosse cuillère à soupe de miel liquide | 1 | cuillère à soupe | miel liquide |
12 noix de Saint-Jacques | 12 | | noix de Saint-Jacques |
sel, poivre et noix de muscade | | | sel, poivre et noix de muscade |
--- fourth check
6 tranches fines de bacon | 6 | tranches | bacon | fines
1 échalote hachée menu | 1 | | échalote | hachée menu
200 g de riz basmati cuit | 200 | g | riz basmati | cuit
1 yaourt grec | 1 | | yaourt grec |
1 pot de crème fraîche (20 cl) | 1 | pot | crème fraîche | 20 cl
le blanc d'un poireau | 1 | | poireau | le blanc
beurre doux | | | beurre doux |
30 g de pignons de pin torréfiés | 30 | g | pignons de pin | torréfiés
100 g de farine tamisée | 100 | g | farine | tamisée
4 filets de bar avec la peau | 4 | | filets de bar | avec la peau
2 poires mûres mais fermes | 2 | | poires mûres mais fermes |
1 oignon piqué de 2 clous de girofle | 1 | | oignon | piqué de 2 clous de girofle
3 à 4 feuilles de sauge | 3-4 | feuilles | sauge |
gros sel | | | gros sel |
1 zeste de citron | 1 | | zeste de citron |
--- fifth check
1 belle poignée de feuilles d'épinard | 1 | poignée | feuilles d'épinard |
2 tomates cœur de bœuf | 2 | | tomates cœur de bœuf |
1 oignon jaune pelé et haché grossièrement | 1 | | oignon jaune | pelé et haché grossièrement
800 g d'épaule d'agneau coupée en gros cubes | 800 | g | épaule d'agneau | coupée en gros cubes
1 bâton de cannelle | 1 | bâton | cannelle |
3 cuillerées à soupe de vinaigre de cidre | 3 | cuillerées à soupe | vinaigre de cidre |
50 cl de bouillon de volaille (cube) | 50 | cl | bouillon de volaille | cube
1 botte de radis roses avec leurs fanes | 1 | botte | radis roses | avec leurs fanes
2 pommes Golden, épluchées, en quartiers | 2 | | pommes Golden | épluchées en quartiers
6 crevettes roses décortiquées | 6 | | crevettes roses | décortiquées
beurre demi-sel pour la poêle | | | beurre demi-sel | pour la poêle
1/2 sachet de levure chimique (5 g) | 0.5 | sachet | levure chimique | 5 g
200 g de lentilles vertes du Puy | 200 | g | lentilles vertes du Puy |
1 filet d'huile d'olive | 1 | filet | huile d'olive |
5 cl de rhum ambré | 5 | cl | rhum ambré |
3 blancs en neige | 3 | | blancs | en neige
1 citron vert, zesté puis pressé | 1 | | citron vert | zesté puis pressé
20 tomates cerises coupées en deux | 20 | | tomates cerises | coupées en deux
1 pincée de piment de Cayenne | 1 | pincée | piment de Cayenne |
250 g de mascarpone à température ambiante | 250 | g | mascarpone | à température ambiante
un peu de persil plat ciselé | | | persil plat | un peu ciselé
4 belles escalopes de veau | 4 | | belles escalopes de veau |
1 boîte de thon au naturel égoutté | 1 | boîte | thon au naturel | égoutté
100 g de pain rassis | 100 | g | pain rassis |
2 étoiles de badiane | 2 | étoiles | badiane |
--- sixth check
3 c. à s. de sauce soja sucrée | 3 | c. à s. | sauce soja sucrée |
1 mangue bien mûre, coupée en petits dés | 1 | | mangue bien mûre | coupée en petits dés
2 cuisses de poulet désossées | 2 | | cuisses de poulet | désossées
150 g de comté râpé | 150 | g | comté | râpé
1/2 chou rouge émincé finement | 0.5 | | chou rouge | émincé finement
les graines d'une gousse de vanille | 1 | gousse | vanille | les graines
10 olives noires dénoyautées | 10 | | olives noires | dénoyautées
1 tablette de chocolat pâtissier (200 g) | 1 | tablette | chocolat pâtissier | 200 g
1 bocal de cornichons | 1 | bocal | cornichons |
farine pour le plan de travail | | | farine | pour le plan de travail
2 gousses d'ail dégermées et pressées | 2 | gousses | ail | dégermées et pressées
8 feuilles de brick | 8 | feuilles | brick |
1 tronçon de gingembre de 2 cm | 1 | tronçon | gingembre | 2 cm
1 bonne pincée de fleur de sel | 1 | pincée | fleur de sel |
75 cl d'eau froide | 75 | cl | eau | froide
--- seventh check
2 endives lavées et émincées | 2 | | endives | lavées et émincées
1 rôti de porc de 1 kg | 1 | | rôti de porc | 1 kg
4 c. à café de cacao amer | 4 | c. à café | cacao amer |
1 bulbe de fenouil avec ses pluches | 1 | bulbe | fenouil | avec ses pluches
200 g de feta émiettée | 200 | g | feta | émiettée
6 figues fraîches coupées en quatre | 6 | | figues fraîches | coupées en quatre
1/2 verre d'eau tiède | 0.5 | verre | eau | tiède
huile pour friture | | | huile | pour friture
1 jaune d'œuf + 1 c. à s. de lait | 1 | | jaune d'œuf | + 1 c. à s. de lait
2 sachets de thé vert | 2 | sachets | thé vert |
`;
