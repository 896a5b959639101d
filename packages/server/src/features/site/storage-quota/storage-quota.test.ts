import sharp from 'sharp';
import { HouseholdStorage } from '@hearth/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';

const path = '/api/admin/maintenance/storage/households';

describeServer('the room for files', { env: { HOUSEHOLD_QUOTA_MB: '1' }, cook: {} }, ({ server, cook }) => {
  let admin: TestMember;
  let picture: Buffer;
  beforeAll(async () => {
    admin = await server.member({ admin: true });
    await server.as(cook).cook('Soup');
    picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  });

  const addFile = (bytes: Buffer, name = 'notes', as = cook) => {
    const form = multipart({
      name,
      icon: 'file',
      extension: 'txt',
      file: { file: bytes, name: 'notes.txt' },
    });
    return server.as(as).post('/api/recipes/soup/assets', form.payload, form.headers);
  };
  const listed = async () =>
    HouseholdStorage.parse(succeeded(await server.as(admin).get(path))).households.find(
      ({ id }) => id === cook.householdId,
    );

  it('a household stores files up to its quota, and a larger one is refused with a message', async () => {
    succeeded(await addFile(Buffer.alloc(700_000, 'x')));
    expect(await listed()).toMatchObject({ usedBytes: 700_000 });
    expect(await addFile(Buffer.alloc(400_000, 'x'), 'more')).toMatchObject({
      status: 413,
      body: { detail: 'Your household has used 683.59 KB of the 1.0 MB available for its files' },
    });
    expect(await listed()).toMatchObject({ usedBytes: 700_000 });
    succeeded(await addFile(Buffer.alloc(300_000, 'x'), 'small'));
  });

  it('pictures count as well, and other households have room of their own', async () => {
    const file = Buffer.concat([picture, Buffer.alloc(400_000)]);
    const form = multipart({ extension: 'png', image: { file, name: 'a.png' } });
    const full = await server.as(cook).put('/api/recipes/soup/image', form.payload, form.headers);
    expect(full.status).toBe(413);
    const stranger = await server.member();
    await server.as(stranger).cook('Soup');
    succeeded(await addFile(Buffer.alloc(700_000, 'x'), 'notes', stranger));
  });

  it('the list says what all households use, the largest first, and how much they may', async () => {
    const { quotaBytes, households } = HouseholdStorage.parse(succeeded(await server.as(admin).get(path)));
    expect(quotaBytes).toBe(1024 * 1024);
    const sizes = households.map(({ usedBytes }) => usedBytes);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(sizes[0]).toBe(1_000_000);
  });
});

it('without a quota a household keeps what it likes', async () => {
  const server = await TestServer.start('sqlite');
  const admin = await server.member({ admin: true });
  expect((await server.as(admin).get(path)).body).toMatchObject({ quotaBytes: null });
  await server.stop();
});
