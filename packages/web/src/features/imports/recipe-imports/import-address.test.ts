import { describe, expect, it } from 'vitest';
import { readImportAddress } from './import-address.ts';
import { chooseProblem, readReason } from './import-problem.tsx';
import { ApiError } from '../../../platform/api/index.ts';

describe('the address of the import page', () => {
  it('takes what bookmarklets send', () => {
    const search = { recipe_import_url: 'https://example.com/soup', use_keywords: '1', edit: '1' };
    expect(readImportAddress(search)).toEqual({
      url: 'https://example.com/soup',
      includeTags: true,
      opensEditor: true,
    });
  });

  it('finds the link in a text shared by a phone', () => {
    expect(readImportAddress({ text: 'Look: https://example.com/pie yum', title: 'Pie' }).url).toBe(
      'https://example.com/pie',
    );
    expect(readImportAddress({ url: 'http://example.com/x' }).url).toBe('http://example.com/x');
    expect(readImportAddress({ url: ' example.com/x ' }).url).toBe('https://example.com/x');
  });

  it('is empty when nothing is shared', () => {
    expect(readImportAddress({})).toEqual({ url: '', includeTags: null, opensEditor: false });
  });

  it('says whether keywords become tags, or leaves that to the device', () => {
    expect(readImportAddress({}).includeTags).toBeNull();
    expect(readImportAddress({ use_keywords: '0' }).includeTags).toBe(false);
  });
});

describe('why an import failed', () => {
  it.each([
    [new ApiError(400, { message: '', code: 'BAD_RECIPE_DATA' }), 'noRecipe'],
    [new ApiError(400, { message: 'This website does not exist', code: 'BAD_RECIPE_DATA' }), 'page'],
    [new ApiError(400, { message: '', code: 'OUTBOUND_ADDRESS_REFUSED' }), 'refused'],
    [new ApiError(408), 'timeout'],
    [new ApiError(0), 'network'],
    [new ApiError(500), 'other'],
    [new Error('x'), 'other'],
  ])('%o is %s', (error, key) => {
    expect(chooseProblem(error)).toBe(key);
  });

  it('is told in the words of the server, as a whole sentence, where it has some', () => {
    const said = (status: number, message: string) => {
      const error = new ApiError(status, { message });
      return readReason(error, chooseProblem(error));
    };
    expect(said(400, 'Check the address and try again')).toBe('Check the address and try again.');
    expect(said(422, 'Too large.')).toBe('Too large.');
    expect(said(400, '')).toBeNull();
    expect(said(408, 'Recipe Scraping Timed Out')).toBeNull();
  });

  it('pasted text without a recipe, or with broken JSON, is not called a page', () => {
    expect(chooseProblem(new ApiError(400), 'html')).toBe('noText');
    const broken = new ApiError(400, { message: 'Line 2' });
    expect(chooseProblem(broken, 'html')).toBe('unreadableText');
    expect(readReason(broken, 'unreadableText')).toBe('Line 2.');
  });

  it('an archive and a photo that hold no recipe have words of their own', () => {
    expect(chooseProblem(new ApiError(400), 'zip')).toBe('noArchive');
    expect(chooseProblem(new ApiError(400), 'image')).toBe('noPicture');
    expect(chooseProblem(new ApiError(413), 'image')).toBe('tooLarge');
  });
});
