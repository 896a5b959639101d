const maxLeadLength = 50;

/** Words that begin the name of a section: `For the icing`. */
const lead =
  /^(?:for (?:the|a|an|your)|to (?:serve|finish|garnish|assemble|decorate)|für (?:den|die|das|eine?n?)|zum (?:servieren|garnieren|bestreuen|bestreichen|anrichten)|pour (?:la|le|les|l['’]|une?)|para (?:el|la|los|las|o|a|os|as|un|una)|per (?:il|la|lo|i|gli|le|l['’]|un|una)|voor (?:de|het|een))(?<=['’]|(?=\s|$))/iu;

/** What parts of a dish are called. None of them is bought under the bare word. */
const parts: ReadonlySet<string> = new Set(
  [
    'topping filling dough batter crust frosting icing glaze dressing marinade garnish streusel crumble vinaigrette',
    'teig füllung belag guss glasur soße sauce marinade dressing garnitur boden streuselteig hefeteig mürbeteig',
    'garniture glaçage farce appareil décoration',
    'relleno aderezo glaseado cobertura marinada aliño guarnición adobo',
    'ripieno impasto farcitura condimento glassa marinatura guarnizione',
    'recheio massa molho calda tempero cobertura',
    'deeg vulling beslag glazuur saus',
    'deg fyllning glasyr sås dej fyld deig fyll saus',
    'ciasto farsz nadzienie polewa',
    'тесто начинка глазурь соус заправка',
    'العجينة الحشوة الصلصة التتبيلة التغطية',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a text begins as the name of a section does. */
export function leadsSection(text: string): boolean {
  return text.length <= maxLeadLength && lead.test(text) && !/[,;.]/.test(text);
}

/** Whether a text is what a part of a dish is called: `Topping`, `Füllung`. */
export function namesPart(text: string): boolean {
  return parts.has(text.toLowerCase());
}
