import { CsvPreview, ReportOut } from '@hearth/contract';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { buildWorkbook, buildZip } from './build-zip-for-test.ts';

const table = 'Titel;Zutaten;Zubereitung;Wo\nLeek soup;"2 leeks\nsalt";Boil.;=1+1\nPlum cake;plums;Bake.;x\n';

describeServer('moving in with a table', ({ server }) => {
  let client: TestClient;

  const send = async (path: string, archive: string | Uint8Array, fields: Record<string, string> = {}) => {
    client = server.as(await server.member());
    const { payload, headers } = multipart({
      ...fields,
      archive: { file: Buffer.from(archive), name: 'recipes.csv' },
    });
    return client.post(`/api/groups/migrations/csv${path}`, payload, headers);
  };

  it('shows its columns and first rows, with what the columns probably hold', async () => {
    const preview = CsvPreview.parse(succeeded(await send('/columns', table)));
    expect(preview).toEqual({
      columns: ['Titel', 'Zutaten', 'Zubereitung', 'Wo'],
      rows: [
        ['Leek soup', '2 leeks\nsalt', 'Boil.', '=1+1'],
        ['Plum cake', 'plums', 'Bake.', 'x'],
      ],
      guess: { name: 'Titel', ingredients: 'Zutaten', steps: 'Zubereitung' },
      encoding: 'utf-8',
      isEncodingSure: true,
      hasHeadingRow: true,
      sheet: null,
      sheets: [],
      extras: ['Wo'],
    });
  });

  it('reads letters of other encodings, and those of a chosen one', async () => {
    const bytes = Buffer.from(
      'Name;Zutaten\r\nK\xe4sesp\xe4tzle f\xfcr J\xfcrgen;200 g K\xe4se\r\n',
      'latin1',
    );
    const preview = CsvPreview.parse(succeeded(await send('/columns', bytes)));
    expect(preview).toMatchObject({
      encoding: 'windows-1252',
      rows: [['Käsespätzle für Jürgen', '200 g Käse']],
    });
    const chosen = { encoding: 'windows-1251', has_heading_row: 'false' };
    const other = CsvPreview.parse(succeeded(await send('/columns', bytes, chosen)));
    expect(other).toMatchObject({ encoding: 'windows-1251', hasHeadingRow: false, columns: ['A', 'B'] });
    expect(await send('/columns', bytes, { encoding: 'klingon' })).toMatchObject({ status: 422 });
    const columns = JSON.stringify({ name: 'A', ingredients: 'B' });
    const started = await send('', bytes, { columns, encoding: 'windows-1252', has_heading_row: 'false' });
    const { id } = z.object({ id: z.string() }).parse(succeeded(started));
    const { entries } = ReportOut.parse(succeeded(await client.get(`/api/groups/reports/${id}`)));
    expect(entries.map(({ message }) => message).toSorted()).toEqual([
      'Imported Käsespätzle für Jürgen successfully',
      'Imported Name successfully',
    ]);
  });

  it('reads workbooks, and refuses tables with more rows than recipes are', async () => {
    const book = buildWorkbook([
      ['Name', 'Zutaten'],
      ['Käsesuppe', '200 g Käse'],
    ]);
    const preview = CsvPreview.parse(succeeded(await send('/columns', book)));
    expect(preview).toMatchObject({ encoding: null, sheet: 'Recipes', rows: [['Käsesuppe', '200 g Käse']] });
    const columns = JSON.stringify(preview.guess);
    succeeded(await send('', book, { columns }));
    expect((await client.list({ perPage: -1 })).items.map(({ name }) => name)).toEqual(['Käsesuppe']);
    const refused = await send('/columns', 'Name,Steps\n'.repeat(1_000_000));
    expect(refused).toMatchObject({ status: 400 });
    expect(JSON.stringify(refused.body)).toContain('at most 50000 rows');
  });

  it('finds a table inside an archive, and refuses other archives', async () => {
    const packed = CsvPreview.parse(succeeded(await send('/columns', buildZip({ 'a/recipes.csv': table }))));
    expect(packed.columns).toHaveLength(4);
    expect(await send('/columns', '')).toMatchObject({ status: 400 });
    expect(await send('/columns', buildZip({ 'a.txt': 'x' }))).toMatchObject({ status: 400 });
  });

  it('imports its rows by the columns that were chosen', async () => {
    const columns = JSON.stringify({
      name: 'Titel',
      ingredients: 'Zutaten',
      steps: 'Zubereitung',
      description: 'Wo',
    });
    const answer = succeeded(await send('', table, { columns, add_migration_tag: 'true' }));
    const { id, name } = z.object({ id: z.string(), name: z.string() }).parse(answer);
    expect(name).toBe('Csv Migration');
    const { entries } = ReportOut.parse(succeeded(await client.get(`/api/groups/reports/${id}`)));
    expect(entries.map(({ recipeSlug }) => recipeSlug).toSorted()).toEqual(['leek-soup', 'plum-cake']);
    const soup = await client.recipe('leek-soup');
    expect(soup.description).toBe('=1+1');
    expect(soup.recipeIngredient.map(({ display }) => display)).toEqual(['2 leeks', 'salt']);
    expect(soup.tags.map((tag) => tag.name)).toEqual(['csv']);
  });

  it('imports every row of one title', async () => {
    const rows = Array.from({ length: 14 }, (_, index) => `Leek soup;${index} leeks;Boil.`);
    const columns = JSON.stringify({ name: 'Titel', ingredients: 'Zutaten', steps: 'Zubereitung' });
    const same = ['Titel;Zutaten;Zubereitung', ...rows, ''].join('\n');
    const { id } = z.object({ id: z.string() }).parse(succeeded(await send('', same, { columns })));
    const { entries } = ReportOut.parse(succeeded(await client.get(`/api/groups/reports/${id}`)));
    expect(entries.map(({ success }) => success)).toEqual(rows.map(() => true));
    expect((await client.list({ perPage: -1 })).items).toHaveLength(14);
  });

  it.each([['{}'], ['nothing'], ['{"name":7}']])('refuses %s as a choice of columns', async (columns) => {
    expect(await send('', table, { columns })).toMatchObject({ status: 422 });
    expect(Object(succeeded(await client.get('/api/recipes')))).toMatchObject({ total: 0 });
  });
});
