import type { LanguageWords } from '../language.ts';

/** The words of Portuguese recipes, of Portugal and of Brazil. */
export const portuguese: LanguageWords = {
  hasBlanks: true,
  order: 'first',
  hasCapitalNouns: false,
  linksUnits: true,
  groupsByPoint: true,
  numbers: {
    '1/4': 'quarto um_quarto',
    '1/3': 'terço um_terço',
    '1/2': 'meio meia meios meias metade',
    '2/3': 'dois_terços',
    '3/4': 'três_quartos 3_quartos',
    1: 'um uma',
    2: 'dois duas',
    3: 'três',
    4: 'quatro',
    5: 'cinco',
    6: 'seis',
    7: 'sete',
    8: 'oito',
    9: 'nove',
    10: 'dez',
    12: 'doze',
  },
  articles: 'um uma',
  elisions: 'd',
  numberPrefixes: '',
  units: {
    scoop: 'medida medidas',
    mug: 'caneca canecas',
    segment: 'gomo gomos',
    tube: 'bisnaga bisnagas tubo',
    block: 'bloco',
    ear: 'espiga espigas',
    ladle: 'concha conchas',
    serving: 'porção porções dose doses',
    bar: 'barra barras',
    pod: 'fava favas vagem vagens',
    coffeeCup: 'chávena_de_café chávenas_de_café xícara_de_café xícaras_de_café xícara_(café) xícaras_(café)',
    grain: 'grão grãos',
    ml: 'ml mililitro mililitros',
    cl: 'cl centilitro centilitros',
    dl: 'dl decilitro decilitros',
    l: 'l lt litro litros',
    tsp:
      'colher_(chá) colheres_(chá) colher_(de_chá) colheres_(de_chá) colher_de_chá colheres_de_chá ' +
      'colher_chá c_chá c_de_chá c_(chá) colher_de_café colheres_de_café colher_(café) colheres_(café) ' +
      'colherzinha colherzinhas colherinha colherinhas cc c_de_c colheres_chá col_chá col_de_chá ' +
      'colher_(de_café) colheres_(de_café)',
    tbsp:
      'colher_(sopa) colheres_(sopa) colher_(de_sopa) colheres_(de_sopa) colher_de_sopa colheres_de_sopa ' +
      'colher_sopa c_sopa c_de_sopa c_(sopa) colher colheres cs c_de_s colheres_sopa col_sopa col_de_sopa ' +
      'colherada colheradas',
    dessertspoon:
      'colher_de_sobremesa colheres_de_sobremesa colher_(sobremesa) colheres_(sobremesa) ' +
      'colher_(de_sobremesa) colheres_(de_sobremesa) c_sobremesa',
    cup:
      'xícara xícaras xícara_(chá) xícaras_(chá) xícara_(de_chá) xícaras_(de_chá) xícara_de_chá ' +
      'xícaras_de_chá xíc chávena chávenas chávena_de_chá chávenas_de_chá chávena_(chá)',
    mg: 'mg',
    g: 'g gr grs grama gramas',
    kg: 'kg kgs quilo quilos kilo kilos quilograma quilogramas',
    piece: 'pedaço pedaços unidade unidades un und unid pedacinho peça peças',
    dozen: 'dúzia dúzias',
    cm: 'cm centímetro centímetros',
    bag: 'saco sacos saquinho saquinhos',
    ball: 'bola bolas',
    bottle: 'garrafa garrafas',
    bowl: 'tigela tigelas taça taças',
    box: 'caixa caixas caixinha caixinhas bandeja bandejas',
    bunch: 'cacho cachos ramo ramos maço maços molho molhos raminho_grande',
    can: 'lata latas latinha',
    clove: 'dente dentes',
    cube: 'quadrado quadradinhos cubo cubos tablete tabletes cubinho',
    dash: 'gole jato esguicho golpe',
    drizzle: 'fio fiozinho',
    drop: 'gota gotas',
    glass: 'copo copos cálice cálices copinho',
    handful: 'punhado punhados mão-cheia mão_cheia',
    head: 'bolbo bolbos bulbo bulbos cabeça cabeças pé pés',
    jar: 'frasquinho frasco frascos vidro vidros boião',
    knifepoint: 'ponta_de_faca ponta pontas',
    knob: 'noz_de',
    leaf: 'folha folhas folhinha folhinhas',
    packet: 'pacotinho pacotinhos pacote pacotes embalagem embalagens pct',
    pinch: 'pitada pitadas pitadinha',
    roll: 'rolo rolos',
    sachet: 'saqueta saquetas sachê sachês envelope envelopes',
    sheet: 'placa placas',
    slice: 'fatiazinha fatia fatias rodela rodelas posta postas',
    sprig: 'galho galhos raminho raminhos haste hastes galhinho pé_de',
    stalk: 'talo talos pau paus',
    strip: 'lasca lascas lâmina lâminas tira tiras',
    tub: 'pote potes potinho iogurte_copo',
  },
  leadingUnits: '',
  links: 'de do da dos das d',
  vague:
    'a_gosto q_b qb quanto_baste um_pouco um_pouquinho pouco ao_gosto ao_seu_gosto a_seu_gosto opcional ' +
    'opcionais umas uns algumas alguns várias vários quantidade_suficiente o_quanto_baste o_suficiente ' +
    'suficiente bastante se_necessário conforme_o_gosto',
  about: 'cerca_de aprox aproximadamente mais_ou_menos por_volta_de cada cerca',
  and: 'e',
  or: 'ou',
  plus: 'mais e +',
  ranges: 'a à',
  perPack: 'de com',
  sizes:
    'finas finos grossa grossas grosso grossos generosas grande grandes pequeno pequena pequenos pequenas ' +
    'médio média médios médias grandinho bonita bonito',
  fullness:
    'cheia cheias rasa rasas bem_cheia bem_cheias cheio cheios raso rasos americano americanos ' +
    'de_sopa_cheia generosa generoso',
  prepared:
    'frito frita fritos fritas aberto abertos passad* fervid* coad* desidratad* escorrido sovad* salpicad* ' +
    'desossad* liquidificad* cozinhad* aferventad* socad* pilad* raspad* desgrelad* dissolvid* diluíd* ' +
    'dessalgad* refogad* marinad* aquecid* congelad* separad* temperad* picado picada picados picadas ' +
    'picadinh* cortado cortada cortados cortadas ralado ralada ralados raladas derretid* fundid* ' +
    'descascad* amassad* espremid* escorrid* lavado lavada lavados lavadas batid* triturad* peneirad* ' +
    'morno morna mornos quente quentes fervente gelado gelada frio fria frios frias amolecid* esmagad* ' +
    'laminad* fatiad* desfiad* torrad* demolhad* descongelad* limpo limpa limpos limpas hidratad* tostado ' +
    'tostada partido partida partidos partidas esfarelad* aberta desfeito desfeita migado migada ' +
    'higienizad* esprimid* escaldad* levemente_batid*',
  processed:
    'sólid* moscad* folhad* quebrad* prensad* condensad* desnatad* semidesnatad* líquid* salgad* mascavad* ' +
    'granulad* evaporad* refinad* congelad* torrad* fermentad* azed* ácid* variad* concentrad* ' +
    'integralizad* enlatad* pasteurizad* adoçad* açucarad* dourad* sortid* moíd* seco seca secos secas ' +
    'defumad* fumad* cozid* cristalizad* picad*',
  participleEndings: 'ado ada ados adas ido ida idos idas',
  adverbs: 'já finamente bem muito levemente grosseiramente recém ligeiramente previamente fino fina',
  adverbPrefixes: '',
  purposes: 'para p_/',
  openers:
    'na_chapa com_seu com_sua em_neve moída_na_hora moído_na_hora na_hora do_dia_anterior com_osso ' +
    'sem_osso em_temperatura_ambiente à_temperatura_ambiente a_temperatura_ambiente ao_natural em_conserva ' +
    'sem com_casca com_pele de_sua_preferência da_sua_preferência ou_mais se_desejar por_exemplo tipo',
  shapeOpeners: 'em às aos',
  shapes:
    'rodelas tiras cubos cubinhos pedaços fatias lâminas lascas juliana quartos gomos metades anéis ' +
    'palitos pedacinhos tirinhas rodelas_finas quadradinhos pomada castelo',
  parts:
    'suco suco_de o_suco_de sumo sumo_de o_sumo_de raspas raspas_de raspa raspa_de a_raspa_de as_raspas_de ' +
    'casca_de caldo_de_meio sumo_e_raspa_de suco_e_raspas_de',
  foods:
    'sem_sal sem_lactose sem_glúten sem_açúcar carne_moída farinha_de_rosca pau-brasil molho_de_soja ' +
    'molho_de_tomate molho_shoyu molho_inglês creme_para_bater natas_para_bater frutos_secos fruta_seca ' +
    'vinho_seco branco_seco farinha_para_pão pé_de_moleque',
  numbered: 'tipo número no tamanho t',
  common:
    'pescado salada cevada bebida marmelada goiabada limonada empada sal pimenta açúcar farinha trigo ' +
    'manteiga ovos ovo leite natas creme cebola cebolas alho azeite óleo água queijo batatas tomate ' +
    'tomates cenoura cenouras salsa limão fermento caldo pimentão vinagre mostarda mel carne baunilha ' +
    'gemas claras o os as do da dos das e com para em ao uma um não minutos forno adicionar misturar ' +
    'depois vermelho fresco coentros coentro frango arroz canela louro bacalhau',
};
