import { CsvPreview, ReportOut } from '@hearth/contract';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { multipart } from '../../../testing/multipart-body.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { buildZip } from './build-zip-for-test.ts';

const table = 'Titel;Zutaten;Zubereitung;Wo\nLeek soup;"2 leeks\nsalt";Boil.;=1+1\nPlum cake;plums;Bake.;x\n';

describeServer('moving in with a table', ({ server }) => {
  let client: TestClient;

  const send = async (path: string, archive: string | Buffer, fields: Record<string, string> = {}) => {
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
    });
  });

  it('finds a table inside an archive, and refuses other archives', async () => {
    const packed = CsvPreview.parse(succeeded(await send('/columns', buildZip({ 'a/recipes.csv': table }))));
    expect(packed.columns).toHaveLength(4);
    expect(await send('/columns', 'a,"b')).toMatchObject({ status: 400 });
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
