/** Frequent words of languages that nobody reads by rules, so that they are not taken for a neighbour. */
export const otherLanguages =
  // Norwegian
  'ss ts spiseskje spiseskjeer teskje teskjeer hvetemel sukker smør egg melk fløte løk hvitløk ost vann poteter gulrøtter ' +
  'finhakket hakket revet smak båter fedd olje olivenolje bakepulver og eller til med på ikke etter stk boks pepper kylling ' +
  'sitron rømme kjøttdeig steking nykvernet buljong kremfløte sukkererter kvister persille ' +
  // Finnish
  'rkl tl ruokalusikallinen teelusikallinen sokeria jauhoja vehnäjauhoja voita munaa maitoa kermaa sipuli sipulia valkosipulia ' +
  'valkosipulinkynsi suolaa pippuria öljyä vettä juustoa perunaa ja tai noin hienonnettu silputtu raastettua ripaus ' +
  // Czech and Slovak
  'lžíce lžička lžičky lžic lyžica lyžice lyžička mouky múky cukru cukr soli sůl soľ pepř korenie máslo másla maslo vejce vajce ' +
  'vajcia mléko mléka mlieka smetana cibule cibuľa česnek česneku stroužek stroužky oleje vody sýr brambory zemiaky podle chuti ' +
  'podľa hladké hrnek nebo alebo ' +
  // Hungarian
  'evőkanál teáskanál dkg csipet liszt cukor vaj tojás tej tejszín hagyma fokhagyma gerezd só bors olaj víz sajt burgonya ' +
  'ízlés szerint és vagy db fej ' +
  // Turkish
  'yemek kaşığı çay bardağı su kaşık un şeker tereyağı yumurta süt krema soğan sarımsak diş tuz karabiber zeytinyağı peynir ' +
  'patates domates maydanoz adet tutam ve veya yarım paket kabartma tozu ' +
  // Romanian
  'lingură linguri linguriță lingurițe făină zahăr unt ouă ouăle lapte smântână ceapă usturoi căței ulei apă brânză cartofi sare ' +
  'piper și sau după gust pătrunjel cană praf ' +
  // Croatian, Serbian and Slovenian
  'žlica žlice žličica kašika kašičica brašna brašno šećera šećer maslaca jaja jaje mlijeka mleka vrhnje luk češnjak ulja ulje ' +
  'vode sira krumpir krompir sol papar ili po ukusu prstohvat moka sladkor jajca ' +
  // Catalan
  'cullerada cullerades culleradeta llet ous ou mantega sucre farina ceba all alls oli aigua formatge patates pebre julivert ' +
  'amb ' +
  // Indonesian, Vietnamese
  'sdm sdt sendok makan teh gula garam telur bawang putih merah minyak air secukupnya siung butir gram muỗng đường muối trứng ' +
  'hành tỏi nước thịt bột';
