import { expect, it } from 'vitest';
import { bucketUrl } from './bucket-address.ts';
import { encodeXml, readXmlElements, readXmlText, readXmlTexts } from './xml-values.ts';

const address = {
  endpoint: null,
  region: 'eu-west-1',
  bucket: 'kitchen',
  accessKey: '',
  secretKey: '',
  prefix: '',
  isPathStyle: true,
};

it.each([
  [null, true, 'https://s3.eu-west-1.amazonaws.com/kitchen'],
  [null, false, 'https://kitchen.s3.eu-west-1.amazonaws.com'],
  ['https://s3.example.org/', true, 'https://s3.example.org/kitchen'],
  ['http://127.0.0.1:9000', false, 'http://kitchen.127.0.0.1:9000'],
])('the bucket of %s is named in the path: %s', (endpoint, isPathStyle, url) => {
  expect(bucketUrl({ ...address, endpoint, isPathStyle })).toBe(url);
});

it('reads texts and elements of answers, and writes texts', () => {
  const xml =
    '<List><Item><Key>a &amp; &#xe9;&#233;&lt;</Key></Item><Item><Key>b</Key></Item><Empty></Empty></List>';
  expect(readXmlTexts(xml, 'Key')).toEqual(['a & éé<', 'b']);
  expect([readXmlText(xml, 'Empty'), readXmlText(xml, 'Missing')]).toEqual(['', null]);
  expect(readXmlElements(xml, 'Item').map((item) => readXmlText(item, 'Key'))).toEqual(['a & éé<', 'b']);
  expect(readXmlTexts(`<Key>${encodeXml('a<b>&c')}</Key>`, 'Key')).toEqual(['a<b>&c']);
});
