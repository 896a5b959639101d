import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { queryText } from '../../../testing/test-client.ts';

describeServer('is a name still free?', ({ server }) => {
  it.each(['recipe', 'group/recipe'])('%s', async (path) => {
    const group = await server.group({ isPrivate: false });
    const household = await server.household({ groupId: group.id });
    const cook = await server.member({ household });
    await server.as(cook).cook('Taken pie');
    const isFree = async (name: string, group_id = cook.groupId) =>
      (await server.nobody.get(`/api/validators/${path}?${queryText({ group_id, name })}`)).body;
    expect(await isFree('Taken pie')).toEqual({ valid: false });
    expect(await isFree('TAKEN  PIE!')).toEqual({ valid: false });
    expect(await isFree('Free pie')).toEqual({ valid: true });
    expect(await isFree('Taken pie', (await server.member()).groupId)).toEqual({ valid: true });
    expect(await isFree('Taken pie', crypto.randomUUID())).toEqual({ valid: true });
    expect((await server.nobody.get(`/api/validators/${path}?name=x`)).body).toMatchObject({
      detail: [{ type: 'missing', loc: ['query', 'group_id'] }],
    });
    expect((await server.nobody.get(`/api/validators/${path}?group_id=x&name=x`)).body).toMatchObject({
      detail: [{ type: 'uuid_parsing' }],
    });
  });

  it('discloses no names of a private group, whose id a share link carries', async () => {
    const cook = await server.member();
    await server.as(cook).cook('Secret sauce');
    const query = queryText({ group_id: cook.groupId, name: 'Secret sauce' });
    for (const path of ['recipe', 'group/recipe'])
      expect((await server.nobody.get(`/api/validators/${path}?${query}`)).body).toEqual({ valid: true });
  });
});
