import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { MigratedRecipe } from '../index.ts';
import { csvFormat, csvPreview } from '../index.ts';
import { language } from '../read-for-test.ts';

function readTable(text: string, name = 'recipes.csv'): MigratedRecipe[] {
  return csvFormat()
    .read({ name, bytes: strToU8(text) }, language)
    .map((one) => {
      if ('failure' in one) throw new Error(`${one.failure.message}: ${one.failure.exception}`);
      return one.recipe;
    });
}

const lines = (recipe: MigratedRecipe | undefined) => recipe?.recipeIngredient.map(({ note }) => note);
const steps = (recipe: MigratedRecipe | undefined) => recipe?.recipeInstructions.map(({ text }) => text);
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const readCell = (column: string, cell: string) => readTable(`Name,${column}\nSoup,${quote(cell)}\n`)[0];

describe('lists within a cell', () => {
  it.each([
    ['2 eggs\n200 g flour\nsalt', ['2 eggs', '200 g flour', 'salt']],
    ['2 eggs<br>200 g flour<br/>salt &amp; pepper', ['2 eggs', '200 g flour', 'salt & pepper']],
    ['<ul><li>2 eggs</li><li>flour</li></ul>', ['2 eggs', 'flour']],
    ['• 2 eggs • 200 g flour', ['2 eggs', '200 g flour']],
    ['- 2 eggs\n- 200 g flour', ['2 eggs', '200 g flour']],
    ['- 2 eggs - 200 g flour', ['2 eggs', '200 g flour']],
    ['2 eggs | 200 g flour', ['2 eggs', '200 g flour']],
    ['2 eggs; 200 g flour', ['2 eggs', '200 g flour']],
    ['2 eggs, 200 g flour, salt', ['2 eggs', '200 g flour', 'salt']],
    ['200g flour,2 eggs,salt', ['200g flour', '2 eggs', 'salt']],
    ['1 onion, chopped', ['1 onion, chopped']],
    ['1 onion, finely chopped, 2 carrots, peeled', ['1 onion, finely chopped', '2 carrots, peeled']],
    ['1 Zwiebel, gehackt, 200 g Mehl', ['1 Zwiebel, gehackt', '200 g Mehl']],
    ['1,5 dl milk, 2 eggs', ['1,5 dl milk', '2 eggs']],
    ['1,5 dl milk', ['1,5 dl milk']],
    ['1 can (400 g, drained) beans, 2 eggs', ['1 can (400 g, drained) beans', '2 eggs']],
    ['eggs, flour, milk', ['eggs', 'flour', 'milk']],
    ['salt, to taste', ['salt, to taste']],
    ['2 eggs, flour, salt', ['2 eggs', 'flour', 'salt']],
    ['1 onion, peeled, chopped', ['1 onion, peeled, chopped']],
    ['五花肉500克，酱油2勺', ['五花肉500克，酱油2勺']],
    ['鸡蛋、番茄、盐', ['鸡蛋', '番茄', '盐']],
    ['["2 eggs", "flour, sifted"]', ['2 eggs', 'flour, sifted']],
    [`['2 eggs', "baker's yeast"]`, ['2 eggs', "baker's yeast"]],
    ['c("2 eggs", "flour")', ['2 eggs', 'flour']],
    ['[{"quantity":2,"name":"eggs"},{"text":"some flour"}]', ['2 eggs', 'some flour']],
    ['1. 2 eggs 2. 200 g flour', ['2 eggs', '200 g flour']],
    ['2 eggs\\nflour', ['2 eggs', 'flour']],
  ])('of ingredients: %j', (cell, expected) => {
    expect(lines(readCell('Ingredients', cell))).toEqual(expected);
  });

  it.each([
    [
      '1. Chop the leeks. 2. Boil for 2.5 hours. 3. Serve.',
      ['Chop the leeks.', 'Boil for 2.5 hours.', 'Serve.'],
    ],
    ['1.Heat to 350 °F.2.Bake for 20 minutes.', ['Heat to 350 °F.', 'Bake for 20 minutes.']],
    ['1) Chop\n2) Boil', ['Chop', 'Boil']],
    ['Step 1: Chop. Step 2: Boil.', ['Chop.', 'Boil.']],
    ['1. Chop and boil.', ['Chop and boil.']],
    ['Chop the leeks; boil them.', ['Chop the leeks; boil them.']],
    ['Chop the leeks.; Boil them.', ['Chop the leeks.', 'Boil them.']],
    ['第1步：切菜。第2步：煮汤。', ['第1步：切菜。第2步：煮汤。']],
    ['1、切菜 2、煮汤', ['切菜', '煮汤']],
    ['["Chop.", "Boil."]', ['Chop.', 'Boil.']],
    ['Boil for 10 minutes, then add 2 eggs.', ['Boil for 10 minutes, then add 2 eggs.']],
  ])('of steps: %j', (cell, expected) => {
    expect(steps(readCell('Steps', cell))).toEqual(expected);
  });

  it('may have headings, which name groups; one at the end stays a line', () => {
    const recipe = readCell(
      'Ingredients',
      '2 leeks\nFor the sauce:\n1 dl cream\n# Top\nchives\nFor the rest:',
    );
    expect(recipe?.recipeIngredient).toEqual([
      { title: null, note: '2 leeks' },
      { title: 'For the sauce', note: '1 dl cream' },
      { title: 'Top', note: 'chives' },
      { title: null, note: 'For the rest:' },
    ]);
    expect(readCell('Steps', 'Sauce:\nStir.')?.recipeInstructions).toMatchObject([
      { title: 'Sauce', text: 'Stir.' },
    ]);
  });
});

