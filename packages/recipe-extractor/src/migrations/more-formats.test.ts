import { describe, expect, it } from 'vitest';
import type { MigratedRecipe } from './index.ts';
import { read, recipes } from './read-for-test.ts';

const parts = (recipe: MigratedRecipe | undefined) => ({
  lines: recipe?.recipeIngredient.map(({ title, note }) => [title, note]),
  steps: recipe?.recipeInstructions.map(({ title, text }) => [title, text]),
});

describe('what the recipes of further programs say', () => {
  it('RecipeSage: all recipes of its list, with notes and stars', () => {
    const recipe = (name: string) => ({
      '@type': 'Recipe',
      name,
      recipeIngredient: ['2 leeks'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil.' }],
      image: ['https://example.com/soup.jpg'],
      comment: [{ '@type': 'Comment', name: 'Notes', text: 'Better tomorrow' }],
      aggregateRating: { ratingValue: '4' },
      datePublished: '2021-04-05T10:00:00Z',
    });
    const found = recipes('recipesage', 'recipes.json', JSON.stringify([recipe('Soup'), recipe('Pie')]));
    expect(found.map(({ name }) => name)).toEqual(['Soup', 'Pie']);
    expect(found[0]).toMatchObject({
      notes: [{ title: 'Notes', text: 'Better tomorrow' }],
      rating: 4,
      dateAdded: '2021-04-05',
      picture: { url: 'https://example.com/soup.jpg' },
    });
  });

  it('schema.org: the recipes of a graph, and pictures that lie beside them', () => {
    const graph = {
      '@graph': [
        { '@type': 'WebSite', name: 'Kitchen' },
        { '@type': ['Recipe'], name: 'Pie', recipeIngredient: ['plums'], image: './pie.jpg' },
      ],
    };
    const found = recipes('schemaorg', 'all/graph.jsonld', JSON.stringify(graph));
    expect(found).toMatchObject([{ name: 'Pie', picture: { paths: ['all/pie.jpg'] } }]);
    expect(read('schemaorg', 'a.json', '{"name":"Not a recipe"}')).toMatchObject([{ failure: {} }]);
  });

  it('Mela: lines with a number sign are headings', () => {
    const recipe = {
      title: 'Stew',
      ingredients: '# Broth\n1 l water\n# Rest\n2 leeks',
      instructions: 'Boil.\n# Later\nServe.',
      categories: ['Winter'],
      images: ['AQID'],
      notes: 'Salt late',
      link: 'https://example.com/stew',
      cookTime: '40 min',
    };
    const [stew] = recipes('mela', 'stew.melarecipe', JSON.stringify(recipe));
    expect(parts(stew)).toEqual({
      lines: [
        ['Broth', '1 l water'],
        ['Rest', '2 leeks'],
      ],
      steps: [
        ['', 'Boil.'],
        ['Later', 'Serve.'],
      ],
    });
    expect(stew).toMatchObject({
      tags: ['Winter'],
      notes: [{ title: '', text: 'Salt late' }],
      orgURL: 'https://example.com/stew',
      picture: { bytes: Uint8Array.from([1, 2, 3]) },
      performTime: '40 min',
    });
  });

  it('Cooklang: ingredients, pots and times are marked in the steps', () => {
    const text = `---
title: Pancakes
servings: 4
tags: [breakfast, quick]
source: https://example.com/pancakes
---
== Batter ==
Mix @flour{200%g} and @eggs{3} in a #large bowl{}. -- by hand
[- not
today -]

Add @milk{300%ml}(cold) and @salt.

== Pan ==
> Use butter.
Fry in a #pan for ~{3%minutes}.`;
    const [pancakes] = recipes('cooklang', 'Breakfast/Pancakes.cook', text);
    expect(parts(pancakes)).toEqual({
      lines: [
        ['Batter', '200 g flour'],
        [null, '3 eggs'],
        [null, '300 ml milk (cold)'],
        [null, 'salt'],
      ],
      steps: [
        ['Batter', 'Mix flour and eggs in a large bowl.'],
        ['', 'Add milk and salt.'],
        ['Pan', 'Fry in a pan for 3 minutes.'],
      ],
    });
    expect(pancakes).toMatchObject({
      recipeServings: 4,
      tags: ['Breakfast', 'Quick'],
      tools: ['large bowl', 'pan'],
      notes: [{ title: '', text: 'Use butter.' }],
      orgURL: 'https://example.com/pancakes',
    });
    expect(pancakes?.picture?.paths).toContain('Breakfast/Pancakes.jpg');
  });

  it('Cooklang: older facts, and the file as the name', () => {
    const [toast] = recipes(
      'cooklang',
      'Toast.cook',
      '>> servings: 2\n>> tags: quick\n\nToast @bread{2%slices}.',
    );
    expect(toast).toMatchObject({ name: 'Toast', recipeServings: 2, tags: ['Quick'] });
    expect(parts(toast).steps).toEqual([['', 'Toast bread.']]);
  });

  it('Paprika as web pages: a page a recipe, the list of all left out', () => {
    const page = `<div class="recipe" itemscope itemtype="http://schema.org/Recipe">
      <img itemprop="image" src="Images/1/soup.jpg"><h1 itemprop="name">Soup</h1>
      <p itemprop="aggregateRating" value="4">****</p><p itemprop="recipeCategory">Quick, Winter</p>
      <span itemprop="cookTime">20 min</span><a itemprop="url" href="https://example.com/soup">example.com</a>
      <p itemprop="recipeIngredient"><strong>2</strong> leeks</p><p itemprop="recipeIngredient">salt</p>
      <div itemprop="recipeInstructions"><p>1. Chop.</p><p>2. Boil.</p></div>
      <div itemprop="comment"><p>Good.</p></div></div>`;
    const [soup] = recipes('paprika_html', 'Recipes/Soup.html', page);
    expect(soup).toMatchObject({
      name: 'Soup',
      tags: ['Quick', 'Winter'],
      rating: 4,
      performTime: '20 min',
      orgURL: 'https://example.com/soup',
      notes: [{ title: '', text: 'Good.' }],
      picture: { paths: ['Recipes/Images/1/soup.jpg'] },
    });
    expect(parts(soup)).toEqual({
      lines: [
        [null, '2 leeks'],
        [null, 'salt'],
      ],
      steps: [
        ['', 'Chop.'],
        ['', 'Boil.'],
      ],
    });
  });
});
