import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { createWithPicture } from './with-picture.ts';

describeServer('a recipe from elsewhere', { cook: {} }, ({ server, cook, client }) => {
  let scope: MemberScope;
  let picture: Buffer;
  beforeAll(async () => {
    const found = await server.app.sessions.scopeOf(cook.token);
    if (found === null) throw new Error('the cook is signed in');
    scope = found;
    picture = await plain(20, 20).png().toBuffer();
  });
  afterEach(() => vi.restoreAllMocks());

  const create = (name: string, bytes: Buffer) =>
    createWithPicture(server.platform, scope, { name }, { picture: bytes, locale: 'en-US' });
  async function storedFiles(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of server.platform.files.list('recipes')) keys.push(key);
    return keys;
  }

  it('is written together with its picture in one transaction, and has no earlier state without it', async () => {
    const write = vi.spyOn(server.platform.database, 'write');
    const { id, slug } = await create('Pictured', picture);
    expect(write).toHaveBeenCalledTimes(1);
    expect((await client.recipe(slug)).image).not.toBeNull();
    expect(await storedFiles()).toContain(`recipes/${id}/images/original.webp`);
    const past = await client.get(`/api/recipes/${slug}/history`);
    expect(past).toMatchObject({ status: 200, body: [] });
  });

  it('is written without a picture that cannot be read', async () => {
    const { id, slug } = await create('Plain', Buffer.from('no picture'));
    expect((await client.recipe(slug)).image).toBeNull();
    expect(await storedFiles()).not.toContain(`recipes/${id}/images/original.webp`);
  });

  it('leaves no file behind when it cannot be written', async () => {
    const before = await storedFiles();
    vi.spyOn(server.platform.database, 'write').mockRejectedValue(new Error('the disk is full'));
    await expect(create('Lost', picture)).rejects.toThrow('the disk is full');
    expect(await storedFiles()).toEqual(before);
  });

  it('is written without a picture that cannot be stored', async () => {
    const before = await storedFiles();
    vi.spyOn(server.platform.files, 'putTogether').mockRejectedValue(new Error('the disk is full'));
    const { slug } = await create('Without', picture);
    expect((await client.recipe(slug)).image).toBeNull();
    expect(await storedFiles()).toEqual(before);
  });

  it('fails as it failed when its files cannot be deleted', async () => {
    vi.spyOn(server.platform.database, 'write').mockRejectedValue(new Error('the disk is full'));
    vi.spyOn(server.platform.files, 'deletePrefix').mockRejectedValue(new Error('no bucket'));
    await expect(create('Lost', picture)).rejects.toThrow('the disk is full');
  });

  it('keeps its picture when it is stored although its commit was not confirmed', async () => {
    const { database } = server.platform;
    const { write } = database;
    vi.spyOn(database, 'write').mockImplementationOnce(async (...args: Parameters<typeof write>) => {
      await write.apply(database, args);
      throw new Error('the connection is lost');
    });
    await expect(create('Kept', picture)).rejects.toThrow('the connection is lost');
    const { id } = await client.recipe('kept');
    expect(await storedFiles()).toContain(`recipes/${id}/images/original.webp`);
  });
});
