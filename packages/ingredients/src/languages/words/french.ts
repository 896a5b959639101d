import type { LanguageWords } from '../language.ts';

/** The words of French recipes. */
export const french: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: true,
  groupsByPoint: true,
  numbers: {
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
    11: 'onze',
    12: 'douze',
    13: 'treize',
    14: 'quatorze',
    15: 'quinze une_quinzaine',
    16: 'seize',
    20: 'vingt une_vingtaine',
    24: 'vingt-quatre',
    30: 'trente une_trentaine',
    40: 'quarante une_quarantaine',
    50: 'une_cinquantaine',
    100: 'cent une_centaine',
    '1/4': 'quart un_quart',
    '1/3': 'tiers un_tiers',
    '1/2': 'demi demie moitié une_moitié la_moitié',
    '2/3': 'deux_tiers 2_tiers',
    '3/4': 'trois_quarts 3_quarts trois_quart',
    '3/2': 'une_et_demie',
  },
  articles: 'un une',
  elisions: 'd l qu',
  numberPrefixes: 'demi',
  units: {
    mug: 'mug mugs',
    loaf: 'miche miches boule_de_pain',
    tube: 'tube tubes',
    block: 'bloc blocs',
    ladle: 'louche louches louchette louchettes',
    strip: 'lamelle lamelles ruban rubans copeau copeaux bâtonnet bâtonnets lanière lanières',
    ear: 'épi épis',
    segment: 'quartier quartiers',
    bar: 'plaque plaques plaquette plaquettes barre barres motte mottes barrette barrettes',
    serving: 'part parts portion portions dose doses',
    star: 'étoile étoiles',
    grain: 'grain grains',
    ml: 'ml millilitre millilitres mls',
    cl: 'cl centilitre centilitres',
    dl: 'dl décilitre décilitres',
    l: 'l litre litres lt litron',
    tsp:
      'càc cac cc c_à_c c_c c_à_café cà_café càcafé cuillère_à_café cuillères_à_café cuillerée_à_café ' +
      'cuil_à_café cuillerées_à_café cuillère_café cuill_à_café cuill_à_c cuil_à_c c_café cuiller_à_café ' +
      'cuillers_à_café c-à-c c-à-café cuillère_à_thé cuillères_à_thé c_à_thé cuillerée_à_thé cuillerées_à_thé ' +
      'cuil_à_thé cuill_à_thé petite_cuillère petites_cuillères petite_cuillerée petites_cuillerées ' +
      'cuill_café cuil_café cuillère_à_c cuillères_à_c c_à_caf cuillère_à_moka cuillères_à_moka ' +
      'cuillères_café càth càt cuillerée_café cuillère_de_café_rase ccafé cuill_c petite_cuillère_à_café ' +
      'petites_cuillères_à_café grosse_cuillère_à_café grosses_cuillères_à_café c_/_c',
    tbsp:
      'càs cas cs c_à_s c_s c_à_soupe cà_soupe cuillère_à_soupe cuillères_à_soupe cuillerée_à_soupe ' +
      'cuil_à_soupe cuillerées_à_soupe cuillère_soupe cuill_à_soupe cuill_à_s cuil_à_s c_soupe cuillère ' +
      'cuillères cuillerée cuillerées cuiller_à_soupe cuillers_à_soupe c-à-s c-à-soupe cuillère_à_table ' +
      'cuillères_à_table c_à_table cuillerée_à_table cuillerées_à_table grande_cuillère grandes_cuillères ' +
      'grosse_cuillère grosses_cuillères cuill_soupe cuil_soupe cuillère_à_s cuillères_à_s cuillères_soupe ' +
      'cuillère_de_soupe cuil cuill cuillère_à_bouche csoupe cuill_s grosse_cuillère_à_soupe ' +
      'grosses_cuillères_à_soupe grande_cuillère_à_soupe grandes_cuillères_à_soupe petite_cuillère_à_soupe ' +
      'petites_cuillères_à_soupe bonne_cuillère_à_soupe bonnes_cuillères_à_soupe grosse_c_à_s grosses_c_à_s ' +
      'c_/_s',
    cup: 'tasse tasses cup cups tasse_à_thé tasses_à_thé tasse_à_mesurer',
    mg: 'mg milligramme milligrammes',
    g: 'g gr gramme grammes grs gm',
    kg: 'kg kilo kilos kilogramme kilogrammes kgs kilogs',
    pfund: 'livre livres',
    oz: 'once onces oz',
    piece:
      'tronçon tronçons unité unités pièce pièces morceau morceaux bout quignon quignons éclat éclats talon ' +
      'talons lobe lobes brisure chute bouts pc pcs pce pces palet palets trognon tronçonnet morceaux_moyens ' +
      'bouchée bouchées',
    dozen: 'douzaine douzaines',
    ten: 'dizaine dizaines',
    cm: 'cm centimètre centimètres cms',
    bag: 'sac sacs filet_de_1_kg poche poches filet_de_1 cornet cornets',
    ball: 'boule boules pâton pâtons',
    bottle: 'fiole flacon flacons bouteille bouteilles fillette bidon bidons gourde',
    bowl: 'bol bols assiette assiettes saladier saladiers bolée bolées',
    box:
      'cagette ravier caisse barquette barquettes caissette cageot cageots plateau plateaux panier paniers ' +
      'bourriche bourriches corbeille raviers boitier blister boîte_en_carton',
    bunch:
      'bouquet bouquets botte bottes grappe grappes fagot fagots bottillon bottillons touffe touffes gerbe ' +
      'gerbes bouquetin botillon',
    can:
      'boîte boîtes bte conserve conserves canette canettes cannette cannettes boîte_de_conserve ' +
      'boîtes_de_conserve demi-boîte boîte_4/4 boîte_1/2 boîte_1/4',
    clove: 'gousse gousses caïeu caïeux',
    cube: 'cube cubes tablette tablettes carré carrés carreau carreaux',
    dash:
      'trait traits goulée larme larmes soupçon giclée giclées rasade rasades lampée jet jets doigt doigts ' +
      'nuage lichée tour_de_moulin tours_de_moulin tours_de_moulin_à_poivre tour_de_moulin_à_poivre',
    drizzle: 'filet cordon',
    drop: 'goutte gouttes gouttelette gouttelettes',
    glass:
      'verre verres coupe coupes flûte flûtes verre_à_moutarde verres_à_moutarde verre_à_liqueur ' +
      'verres_à_liqueur verre_à_vin verres_à_vin verre_à_eau verres_à_eau petit_verre petits_verres ' +
      'verre_à_porto chope chopes coupette godet',
    handful: 'poignée poignées main mains',
    head: 'bulbe bulbes tête têtes pied pieds sommité sommités trognons',
    jar: 'bocal bocaux verrine verrines',
    knifepoint: 'pointe_de_couteau pointe pointes pointe_de_cuillère pointes_de_couteau',
    knob: 'noix noisette noisettes lichette lichettes grosse_noix coquille_de_beurre',
    leaf: 'feuille feuilles',
    packet: 'étui étuis paquet paquets pqt emballage emballages pochette pochettes liasse',
    pinch: 'pincée pincées pinc prise prises',
    roll: 'rouleau rouleaux bûche bûches bûchette bûchettes',
    sachet: 'sachet sachets sachet-dose sachets-doses infusette',
    slice: 'tran tranche tranches rondelle rondelles tr rouelle rouelles tranchette tranchettes',
    sprig:
      'branche branches brin brins tige tiges brindille brindilles rameau rameaux branchette branchettes ' +
      'pluche pluches toupet',
    stalk: 'bâton bâtons côte côtes turion turions',
    tub:
      'pot pots brick bricks brique briques briquette ramequin ramequins berlingot berlingots briquettes pack packs jatte ' +
      'petit_pot petits_pots pot_à_yaourt pots_à_yaourt gobelet gobelets tetra bac bacs seau coupelle',
    dessertspoon:
      'cuillère_à_dessert cuillères_à_dessert c_à_dessert c_à_d cuillerée_à_dessert cuillerées_à_dessert ' +
      'cuillère_à_entremets cuillères_à_entremets',
    coffeeCup: 'tasse_à_café tasses_à_café tasse_à_expresso tasse_à_moka',
    lb: 'lb lbs',
    pint: 'chopine chopines',
    inch: 'po pouce pouces',
    thread: 'pistil pistils stigmate stigmates filament filaments',
    sheet: 'feuillet feuillets abaisse abaisses disque disques cercle cercles',
    scoop:
      'bouchon bouchons mesure mesures mesurette mesurettes cuillère-mesure pelle pelles dosette dosettes ' +
      'doseur verre_doseur',
    pod: 'cosse cosses capsule capsules',
  },
  leadingUnits: '',
  links: 'de d du des la le les l',
  vague:
    'peu peu_de qq qqs selon_le_goût selon_votre_envie selon_l_envie un_peu quelques quelque qs q_s ' +
    'quantité_suffisante à_votre_goût à_votre_convenance selon_votre_goût au_goût selon_goût ' +
    'selon_les_goûts à_volonté à_convenance selon_besoin à_discrétion facultatif facultative facultatifs ' +
    'au_besoin éventuellement beaucoup plusieurs si_besoin selon_envie un_petit_peu un_tout_petit_peu ' +
    'une_quantité_suffisante en_quantité_suffisante quantité_souhaitée assez suffisamment au_goût_de_chacun ' +
    'selon_les_goûts_de_chacun selon_vos_goûts selon_vos_envies selon_vos_préférences selon_préférence ' +
    'selon_les_besoins selon_l_appétit si_nécessaire si_désiré si_besoin_est si_possible si_vous_aimez ' +
    'si_on_aime optionnel optionnelle optionnels optionnelles en_option diverses divers quelques-unes ' +
    'quelques-uns pas_mal_de tout_plein_de suivant_le_goût suivant_votre_goût à_votre_guise en_abondance ' +
    'généreusement 1_peu',
  about:
    'environ env approximativement à_peu_près chacun chacune bon bonne bons bonnes près_de environs ' +
    'pas_loin_de approx chaque à_peine autour_de au_moins minimum maximum bien_tassé bien_tassée',
  and: 'et',
  or: 'ou',
  plus: 'plus et +',
  ranges: 'à a',
  perPack: "de d'environ d à environ",
  sizes:
    'fine fines épais épaisse épaisses mince minces large larges gros grosse grosses grand grande grands ' +
    'grandes petit petite petits petites moyen moyenne moyens moyennes beau bel belle beaux belles ' +
    'taille_moyenne de_taille_moyenne de_grosseur_moyenne grosseur_moyenne de_belle_taille géant géante ' +
    'géants géantes très_gros très_grosse très_petit très_petite de_bonne_taille mini généreux généreuse ' +
    'généreuses',
  fullness:
    'bombé* rase rases ras bien_pleine bien_pleines pleine pleines pleins bien_rase bien_rases bien_comble ' +
    'comble combles à_ras arasé* bien_remplie bien_remplies rasée rasées à_peine_rase bien_bombée ' +
    'bien_bombées très_bombée très_bombées légèrement_bombée bien_tassée bien_tassées tassée tassées',
  prepared:
    'refroidi* rafraîchi* attendri* aplati* rôti rôtie rôtis rôties ouvert ouverte ouverts frit frite ' +
    'bouilli* raidi* blondi* piqué* poêlé* sauté* braisé* détendu* saupoudré* rapé* réduit ' +
    'réduite réduits dessalé* farci* ficelé* gratté* tranchée dégraissé* assaisonné* ramollie haché hachée ' +
    'hachés hachées émincé* ciselé* râpé râpée râpés râpées fondu* mou ramolli* pommade battu battus battue ' +
    'coupé coupée coupés coupées taillé* détaillé* tranché* épluché* pelé pelée pelés pelées écrasé* pressé ' +
    'pressée pressés pressées égoutté* rincé* lavé lavée lavés lavées dénoyauté* épépiné* grillé* torréfié* ' +
    'tamisé* tiède tièdes chaud chaude bouillant* froid froide décongelé* mixé* broyé* effeuillé* équeuté* ' +
    'écossé* émietté* blanchi blanchis ébouillanté* fendu* vidé vidée nettoyé* parées paré déveiné* ' +
    'désossé* cuit cuite cuits cuites trempé* réhydraté* dégermé* non_traité* écalé* mûri* ' +
    'concassé_finement historié* dilué* délayé* imbibé* infusé* mouliné* tièdi* attendri réservé* désarêté* ' +
    'étêté* brossé* dégorgé* dépouillé* dépecé* découpé* découennés découenné* démoulé* morcelé* ' +
    'décoquillé* décortiqué* étuvé* parés parée pilé* pochée poché pochés pochées quadrillé* repassé* ' +
    'retourné* réchauffé* saisi saisie saisis saisies sorti_du_frigo sortie_du_frigo sorti_du_réfrigérateur ' +
    'sortis_du_frigo séparé* tronçonné* chauffé* dissous dissoute essoré* séchées_à_l_air effilandré* ' +
    'coupé_en haché_menu égrené* égrainé* égermé* épongé* raccourci* bardé* ouvertes refroidit ' +
    'réduits_en_purée réduite_en_purée réduit_en_purée en_purée cassé cassée cassés cassées débarrassé* ' +
    'privé privés privée fricassé* revenu revenus revenue frais_moulu fraîchement_moulu moulu_grossièrement ' +
    'essuyé* concassé*',
  processed:
    'déshydraté* feuilleté* brisé* sablé* salé* écrémé* demi-écrémé* pasteurisé* surgelé* vanillé* allégé* parfumé* ' +
    'aromatisé* corsé* fermenté* condensé* ambré* doré* raffiné* gélifié* épicé* frisé* affiné* pralin* ' +
    'persillé* congelé* micronisé* lyophilisé* soufflé* levé* mariné* gratiné* cendré* séchées moulu moulue ' +
    'moulus moulues séché* fumé* concentré* confit* râpé* effilé* mondé* émondé* perlé* pané* truffé* ' +
    'beurré* précuit précuite précuits précuites stérilisé* cuisiné* pimenté* citronné* anisé* gazéifié* ' +
    'fouetté* cristallisé* mélangé* décaféiné* désalcoolisé* filtré* toasté* panés panées mixte panaché* ' +
    'acidulé* assorti* pressurisé* enrichi* teinté* coloré* vinaigré* raffinés sucré* sucrée édulcoré* ' +
    'torsadé* âgé* sélectionné* élevé* égayé* lacté* chocolaté* fourré* givré* ridé* allongé* cannelé* ' +
    'cuivré* bleuté* carré* étoilé* perlées agglomérée rosé* iodé* nacré* marbré* ajouté* cacaoté* ' +
    'déminéralisé* distillé* bridé* emballé_sous_vide',
  participleEndings: 'é ée és ées',
  adverbs:
    'déjà finement grossièrement fraîchement très légèrement bien préalablement fin joliment tout_juste ' +
    'plus_ou_moins assez_finement très_finement fine tout trop assez menu en_fin juste à_peine moyennement ' +
    'soigneusement fortement',
  adverbPrefixes: '',
  purposes: 'pour',
  openers:
    'avec_ou_sans avec_leur avec_leurs avec_son avec_sa avec_ses en_neige en_deux avec_la_peau à_doser de_la_veille ' +
    'à_température_ambiante à_temp_ambiante du_moulin en_conserve sans à_braiser en_morceaux ou_plus selon ' +
    'de_votre_choix au_choix par_exemple à_température facultatif non avec_la avec_le avec_les ' +
    'avec_leur_peau avec_un avec_une dans_leur_jus dans_son_jus soit de_préférence si_possible ' +
    'de_bonne_qualité de_qualité prêt_à_dérouler prête_à_dérouler à_dérouler à_l_avance en_fines en_fins ' +
    'en_gros en_très en_petits en_petites en_petit en_grosses en_fine en_menus à_l_emporte_pièce au_frais ' +
    'par_personne au_total voir_recette voir_note comme genre hors_du_frigo la_veille d_au_moins ' +
    'selon_arrivage ou_moins ou_davantage plus_pour ou_autre ou_autres ou_équivalent ou_à_défaut à_défaut ' +
    'sinon uniquement seulement juste_le juste_la jusqu_à y_compris au_moment_de à_ajouter à_servir à_part ' +
    'pas_trop coupé_en d_un_jour du_jour de_la_taille peau_et côté en_chemise épaisseur avec_peau avec_os ' +
    'ébarbées hachés_au_couteau haché_au_couteau taille calibre',
  shapeOpeners: 'en',
  shapes:
    'dés rondelles lamelles tranches cubes morceaux quartiers julienne brunoise lanières bâtonnets ' +
    'lardons_fins petits_dés deux quatre pommade fines_lamelles fleurettes copeaux tronçons bâtons ' +
    'fins_bâtonnets anneaux rubans demi-rondelles demi-lunes huit six lardons cubes_de petits_morceaux ' +
    'gros_dés gros_morceaux julienne_fine allumettes filaments miettes poudre_fine escalopes purée ' +
    'chiffonnade macédoine bouquets sifflets biseau paysanne mirepoix filets dés_de gouttière pièces ' +
    'mouillettes chunks cheveux_d_ange portefeuille crapaudine quenelles aiguillettes carrés effilochée ' +
    'bouchées pétales médaillons segments éventail petits_cubes gros_cubes petites_bouchées cossettes parts ' +
    'boule boules',
  parts:
    'blanc blanc_de le_blanc le_vert pulpe chair la_chair la_pulpe les_feuilles les_graines jus_et_zeste ' +
    'le_jus_et_zeste le_jus_et_le_zeste jus jus_de le_jus le_jus_de zeste zeste_de le_zeste le_zeste_de ' +
    'zestes_de les_zestes_de jus_et_zeste_de le_jus_et_le_zeste_de pulpe_de la_pulpe_de zestes ' +
    'le_zeste_et_le_jus le_zeste_et_le_jus_de zeste_et_jus_de zeste_et_jus zeste_râpé zeste_râpé_de ' +
    'le_zeste_râpé le_zeste_râpé_de le_zeste_finement_râpé jus_pressé jus_frais le_jus_pressé les_blancs ' +
    'les_jaunes la_moitié_du_jus les_zestes le_cœur le_zeste_fin zeste_fin_de écorce écorce_de l_écorce ' +
    'pelure_de les_fleurs les_tiges le_vert_de le_blanc_de',
  foods:
    'réduit_en_sodium réduite_en_sodium réduit_en_sucre réduit_en_sel réduite_en_sel petits_pois petit_pois petits_pains petit_pain petits_suisses petit_suisse petit_beurre petits_beurre ' +
    'carré_d_agneau carré_de_porc tête_de_veau baies_de_genièvre sans_sel sans_gluten sans_lactose ' +
    'sans_sucre filet_de_bar filet_de_sole filet_de_lieu filet_de_truite filet_de_canard filet_de_maquereau ' +
    'filet_de_hareng filet_de_veau filet_de_bœuf filet_de_merlan filet_de_julienne filet_de_dorade ' +
    'noix_de_coco noix_de_muscade noix_de_cajou noix_de_pécan noix_de_saint-jacques noix_de_st-jacques ' +
    'bouquet_garni boule_de_neige pied_de_porc filet_mignon filet_de_poulet filets_de_poulet filet_de_boeuf ' +
    'filets_de_poisson filet_de_saumon filets_de_saumon filets_d_anchois filet_d_anchois pomme_de_terre ' +
    'crème_chaude quatre_épices cinq_épices chocolat_chaud crème_pour_café côte_de_boeuf côtes_de_porc ' +
    'côtes_d_agneau côte_de_veau filet_de_porc filets_de_cabillaud filet_de_cabillaud noisettes_d_agneau ' +
    'lait_concentré tomates_confites noisettes_entières filets_de_dinde filet_de_dinde viande_hachée ' +
    'viandes_hachées steak_haché steaks_hachés bœuf_haché boeuf_haché porc_haché veau_haché dinde_hachée ' +
    'poulet_haché agneau_haché chair_à_saucisse haché_de_bœuf haché_mi-maigre bœuf_haché_maigre non_salé ' +
    'non_salée non_salés non_salées non_sucré non_sucrée non_sucrés non_blanchie non_blanchi non_raffiné ' +
    'non_raffinée non_pasteurisé tout_usage noix_du_brésil noix_de_macadamia noix_de_veau noix_de_jambon ' +
    'noix_de_grenoble noix_de_lavage sans_sucre_ajouté sans_sucres_ajoutés sans_sel_ajouté sans_alcool ' +
    'pain_grillé pain_de_mie pain_d_épices pain_de_campagne dés_de_jambon dés_de_bacon lamelles_de_calmar ' +
    'cube_or pied_de_veau pieds_de_porc tête_de_moine pâte_à_tartiner pâte_à_pizza pâte_à_crêpes ' +
    'chocolat_en_poudre poudre_à_lever poudre_à_pâte bicarbonate_de_soude épices_à_pain_d_épices croûtons ' +
    'pâtes_à_lasagne épices_pour_couscous préparation_pour mélange_pour assaisonnement_pour ' +
    'farine_pour_pain sucre_pour_confiture sucre_à_confiture bouillon_cube riz_pour_risotto riz_pour_sushi ' +
    'riz_à_risotto colorant_pour levure_pour pommes_de_terre_à_chair_ferme pain_pour_hamburger ' +
    'pains_pour_hamburger pain_à_burger fromage_à_tartiner fromage_pour_raclette fromage_à_raclette ' +
    'fromage_à_pâte pois_cassés filet_de_rouget filets_de_rouget filets_de_maquereau filets_de_sardine ' +
    'filets_de_hareng filets_de_truite filets_de_sole filets_de_bar filets_de_daurade filet_de_daurade ' +
    'filets_de_merlan filets_de_canard filets_de_bœuf filet_d_agneau filet_de_perche filets_de_perche ' +
    'filet_de_pangasius filet_de_tilapia filet_de_flétan filet_de_poisson filets_de_lieu filet_de_thon ' +
    'filets_de_thon filet_d_oie filet_de_colin filets_de_colin filet_de_haddock filet_de_morue ' +
    'filets_de_morue filet_de_rôti filet_de_volaille filets_de_volaille filet_de_lapin filet_de_pintade ' +
    'poitrine_fumée pointes_d_asperges pointes_d_asperge pointe_d_asperge têtes_d_asperges ' +
    'cœurs_d_artichaut côtes_de_bœuf côte_de_porc côtes_levées côtes_de_veau carré_de_veau carré_frais ' +
    'noisette_d_agneau noix_de_pétoncle noix_de_pétoncles bouquet_de_crevettes bouquets_de_brocoli ' +
    'bouquets_de_chou-fleur rouleau_de_printemps rouleaux_de_printemps galette_de_riz galettes_de_riz ' +
    'bâtonnets_de_surimi bâtonnets_de_crabe bâtonnet_de_surimi pain_au_lait pains_au_lait pain_pita ' +
    'pains_pita pains_naan pain_brioché pain_complet pain_baguette pied_de_cochon pomme_grenade eau_de_vie ' +
    'fleur_de_sel tablette_chocolat épi_d_or blancs_battus_en_neige pain_dur crème_battue crème_chantilly ' +
    'tomates_concassées tomate_concassée poivre_concassé pulpe_concassée',
  numbered: 't type no taille T',
  common:
    'jus rhum menthe glaçons sirop sucrée sucrés sucrées poivrée glacée glacés comté purée café pâté crudités glacé sucré poivré compotée ' +
    'caramel crevettes sel poivre sucre farine beurre oeufs oeuf lait crème fraîche oignon oignons ail ' +
    'huile olive eau fromage pommes terre tomates carottes persil citron levure bouillon poivron vinaigre ' +
    'moutarde miel viande vanille jaune blanc le la les de du des et avec ou pour dans au aux sur une un ' +
    'pas minutes four mettre ajouter mélanger puis rouge frais poudre gousse liquide pâte gingembre ' +
    'concombre brocoli fenouil ébouriffé gruyère salé pavé canapé rosé lycée curé velouté soufflé pommée ' +
    'durée poirée araignée cuillerée marée éphémère arrivée fée clé thé blé cacahuètes',
};
