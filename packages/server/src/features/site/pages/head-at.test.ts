import { beforeAll, describe, expect, it } from 'vitest';
import { householdScope, type MemberScope } from '../../../platform/db/scope.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { type TestMember, TestServer } from '../../../testing/test-server.ts';
import { headAt } from './head-at.ts';

const hostile = '"><script>alert(1)</script>\' onload=x %HEARTH_NONCE% $& </title>';

describeServer('the head of public pages', ({ server }) => {
  let cook: TestMember;
  let baseUrl: string;
  beforeAll(async () => {
    baseUrl = server.platform.settings.server.baseUrl;
    const group = await server.group({ isPrivate: false });
    cook = await server.member({
      household: await server.household({ groupId: group.id, isPrivate: false }),
      rights: ['canManage'],
    });
  });

  const renderHead = async (path: string, defaultGroup: string | null = null) =>
    (await headAt(server.platform, path, { scope: null, locale: 'de-DE', defaultGroup })).head;
  const cookbook = async (name: string, description: string) => {
    const fields = { name, description, public: true };
    const { body } = await server.as(cook).post('/api/households/cookbooks', fields);
    return `/g/${cook.groupSlug}/cookbooks/${Object(body).slug}`;
  };

  it('says whose explorer it is, in the language of the reader', async () => {
    const head = await renderHead(`/g/${cook.groupSlug}`);
    expect(head).toContain(`<title>${cook.groupSlug}</title>`);
    expect(head).toContain(
      `<meta property="og:description" content="Öffentliche Rezepte von ${cook.groupSlug}.">`,
    );
    expect(head).toContain(`<link rel="canonical" href="${baseUrl}/g/${cook.groupSlug}">`);
    expect(head).toContain(`<meta property="og:image" content="${baseUrl}/preview.png">`);
    expect(await renderHead(`/g/${cook.groupSlug}/`)).toBe(head);
    expect(await renderHead(`/g/${cook.groupId}`)).toBe(head);
  });

  it('the start page has the head of the explorer that it leads to', async () => {
    expect(await renderHead('/', cook.groupSlug)).toBe(await renderHead(`/g/${cook.groupSlug}`));
    expect(await renderHead('/')).toBe(await renderHead('/login'));
  });

  it('a short link has the head of the recipe, for members of their group and visitors of the open one', async () => {
    const as = server.as(cook);
    const { slug } = await as.cook(`Short ${hostile}`, { settings: { public: true } });
    const secret = await as.cook('Secret stew', { settings: { public: false } });
    const visit = (path: string, scope: MemberScope | null, defaultGroup: string | null) =>
      headAt(server.platform, path, { scope, locale: 'de-DE', defaultGroup });
    const open = await visit(`/r/${slug}`, null, cook.groupSlug);
    expect(open).toMatchObject({ status: 200 });
    expect(open.head).toContain(`<link rel="canonical" href="${baseUrl}/g/${cook.groupSlug}/r/${slug}">`);
    expect(open.head).toContain('application/ld+json');
    expect(open.head).not.toContain('<script>alert');
    expect(open.head).toBe(await renderHead(`/g/${cook.groupSlug}/r/${slug}`));
    const own = await visit(`/r/${secret.slug}/`, householdScope(cook), null);
    expect(own).toMatchObject({ status: 200, head: expect.stringContaining('Secret stew') });
    const stranger = householdScope(await server.member());
    for (const hidden of [
      await visit(`/r/${secret.slug}`, null, cook.groupSlug),
      await visit(`/r/${slug}`, null, null),
      await visit(`/r/${slug}`, stranger, null),
      await visit('/r/%00', null, cook.groupSlug),
    ])
      expect(hidden).toEqual(await visit('/r/nothing', null, cook.groupSlug));
  });

  it('describes a cookbook by its own text or a short default', async () => {
    const described = await renderHead(await cookbook('Sunday bread', 'Slow loaves'));
    expect(described).toContain('<meta property="og:title" content="Sunday bread">');
    expect(described).toContain('<meta property="og:description" content="Slow loaves">');
    expect(described).not.toContain('noindex');
    const plain = await renderHead(await cookbook('Weekday bread', ' '));
    expect(plain).toContain(`content="Ein Kochbuch von ${cook.groupSlug}."`);
  });

  it('escapes texts of users', async () => {
    const head = await renderHead(await cookbook(`Trap ${hostile}`, hostile));
    const harmless = await renderHead(await cookbook('Harmless', 'Words'));
    for (const sign of ['<', '>', '"']) expect(head.split(sign).length).toBe(harmless.split(sign).length);
    expect(head).toContain('&lt;script&gt;');
  });

  it.each([
    '/g/%00',
    '/g/%00/r/%00',
    '/g/%E0%A4%A/cookbooks/x',
    '/g/home/cookbooks/%00',
    '/g//r/',
    '/nowhere',
    '/g/..\\..\\..\\users\\self#/r/x',
    '/g/%2e%2e/r/self',
  ])('tells nothing at %s', async (path) => {
    const head = await renderHead(path);
    expect(head).toBe(await renderHead('/login'));
    expect(head).toContain('noindex');
  });
});

describe('the documentation', () => {
  it('is a page that is missing where the operator has switched it off', async () => {
    const statusWith = async (API_DOCS: string) => {
      const server = await TestServer.start('sqlite', { API_DOCS });
      const visit = { scope: null, locale: 'en-US', defaultGroup: null } as const;
      const heads = await Promise.all(
        ['/docs', '/redoc'].map((path) => headAt(server.platform, path, visit)),
      );
      await server.stop();
      return heads.map(({ status }) => status);
    };
    expect(await statusWith('true')).toEqual([200, 200]);
    expect(await statusWith('false')).toEqual([404, 404]);
  });
});
