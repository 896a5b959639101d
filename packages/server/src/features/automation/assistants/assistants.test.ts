import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { tools } from './assistant-server.ts';

describeServer('assistants', ({ server }) => {
  let cook: TestMember;
  let address: string;
  const open: Client[] = [];
  beforeAll(async () => {
    cook = await server.member();
    address = await server.app.http.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await Promise.all(open.map((client) => client.close()));
  });

  const createToken = async (scope: string, person = cook): Promise<string> => {
    const made = succeeded(
      await server.as(person).post('/api/users/api-tokens', { name: 'assistant', scope }),
    );
    return String(Object(made).token);
  };
  const connect = async (token: string): Promise<Client> => {
    const client = new Client({ name: 'kitchen', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address), { requestInit }));
    open.push(client);
    return client;
  };
  const use = async (client: Client, name: string, input: object = {}) => {
    const answer = await client.callTool({ name, arguments: { ...input } });
    const [part] = Array.isArray(answer.content) ? answer.content : [];
    const content: unknown = JSON.parse(String(Object(part).text));
    return { isError: answer.isError === true, content: Object(content) };
  };
  const work = async (client: Client, name: string, input: object = {}) => {
    const { isError, content } = await use(client, name, input);
    if (isError) throw new Error(`${name}: ${content.error}`);
    return content;
  };

  it('see every tool, and which of them only read or delete', async () => {
    const { tools: seen } = await (await connect(await createToken('full'))).listTools();
    expect(seen.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    const deleting = seen.filter(({ annotations }) => annotations?.destructiveHint === true);
    expect(deleting.map(({ name }) => name)).toEqual(['delete_recipe', 'remove_from_plan', 'remove_items']);
  });

  it('find, read and scale a recipe, plan it and put it on a list', async () => {
    const client = await connect(await createToken('full'));
    const sauce = await server.as(cook).cook('Assistant sauce', { recipeServings: 4 });
    await server.as(cook).cook('Assistant pasta', {
      recipeServings: 2,
      recipeIngredient: [{ note: '200 g pasta' }, { quantity: 1, referencedRecipe: { id: sauce.id } }],
      recipeInstructions: [{ text: 'Boil **it**.' }],
    });
    const found = await work(client, 'find_recipes', { text: 'pasta' });
    expect(found.recipes).toMatchObject([{ slug: 'assistant-pasta', servings: 2 }]);
    expect(await work(client, 'read_recipe', { recipe: 'assistant-pasta', servings: 6 })).toMatchObject({
      servings: 6,
      ingredients: [{ text: '600 g pasta' }, { text: '3 Assistant sauce', recipe: sauce.slug, times: 3 }],
    });
    const meal = { date: '2030-01-02', recipe: 'assistant-pasta', servings: 6, key: 'k1' };
    const planned = await work(client, 'add_to_plan', meal);
    expect(await work(client, 'add_to_plan', meal)).toEqual(planned);
    const plan = await work(client, 'read_plan', { from: '2030-01-01', to: '2030-01-03' });
    expect(plan.entries).toMatchObject([
      { id: planned.id, recipe: 'assistant-pasta', meal: 'dinner', servings: 6 },
    ]);
    const { id: list } = Object(
      succeeded(await server.as(cook).post('/api/households/shopping/lists', { name: 'Shop' })),
    );
    await work(client, 'add_recipe_to_shopping_list', { list, recipe: 'assistant-pasta', servings: 6 });
    const lines = { list, lines: ['2 l milk', 'soap'], key: 'k2' };
    await work(client, 'add_to_shopping_list', lines);
    await work(client, 'add_to_shopping_list', lines);
    const { items } = await work(client, 'read_shopping_list', { list });
    const texts = items.map(({ text }: { text: string }) => text);
    expect(texts.filter((text: string) => /milk|soap/.test(text))).toHaveLength(2);
    await work(client, 'tick_items', { list, items: [items[0].id] });
    const after = await work(client, 'read_shopping_list', { list });
    expect(after.items.filter(({ checked }: { checked: boolean }) => checked)).toHaveLength(1);
  });

  it('create a recipe once for a key', async () => {
    const client = await connect(await createToken('full'));
    const recipe = { name: 'Spoken soup', ingredients: ['1 l water'], steps: ['Heat.'], key: 'spoken' };
    const first = await work(client, 'create_recipe', recipe);
    expect(await work(client, 'create_recipe', recipe)).toEqual(first);
    const { total } = await work(client, 'find_recipes', { text: 'spoken' });
    expect(total).toBe(1);
  });

  it('delete with a second call only, which confirms the very same deletion', async () => {
    const client = await connect(await createToken('full'));
    await server.as(cook).cook('Doomed');
    await server.as(cook).cook('Spared');
    const { confirm } = await work(client, 'delete_recipe', { recipe: 'doomed' });
    const other = await work(client, 'delete_recipe', { recipe: 'spared', confirm });
    expect(other.deleted).toBe(false);
    expect((await server.as(cook).get('/api/recipes/spared')).status).toBe(200);
    expect(await work(client, 'delete_recipe', { recipe: 'doomed', confirm })).toEqual({ deleted: 'Doomed' });
    expect((await server.as(cook).get('/api/recipes/doomed')).status).toBe(404);
  });

  it('may do what their token may, and are told why they may not', async () => {
    const reading = await connect(await createToken('read-only'));
    expect(await work(reading, 'find_recipes', {})).toMatchObject({ total: expect.any(Number) });
    const refused = await use(reading, 'create_recipe', { name: 'No', ingredients: [], steps: [] });
    expect(refused).toMatchObject({
      isError: true,
      content: { error: expect.stringContaining('read-only') },
    });
  });

  it('with a token for lists and plan change these, and no recipe', async () => {
    const client = await connect(await createToken('lists-and-plan'));
    const meal = { date: '2031-05-06', title: 'Leftovers' };
    expect(await work(client, 'add_to_plan', meal)).toMatchObject({ title: 'Leftovers' });
    expect((await use(client, 'create_recipe', { name: 'No', ingredients: [], steps: [] })).isError).toBe(
      true,
    );
  });

  it('see nothing of another group', async () => {
    const foreign = await server.as(await server.member()).cook('Foreign stew');
    const client = await connect(await createToken('full'));
    expect((await use(client, 'read_recipe', { recipe: foreign.slug })).isError).toBe(true);
    expect(await work(client, 'find_recipes', { text: 'foreign stew' })).toMatchObject({ total: 0 });
  });

  it('need an API token: no session, and no cookie', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(new URL('/mcp', address), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...headers,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
      });
    const answers = await Promise.all([
      ask({}),
      ask({ authorization: 'Bearer nonsense' }),
      ask({ authorization: `Bearer ${cook.token}` }),
      ask({ cookie: `mealie.access_token=${cook.token}` }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(answers[0]?.headers.get('www-authenticate')).toBe('Bearer');
  });
});
