/** Frequent words of languages that nobody reads by rules, so that they are not taken for a neighbour. */
export const otherLanguages =
  // Slovak
  'lyžica lyžice lyžička lyžičky múky múka soľ soli korenie korenia maslo masla vajce vajcia vajec mlieka mlieko smotana smotany ' +
  'cibuľa cibule cesnak cesnaku strúčik strúčiky strúčika oleja olej voda vody syr syra zemiaky zemiakov rajčiny paradajky mrkva ' +
  'mrkvy podľa alebo hladkej polohrubej prášok droždia kryštálový štipka hrnček petržlen kuracie bravčové mäso ' +
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
