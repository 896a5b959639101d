import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderTemplate, TemplateError } from './index.ts';

const values = {
  recipe: {
    name: 'Bread',
    tags: [{ name: 'Quick' }, { name: 'Vegan' }],
    notes: [],
    rating: null,
    servings: 4,
    text: '<b> & {{ recipe.name }}',
  },
};

describe('templates', () => {
  it.each([
    ['', ''],
    ['plain { text } % and #', 'plain { text } % and #'],
    ['# {{ recipe.name }}', '# Bread'],
    ['{{recipe.name|upper}} {{ recipe.name | lower | length }}', 'BREAD 5'],
    ['{{ recipe.missing.deep }}|{{ nothing }}|{{ recipe.rating }}', '||'],
    [
      '{% for tag in recipe.tags %}{{ loop.index }}:{{ tag.name }}{% if not loop.last %}, {% endif %}{% endfor %}',
      '1:Quick, 2:Vegan',
    ],
    ['{% if recipe.notes %}notes{% else %}none{% endif %}', 'none'],
    ['{% if recipe.tags %}tags{% endif %}', 'tags'],
    ['a {# said by nobody #}b', 'a b'],
    ['a\n  {%- if recipe.name -%}  \n b{% endif %}', 'ab'],
    ['{{ recipe.text }}', '<b> & {{ recipe.name }}'],
    ['{{ recipe.text | escape }}', '&lt;b&gt; &amp; {{ recipe.name }}'],
    ['{{ recipe.tags }}', '[{"name":"Quick"},{"name":"Vegan"}]'],
    ['{% for a in recipe.name %}x{% endfor %}', ''],
    ['{{ recipe.constructor }}{{ recipe.__proto__ }}{{ constructor }}', ''],
  ])('%j', (template, text) => {
    expect(renderTemplate(template, values)).toBe(text);
  });

  it.each([
    '{% for x in recipe.tags %}',
    '{% if recipe.name %}',
    '{% endif %}',
    '{% else %}',
    '{% for recipe.tags %}{% endfor %}',
    '{% for x in recipe.tags %}{% endif %}',
    '{% include "other" %}',
    '{{ 1 + 1 }}',
    '{{ recipe["name"] }}',
    '{{ recipe.name | shout }}',
    '{{ recipe.name | constructor }}',
    '{% if a %}'.repeat(30) + '{% endif %}'.repeat(30),
  ])('%j is refused in words', (template) => {
    const refused = renderTemplate(template, values);
    expect(refused).toBeInstanceOf(TemplateError);
    expect((refused as TemplateError).message).not.toBe('');
  });

  it('loops inside loops end', () => {
    const list = Array.from({ length: 1000 }, (_, index) => index);
    const nested = '{% for a in l %}{% for b in l %}{% for c in l %}x{% endfor %}{% endfor %}{% endfor %}';
    expect(renderTemplate(nested, { l: list })).toBeInstanceOf(TemplateError);
    const empty = '{% for a in l %}{% for b in l %}{% for c in l %}{% endfor %}{% endfor %}{% endfor %}';
    expect(renderTemplate(empty, { l: list })).toBeInstanceOf(TemplateError);
  });

  it('no text makes it throw or slow', () => {
    const pieces = fc.constantFrom(
      '{{',
      '}}',
      '{%',
      '%}',
      '{#',
      '#}',
      ' for a in b ',
      'if',
      'endif',
      '-',
      'a.b|',
      'x',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 200 }), (parts) => {
        const result = renderTemplate(parts.join(''), { b: [1, 2], a: { b: 1 } });
        return typeof result === 'string' || result instanceof TemplateError;
      }),
    );
    const before = performance.now();
    for (const part of ['{{', '{% ', '{#', '{{ a', '{%-']) renderTemplate(part.repeat(50_000), {});
    expect(performance.now() - before).toBeLessThan(2000);
  });
});
