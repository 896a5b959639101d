import { comparableWords } from './comparable-words.ts';

/** Words that tell how a food is cut, packed, grown or sold, and leave its nutrients what they are. */
const words = `
large small medium extra big jumbo mini baby young fresh freshly ripe raw organic good best quality plain regular real
pure lean whole unsalted salted sweetened unsweetened low reduced sodium fat free nonfat lowfat lite light full heaping
heaped scant level generous packed firmly lightly loosely roughly finely coarsely thinly thickly very well chopped diced
minced sliced grated shredded crushed crumbled cubed melted softened cold warm hot lukewarm boiling room temperature
chilled frozen thawed toasted roasted peeled unpeeled seeded deseeded pitted trimmed boneless skinless bone skin on in
out off halved quartered cut cored stemmed hulled torn juiced zested squeezed pressed canned tinned can tin jar jarred
drained rinsed undrained washed scrubbed cleaned store bought homemade instant ground cracked coarse fine red green
yellow white black purple brown golden orange dark italian greek mexican thai japanese chinese french spanish english
american indian european persian korean grass fed free range wild caught farm cage vegan gluten dairy kosher
the a an some your favorite favourite each more additional extra optional thick thin cut center boiled beaten separated
mature sharp mild aged smoked soft firm style blend tbsp packet sachet heavy strong uncooked dry quick cooking
unbleached bleached granulated ml g oz lb cup about approximately approx ca large sized size bite ripened sifted blanched pitted leftover liquid defrosted wholegrain wholewheat grain multigrain shelled pearled semi tiny long short wide deli smooth crunchy creamy chunky natural naturally brewed favorite loose level high low quality virgin style crisp tender lightly salted roast dark rough recipe deveined tail free divided hearty sturdy fluffy burrito no boil steel pan fry lrg gm gram sea flake pcs semi firm relatively but jumbo larger parts part refrigerated defrosted flavored unflavored plant based ready 1 2 3 4 5 6 7 8 9 10 12 14 15
`;

/** How large and how fresh a food is, in the other languages whose lines are read: the rest is a note there. */
const foreignWords = `
klein kleine kleiner kleines kleinen groß große großer großes großen mittelgroß mittelgroße mittelgroßer mittelgroßen
frisch frische frischer frisches frischen petit petite petits petites gros grosse grosses grand grande grands grandes
moyen moyenne moyens moyennes frais fraîche fraîches pequeño pequeña pequeños pequeñas mediano mediana medianos medianas
grandes fresco fresca frescos frescas piccolo piccola piccoli piccole grandi medio media freschi fresche pequeno pequena
pequenos pequenas médio média kleine grote groot middelgrote verse liten litet små stor stort stora färsk färskt färska
mały mała małe duży duża duże średni średnia świeży świeża świeże
`;

/** The same words as names are compared. */
export const modifiers: ReadonlySet<string> = new Set(comparableWords(`${words} ${foreignWords}`));
