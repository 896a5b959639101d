import * as fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { hostileText, line, linked, recipe, roast, step } from '../exports/recipes-for-test.ts';
import { textsForTest } from '../exports/texts-for-test.ts';
import { escaped, recipeHtml } from './book-html.ts';
import { bookRecipe } from './book-recipe.ts';

const html = (one: ReturnType<typeof recipe>, src: string | null = null) =>
  recipeHtml(
    bookRecipe(one, { key: 'r1', language: 'en-US', texts: textsForTest, findPage: () => 'r2' }),
    textsForTest,
    { picture: src === null ? null : { src }, findAddress: (key) => `${key}.html` },
  );

/** The tags and attributes of some HTML. */
function listMarks(text: string): string[] {
  const marks: string[] = [];
  const parser = new Parser(
    { onopentag: (name, attributes) => marks.push(name, ...Object.keys(attributes)) },
    { xmlMode: true },
  );
  parser.end(text);
  return [...new Set(marks)];
}

const known =
  'img class src alt div dl dt dd bdi section h2 h3 ul ol start li strong em p br blockquote a href rel'.split(
    ' ',
  );

describe('a recipe in HTML', () => {
  it('has its parts under their headings', () => {
    const page = html(roast(), 'pictures/r1.jpg');
    expect(page).toContain('<img class="picture" src="pictures/r1.jpg" alt="Sunday roast"/>');
    expect(page).toContain('<p>For <em>cold</em> days.</p>');
    expect(page).toContain('<li><strong>1 ½ cups</strong> red onions, chopped</li>');
    expect(page).toContain('<ol start="3">\n<li><p class="name">Finish</p><p>Stir everything.</p></li>');
    expect(page).toContain('<a href="https://example.com/roast?a=1&amp;b=2" rel="noreferrer">');
  });

  it('leads to the page of a recipe within it, from its name', () => {
    const page = html(recipe({ recipeIngredient: [linked('Tomato sauce', { quantity: 2, note: 'warm' })] }));
    expect(page).toContain('<li><strong>2</strong> <a href="r2.html">Tomato sauce</a>, warm</li>');
  });

  it('has no tags and attributes but its own, whatever people wrote', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const page = html(
          recipe({
            name: text,
            description: text,
            orgURL: text,
            recipeIngredient: [line(text), linked(text)],
            recipeInstructions: [step(text, { title: text, summary: text })],
            notes: [{ title: text, text }],
          }),
          text,
        );
        expect(listMarks(page).filter((mark) => !known.includes(mark))).toEqual([]);
        expect(page).not.toMatch(/href="(?!https?:|r2\.html")/i);
      }),
    );
  });

  it('leaves out signs that XML cannot hold', () => {
    expect(escaped('a\0b\u001fc\ud800d\uffff<"\'&>')).toBe('abc\ufffdd&lt;&quot;&#39;&amp;&gt;');
  });
});
