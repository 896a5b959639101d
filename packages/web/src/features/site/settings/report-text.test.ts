import { describe, expect, it } from 'vitest';
import { reportText } from './report-text.ts';

const about = {
  production: true,
  version: '2.8.0',
  hearthVersion: '0.9.0',
  demoStatus: false,
  allowSignup: false,
  allowPasswordLogin: true,
  tokenTime: 48,
  defaultGroupSlug: 'the-smiths',
  defaultHouseholdSlug: null,
  enableOidc: false,
  oidcRedirect: false,
  oidcProviderName: 'OAuth',
  allowedIframeHosts: [],
  enableOpenai: false,
  enableOpenaiImageServices: false,
  enableOpenaiTranscriptionServices: false,
  versionLatest: '2.8.0',
  apiPort: 9000,
  apiDocs: true,
  dbType: 'sqlite',
  dbUrl: 'sqlite:////home/smith/hearth.db',
  defaultGroup: 'The Smiths',
  defaultHousehold: 'Family',
  buildId: 'abc',
  recipeScraperVersion: '2.8.0',
};

describe('the text for a bug report', () => {
  it('contains facts about the server and none about its operator', () => {
    const text = reportText({ about, checks: undefined, statistics: undefined, browser: 'Firefox' });
    expect(text).toContain('### Server\n- hearthVersion: 0.9.0\n- version: 2.8.0\n- buildId: abc');
    expect(text).toContain('- userAgent: Firefox');
    expect(text).not.toMatch(/smith/i);
  });

  it('leaves out what could not be loaded', () => {
    const text = reportText({ about: undefined, checks: undefined, statistics: undefined, browser: 'x' });
    expect(text).toBe('### Server\n\n### Set up\n\n### Contents\n\n### Browser\n- userAgent: x');
  });
});
