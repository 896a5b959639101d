import { describe, expect, it } from 'vitest';
import { embedCode, readEnding, pictureMarkdown, readStem } from './picture-markdown.ts';

describe('a picture in a step', () => {
  it.each([
    ['Cake.jpg', 'Cake'],
    ['.png', 'picture'],
    ['a.b.png', 'a.b'],
  ])('of the file %s is called %s', (file, name) => {
    expect(readStem(file)).toBe(name);
  });

  it('ends as the file, or as its type', () => {
    expect(readEnding({ name: 'Cake.JPG', type: 'image/jpeg' })).toBe('jpg');
    expect(readEnding({ name: 'pasted', type: 'image/svg+xml' })).toBe('svg');
    expect(readEnding({ name: 'x', type: '' })).toBe('bin');
  });

  it('has a description that cannot break out', () => {
    expect(pictureMarkdown('a](x) <b>', '/api/x.png')).toBe('![a (x) b](/api/x.png)');
  });

  it('is a picture in a text, and other files are a link', () => {
    expect(embedCode({ name: 'Cake', fileName: 'cake.PNG' }, '/a')).toBe('![Cake](/a)');
    expect(embedCode({ name: 'Card', fileName: 'card.pdf' }, '/a')).toBe('[Card](/a)');
  });
});
