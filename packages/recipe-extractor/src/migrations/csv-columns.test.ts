import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csvFormat, csvPreview, guessedColumns } from './index.ts';
import { language } from './read-for-test.ts';

describe('the columns of a table of recipes', () => {
  it.each([
    [
      ['Title', 'Ingredients', 'Directions', 'Prep Time'],
      { name: 'Title', ingredients: 'Ingredients', steps: 'Directions', prepTime: 'Prep Time' },
    ],
    [
      ['Titel', 'ZUTATEN', 'Zubereitung', 'Portionen'],
      { name: 'Titel', ingredients: 'ZUTATEN', steps: 'Zubereitung', yield: 'Portionen' },
    ],
    [
      ['الاسم', 'المكونات', 'طريقة التحضير'],
      { name: 'الاسم', ingredients: 'المكونات', steps: 'طريقة التحضير' },
    ],
  ])('of %j are guessed', (columns, guess) => {
    expect(guessedColumns(columns)).toEqual(guess);
  });

  it('are guessed once each', () => {
    expect(guessedColumns(['Name', 'Title'])).toEqual({ name: 'Name' });
    expect(guessedColumns(['x', 'y'])).toEqual({});
  });

  it('are shown with the first rows', () => {
    expect(csvPreview(strToU8('\uFEFFName;Zutaten\nSuppe;Lauch\nKuchen\na;b\nc;d\n'))).toEqual({
      columns: ['Name', 'Zutaten'],
      rows: [
        ['Suppe', 'Lauch'],
        ['Kuchen', ''],
        ['a', 'b'],
      ],
      guess: { name: 'Name', ingredients: 'Zutaten' },
      encoding: 'utf-8',
      isEncodingSure: true,
      hasHeadingRow: true,
      sheet: null,
      sheets: [],
      extras: [],
    });
  });

  it('reads columns as they were chosen, and says which rows have no name', () => {
    const csv = 'A,B,C,D\nSoup,"2 leeks\nsalt",Chop.|Boil.,"quick, cheap"\n,x,y,z\n';
    const format = csvFormat({ name: 'A', ingredients: 'B', steps: 'C', tags: 'D' });
    const [soup, ...others] = format.read({ name: 'x.csv', bytes: strToU8(csv) }, language);
    expect(others).toEqual([
      { failure: { message: 'Failed to import row 3', exception: 'This row has no name' } },
    ]);
    expect(soup).toMatchObject({
      recipe: {
        name: 'Soup',
        recipeIngredient: [{ note: '2 leeks' }, { note: 'salt' }],
        recipeInstructions: [{ text: 'Chop.' }, { text: 'Boil.' }],
        tags: ['Quick', 'Cheap'],
      },
    });
  });
});
