import { describe, expect, it } from 'vitest';
import { isBookmarkFile, readBookmarks } from './index.ts';

const file = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<!-- This is an automatically generated file. -->
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
    <DT><H3 ADD_DATE="1" PERSONAL_TOOLBAR_FOLDER="true">Recipes</H3>
    <DL><p>
        <DT><A HREF="https://example.com/soup" ADD_DATE="2" ICON="data:image/png;base64,AAAA">Leek &amp; potato soup</A>
        <DD>For Sundays
        <DT><H3>Cakes</H3>
        <DL><p>
            <DT><A HREF="https://example.com/plum?a=1&amp;b=2">Plum cake</A>
            <DT><A HREF="https://example.com/soup">The soup again</A>
        </DL><p>
        <DT><A HREF="javascript:alert(1)">Clip</A>
    </DL><p>
    <DT><A HREF="http://example.org/">Ωmega</A>
    <HR>
    <DT><A HREF="place:sort=8">Recent</A>
</DL>`;

describe('a bookmark file of a browser', () => {
  it('is recognised by its first line', () => {
    expect([isBookmarkFile(file), isBookmarkFile(`\uFEFF\n${file}`), isBookmarkFile('<html>')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('yields addresses of the web, each once, with their titles and folders', () => {
    expect(readBookmarks(file)).toEqual([
      { title: 'Leek & potato soup', url: 'https://example.com/soup', folder: 'Recipes' },
      { title: 'Plum cake', url: 'https://example.com/plum?a=1&b=2', folder: 'Recipes/Cakes' },
      { title: 'Ωmega', url: 'http://example.org/', folder: '' },
    ]);
  });

  it('ends when it is too long or too deep', () => {
    const many = Array.from({ length: 30_000 }, (_, at) => `<DT><A HREF="https://example.com/${at}">x</A>`);
    expect(readBookmarks(many.join('\n'))).toHaveLength(20_000);
    expect(() => readBookmarks('<DL>'.repeat(100_000))).toThrow('too deeply');
  });
});
