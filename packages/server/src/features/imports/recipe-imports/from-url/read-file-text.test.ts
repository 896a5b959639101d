import { expect, it } from 'vitest';
import { describeServer } from '../../../../testing/describe-server.ts';
import { multipart } from '../../../../testing/multipart-body.ts';

describeServer('the text of a file', ({ server }) => {
  const read = async (file: Buffer) => {
    const { payload, headers } = multipart({ file: { file, name: 'recipe.txt' } });
    return server.as(await server.member()).post('/api/recipes/create/file-text', payload, headers);
  };

  it.each([
    [
      'windows-1250',
      Buffer.from('Sk\u00b3adniki: 2 \u00b3y\u00bfki \u009cmietany, m\u00b9ka, mi\u00easo', 'latin1'),
      'łyżki śmietany',
    ],
    ['utf-16le', Buffer.from('Zutaten: 2 Löffel Käse', 'utf16le'), 'Löffel Käse'],
    ['utf-8', Buffer.from('2 łyżki śmietany'), 'łyżki śmietany'],
  ])('is found in %s', async (encoding, file, words) => {
    const answer = await read(file);
    expect(answer).toMatchObject({ status: 200, body: { encoding } });
    expect(answer.text).toContain(words);
  });

  it('is that of a file that was sent', async () => {
    const { payload, headers } = multipart({ other: 'x' });
    const client = server.as(await server.member());
    expect(await client.post('/api/recipes/create/file-text', payload, headers)).toMatchObject({
      status: 422,
    });
  });
});
