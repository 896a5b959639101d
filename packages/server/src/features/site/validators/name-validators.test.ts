import { expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { type Query, queryText } from '../../../testing/test-client.ts';

describeServer('is it still free?', { cook: {} }, ({ server, cook }) => {
  const ask = async (path: string, query: Query) => {
    server.clock.advance(60_000);
    return server.nobody.get(`/api/validators/${path}?${queryText(query)}`);
  };
  const isFree = async (path: string, query: Query) => Object((await ask(path, query)).body).valid;

  it('a user name, in any case', async () => {
    for (const name of [cook.username, cook.username.toUpperCase(), ` ${cook.username} `]) {
      expect(await isFree('user/name', { name })).toBe(false);
    }
    expect(await isFree('user/name', { name: 'somebody-new' })).toBe(true);
  });

  it('an e-mail address, in any case', async () => {
    const email = `${cook.username}@example.com`;
    expect(await isFree('user/email', { email })).toBe(false);
    expect(await isFree('user/email', { email: email.toUpperCase() })).toBe(false);
    expect(await isFree('user/email', { email: 'new@example.com' })).toBe(true);
  });

  it('a group name, in any case', async () => {
    expect(await isFree('group', { name: cook.groupSlug })).toBe(false);
    expect(await isFree('group', { name: cook.groupSlug.toUpperCase() })).toBe(false);
    expect(await isFree('group', { name: 'New group' })).toBe(true);
  });

  it('a household name, in its group', async () => {
    const { id: group_id } = await server.group({ isPrivate: false });
    const { slug: name } = await server.household({ groupId: group_id });
    expect(await isFree('household', { name, group_id })).toBe(false);
    expect(await isFree('household', { name: name.toUpperCase(), group_id })).toBe(false);
    expect(await isFree('household', { name: 'Attic', group_id })).toBe(true);
    const elsewhere = { name, group_id: (await server.member()).groupId };
    expect(await isFree('household', elsewhere)).toBe(true);
    expect((await ask('household', { name })).status).toBe(422);
  });

  it('a household name in a private group is never said to be taken', async () => {
    const query = { name: cook.householdSlug, group_id: cook.groupId };
    expect(await isFree('household', query)).toBe(true);
  });

  it('one address may ask sixty times a minute, in total of all validators', async () => {
    server.clock.advance(60_000);
    const paths = ['user/name?name=a', 'group?name=a', 'user/email?email=a'];
    const statuses = [];
    for (let call = 0; call < 62; call += 1) {
      statuses.push((await server.nobody.get(`/api/validators/${paths[call % 3]}`)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const refused = await server.nobody.get('/api/validators/group?name=a');
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: 'Too many requests. Please try again later' },
    });
    expect((await ask('group', { name: 'a' })).status).toBe(200);
  });
});
