import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { load, type Env } from './settings/load-for-test.ts';
import { SettingsError } from './settings.ts';

function listProblems(env: Env, content: Record<string, string | Error> = {}): readonly string[] {
  try {
    load(env, content);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe('defaults', () => {
  it('are those of the contract', () => {
    const settings = load();
    expect(settings.server).toMatchObject({
      isProduction: true,
      dataDir: resolve('data'),
      baseUrl: 'http://localhost:9000',
      isBaseUrlSet: false,
      staticFiles: null,
      host: '0.0.0.0',
      port: 9000,
      hasApiDocs: true,
      allowSignup: false,
      dailySchedule: { hour: 23, minute: 45 },
      isDemo: false,
      buildId: 'unknown',
      hasMetrics: false,
    });
    expect(settings.log).toEqual({
      level: 'info',
      file: resolve('data/hearth.log'),
      securityFile: resolve('data/security.log'),
    });
    expect(settings.security).toEqual({
      secret: null,
      sessionSecret: null,
      tokenHours: 48,
      maxLoginAttempts: 5,
      lockoutHours: 24,
      secretFile: resolve('data/.secret'),
      sessionSecretFile: resolve('data/.session_secret'),
    });
    expect(settings.defaults).toEqual({
      group: 'Home',
      household: 'Family',
      isHouseholdNamed: false,
      firstAdministrator: null,
    });
    expect(settings.database).toMatchObject({ engine: 'sqlite', file: resolve('data/hearth.db') });
    expect(settings.smtp).toMatchObject({ host: null, port: 587, strategy: 'TLS', isReady: false });
    expect(settings.ldap).toMatchObject({
      isReady: false,
      idAttribute: 'uid',
      mailAttribute: 'mail',
      nameAttribute: 'name',
    });
    expect(settings.oidc).toMatchObject({
      isReady: false,
      allowSignup: true,
      providerName: 'OAuth',
      userClaim: 'email',
      groupsClaim: 'groups',
    });
    expect(settings.openai).toMatchObject({
      isEnabled: false,
      hasImageServices: false,
      model: 'gpt-4o',
      customHeaders: {},
      customParams: {},
      timeoutSeconds: 60,
    });
    expect(settings.theme.light).toEqual(settings.theme.dark);
    expect(settings.theme.light).toMatchObject({ primary: '#E58325', error: '#EF5350' });
    expect(settings.outbound.trusted).toEqual([]);
    expect(settings.withoutEffect).toEqual([]);
  });

  it('apply to a variable that is set to an empty text', () => {
    expect(load({ API_PORT: '', SMTP_AUTH_STRATEGY: ' ' }).server.port).toBe(9000);
  });
});

describe('sources', () => {
  it('ignores the case of a name and prefers the upper-case spelling', () => {
    expect(load({ api_port: '1' }).server.port).toBe(1);
    expect(load({ api_port: '1', API_PORT: '2' }).server.port).toBe(2);
    expect(load({ API_PORT: '2', api_port: '1' }).server.port).toBe(2);
  });

  it('prefers the environment, then .env, then NAME_FILE, then the secrets folder', () => {
    const content = {
      '.env': 'OPENAI_API_KEY=dotenv\n',
      '/key': 'named\n',
      '/run/secrets/OPENAI_API_KEY': 'folder',
    };
    const env = { OPENAI_API_KEY: 'env', OPENAI_API_KEY_FILE: '/key' };
    const named = { OPENAI_API_KEY_FILE: '/key' };
    const { '.env': _, ...withoutDotEnv } = content;
    expect(load(env, content).openai.apiKey).toBe('env');
    expect(load(named, content).openai.apiKey).toBe('dotenv');
    expect(load(named, withoutDotEnv).openai.apiKey).toBe('named');
    expect(load({}, withoutDotEnv).openai.apiKey).toBe('folder');
    expect(load({}, { '/run/secrets/openai_api_key': 'lower' }).openai.apiKey).toBe('lower');
  });

  it('reads every secret from a file, including those of the database', () => {
    const names = [
      'SECRET',
      'SESSION_SECRET',
      'POSTGRES_PASSWORD',
      'SMTP_PASSWORD',
      'LDAP_QUERY_PASSWORD',
      'OIDC_CLIENT_SECRET',
      'OPENAI_API_KEY',
    ];
    const env = Object.fromEntries(names.map((name) => [`${name}_FILE`, `/s/${name}`]));
    const content = Object.fromEntries(names.map((name) => [`/s/${name}`, `${name} of 16 letters\n`]));
    const settings = load({ ...env, DB_ENGINE: 'postgres' }, content);
    expect(settings.security.secret).toBe('SECRET of 16 letters');
    expect(settings.security.sessionSecret).toBe('SESSION_SECRET of 16 letters');
    expect(settings.smtp.password).toBe('SMTP_PASSWORD of 16 letters');
    expect(settings.ldap.queryPassword).toBe('LDAP_QUERY_PASSWORD of 16 letters');
    expect(settings.oidc.clientSecret).toBe('OIDC_CLIENT_SECRET of 16 letters');
    expect(settings.openai.apiKey).toBe('OPENAI_API_KEY of 16 letters');
    expect(JSON.stringify(settings.database)).toContain('POSTGRES_PASSWORD%20of%2016%20letters');
  });

  it('keeps blanks in a secret and trims only line breaks at the end of its file', () => {
    expect(load({ SMTP_PASSWORD: ' a b ' }).smtp.password).toBe(' a b ');
    const content = { '/run/secrets/SMTP_PASSWORD': ' a b \r\n' };
    expect(load({}, content).smtp.password).toBe(' a b ');
  });

  it('rejects a missing file and an unreadable secret', () => {
    expect(listProblems({ SECRET_FILE: '/gone' })).toEqual([
      'SECRET cannot be read from /gone: ENOENT, named by SECRET_FILE',
    ]);
    const denied = Object.assign(new Error('denied'), { code: 'EACCES' });
    expect(listProblems({}, { '/run/secrets/SMTP_PASSWORD': denied })).toEqual([
      'SMTP_PASSWORD cannot be read from /run/secrets/SMTP_PASSWORD: EACCES',
    ]);
  });
});

describe('invalid values', () => {
  it.each([
    ['API_PORT', 'abc', 'a whole number from 0 to 65535'],
    ['API_PORT', '65536', 'a whole number from 0 to 65535'],
    ['API_PORT', '1.5', 'a whole number from 0 to 65535'],
    ['TOKEN_TIME', '0', 'a whole number from 1 to 87600'],
    ['ALLOW_SIGNUP', 'maybe', 'true, 1, yes, on, false, 0, no or off'],
    ['BASE_URL', 'recipes.example', 'an address that begins with http:// or https://'],
    ['BASE_URL', 'ftp://recipes.example', 'an address that begins with http:// or https://'],
    ['BASE_URL', 'https://example.com?home', 'has no query, fragment'],
    ['BASE_URL', 'https://example.com/my recipes', 'odd characters in its path'],
    ['DB_ENGINE', 'postgre', 'one of sqlite, postgres'],
    ['TZ', 'Mars/Olympus', 'a time zone such as Europe/Berlin'],
    ['HOST_IP', 'proxy', '* or a comma list of addresses and networks'],
    ['SMTP_AUTH_STRATEGY', 'STARTTLS', 'one of tls, ssl, none'],
    ['SMTP_FROM_EMAIL', 'a@b\nBcc: c@d', 'an e-mail address'],
    ['DEFAULT_EMAIL', 'admin', 'an e-mail address'],
    ['LDAP_SERVER_URL', 'http://x', 'addresses that begin with ldap:// or ldaps://'],
    ['LOG_LEVEL', 'loud', 'one of notset, trace, debug, info, warn, warning, error, critical, fatal, silent'],
    ['OUTBOUND_TRUSTED', '10.0.0.0/99', 'a comma list of networks'],
  ])('report %s, the value %j and what is allowed', (name, value, allowed) => {
    const [problem, ...others] = listProblems({ [name]: value });
    expect(others).toEqual([]);
    expect(problem).toContain(`${name} is ${JSON.stringify(value)}; allowed: `);
    expect(problem).toContain(allowed);
  });

  it.each([
    ['SECRET', 'short', 'at least 16 characters long'],
    ['OPENAI_CUSTOM_HEADERS', '{"key": hunter2}', 'a JSON object'],
    ['OPENAI_CUSTOM_PARAMS', '["hunter2"]', 'a JSON object'],
    ['POSTGRES_URL_OVERRIDE', 'mysql://u:hunter2@h/d', 'postgresql://'],
  ])('mask the value of %s', (name, value, allowed) => {
    const [problem] = listProblems({ [name]: value });
    expect(problem).toContain(`${name} is ******; allowed: `);
    expect(problem).toContain(allowed);
    expect(problem).not.toContain(value);
  });

  it('are reported all at once, with their files', () => {
    const problems = listProblems({ API_PORT: 'x', IS_DEMO: 'x', METRICS_FILE: '/m' }, { '/m': 'x' });
    expect(problems).toHaveLength(3);
    expect(problems[2]).toContain('METRICS is "x" (from /m)');
    expect(() => load({ API_PORT: 'x', IS_DEMO: 'x' })).toThrow(/API_PORT[^]*IS_DEMO/);
  });
});
