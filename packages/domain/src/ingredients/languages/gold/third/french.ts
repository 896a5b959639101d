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
`;
