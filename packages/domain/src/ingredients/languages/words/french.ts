import type { LanguageWords } from '../language.ts';

/** The words of French recipes. */
export const french: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: true,
  groupsByPoint: true,
  numbers: {
    '1/4': 'quart un_quart',
    '1/3': 'tiers un_tiers',
    '1/2': 'demi demie moitié une_moitié la_moitié',
    '2/3': 'deux_tiers 2_tiers',
    '3/4': 'trois_quarts 3_quarts trois_quart',
    1: 'un une',
    2: 'deux',
    3: 'trois',
    4: 'quatre',
    5: 'cinq',
    6: 'six',
    7: 'sept',
    8: 'huit',
    9: 'neuf',
    10: 'dix',
    12: 'douze',
    15: 'quinze une_quinzaine',
    20: 'vingt une_vingtaine',
    50: 'une_cinquantaine',
  },
  articles: 'un une',
  elisions: 'd l qu',
  numberPrefixes: 'demi',
  units: {
    mug: 'mug mugs',
    loaf: 'miche miches',
    tube: 'tube tubes',
    block: 'bloc blocs',
    ladle: 'louche louches',
    strip: 'lamelle lamelles ruban rubans copeau copeaux bâtonnet bâtonnets lanière lanières',
    ear: 'épi épis',
    segment: 'quartier quartiers',
    bar: 'plaque plaques plaquette plaquettes barre barres',
    serving: 'part parts portion portions dose doses',
    star: 'étoile étoiles',
    grain: 'grain grains',
    ml: 'ml millilitre millilitres',
    cl: 'cl centilitre centilitres',
    dl: 'dl décilitre décilitres',
    l: 'l litre litres',
    tsp:
      'càc cac cc c_à_c c_c c_à_café cà_café càcafé cuillère_à_café cuillères_à_café cuillerée_à_café ' +
      'cuil_à_café cuillerées_à_café cuillère_café cuill_à_café cuill_à_c cuil_à_c c_café cuiller_à_café ' +
      'cuillers_à_café',
    tbsp:
      'càs cas cs c_à_s c_s c_à_soupe cà_soupe cuillère_à_soupe cuillères_à_soupe cuillerée_à_soupe ' +
      'cuil_à_soupe cuillerées_à_soupe cuillère_soupe cuill_à_soupe cuill_à_s cuil_à_s c_soupe cuillère ' +
      'cuillères cuillerée cuillerées cuiller_à_soupe cuillers_à_soupe',
    cup: 'tasse tasses cup cups',
    mg: 'mg',
    g: 'g gr gramme grammes',
    kg: 'kg kilo kilos kilogramme kilogrammes',
    pfund: 'livre livres',
    oz: 'once onces oz',
    piece: 'tronçon tronçons unité unités pièce pièces morceau morceaux bout',
    dozen: 'douzaine douzaines',
    ten: 'dizaine dizaines',
    cm: 'cm centimètre centimètres',
    bag: 'sac sacs filet_de_1_kg',
    ball: 'boule boules',
    bottle: 'fiole flacon flacons bouteille bouteilles',
    bowl: 'bol bols',
    box: 'cagette ravier caisse barquette barquettes caissette',
    bunch: 'bouquet bouquets botte bottes',
    can: 'boîte boîtes bte conserve conserves canette canettes',
    clove: 'gousse gousses',
    cube: 'cube cubes tablette tablettes carré carrés',
    dash: 'trait traits goulée',
    drizzle: 'filet',
    drop: 'goutte gouttes',
    glass: 'verre verres coupe coupes flûte flûtes',
    handful: 'poignée poignées',
    head: 'bulbe bulbes tête têtes pied pieds',
    jar: 'bocal bocaux',
    knifepoint: 'pointe_de_couteau pointe pointes',
    knob: 'noix noisette noisettes',
    leaf: 'feuille feuilles',
    packet: 'étui étuis paquet paquets pqt',
    pinch: 'pincée pincées pinc',
    roll: 'rouleau rouleaux',
    sachet: 'sachet sachets',
    slice: 'tran tranche tranches rondelle rondelles tr',
    sprig: 'branche branches brin brins tige tiges brindille brindilles',
    stalk: 'bâton bâtons côte côtes',
    tub: 'pot pots brique briques briquette',
  },
  leadingUnits: '',
  links: 'de d du des la le les l',
  vague:
    'peu peu_de qq qqs selon_le_goût selon_votre_envie selon_l_envie un_peu quelques quelque qs q_s ' +
    'quantité_suffisante à_votre_goût à_votre_convenance selon_votre_goût au_goût selon_goût ' +
    'selon_les_goûts à_volonté à_convenance selon_besoin à_discrétion facultatif facultative facultatifs ' +
    'au_besoin éventuellement beaucoup plusieurs si_besoin selon_envie',
  about: 'environ env approximativement à_peu_près chacun chacune bon bonne bons bonnes',
  and: 'et',
  or: 'ou',
  plus: 'plus et +',
  ranges: 'à a',
  perPack: "de d'environ d à environ",
  sizes:
    'fine fines épais épaisse épaisses mince minces large larges gros grosse grosses grand grande grands ' +
    'grandes petit petite petits petites moyen moyenne moyens moyennes beau bel belle beaux belles',
  fullness: 'bombé* rase rases ras bien_pleine bien_pleines pleine pleines pleins',
  prepared:
    'refroidi* rafraîchi* attendri* aplati* rôti rôtie rôtis rôties ouvert ouverte ouverts frit frite ' +
    'bouilli* raidi* blondi* piqué* déshydraté* poêlé* sauté* braisé* détendu* saupoudré* rapé* réduit ' +
    'réduite réduits dessalé* farci* ficelé* gratté* tranchée dégraissé* assaisonné* ramollie haché hachée ' +
    'hachés hachées émincé* ciselé* râpé râpée râpés râpées fondu* mou ramolli* pommade battu battus ' +
    'battue coupé coupée coupés coupées taillé* détaillé* tranché* épluché* pelé pelée pelés pelées ' +
    'écrasé* pressé pressée pressés pressées égoutté* rincé* lavé lavée lavés lavées dénoyauté* épépiné* ' +
    'grillé* torréfié* tamisé* tiède tièdes chaud chaude bouillant* froid froide décongelé* mixé* broyé* ' +
    'effeuillé* équeuté* écossé* émietté* blanchi blanchis ébouillanté* fendu* vidé vidée nettoyé* parées ' +
    'paré déveiné* désossé* cuit cuite cuits cuites trempé* réhydraté* dégermé* non_traité* écalé*',
  processed:
    'feuilleté* brisé* sablé* salé* écrémé* demi-écrémé* pasteurisé* surgelé* vanillé* allégé* parfumé* ' +
    'aromatisé* corsé* fermenté* condensé* ambré* doré* raffiné* gélifié* épicé* frisé* affiné* pralin* ' +
    'persillé* congelé* micronisé* lyophilisé* soufflé* levé* mariné* gratiné* cendré* séchées moulu ' +
    'moulue moulus moulues séché* fumé* concentré* confit* râpé* concassé*',
  participleEndings: 'é ée és ées',
  adverbs:
    'déjà finement grossièrement fraîchement très légèrement bien préalablement fin joliment tout_juste',
  adverbPrefixes: '',
  purposes: 'pour',
  openers:
    'avec_leur avec_leurs avec_son avec_sa avec_ses en_neige en_deux avec_la_peau à_doser de_la_veille ' +
    'à_température_ambiante à_temp_ambiante du_moulin en_conserve sans à_braiser en_morceaux ou_plus selon ' +
    'de_votre_choix au_choix par_exemple à_température facultatif non',
  shapeOpeners: 'en',
  shapes:
    'dés rondelles lamelles tranches cubes morceaux quartiers julienne brunoise lanières bâtonnets ' +
    'lardons_fins petits_dés deux quatre pommade fines_lamelles fleurettes copeaux',
  parts:
    'blanc blanc_de le_blanc le_vert pulpe chair la_chair la_pulpe les_feuilles les_graines jus_et_zeste ' +
    'le_jus_et_zeste le_jus_et_le_zeste jus jus_de le_jus le_jus_de zeste zeste_de le_zeste le_zeste_de ' +
    'zestes_de les_zestes_de jus_et_zeste_de le_jus_et_le_zeste_de pulpe_de la_pulpe_de zestes',
  foods:
    'carré_d_agneau carré_de_porc tête_de_veau baies_de_genièvre sans_sel sans_gluten sans_lactose ' +
    'sans_sucre filet_de_bar filet_de_sole filet_de_lieu filet_de_truite filet_de_canard ' +
    'filet_de_maquereau filet_de_hareng filet_de_veau filet_de_bœuf filet_de_merlan filet_de_julienne ' +
    'filet_de_dorade noix_de_coco noix_de_muscade noix_de_cajou noix_de_pécan noix_de_saint-jacques ' +
    'noix_de_st-jacques bouquet_garni boule_de_neige pied_de_porc filet_mignon filet_de_poulet ' +
    'filets_de_poulet filet_de_boeuf filets_de_poisson filet_de_saumon filets_de_saumon filets_d_anchois ' +
    'filet_d_anchois pomme_de_terre crème_chaude quatre_épices cinq_épices chocolat_chaud crème_pour_café ' +
    'côte_de_boeuf côtes_de_porc côtes_d_agneau côte_de_veau filet_de_porc filets_de_cabillaud ' +
    'filet_de_cabillaud noisettes_d_agneau lait_concentré tomates_confites noisettes_entières ' +
    'filets_de_dinde filet_de_dinde',
  numbered: 't type no taille',
  common:
    'sucrée sucrés sucrées poivrée glacée glacés comté purée café pâté crudités glacé sucré poivré ' +
    'compotée caramel crevettes sel poivre sucre farine beurre oeufs oeuf lait crème fraîche oignon ' +
    'oignons ail huile olive eau fromage pommes terre tomates carottes persil citron levure bouillon ' +
    'poivron vinaigre moutarde miel viande vanille jaune blanc le la les de du des et avec ou pour dans au ' +
    'aux sur une un pas minutes four mettre ajouter mélanger puis rouge frais poudre gousse liquide pâte',
};
