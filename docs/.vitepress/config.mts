import { defineConfig, type MarkdownOptions } from 'vitepress';

type MarkdownIt = Parameters<NonNullable<MarkdownOptions['config']>>[0];

/** Links that leave the documentation lead to files that the site does not have: their text stays. */
const outside =
  /^(?:\.\.\/)+(?:packages|tools|proof|README|ARCHITECTURE|CONTRIBUTING|SECURITY|CHANGELOG)|\.csv$/;

export default defineConfig({
  title: 'Hearth',
  description: 'Recipes, meal plan and shopping lists of a household, on your own machine',
  lang: 'en-US',
  outDir: '../dist/docs',
  cacheDir: '../dist/docs-cache',
  srcExclude: ['decisions/**', 'next.md', 'proof.md', 'seeds.md', 'site-rules.md'],
  cleanUrls: false,
  ignoreDeadLinks: [/^https?:\/\/localhost/, /decisions\//, /next/, /proof/, /seeds/, /site-rules/, outside],
  markdown: { config: takeOutsideLinksOff, languageAlias: { caddyfile: 'nginx' } },
  themeConfig: {
    search: { provider: 'local' },
    outline: 'deep',
    sidebar: [
      { text: 'What Hearth is', link: '/' },
      {
        text: 'Use',
        items: [
          { text: 'User guide', link: '/guide/user-guide' },
          { text: 'Notifiers', link: '/notifiers' },
          { text: 'Webhooks and jobs', link: '/webhooks' },
          { text: 'API', link: '/guide/api' },
          { text: 'Assistants', link: '/guide/assistants' },
        ],
      },
      {
        text: 'Run',
        items: [
          { text: 'Install', link: '/guide/install' },
          { text: 'Run a release', link: '/install' },
          { text: 'Settings', link: '/guide/settings' },
          { text: 'Reverse proxies', link: '/guide/proxies' },
          { text: 'Mail', link: '/guide/mail' },
          { text: 'LDAP and OpenID Connect', link: '/guide/sign-in' },
          { text: 'PostgreSQL and replicas', link: '/guide/postgres' },
          { text: 'Home Assistant', link: '/guide/home-assistant' },
          { text: 'Move in', link: '/guide/moving' },
          { text: 'Recipes from other programs', link: '/formats' },
          { text: 'Backups', link: '/backups' },
          { text: 'Upgrade and roll back', link: '/guide/upgrade' },
          { text: 'Troubleshooting', link: '/guide/troubleshooting' },
        ],
      },
      {
        text: 'Trust',
        items: [
          { text: 'Security model', link: '/security' },
          { text: 'Security log', link: '/security-log' },
          { text: 'Limits', link: '/limits' },
          { text: 'What can be relied on', link: '/trust' },
        ],
      },
    ],
  },
});

function takeOutsideLinksOff(markdown: MarkdownIt): void {
  markdown.core.ruler.push('outside-links', ({ tokens }) => {
    for (const { children } of tokens) {
      let isOutside = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') isOutside = outside.test(token.attrGet('href') ?? '');
        if (!isOutside || !token.type.startsWith('link_')) continue;
        isOutside = token.type === 'link_open';
        token.type = 'text';
        token.tag = '';
        token.nesting = 0;
        token.content = '';
      }
    }
  });
}
