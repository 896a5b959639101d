import { describe, expect, it } from 'vitest';
import { Stage } from '../harness/stage/stage.ts';

const page390 = { width: 390, height: 844 };

describe('a recipe written by an attacker', () => {
  const hostile = [
    '<script>window.broken = 1</script>',
    '<img src=x onerror="window.broken = 1">',
    '"><svg onload="window.broken = 1">',
    '[5 minutes](javascript:window.broken=1)',
    '<button data-seconds="5" onclick="window.broken=1">5 minutes</button>',
    '</title><script>window.broken = 1</script>',
    '<iframe srcdoc="<script>parent.broken = 1</script>"></iframe>',
  ];

  it('sends no request to other hosts before the reader asks for it', async () => {
    const stage = await Stage.open();
    const api = await stage.apiClient();
    const remote = [
      '![A cake](https://pictures.example/cake.png)',
      '<iframe src="https://films.example/embed/1" title="Kneading"></iframe>',
    ];
    const slug = await api.cook('Remote', {
      description: remote.join('\n\n'),
      recipeInstructions: [{ text: `${remote[0]} Stir for 5 minutes.` }],
    });
    const { page, problems } = await stage.signedInVisitor(page390);
    const asked = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => (name.startsWith('https:') ? [name] : [])),
      );
    await page.goto(`/g/home/r/${slug}`);
    const buttons = page.getByRole('button', { name: 'Show picture from pictures.example' });
    await buttons.first().waitFor();
    // The step's waits on the page of steps.
    await expect.poll(() => page.locator('.hearth-remote').count()).toBe(3);
    expect(await asked()).toEqual([]);
    expect(problems).toEqual([]);
    await page.getByRole('button', { name: 'Read more' }).click();
    await page.getByRole('button', { name: 'Show content from films.example' }).click();
    await page.locator('iframe[src="https://films.example/embed/1"]').waitFor();
    await buttons.first().click();
    await page.getByRole('img', { name: 'A cake' }).waitFor({ state: 'attached' });
    await expect.poll(asked).toContain('https://pictures.example/cake.png');
    await stage.close();
  });

  it('runs nothing on the page, while cooking and on paper', async () => {
    const stage = await Stage.open();
    const api = await stage.apiClient();
    const slug = await api.cook('Hostile', {
      description: hostile.join('\n\n'),
      recipeYield: hostile[1],
      totalTime: hostile[1],
      recipeIngredient: hostile.map((note) => ({ note: `2 cups ${note}`, title: note })),
      recipeInstructions: hostile.map((text) => ({
        title: text,
        summary: text,
        text: `${text} for 5 minutes`,
      })),
      notes: hostile.map((text) => ({ title: text, text })),
      tags: hostile.map((name) => ({ name: name.slice(0, 60) })),
    });
    const { page, problems } = await stage.signedInVisitor(page390);
    for (const query of ['', '?cook=1']) {
      await page.goto(`/g/home/r/${slug}${query}`);
      await page.getByTitle('Start a timer: 5 minutes').first().waitFor({ state: 'attached' });
    }
    await page.goto(`/g/home/r/${slug}`);
    await page.locator('h1').waitFor();
    await page.keyboard.press('Control+p');
    await page
      .locator('[data-part="print-host"] img, [data-part="print-host"] h2')
      .first()
      .waitFor({ state: 'attached' });
    expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);
    expect(problems).toEqual([]);
    await stage.close();
  });
});