describe('the shape of a table', () => {
  it('may be a row for each ingredient, whose parts stay apart', () => {
    const text =
      'Recipe,Amount,Unit,Ingredient,Note,Steps\nSoup,2,,leeks,sliced,Boil.\n,1/2,l,stock,hot,\nCake,1-2,cups,flour,sifted,Bake.\n';
    const [soup, cake, ...others] = readTable(text);
    expect(others).toEqual([]);
    expect(soup?.recipeIngredient).toEqual([
      {
        title: null,
        note: '2 leeks, sliced',
        parts: { quantity: 2, unit: '', food: 'leeks', note: 'sliced' },
      },
      {
        title: null,
        note: '1/2 l stock, hot',
        parts: { quantity: 0.5, unit: 'l', food: 'stock', note: 'hot' },
      },
    ]);
    expect(steps(soup)).toEqual(['Boil.']);
    expect(cake?.recipeIngredient).toEqual([{ title: null, note: '1-2 cups flour, sifted' }]);
  });

  it('may repeat the name for each ingredient', () => {
    const found = readTable('Rezept;Zutat\nSuppe;2 Lauch\nSuppe;1 l Brühe\nKuchen;Pflaumen\n');
    expect(found.map(({ name }) => name)).toEqual(['Suppe', 'Kuchen']);
    expect(lines(found[0])).toEqual(['2 Lauch', '1 l Brühe']);
  });

  it('keeps recipes of one name apart where each is whole', () => {
    expect(readTable('Name,Ingredients,Steps\nSoup,1 leek,Boil.\nSoup,2 leeks,Boil.\n')).toHaveLength(2);
  });

  it('may be wide, with counted columns', () => {
    const text =
      'Title,Ingredient1,Amount1,Unit1,Ingredient2,Amount2,Unit2,Step 1,Step 2\nSoup,leeks,2,,stock,1,l,Chop.,Boil.\n';
    const [soup] = readTable(text);
    expect(lines(soup)).toEqual(['2 leeks', '1 l stock']);
    expect(steps(soup)).toEqual(['Chop.', 'Boil.']);
    expect(soup?.extras).toEqual({});
  });

  it('may have its headings below a title, or none', () => {
    const titled = 'My recipes\n\nName;Zutaten;Zubereitung\nSuppe;2 Lauch\\n1 l Brühe;Kochen.\n';
    expect(readTable(titled).map(({ name }) => name)).toEqual(['Suppe']);
    const bare =
      'Leek soup,"2 leeks, 1 l stock",Boil the leeks in the stock until they are soft. Serve it hot.\n';
    const preview = csvPreview(strToU8(bare));
    expect(preview).toMatchObject({
      columns: ['A', 'B', 'C'],
      hasHeadingRow: false,
      guess: { name: 'A', ingredients: 'B', steps: 'C' },
    });
    expect(
      readTable('Leek soup;2 leeks|1 l stock;Boil.\nPlum cake;500 g plums;Bake at 180.\n'),
    ).toMatchObject([
      { name: 'Leek soup', recipeInstructions: [{ text: 'Boil.' }] },
      { name: 'Plum cake', recipeInstructions: [{ text: 'Bake at 180.' }] },
    ]);
    expect(readTable('Pancakes\nWaffles\n').map(({ name }) => name)).toEqual(['Pancakes', 'Waffles']);
    const unknown = csvFormat({ name: 'Foo' }).read(
      { name: 'x.csv', bytes: strToU8('Foo,Bar\nSoup,salt\n') },
      language,
    );
    expect(unknown).toMatchObject([{ recipe: { name: 'Soup', extras: { Bar: 'salt' } } }]);
    expect(csvPreview(strToU8(bare), { hasHeadingRow: true }).columns[0]).toBe('Leek soup');
    expect(csvPreview(strToU8('Name,Link\nPie,x\n'), { hasHeadingRow: false }).rows).toHaveLength(2);
  });
});

