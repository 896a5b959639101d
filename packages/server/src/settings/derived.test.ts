import { describe, expect, it } from 'vitest';
import { load, type Env } from './load-for-test.ts';

describe('the bucket of pictures and files', () => {
  const keys = { FILES_S3_ACCESS_KEY_ID: 'id', FILES_S3_SECRET_ACCESS_KEY: 'secret' };
  const problem = (env: Env): unknown => {
    try {
      return load(env);
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };

  it('is missing without a name, and has what it needs with one', () => {
    expect(load({}).filesBucket).toBeNull();
    expect(load({ FILES_S3_BUCKET: 'kitchen', ...keys }).filesBucket).toEqual({
      endpoint: null,
      region: 'us-east-1',
      bucket: 'kitchen',
      prefix: '',
      accessKey: 'id',
      secretKey: 'secret',
      isPathStyle: true,
      cacheBytes: 256 * 1024 * 1024,
    });
  });

  it.each([
    [{ FILES_S3_BUCKET: 'kitchen' }, 'FILES_S3_BUCKET is set, but FILES_S3_ACCESS_KEY_ID is not'],
    [
      { ...keys, FILES_S3_BUCKET: 'kitchen', FILES_S3_SECRET_ACCESS_KEY: '' },
      'FILES_S3_SECRET_ACCESS_KEY is not',
    ],
    [keys, 'FILES_S3_ACCESS_KEY_ID is set, but FILES_S3_BUCKET is not'],
    [{ FILES_S3_PREFIX: 'hearth/' }, 'FILES_S3_PREFIX is set, but FILES_S3_BUCKET is not'],
    [{ ...keys, FILES_S3_BUCKT: 'kitchen' }, 'did you mean FILES_S3_BUCKET?'],
    [{ ...keys, FILES_S3_BUCKET: 'kitchen', FILES_S3_CACHE_MB: '-1' }, 'FILES_S3_CACHE_MB is "-1"'],
  ])('is refused by halves: %j', (env, sentence) => {
    expect(problem(env)).toContain(sentence);
  });
});

describe('values', () => {
  it.each(['true', 'TRUE', '1', 'yes', 'On'])('reads %s as true', (value) => {
    expect(load({ ALLOW_SIGNUP: value }).server.allowSignup).toBe(true);
  });

  it.each(['false', 'False', '0', 'no', 'OFF'])('reads %s as false', (value) => {
    expect(load({ API_DOCS: value }).server.hasApiDocs).toBe(false);
  });

  it('enables production with true or 1 only', () => {
    const modes = ['true', 'TRUE', '1', 'yes', 'on', 'false', '0'];
    const isProduction = modes.map((value) => load({ PRODUCTION: value }).server.isProduction);
    expect(isProduction).toEqual([true, true, true, false, false, false, false]);
  });

  it('takes the path that Hearth is served below from BASE_URL', () => {
    expect(load({ BASE_URL: 'https://home.example/kitchen/' }).server).toMatchObject({
      baseUrl: 'https://home.example/kitchen',
      basePath: '/kitchen',
    });
    expect(load({}).server.basePath).toBe('');
  });

  it('leads to its own port while BASE_URL is not set', () => {
    const server = { isBaseUrlSet: false, baseUrl: 'http://localhost:9123' };
    expect(load({ API_PORT: '9123' }).server).toMatchObject(server);
    expect(load({ API_PORT: '9123', BASE_URL: 'http://localhost:8080' }).server).toMatchObject(server);
    expect(load({ API_PORT: '0' }).server.baseUrl).toBe('http://localhost');
  });

  it('reads the pages that may frame Hearth', () => {
    expect(load().server.frameAncestors).toEqual([]);
    const { frameAncestors } = load({
      FRAME_ANCESTORS: 'https://home.example.org/, http://10.0.0.5:8123',
    }).server;
    expect(frameAncestors).toEqual(['https://home.example.org', 'http://10.0.0.5:8123']);
  });

  it.each(['*', 'home.example.org', 'https://a.example/path', 'https://a.example; script-src *', "'self'"])(
    'refuses %s as a page that may frame Hearth',
    (value) => {
      expect(() => load({ FRAME_ANCESTORS: value })).toThrow('FRAME_ANCESTORS');
    },
  );

  it('trims the slash at the end of BASE_URL', () => {
    expect(load({ BASE_URL: 'https://r.example:8443//' }).server).toMatchObject({
      baseUrl: 'https://r.example:8443',
      isBaseUrlSet: true,
    });
  });

  it('reads the proxies', () => {
    expect(load().server.trustedProxies).toEqual(['loopback']);
    expect(load({ HOST_IP: '*' }).server.trustedProxies).toBe('all');
    const list = load({ HOST_IP: '172.18.0.1, fd00::/8' }).server.trustedProxies;
    expect(list).toEqual(['172.18.0.1', 'fd00::/8']);
  });

  it('reads time of day, time zone and log level', () => {
    const { server, log } = load({ DAILY_SCHEDULE_TIME: '4:05', TZ: 'Europe/Berlin', LOG_LEVEL: 'WARNING' });
    expect(server.dailySchedule).toEqual({ hour: 4, minute: 5 });
    expect(server.timeZone).toBe('Europe/Berlin');
    expect(log.level).toBe('warn');
  });

  it('creates the first administrator only if both variables are set', () => {
    const email = { DEFAULT_EMAIL: 'a@b.example' };
    const password = { DEFAULT_PASSWORD: 'a password' };
    expect(load({ ...email, ...password }).defaults.firstAdministrator).toEqual({
      email: 'a@b.example',
      password: 'a password',
    });
    expect(load(email).defaults.firstAdministrator).toBeNull();
    expect(load(email).withoutEffect).toEqual(['DEFAULT_EMAIL']);
    expect(load(password).withoutEffect).toEqual(['DEFAULT_PASSWORD']);
  });

  it.each([
    ['THEME_DARK_PRIMARY', 'red;}</style>'],
    ['THEME_LIGHT_ACCENT', '"#007A99"'],
  ])('ignores an invalid %s and reports it at the start: %s', (name, value) => {
    const { withoutEffect, ...settings } = load({ [name]: value });
    expect(withoutEffect).toEqual([name]);
    const { withoutEffect: _, ...unset } = load({});
    expect(settings).toEqual(unset);
  });

  it('lists variables without effect', () => {
    const { withoutEffect } = load({ PUID: '911', UVICORN_WORKERS: '4', UNKNOWN: 'x' });
    expect(withoutEffect).toEqual(['UVICORN_WORKERS', 'PUID']);
  });
});

describe('database', () => {
  const postgres = (env: Env) => load({ DB_ENGINE: 'Postgres', ...env }).database;

  it('percent-encodes the password and masks the credentials for display', () => {
    expect(postgres({ POSTGRES_PASSWORD: 'p@ss/w:rd#%', POSTGRES_PORT: '5433' })).toMatchObject({
      engine: 'postgres',
      url: 'postgresql://mealie:p%40ss%2Fw%3Ard%23%25@postgres:5433/mealie',
      displayUrl: 'postgresql://******:******@postgres:5433/mealie',
      isUrlOverridden: false,
    });
  });

  it('has bounds for connections, which the settings change', () => {
    const connections = { standbyUrl: null, poolSize: 10, connectSeconds: 10, statementSeconds: 30 };
    expect(postgres({})).toMatchObject({ connections });
    const sent = {
      POSTGRES_STANDBY_URL: 'postgresql://u:p@standby/x',
      POSTGRES_POOL_SIZE: '40',
      POSTGRES_CONNECTION_TIMEOUT: '3',
      POSTGRES_STATEMENT_TIMEOUT: '60',
    };
    expect(postgres(sent)).toMatchObject({
      connections: {
        standbyUrl: sent.POSTGRES_STANDBY_URL,
        poolSize: 40,
        connectSeconds: 3,
        statementSeconds: 60,
      },
    });
  });

  it('accepts IPv6 servers and socket folders', () => {
    expect(postgres({ POSTGRES_SERVER: 'fd00::5' })).toMatchObject({
      url: 'postgresql://mealie:mealie@[fd00::5]:5432/mealie',
    });
    expect(postgres({ POSTGRES_SERVER: '/run/pg' })).toMatchObject({
      url: 'postgresql://mealie:mealie@%2Frun%2Fpg:5432/mealie',
    });
  });

  it('accepts an override with an unencoded password', () => {
    expect(
      postgres({ POSTGRES_URL_OVERRIDE: 'postgresql://u:p@s/s:w?#@db:5432/x?sslmode=require' }),
    ).toMatchObject({
      engine: 'postgres',
      url: 'postgresql://u:p%40s%2Fs%3Aw%3F%23@db:5432/x?sslmode=require',
      displayUrl: 'Postgres Url Overridden',
      isUrlOverridden: true,
    });
    expect(postgres({ POSTGRES_URL_OVERRIDE: 'postgresql://db/x' })).toMatchObject({
      url: 'postgresql://db/x',
    });
  });
});

describe('derived settings', () => {
  const smtp = { SMTP_HOST: 'mail', SMTP_FROM_EMAIL: 'h@b.example' };
  const login = { SMTP_USER: 'u', SMTP_PASSWORD: 'p' };

  it.each<[Env, boolean]>([
    [{ ...smtp, ...login }, true],
    [{ ...smtp, ...login, SMTP_AUTH_STRATEGY: 'ssl' }, true],
    [smtp, false],
    [{ ...smtp, SMTP_USER: 'u' }, false],
    [{ ...smtp, SMTP_AUTH_STRATEGY: 'NONE' }, true],
    [{ SMTP_HOST: 'mail', SMTP_AUTH_STRATEGY: 'NONE' }, false],
    [{ SMTP_FROM_EMAIL: 'h@b.example', SMTP_AUTH_STRATEGY: 'NONE' }, false],
  ])('mail %j is ready: %s', (env, isReady) => {
    expect(load(env).smtp.isReady).toBe(isReady);
  });

  const ldap = { LDAP_AUTH_ENABLED: '1', LDAP_SERVER_URL: 'ldap://d ldaps://e', LDAP_BASE_DN: 'dc=x' };
  const oidc = {
    OIDC_AUTH_ENABLED: '1',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 's',
    OIDC_CONFIGURATION_URL: 'https://idp.example/.well-known/openid-configuration',
  };

  it('a directory and a provider are ready if complete', () => {
    expect(load(ldap).ldap.isReady).toBe(true);
    expect(load(oidc).oidc).toMatchObject({ isReady: true, asksForGroups: false });
    expect(load({ ...oidc, OIDC_ADMIN_GROUP: 'admins' }).oidc.asksForGroups).toBe(true);
  });

  it.each(Object.keys(ldap))('a directory without %s is not ready', (name) => {
    expect(load({ ...ldap, [name]: undefined }).ldap.isReady).toBe(false);
  });

  it.each(Object.keys(oidc))('a provider without %s is not ready', (name) => {
    expect(load({ ...oidc, [name]: undefined }).oidc.isReady).toBe(false);
  });

  it('a key enables the language model, and pictures can be switched off', () => {
    const env = { OPENAI_API_KEY: 'k', OPENAI_CUSTOM_HEADERS: '{"X-A": "b", "n": 1}' };
    expect(load(env).openai).toMatchObject({
      isEnabled: true,
      hasImageServices: true,
      customHeaders: { 'X-A': 'b', n: '1' },
    });
    expect(load({ ...env, OPENAI_ENABLE_IMAGE_SERVICES: 'no' }).openai.hasImageServices).toBe(false);
  });

  it('colours of both modes are set separately', () => {
    const { theme } = load({ THEME_LIGHT_PRIMARY: 'rgb(1, 2, 3)', THEME_DARK_ACCENT: '#fff' });
    expect(theme.light).toMatchObject({ primary: 'rgb(1, 2, 3)', accent: '#007A99' });
    expect(theme.dark).toMatchObject({ primary: '#E58325', accent: '#fff' });
  });

  it('trusted networks are parsed', () => {
    expect(load({ OUTBOUND_TRUSTED: '10.0.0.0/8, nas.lan:8123' }).outbound.trusted).toHaveLength(2);
  });
});
