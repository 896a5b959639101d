import { describe, expect, it } from 'vitest';
import { preloadedQueriesScript, firstAddresses } from './preloaded-queries.ts';

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
    ['/login', '', null, []],
    ['/g/..\\..\\..\\users\\self#/r/x', '', 'home', []],
    ['/g/%2e%2e/r/self', '', null, []],
    ['/g/home/r/..%2f..%2fusers%2fself', '', 'home', []],
    ['/g/home/r/%23x', '', 'home', ['/api/recipes/%23x', ...own]],
    ['/g/home/cookbooks/x', '', 'home', []],
  ])('%s?%s of a member of %s', (path, query, ownGroup, expected) => {
    expect(firstAddresses({ path, query, ownGroup })).toEqual(expected);
  });
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
