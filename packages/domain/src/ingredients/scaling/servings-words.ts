/** What people call a serving, one and many, in the languages of the app. Some say people instead. */
const words = `
  serving servings portion portions person persons people plate plates
  Portion Portionen Person Personen
  ration rations personne personnes part parts
  ración raciones porción porciones persona personas comensal comensales
  porzione porzioni persone dose dosi
  porção porções dose doses pessoa pessoas
  portie porties persoon personen
  porcja porcje porcji osoba osoby osób
  порция порции порций человек человека персона персоны персон
  порція порції порцій особа особи осіб
  порције порций порцията порции души
  porsiyon porsiyonluk kişi kişilik
  portioner porsjon porsjoner annos annosta annokset henkilö henkilöä
  porce porcí osob osoby porcia porcií osôb porcija porcije porcij osoba oseb
  adag fő személy
  porție porții persoană persoane
  μερίδα μερίδες άτομο άτομα
  porcijos porcijų asmuo asmenys porcijas porciju
  skammtur skammtar manns
  ració racions ración racións persona persones
  khẩuphần người suất
  人分 人前 人份 份 인분 명
  מנה מנות סועד סועדים
  حصة حصص شخص أشخاص
  porsie porsies mense`;

const known = new Set(words.trim().split(/\s+/u).map(foldWord));

/** Whether a text is the word for servings, alone. */
export function isServingsWord(text: string): boolean {
  return known.has(foldWord(text));
}

function foldWord(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s/gu, '');
}