describe('the fields of a table', () => {
  it('are stored, and those that have no field are kept by their headings', () => {
    const text = [
      'title,servings,yield,Cooking time (min),Prep Time,Total (hours),Rating,Calories,Cuisine,Difficulty,Favorite,source_link,Author,Photo,Wine,Date',
      'Soup,4,2 loaves,45,0:45,1.5,4.5,320 kcal,French,Easy,yes,https://example.com/a,Grandma,"https://example.com/a.jpg, https://example.com/b.jpg",Riesling,03/04/2021',
    ].join('\n');
    const [soup] = readTable(text);
    expect(soup).toMatchObject({
      name: 'Soup',
      recipeServings: 4,
      recipeYieldQuantity: 2,
      recipeYield: 'loaves',
      performTime: '45 minutes',
      prepTime: '45 minutes',
      totalTime: '1 hour 30 minutes',
      rating: null,
      nutrition: { calories: '320' },
      tags: ['French'],
      isFavorite: true,
      orgURL: 'https://example.com/a',
      source: 'Grandma',
      picture: { url: 'https://example.com/a.jpg' },
      extras: {
        Difficulty: 'Easy',
        Wine: 'Riesling',
        Rating: '4.5',
        Photo: 'https://example.com/b.jpg',
        Date: '03/04/2021',
      },
    });
  });

  it('names and addresses alone are kept, and nothing is made up', () => {
    const found = readTable(
      'Recipe,Link\nAunt Flo pie,https://example.com/pie\nUncle Bo stew,https://example.com/stew\n',
    );
    expect(found).toMatchObject([
      {
        name: 'Aunt Flo pie',
        orgURL: 'https://example.com/pie',
        recipeIngredient: [],
        recipeInstructions: [],
      },
      {
        name: 'Uncle Bo stew',
        orgURL: 'https://example.com/stew',
        recipeIngredient: [],
        recipeInstructions: [],
      },
    ]);
  });

  it('words where an address is asked for are the source', () => {
    expect(readTable('Name,Quelle\nPie,Kochbuch Seite 4\n')[0]).toMatchObject({
      orgURL: null,
      source: 'Kochbuch Seite 4',
    });
  });

  it.each([
    ['Titre;Ingrédients;Préparation;Temps de cuisson\nTarte;3 œufs;Cuire.;20 min', 'performTime'],
    ['Nazwa;Składniki;Sposób przygotowania;Czas gotowania\nZupa;2 pory;Gotować.;20 min', 'performTime'],
    ['Название;Ингредиенты;Приготовление;Порции\nСуп;2 лука;Варить.;4', 'yield'],
    ['Název;Suroviny;Postup;Poznámky\nPolévka;2 pórky;Vařit.;ok', 'notes'],
    ['料理名,材料,作り方,人数\n味噌汁,味噌 大さじ2,煮る。,2', 'yield'],
    ['菜名,用料,做法,来源\n汤,盐,煮。,https://example.com/x', 'orgURL'],
    ['이름,재료,만드는 법,조리 시간\n국,소금,끓인다.,20분', 'performTime'],
    ['שם,מצרכים,אופן ההכנה,זמן בישול\nמרק,מלח,לבשל.,20 דקות', 'performTime'],
    ['Όνομα;Υλικά;Εκτέλεση;Μερίδες\nΣούπα;αλάτι;Βράζουμε.;4', 'yield'],
    ['Adı;Malzemeler;Yapılışı;Kaynak\nÇorba;tuz;Pişirin.;Anneannem', 'source'],
    ['Név;Hozzávalók;Elkészítés;Adag\nLeves;só;Főzzük.;4', 'yield'],
    ['Nombre;Ingredientes;Elaboración;Raciones\nSopa;sal;Cocer.;4', 'yield'],
    ['Nome,Ingredientes,Modo de preparo,Rendimento\nSopa,sal,Cozinhe.,4 porções', 'yield'],
    ['Nome,Ingredienti,Procedimento,Porzioni\nZuppa,sale,Cuocere.,4', 'yield'],
    ['Naam,Ingrediënten,Bereiding,Personen\nSoep,zout,Kook.,4', 'yield'],
    ['Namn,Ingredienser,Gör så här,Portioner\nSoppa,salt,Koka.,4', 'yield'],
    ['Navn,Ingredienser,Fremgangsmåde,Kilde\nSuppe,salt,Kog.,Mor', 'source'],
    ['Nimi,Ainekset,Ohje,Annokset\nKeitto,suola,Keitä.,4', 'yield'],
    ['Назва;Інгредієнти;Приготування;Кухня\nБорщ;сіль;Варити.;Українська', 'cuisine'],
    ['Nume,Ingrediente,Mod de preparare,Porții\nSupă,sare,Fierbe.,4', 'yield'],
    ['Tên món,Nguyên liệu,Cách làm,Khẩu phần\nCanh,muối,Nấu.,4', 'yield'],
    ['الاسم,المكونات,طريقة التحضير,عدد الحصص\nشوربة,ملح,اطبخ.,4', 'yield'],
    ['Titre;Ingrédients;Étapes;Note\nTarte;3 œufs;Cuire.;4', 'rating'],
    ['title,desc,strIngredient,my directions\nSoup,good,salt,Boil it.', 'description'],
  ])('are guessed from headings of many languages: %s', (text, field) => {
    const { guess, columns } = csvPreview(strToU8(text));
    expect(Object.keys(guess).toSorted()).toEqual(['ingredients', 'name', 'steps', field].toSorted());
    expect(Object.values(guess).toSorted()).toEqual([...columns].toSorted());
  });
});

describe('a file', () => {
  const recognize = (name: string, text: string) =>
    csvFormat().recognize?.({ name, bytes: strToU8(text) }) ?? 0;

  it('is recognised as a table of recipes by its columns', () => {
    expect(recognize('x.csv', 'Name,Ingredients\nSoup,salt\n')).toBeGreaterThan(0.7);
    expect(recognize('x.txt', 'Name\tZutaten\nSuppe\tSalz\n')).toBeGreaterThan(0.5);
    expect(
      recognize(
        'x.txt',
        'Leek soup\n\nIngredients:\n2 leeks, sliced\n1 l stock\n\nBoil the leeks, then serve.',
      ),
    ).toBeLessThan(0.5);
    expect(recognize('x.json', '{"name":"Soup","ingredients":["a"]}')).toBe(0);
  });

  it('of a million rows is refused', () => {
    const [only] = csvFormat().read(
      { name: 'x.csv', bytes: strToU8('Name,Steps\n'.repeat(1_000_000)) },
      language,
    );
    expect(only).toMatchObject({ failure: { exception: expect.stringContaining('more than 50000 rows') } });
  });
});
