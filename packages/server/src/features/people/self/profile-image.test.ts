import { beforeAll, expect, it } from 'vitest';
import { type UserOut } from '@hearth/contract';
import sharp from 'sharp';
import { locatedJpeg, plain, pngHeader } from '../../../platform/files/pictures-for-test.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { account } from '../../../testing/test-account.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import type { TestMember } from '../../../testing/test-server.ts';

describeServer('the profile picture', ({ server }) => {
  let cook: TestMember;
  beforeAll(async () => {
    cook = await account(server);
  });

  const self = async (as = cook) => (await server.as(as).get('/api/users/self')).body as UserOut;
  const upload = (file: Buffer, as = cook, id = as.id) => {
    const { payload, headers } = multipart({ profile: { file, name: 'me.jpg', type: 'image/jpeg' } });
    return server.as(as).post(`/api/users/${id}/image`, payload, headers);
  };
  const picture = (id = cook.id) => server.nobody.get(`/api/media/users/${id}/profile.webp`);

  it('is public as a square, without the place it was taken at, under a new key', async () => {
    expect((await picture()).status).toBe(404);
    expect(await upload(await locatedJpeg())).toMatchObject({ status: 200, body: null });
    const first = (await self()).cacheKey;
    expect(first).toMatch(/^[A-Za-z0-9]{4}$/);
    const served = await picture();
    expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'webp', width: 500, height: 500 });
    expect(served.bytes.includes('Canary')).toBe(false);
    await upload(await plain(9, 9).png().toBuffer());
    expect((await self()).cacheKey).not.toBe(first);
  });

  it.each([
    ['a bomb', pngHeader(50_000, 50_000)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['nothing', Buffer.alloc(0)],
  ])('is no %s', async (_, file) => {
    const fresh = await server.member();
    expect((await upload(file, fresh)).status).toBe(400);
    expect((await picture(fresh.id)).status).toBe(404);
    expect((await self(fresh)).cacheKey).toBe('1234');
  });

  it('is missing when the form has none', async () => {
    const { payload, headers } = multipart({ other: 'x' });
    const answer = await server.as(cook).post(`/api/users/${cook.id}/image`, payload, headers);
    expect(answer).toMatchObject({
      status: 422,
      body: { detail: [{ type: 'missing', loc: ['body', 'profile'] }] },
    });
  });

  it('is set by the user and by administrators only', async () => {
    const file = await plain(9, 9).png().toBuffer();
    const other = await server.member();
    expect((await upload(file, other, cook.id)).status).toBe(403);
    const admin = await server.member({ admin: true });
    expect((await upload(file, admin, other.id)).status).toBe(200);
    expect((await picture(other.id)).status).toBe(200);
    expect((await upload(file, admin, crypto.randomUUID())).status).toBe(404);
  });
});
