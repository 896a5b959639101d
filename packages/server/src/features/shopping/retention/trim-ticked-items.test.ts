import { beforeEach, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { TestBasket } from '../testing/basket-for-test.ts';
import { trimTickedItems } from '../index.ts';

describeServer('trimming of ticked items', { cook: {} }, ({ server, client }) => {
  let basket: TestBasket;
  beforeEach(async () => {
    basket = await TestBasket.start(client);
  });

  const ticked = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ note: `ticked ${index}`, checked: true }));
  const trim = async () => {
    server.clock.advance(60_000);
    const before = await basket.read();
    await trimTickedItems(server.platform);
    return { before, after: await basket.read() };
  };

  it('leaves a list with a hundred ticked items unchanged', async () => {
    await basket.add(...ticked(100), { note: 'open' });
    const { before, after } = await trim();
    expect(after).toEqual(before);
  });

  it('deletes the oldest ticked items beyond a hundred and no open ones', async () => {
    await basket.add({ note: 'ticked long ago', checked: true }, { note: 'open long ago' });
    server.clock.advance(60_000);
    const other = await TestBasket.start(client);
    await other.add({ note: 'of another list', checked: true });
    await basket.add(...ticked(100));
    const { before, after } = await trim();
    const notes = after.listItems.map(({ note }) => note);
    expect(notes).toHaveLength(101);
    expect(notes).toContain('open long ago');
    expect(notes).not.toContain('ticked long ago');
    expect(Date.parse(after.updatedAt ?? '')).toBeGreaterThan(Date.parse(before.updatedAt ?? ''));
    expect(await other.notes()).toEqual([['of another list', 1]]);
  });
});
