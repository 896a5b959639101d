import { describe, expect, it } from 'vitest';
import { addressesIn, type BulkRow, isWrong, rowsToSend, withAddresses } from './bulk-rows.ts';

const row = (url: string): BulkRow => ({ key: url, url, categories: [], tags: [] });

describe('the rows of an import of many pages', () => {
  it('finds each URL in a pasted text once', () => {
    const text =
      'https://a.com/1\r\n- Soup: <https://b.com/soup>, (http://c.com/x). https://a.com/1\nno address';
    expect(addressesIn(text)).toEqual(['https://a.com/1', 'https://b.com/soup', 'http://c.com/x']);
    expect(addressesIn('nothing')).toEqual([]);
    expect(addressesIn('a.com/1\n https://a.com/1\nwww.b.com/soup\nSoup of a.com')).toEqual([
      'https://a.com/1',
      'https://www.b.com/soup',
    ]);
  });

  it('grow by addresses that are not there yet; empty rows go', () => {
    const grown = withAddresses(
      [row('https://a.com'), row(' ')],
      ['https://a.com', 'https://b.com'],
      () => 'new',
    );
    expect(grown).toEqual([row('https://a.com'), { ...row('https://b.com'), key: 'new' }]);
  });

  it('are sent when they hold something, and wrong when it is no address', () => {
    expect(rowsToSend([row(''), row('https://a.com')])).toEqual([row('https://a.com')]);
    expect([row(''), row('https://a.com'), row('soup')].map(isWrong)).toEqual([false, false, true]);
  });

  it('take an address with blanks around it or without https, and send it whole', () => {
    const rows = [row(' https://a.com/1 '), row('b.com/2')];
    expect(rows.map(isWrong)).toEqual([false, false]);
    expect(rowsToSend(rows).map(({ url }) => url)).toEqual(['https://a.com/1', 'https://b.com/2']);
    expect(withAddresses(rows, ['https://b.com/2'], () => 'new')).toEqual(rows);
  });
});
