import type { LanguageWords } from '../language.ts';

/** The words of Portuguese recipes, of Portugal and of Brazil. */
export const portuguese: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: true,
  groupsByPoint: true,
  numbers: {
    1: 'um uma',
    2: 'dois um_par_de duas',
    3: 'três',
    4: 'quatro',
    5: 'cinco',
    6: 'seis',
    7: 'sete',
    8: 'oito',
    9: 'nove',
    10: 'dez',
    11: 'onze',
    12: 'doze',
    13: 'treze',
    14: 'catorze quatorze',
    15: 'quinze',
    16: 'dezesseis dezasseis',
    18: 'dezoito',
    20: 'vinte',
    30: 'trinta',
    100: 'cem',
    '1/4': 'quarto um_quarto uma_quarta_parte',
    '1/3': 'terço um_terço',
    '1/2': 'meio meia meios meias metade a_metade uma_metade',
    '2/3': 'dois_terços',
    '3/4': 'três_quartos 3_quartos',
    '1/8': 'oitavo um_oitavo',
  },
  articles: 'um uma',
  elisions: 'd',
  numberPrefixes: '',
  units: {
    scoop: 'medida medidas medidor medidores tampa tampas tampinha tampinhas scoop dosador copo-medida',
    mug: 'caneca canecas',
    segment: 'gomo gomos gominho gominhos',
    tube: 'bisnaga bisnagas tubo bisnaguinha tubos',
    block: 'bloco blocos',
    ear: 'espiga espigas maçaroca maçarocas',
    ladle: 'concha conchas conchinha',
    serving: 'porção porções dose doses porçãozinha',
    bar: 'barra barras barrinha barrinhas tabuinha pacau',
    pod: 'fava favas vagem vagens favinha',
    coffeeCup:
      'chávena_de_café chávenas_de_café xícara_de_café xícaras_de_café xícara_(café) xícaras_(café) ' +
      'xícara_de_cafezinho xícaras_de_cafezinho xicrinha chávena_(café) chávenas_(café) chávena_café ' +
      'chávenas_café xícara_café xícaras_café xícara_(de_café) chávena_(de_café) copo_de_café copinho_de_café ' +
      'copinhos_de_café chavenita',
    grain: 'grão grãos grãozinho baga bagas bago bagos',
    ml: 'ml mililitro mililitros mls',
    cl: 'cl centilitro centilitros',
    dl: 'dl decilitro decilitros',
    l: 'l lt litro litros ltr lts litrinho',
    tsp:
      'colher_(chá) colheres_(chá) colher_(de_chá) colheres_(de_chá) colher_de_chá colheres_de_chá colher_chá ' +
      'c_chá c_de_chá c_(chá) colher_de_café colheres_de_café colher_(café) colheres_(café) colherzinha ' +
      'colherzinhas colherinha colherinhas cc c_de_c colheres_chá col_chá col_de_chá colher_(de_café) ' +
      'colheres_(de_café) colher_rasa_de_chá colheres_rasas_de_chá colher_cheia_de_chá colheres_cheias_de_chá ' +
      'colher_pequena colheres_pequenas colh_chá colh_de_chá colh_(chá) col_(chá) cl_chá col_de_café ' +
      'col_(café) col_café c_café c_de_café c_(café) cchá c_/_chá colher_de_cafezinho colheres_de_cafezinho ' +
      'colher_(cafezinho) c_c colher_/_chá colher_das_de_chá colheres_das_de_chá colher_café colheres_café ' +
      'colherzita colher_(chá_) tsp',
    tbsp:
      'colher_(sopa) colheres_(sopa) colher_(de_sopa) colheres_(de_sopa) colher_de_sopa colheres_de_sopa ' +
      'colher_sopa c_sopa c_de_sopa c_(sopa) colher colheres cs c_de_s colheres_sopa col_sopa col_de_sopa ' +
      'colherada colheradas colher_rasa_de_sopa colheres_rasas_de_sopa colher_cheia_de_sopa ' +
      'colheres_cheias_de_sopa colher_grande colheres_grandes colh_sopa colh_de_sopa colh_(sopa) col_(sopa) ' +
      'c_/_sopa csopa colher_das_de_sopa colheres_das_de_sopa colher_de_servir colheres_de_servir ' +
      'colher_(servir) colher_de_arroz colheres_de_arroz colher_(arroz) col colh colherão tbsp c_s ' +
      'colher_/_sopa colher_de_mesa colheres_de_mesa',
    dessertspoon:
      'colher_de_sobremesa colheres_de_sobremesa colher_(sobremesa) colheres_(sobremesa) ' +
      'colher_(de_sobremesa) colheres_(de_sobremesa) c_sobremesa colher_sobremesa colheres_sobremesa ' +
      'c_de_sobremesa col_sobremesa col_de_sobremesa colher_rasa_de_sobremesa c_(sobremesa)',
    cup:
      'xícara xícaras xícara_(chá) xícaras_(chá) xícara_(de_chá) xícaras_(de_chá) xícara_de_chá ' +
      'xícaras_de_chá xíc xíc_(chá) xíc_(de_chá) chávena chávenas chávena_de_chá chávenas_de_chá chávena_(chá) chícara xícara_chá ' +
      'xícaras_chá chávena_chá chávenas_chá xícara_/_chá xc xícaras_das_de_chá chávena_almoçadeira ' +
      'chávenas_almoçadeiras xícara_medida cup cups caneca_de_chá xícara_(americana) xícaras_(americanas) ' +
      'copo_medidor copos_medidores chávenas_(chá) chávena_(de_chá)',
    mg: 'mg miligramas',
    g: 'g gr grs grama gramas gms grm',
    kg: 'kg kgs quilo quilos kilo kilos quilograma quilogramas kgr kilograma kilogramas',
    piece:
      'pedaço pedaços unidade unidades un und unid pedacinho peça peças unids unds pç pçs pedacinhos pedações ' +
      'naco nacos tora toras toro toros tolete toletes quinhão toquinho uni unit pedacito pedacitos bocado ' +
      'bocados bocadinho bocadinhos côdea côdeas',
    dozen: 'dúzia dúzias dz',
    cm: 'cm centímetro centímetros',
    bag: 'saco sacos saquinho saquinhos rede redes sacola saca sacas',
    ball: 'bola bolas',
    bottle: 'garrafa garrafas garrafinha garrafinhas botija',
    bowl:
      'tigela tigelas taça taças tacinha tacinhas prato pratos pires tigelinha tigelinhas malga malgas ' +
      'travessa cumbuca cumbucas bowl',
    box:
      'caixa caixas caixinha caixinhas bandeja bandejas caixeta cx cxs bandejinha bandejinhas cuvete cuvetes ' +
      'caixote cesta cestinha estojo tabuleiro couvete couvetes barquete barqueta',
    bunch:
      'cacho cachos ramo ramos maço maços molho molhos raminho_grande molhinho molhinhos ramalhete ramalhetes ' +
      'macinho macinhos feixe feixes réstia réstias trança penca pencas buquê buquês braçada molhe molhes ' +
      'cachinho cachinhos',
    can: 'lata latas latinha latinhas latão conserva conservas',
    clove: 'dente dentes dentinho dentinhos',
    cube:
      'quadrado quadradinhos cubo cubos tablete tabletes cubinho cubinhos quadradinho quadrados tabletinho ' +
      'torrão torrões dado dados pastilha pastilhas',
    dash:
      'gole jato esguicho golpe golinho golpezinho jorro borrifo borrifos borrifada esguichos dedo dedos ' +
      'chorrinho golada toque toques splash jatinho salpico salpicos lágrima trago fundinho',
    drizzle: 'fio fiozinho fios',
    drop: 'gota gotas gotinha gotinhas pingo pingos pinguinho',
    glass:
      'copo copos cálice cálices copinho copinhos copo_de_requeijão copos_de_requeijão copo_(requeijão) ' +
      'copos_(requeijão) copo_tipo_requeijão copos_tipo_requeijão caneco copo_lagoinha copázio copito copitos ' +
      'shot shots',
    handful:
      'punhado punhados mão-cheia mão_cheia mancheia mancheias mão mãos mãozinha mãozinhas mão-cheias ' +
      'punhadinho punhadinhos mãos_cheias mão_cheias mãos-cheias chumaço braçado',
    head: 'bolbo bolbos bulbo bulbos cabeça cabeças pé pés cabecinha touceira bulbinho',
    jar:
      'frasquinho frasco frascos vidro vidros boião vidrinho vidrinhos frasquinhos boiões boiãozinho ' +
      'compoteira',
    knifepoint: 'ponta_de_faca ponta pontas ponta_da_faca ponta_de_colher ponta_de_uma_faca',
    knob: 'noz_de noz',
    leaf: 'folha folhas folhinha folhinhas',
    packet:
      'pacotinho pacotinhos pacote pacotes embalagem embalagens pct pac pacs pcts pcte invólucro invólucros ' +
      'embal emb blister pack packs',
    pinch: 'pitada pitadas pitadinha pitadinhas pontinha pontinhas pisca beliscão pitadela nico pintada',
    roll: 'rolo rolos rolinho rolinhos canudo',
    sachet:
      'saqueta saquetas sachê sachês envelope envelopes saquetinha sachets sachet envelopinho carteira ' +
      'carteirinha carteiras',
    sheet: 'placa placas disco discos lençol lençóis',
    slice:
      'fatiazinha fatia fatias rodela rodelas posta postas fatiazinhas fatiinha fatiinhas rodelinha ' +
      'rodelinhas tranche tranches roda rodas',
    sprig:
      'galho galhos raminho raminhos haste hastes galhinho pé_de ramito ramitos pezinho pezinhos galhinhos ' +
      'hastezinha broto caule caules folhada palma',
    stalk: 'talo talos pau paus talinho talinhos cana rama pauzinho pauzinhos bastão bastões varinha',
    strip: 'lasca lascas lâmina lâminas tira tiras tirinha tirinhas fita fitas lasquinha lasquinhas',
    tub:
      'pote potes potinho iogurte_copo potinhos copinho_de_iogurte copinhos_de_iogurte copo_de_iogurte ' +
      'copos_de_iogurte brik tetra cuba balde medida_do_iogurte',
    lb: 'libra libras',
    inch: 'polegada polegadas',
    oz: 'onça onças oz',
    thread: 'estigma estigmas pistilo pistilos filamento filamentos',
    loaf: 'filão bengala',
    plant: 'vaso vasinho planta',
    star: 'estrela estrelas',
    ten: 'dezena dezenas',
  },
  leadingUnits: '',
  links: 'de do da dos das d',
  vague:
    'a_gosto q_b qb quanto_baste um_pouco um_pouquinho pouco ao_gosto ao_seu_gosto a_seu_gosto opcional ' +
    'opcionais umas uns algumas alguns várias vários quantidade_suficiente o_quanto_baste o_suficiente ' +
    'suficiente bastante se_necessário conforme_o_gosto um_bocado um_bocadinho um_pouquinho_de ' +
    'quanto_bastar a_seu_critério à_vontade ao_seu_critério quantidade_a_gosto quantidade_necessária ' +
    'se_quiser se_gostar se_preciso se_for_preciso se_for_necessário se_houver se_tiver se_preferir ' +
    'opcionalmente facultativo facultativa suficientes muita poucas poucos pouquinho quanto_queira ' +
    'o_necessário necessário até_dar_ponto até_dar_o_ponto até_o_ponto o_que_for_necessário ' +
    'quanto_necessário umas_poucas uns_poucos diversos diversas alguma algum ' +
    'conforme_necessário conforme_necessidade conforme_gosto conforme_seu_gosto conforme_preferência a_olho ' +
    'de_acordo_com_o_gosto segundo_o_gosto à_discrição em_quantidade_suficiente o_bastante qs 1_pouco',
  about:
    'cerca_de aprox aproximadamente mais_ou_menos por_volta_de cada cerca aproximadas aproximados ' +
    'aproximado ap à_volta_de cada_um cada_uma quase perto_de pouco_mais_de pouco_menos_de pelo_menos ' +
    'no_mínimo no_máximo em_torno_de entre bem_medida bem_medidas ou_cerca_de cada_unidade por_pessoa',
  and: 'e',
  or: 'ou',
  plus: 'mais e +',
  ranges: 'a à',
  perPack: 'de com',
  sizes:
    'finas finos grossa grossas grosso grossos generosas grande grandes pequeno pequena pequenos pequenas ' +
    'médio média médios médias grandinho bonita bonito tamanho_médio de_tamanho_médio de_tamanho_grande ' +
    'tamanho_grande tamanho_pequeno grandinha pequenininho mini gigante gigantes graúdo graúda graúdos ' +
    'graúdas bem_grande bem_grandes enorme espesso espessa espessos espessas bonitos bonitas jeitosa ' +
    'jeitoso generosos delgadas pequenitas pequenito larguinha',
  fullness:
    'cheia cheias rasa rasas bem_cheia bem_cheias cheio cheios raso rasos americano americanos ' +
    'de_sopa_cheia generosa generoso bem_cheio bem_cheios bem_rasa bem_rasas não_muito_cheia ' +
    'não_muito_cheias meio_cheia transbordando cheinha cheinhas rasinha rasinhas escassa escassas mal_cheia ' +
    'mal_cheias tipo_americano nivelada niveladas bem_servida de_tamanho_americano',
  prepared:
    'frito frita fritos fritas aberto abertos passad* fervid* coad* desidratad* escorrido sovad* salpicad* ' +
    'desossad* liquidificad* cozinhad* aferventad* socad* pilad* raspad* desgrelad* dissolvid* diluíd* ' +
    'dessalgad* refogad* marinad* aquecid* congelad* separad* temperad* picado picada picados picadas ' +
    'picadinh* cortado cortada cortados cortadas ralado ralada ralados raladas derretid* fundid* descascad* ' +
    'amassad* espremid* escorrid* lavado lavada lavados lavadas batid* triturad* peneirad* morno morna ' +
    'mornos quente quentes fervente gelado gelada frio fria frios frias amolecid* esmagad* laminad* fatiad* ' +
    'desfiad* torrad* demolhad* descongelad* limpo limpa limpos limpas hidratad* tostado tostada partido ' +
    'partida partidos partidas esfarelad* aberta desfeito desfeita migado migada higienizad* esprimid* ' +
    'escaldad* levemente_batid* descaroçad* desmanch* esmigalh* esmigad* pelad* pelado pelada pelados ' +
    'peladas ripad* trinchad* grelhad* assado assada assados assadas salteado salteada salteados escalfad* ' +
    'pochê branquead* passada passado diluida dissolvida desengordurad* desnervad* desespinhad* eviscerad* ' +
    'escamad* amanhad* arranjad* aparad* enxut* enxaguad* escovad* enfarinhad* untad* polvilhad* cortadinh* ' +
    'fininh* fininho moidinh* raladinh* raladinho lavadinh* limpinh* picadíssim* desembalad* montad* abert* ' +
    'recortad* dividid* rachad* rasgad* rasgado quebradinh* despedaçad* pisad* pisado machucad* maceradas ' +
    'macerad* aquecida fervido fervida resfriad* arrefecid* morninh* mornas pomada preparad* reservad* ' +
    'reduzid* removid* retirad* livre reconstituíd* sovado afervent* aferventado flambad* empanad* ' +
    'misturad* mexid* batidinh* batidinho desfolhad* esfolhad* deitad* debulhad* depenad* passados ' +
    'esbagoad* partidinh* espetad* fritinh* tostadinh*',
  processed:
    'sólid* moscad* folhad* quebrad* prensad* condensad* desnatad* semidesnatad* líquid* salgad* mascavad* ' +
    'granulad* evaporad* refinad* congelad* torrad* fermentad* azed* ácid* variad* concentrad* ' +
    'integralizad* enlatad* pasteurizad* adoçad* açucarad* dourad* sortid* moíd* seco seca secos secas ' +
    'defumad* fumad* cozid* cristalizad* picad* baunilhad* integral* homogeneizad* instantâne* maturad* ' +
    'recheados rechead* achocolatad* gaseificad* carbonatad* aromatizad* apimentad* caramelad* caramelizad* ' +
    'glaceado glacead* curad* curado pré-cozid* precozid* enriquecid* orgânic* deslactosad* fortificad* ' +
    'pralinad* envelhecid* estrelad* flocad* floculad* texturizad* embutid* alcoolizad* encorpad* ' +
    'granulados confitad* confeitad* marmorizad* esterilizad* mascavado filetad* avinagrad* recém-colhid* ' +
    'colorid* aerad* estufad* tufad* moscado fresc* cru picante filtrad* refrigerad* perfumad* azedad* ' +
    'inteiro inteira',
  participleEndings: 'ado ada ados adas ido ida idos idas',
  adverbs:
    'já finamente bem muito levemente grosseiramente recém ligeiramente previamente fino fina fininho ' +
    'fininha miúdo miudinho miudinha miudinhos grosseiro recentemente acabado_de acabada_de delicadamente ' +
    'pouco não_muito totalmente completamente cuidadosamente toscamente',
  adverbPrefixes: '',
  purposes: 'para p_/',
  openers:
    'com_ou_sem na_chapa com_seu com_sua em_neve moída_na_hora moído_na_hora na_hora do_dia_anterior com_osso sem_osso ' +
    'em_temperatura_ambiente à_temperatura_ambiente a_temperatura_ambiente ao_natural em_conserva sem ' +
    'com_casca com_pele de_sua_preferência da_sua_preferência ou_mais se_desejar por_exemplo tipo com_a ' +
    'com_o com_as com_os com_um com_uma com_seus com_suas à_temperatura à_temp_ambiente em_temp_ambiente ' +
    'temperatura_ambiente temp_ambiente só_a só_o só_as só_os somente_a somente_o somente apenas_a apenas_o ' +
    'apenas_as apenas_os apenas sendo de_preferência preferencialmente de_boa_qualidade sem_a sem_o sem_as ' +
    'sem_os no_ponto em_ponto_de em_ponto no_vapor ao_vapor à_mão pode_ser podem_ser ou_a_gosto ou_ao ' +
    'ou_outro ou_outra ou_equivalente ou_similar ou_menos ou_qualquer ou_se dividid* usar pront* ao_forno ' +
    'no_forno grelhad* na_brasa na_manteiga acabado acabada_de fora_da_geladeira fora_do_frigorífico ' +
    'bem_gelad* do_dia de_véspera da_véspera do_vidro escorrid* dispensad* cortad* partid* marca da_marca ' +
    'o_suco o_sumo a_raspa mais_um_pouco mais_um mais_uma mais_extra mais_para até_ficar até_que pesad* ' +
    'com_ou_sem como por_ex p_ex ex aos_poucos reservad* peso_líquido peso_escorrido sem_caroço tamanho',
  shapeOpeners: 'em às aos',
  shapes:
    'rodelas tiras cubos cubinhos pedaços fatias lâminas lascas juliana quartos gomos metades anéis palitos ' +
    'pedacinhos tirinhas rodelas_finas quadradinhos pomada castelo dadinhos cubos_pequenos cubos_grandes ' +
    'quadrados meia_lua meias-luas meia-lua meias_luas rodelinhas fatias_finas tirinhas_finas julienne ' +
    'palito lascas_finas bastões bastonetes filetes medalhões bifes pétalas floretes buquês raminhos ' +
    'arvorezinhas argolas brunoise metade dois quatro oito seis duas pedaços_pequenos pedaços_grandes ' +
    'pedaços_médios nacos neve puré pasta creme ripas escamas bocados bocadinhos partes diagonal viés ' +
    'concassé chiffonade fios postas leque toletes toras grãos estrelas rolinhos folhas ponto_de_pomada ' +
    'ponto_neve',
  parts:
    'suco suco_de o_suco_de sumo sumo_de o_sumo_de raspas raspas_de raspa raspa_de a_raspa_de as_raspas_de ' +
    'casca_de caldo_de_meio sumo_e_raspa_de suco_e_raspas_de suco_e_raspas suco_e_raspa_de ' +
    'o_suco_e_as_raspas_de o_sumo_e_a_raspa_de sumo_e_raspas_de raspa_e_sumo_de raspas_e_suco_de ' +
    'raspas_e_sumo_de raspa_da_casca_de raspas_da_casca_de raspas_da_casca casca a_casca a_casca_de ' +
    'polpa_de a_polpa_de as_sementes_de sementes_de o_suco_coado_de suco_coado_de zeste_de zestes_de ' +
    'a_raspa as_raspas as_folhas_de as_folhas casca_ralada_de a_parte_branca_de a_parte_verde_de o_caldo_de ' +
    'o_miolo_de vidrado_de o_vidrado_de',
  foods:
    'sem_sal sem_lactose sem_glúten sem_açúcar carne_moída farinha_de_rosca pau-brasil molho_de_soja ' +
    'molho_de_tomate molho_shoyu molho_inglês creme_para_bater natas_para_bater frutos_secos fruta_seca ' +
    'vinho_seco branco_seco farinha_para_pão pé_de_moleque carne_picada frango_moído carne_bovina_moída ' +
    'carne_suína_moída carne_de_porco_picada carne_de_vaca_picada peru_moído carne_seca carne-seca ' +
    'farinha_para_bolos farinha_para_bolo mistura_para massa_para_pastel massa_para_lasanha ' +
    'massa_para_pizza massa_para_torta tempero_para creme_para_culinária natas_para_culinária ' +
    'natas_para_cozinhar chocolate_para_culinária chocolate_para_derreter chocolate_para_cobertura ' +
    'pão_para_hambúrguer pão_para_hot pães_para_hambúrguer queijo_para_gratinar arroz_para_sushi ' +
    'fermento_para_pão fermento_para_bolo fermento_para carne_para_assar carne_para_guisar ' +
    'carne_para_cozido colorau_para corante_para linguiça_para sem_sabor sem_álcool sem_adição_de_açúcar ' +
    'sem_açúcar_adicionado sem_fermento com_fermento com_sal manteiga_com_sal noz_moscada noz-moscada ' +
    'noz_pecã nozes_pecã nozes-pecã noz_macadâmia dente_de_leão pó_para_pudim pó_para_gelatina pó_para ' +
    'cabeça_de_porco pão_ralado pão_seco pão_torrado tomate_seco tomates_secos figos_secos ameixa_seca ' +
    'ameixas_secas uvas_secas cogumelos_secos fruta_cristalizada frutas_secas frutas_cristalizadas ' +
    'ponta_de_alcatra pontas_de_espargos pontas_de_aspargos leite_em_pó leite_condensado leite_evaporado ' +
    'molho_branco molho_de_pimenta molho_de_ostra molho_barbecue molho_pesto molho_tártaro molho_teriyaki ' +
    'molho_de_peixe molho_bechamel molho_de_mostarda molho_picante molho_rosé molho_de_alho ' +
    'molho_de_tomates molho_à_bolonhesa pé_de_porco pés_de_porco vidro_fumê frango_assado frango_defumado ' +
    'batata_frita batatas_fritas ovo_frito ovos_mexidos medalhões_de_filé fios_de_ovos fio_de_ovos bolo_rei ' +
    'barriga_de_freira canela_em_pau canela_em_pó canela_em_casca bolacha_moída café_moído alho_frito ' +
    'cebola_frita açúcar_refinado lombinho_de_porco cravos_da_índia cravo_da_índia bagas_de_zimbro ' +
    'grão_de_bico grão-de-bico mãos_de_vaca mão_de_vaca filé_mignon',
  numbered: 'tipo número no tamanho t T',
  common:
    'pescado salada cevada bebida marmelada goiabada limonada empada sal pimenta açúcar farinha trigo ' +
    'manteiga ovos ovo leite natas creme cebola cebolas alho azeite óleo água queijo batatas tomate tomates ' +
    'cenoura cenouras salsa limão fermento caldo pimentão vinagre mostarda mel carne baunilha gemas claras ' +
    'o os as do da dos das e com para em ao uma um não minutos forno adicionar misturar depois vermelho ' +
    'fresco coentros coentro frango arroz canela louro bacalhau linguiça mussarela muçarela requeijão ' +
    'polvilho mandioca abobrinha orégano manjericão alecrim tomilho noz-moscada chouriço presunto lado ' +
    'queijinho grelhados assados recado cuidado mercado pescada amada rabanada bacalhoada feijoada cocada',
};
