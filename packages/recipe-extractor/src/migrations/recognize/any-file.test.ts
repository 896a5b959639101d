import type { TextEncoding } from '@hearth/contract';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { encodeFor } from '../../encodings/encode-for-test.ts';
import { lookAt } from './file-looks.ts';
import { rankFormats } from './rank-formats.ts';
import { readAnyFile } from './any-file.ts';

const readFile = async (name: string, content: string | Uint8Array, encoding: TextEncoding = 'utf-8') => {
  const bytes = typeof content === 'string' ? encodeFor(content, encoding) : content;
  const found = await readAnyFile({ name, bytes }, 'en-US', {});
  return found.map((one) =>
    'failure' in one
      ? one.failure.exception
      : `${one.recipe.name}: ${one.recipe.recipeIngredient.map(({ note }) => note).join(', ')}`,
  );
};

const plain = 'Apfelmus\n\nZutaten\n1 kg Äpfel\n100 g Zucker\n\nZubereitung\nKochen und pürieren.\n';
const headed =
  '---\ntitle: Apfelmus\n---\n\n## Zutaten\n- 1 kg Äpfel\n- 100 g Zucker\n\n## Zubereitung\nKochen.\n';
const listed =
  '---\nlayout: recipe\ntitle: Apfelmus\ningredients:\n- 1 kg Äpfel\n- 100 g Zucker\ndirections:\n- Kochen\n---\n';
const recipeMd =
  '# Apfelmus\n\n**4 Portionen**\n\n---\n\n- *1 kg* Äpfel\n- *100 g* Zucker\n\n---\n\nKochen.\n';

describe('a text in any encoding', () => {
  const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
  const files = [
    ['plain.txt', plain],
    ['hugo.md', headed],
    ['chowdown.md', listed],
    ['recipemd.md', recipeMd],
    ['marked.txt', `\ufeff${plain}`],
    ['marked.md', `\ufeff${headed}`],
  ] as const;
  const all = files
    .flatMap(([name, text]) => encodings.map((encoding) => [name, encoding, text] as const))
    .filter(([, encoding, text]) => !text.startsWith('\ufeff') || encoding.startsWith('utf-'));
  it.each(all)('%s in %s is recognised and read', async (name, encoding, text) => {
    expect(await readFile(name, text, encoding)).toEqual(['Apfelmus: 1 kg Äpfel, 100 g Zucker']);
  });
});

describe('a file that is not what it seems', () => {
  it.each([
    ['soup.mmf', plain],
    ['soup.cook', plain],
    ['soup.xml', plain],
    ['soup.rk', plain],
  ])('%s is read as the text that it is', async (name, text) => {
    expect(await readFile(name, text)).toEqual(['Apfelmus: 1 kg Äpfel, 100 g Zucker']);
  });

  it('is no table because of commas in its sentences', async () => {
    const text =
      'Борщ\n\nПорций: 6\n\nИнгредиенты:\nСвёкла — 2 шт.\nКапуста — 300 г\n\nПриготовление:\n1. Сварить бульон.\n2. Добавить капусту, варить 20 минут.\n\nИсточник: https://example.ru/borsch\n';
    expect(await readFile('borsch.txt', text)).toEqual(['Борщ: Свёкла — 2 шт., Капуста — 300 г']);
  });

  it.each([
    ['people', 'Name,Phone,Email\nAnna,123,a@b.c\nBob,456,b@c.d\n'],
    ['money', 'Date,Description,Amount\n2024-01-01,Grocery store,-23.50\n2024-01-02,Salary,2000\n'],
  ])('is no table of recipes where it lists %s', (_, text) => {
    expect(rankFormats({ name: 'list.csv', bytes: encodeFor(text, 'utf-8') })).toEqual([]);
  });

  it('says that an archive within an archive is one', async () => {
    const bytes = zipSync({ 'a.txt': encodeFor(plain, 'utf-8') });
    expect(lookAt(bytes)).toBe('zip');
    expect(await readFile('inner.zip', bytes)).toEqual([
      'This is an archive within the archive; unpack it, and import it by itself',
    ]);
  });
});

describe('what people change in old files', () => {
  it('keeps the second ingredient of a line of MealMaster apart, wherever its column begins', async () => {
    const text =
      'MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Stew\n      Yield: 4 Servings\n\n      1    Onion; chopped           1 c  Sour cream\n      2 tb Butter                1 ts Salt\n\n  Cook.\n\nMMMMM\n';
    expect(await readFile('stew.mmf', text)).toEqual([
      'Stew: 1 Onion; chopped, 2 tbsp Butter, 1 cup Sour cream, 1 tsp Salt',
    ]);
  });

  it('takes the heading of all ingredients of RezKonv for no group', async () => {
    const text =
      '========== REZKONV-Rezept - RezkonvSuite v1.4\n\n     Titel: Kohl\n     Menge: 4 Personen\n\n======== ZUTATEN ========\n      1     kg  Kohl\n\nKochen.\n\n=====\n';
    const bytes = encodeFor(text, 'utf-8');
    const [found] = await readAnyFile({ name: 'kohl.rk', bytes }, 'en-US', {});
    expect(found).toMatchObject({ recipe: { recipeIngredient: [{ title: null, note: '1 kg Kohl' }] } });
  });

  it('finds the recipes of a table without headings whose last column says for how many', async () => {
    const text =
      'Pfannkuchen;200 g Mehl, 3 Eier, 400 ml Milch;Verrühren und ausbacken.;4 Portionen\nRührei;4 Eier, 1 EL Butter;Braten.;2 Portionen\n';
    expect(await readFile('rezepte.csv', text)).toEqual([
      'Pfannkuchen: 200 g Mehl, 3 Eier, 400 ml Milch',
      'Rührei: 4 Eier, 1 EL Butter',
    ]);
  });
});
