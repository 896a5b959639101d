import { describe, expect, it } from 'vitest';
import { firstAddresses, fitsIntoPage, preloadedQueriesScript } from './preloaded-queries.ts';

const own = ['/api/users/self', '/api/users/self/ratings'];
const firstPage = 'orderBy=created_at&orderDirection=desc&page=1&perPage=64';

describe('firstAddresses', () => {
  it.each([
    ['/g/home', '', 'home', [`/api/recipes?${firstPage}`, ...own]],
    ['/g/home/', '', 'home', [`/api/recipes?${firstPage}`, ...own]],
    ['/g/home', 'search=soup', 'home', own],
    ['/g/other', '', 'home', [`/api/explore/groups/other/recipes?${firstPage}`, ...own]],
    ['/g/home', '', null, [`/api/explore/groups/home/recipes?${firstPage}`]],
    ['/g/home/r/soup', '', 'home', ['/api/recipes/soup', ...own]],
    ['/g/home/r/soup', 'edit=true', 'home', ['/api/recipes/soup', ...own]],
    ['/g/home/r/k%C3%A4se', '', null, ['/api/explore/groups/home/recipes/k%C3%A4se']],
    ['/g/home/r/create', '', 'home', []],
    ['/g/home/r/create/url', '', 'home', []],
    ['/shopping-lists', '', 'home', []],
    ['/shopping-lists/', '', 'home', []],
    ['/shopping-lists/7', '', 'home', ['/api/households/shopping/lists/7', '/api/users/self']],
    ['/shopping-lists/7', '', null, []],
    ['/shopping-lists/7/x', '', 'home', []],
    ['/shopping-lists/..%2f..%2fself', '', 'home', []],
    ['/household/mealplan/planner/view', '', 'home', ['/api/users/self']],
    ['/household/mealplan', '', null, []],
    ['/household/notes', '', 'home', []],
    ['/login', '', null, []],
    ['/g/..\\..\\..\\users\\self#/r/x', '', 'home', []],
    ['/g/%2e%2e/r/self', '', null, []],
    ['/g/home/r/..%2f..%2fusers%2fself', '', 'home', []],
    ['/g/home/r/%23x', '', 'home', ['/api/recipes/%23x', ...own]],
    ['/g/home/cookbooks/x', '', 'home', []],
  ])('%s?%s of a member of %s', (path, query, ownGroup, expected) => {
    expect(firstAddresses({ path, query, isSignedIn: ownGroup !== null, ownGroup })).toEqual(expected);
  });
});

describe('fitsIntoPage', () => {
  const answer = { text: ' '.repeat(300_001), etag: null };
  it.each([
    ['/api/households/shopping/lists/7', false],
    ['/api/recipes/soup', true],
  ])('%s with 300 kB: %s', (url, expected) => expect(fitsIntoPage(url, answer)).toBe(expected));
});

describe('preloadedQueriesScript', () => {
  it('is data that no text can end', () => {
    const html = preloadedQueriesScript(
      new Map([['/api/x', { text: '"</script><script>1"', etag: 'W/"1"' }]]),
    );
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const json =
      /^<script type="application\/json" id="hearth-answers">(.*)<\/script>$/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ '/api/x': { text: '"</script><script>1"', etag: 'W/"1"' } });
  });

  it('is empty without responses', () => expect(preloadedQueriesScript(new Map())).toBe(''));
});
