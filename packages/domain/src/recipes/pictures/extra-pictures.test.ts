import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCaption, extraPictures, isPictureFile, nameApart, otherFiles } from './index.ts';

const endings = ['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif', 'PNG', 'pdf', 'heic', 'svg', 'txt', 'mp4'];
const fileNames = fc
  .tuple(fc.stringMatching(/^[a-z0-9]{1,8}$/), fc.constantFrom(...endings))
  .map(([stem, ending]) => `${stem}.${ending}`);
const files = fc.uniqueArray(fc.oneof(fileNames, fc.constantFrom(null, undefined, '')), { maxLength: 8 });

/** A recipe with these files; its texts show some of them. */
const recipes = files.chain((names) =>
  fc.record({
    assets: fc.constant(names.map((fileName) => ({ name: 'A file', fileName }))),
    description: fc.constantFrom(null, '', 'Good.'),
    recipeInstructions: fc
      .subarray(names.filter((name) => (name ?? '') !== ''))
      .map((shown) => shown.map((name) => ({ text: `Cut. ![cut](/api/media/recipes/1/assets/${name})` }))),
    notes: fc.constant([{ text: 'Keeps for a day.' }]),
  }),
);

describe('pictures of a recipe beside its main one', () => {
  it.each(['soup.jpg', 'soup.JPEG', 'a.b.png', 'soup.webp', 'soup.gif', 'soup.avif'])(
    '%s is a picture',
    (fileName) => expect(isPictureFile(fileName)).toBe(true),
  );

  it.each(['soup.pdf', 'soup.heic', 'soup.svg', 'png', 'soup.png.zip', '', null, undefined])(
    '%s is no picture name',
    (fileName) => expect(isPictureFile(fileName)).toBe(false),
  );

  it('are in the order of the files, without those that a step, a note or the description shows', () => {
    const show = (name: string) => `![x](/api/media/recipes/1/assets/${name})`;
    const recipe = {
      assets: ['b.png', 'step.png', 'plan.pdf', 'note.jpg', 'a.png', 'head.gif'].map((fileName) => ({
        fileName,
      })),
      description: show('head.gif'),
      recipeInstructions: [{ text: show('step.png') }],
      notes: [{ text: show('note.jpg') }],
    };
    expect(extraPictures(recipe).map(({ fileName }) => fileName)).toEqual(['b.png', 'a.png']);
  });

  it('and the other files are a part of the files each, in their order, and no file is both', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const pictures = extraPictures(recipe);
        const others = otherFiles(recipe);
        expect(pictures).toEqual(recipe.assets.filter((file) => pictures.includes(file)));
        expect(others).toEqual(recipe.assets.filter((file) => others.includes(file)));
        expect(pictures.filter((file) => others.includes(file))).toEqual([]);
        expect(pictures.every(({ fileName }) => isPictureFile(fileName))).toBe(true);
      }),
    );
  });

  it('leave out nothing: each file is a picture, another file, shown in a text, or not there', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const texts = recipe.recipeInstructions.map(({ text }) => text).join('\n');
        const seen = new Set([...extraPictures(recipe), ...otherFiles(recipe)]);
        for (const file of recipe.assets.filter((one) => !seen.has(one)))
          expect((file.fileName ?? '') === '' || texts.includes(`/assets/${file.fileName}`)).toBe(true);
      }),
    );
  });
});

describe('the name of a picture', () => {
  it('reads as it was given, though its file is kept apart from others of that name', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^[0-9a-f]{8}$/), (name, chance) => {
        expect(nameApart(name, chance)).toContain(chance);
        expect(readCaption(nameApart(name, chance))).toBe(name.trim());
      }),
    );
  });

  it.each(['Soup 20240512', 'Soup ~ 12', 'abcdef12', ''])('%j stays whole', (name) =>
    expect(readCaption(name)).toBe(name),
  );
});
