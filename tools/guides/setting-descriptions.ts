/** A chapter of the page of settings: its variables, each with what it does. */
export interface SettingsChapter {
  readonly title: string;
  readonly intro?: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** What every variable does, in the order of the page. A test finds variables that are missing here. */
export const settingsChapters: readonly SettingsChapter[] = [
  {
    title: 'Server',
    variables: {
      BASE_URL:
        'The address that people visit, for links, mails and sign-in. May end with a path, such as `https://home.example.org/kitchen`. With `https` cookies are secure. Without it links lead to this machine, at `API_PORT`.',
      FRAME_ANCESTORS:
        'Addresses of pages that may show Hearth in a frame, separated by commas, such as `https://home.example.org`: the dashboard of Home Assistant. Nobody may while it is empty.',
      API_HOST: 'The address of this machine on which Hearth listens.',
      API_PORT: 'The port on which it listens.',
      HOST_IP:
        'Proxies whose forwarded addresses are believed: addresses and networks, separated by commas, such as `172.18.0.0/16`; `*` believes everyone.',
      DATA_DIR: 'The folder of the database, pictures, backups and the secret.',
      TZ: 'The time zone of daily work and of “today” in the plan, such as `Europe/Berlin`.',
      DAILY_SCHEDULE_TIME: 'When daily work is done.',
      ALLOW_SIGNUP: 'Whether people may register without an invitation.',
      RECIPE_TRASH_DAYS: 'How many days deleted recipes wait in the trash.',
      HOUSEHOLD_QUOTA_MB: 'How many megabytes the files of one household may take; `0` for any.',
      API_DOCS: 'Whether the API documents itself at `/docs` and `/openapi.json`.',
      METRICS: 'Whether Prometheus finds figures at `/metrics`.',
      LOG_LEVEL: 'What is logged: `trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.',
      PRODUCTION: 'Whether errors hide their details. Leave it on.',
      IS_DEMO: 'Says to the web app that this server is a demonstration.',
      GIT_COMMIT_HASH: 'The build that the page about the server shows.',
      STATIC_FILES: 'Another folder with the built web app.',
    },
  },
  {
    title: 'Sign-in and secrets',
    variables: {
      SECRET:
        'Signs sessions and seals what is secret; at least 16 characters. Without it, one is made and kept in the data folder. The same for all replicas.',
      SESSION_SECRET:
        'Read for the sake of configurations made for Mealie, at least 16 characters; `SECRET` signs everything.',
      TOKEN_TIME: 'How many hours a session lasts, unless people choose to be remembered.',
      SECURITY_MAX_LOGIN_ATTEMPTS: 'After how many wrong passwords a name is locked.',
      SECURITY_USER_LOCKOUT_TIME: 'For how many hours it is locked.',
    },
  },
  {
    title: 'First start',
    variables: {
      DEFAULT_EMAIL:
        'With `DEFAULT_PASSWORD`: the first administrator, whose user name is `admin`, is made from it instead of on `/setup`.',
      DEFAULT_PASSWORD: 'The password of that administrator.',
      DEFAULT_GROUP: 'The name of the first group.',
      DEFAULT_HOUSEHOLD:
        'The name of the first household; without it, “Family” in the language of the founder.',
    },
  },
  {
    title: 'Database',
    intro: 'See [PostgreSQL and replicas](postgres.md).',
    variables: {
      DB_ENGINE: '`sqlite` or `postgres`.',
      POSTGRES_SERVER: 'The machine of PostgreSQL, or the folder of its socket.',
      POSTGRES_PORT: 'Its port.',
      POSTGRES_DB: 'The database, which has to exist.',
      POSTGRES_USER: 'The user.',
      POSTGRES_PASSWORD: 'The password.',
      POSTGRES_URL_OVERRIDE: 'The whole address, `postgresql://…`, in place of the others.',
      POSTGRES_STANDBY_URL:
        'The address of a read-only standby of the same database, for costly reads such as large filters. What was written a moment ago may be missing there.',
      POSTGRES_POOL_SIZE:
        'How many connections one process writes with at most; as many read, and three more are for costly reads and announcements.',
      POSTGRES_CONNECTION_TIMEOUT:
        'How many seconds a request waits for a connection before it is answered 503.',
      POSTGRES_STATEMENT_TIMEOUT: 'How many seconds a statement may take, and an open transaction may wait.',
    },
  },
  {
    title: 'Backups',
    intro: 'See [Backups](../backups.md).',
    variables: {
      BACKUP_CRON: 'When backups are made, as a cron pattern by the clock of `TZ`; `off` for never.',
      BACKUP_KEEP_DAILY: 'For how many days the last good one is kept.',
      BACKUP_KEEP_WEEKLY: 'For how many weeks.',
      BACKUP_KEEP_MONTHLY: 'For how many months.',
      BACKUP_S3_BUCKET: 'The S3-compatible bucket that good backups are copied to.',
      BACKUP_S3_ENDPOINT: 'The address of its service, if it is not Amazon’s.',
      BACKUP_S3_REGION: 'Its region.',
      BACKUP_S3_PREFIX: 'What names in the bucket begin with.',
      BACKUP_S3_ACCESS_KEY: 'The key for it.',
      BACKUP_S3_SECRET_KEY: 'The secret of the key.',
    },
  },
  {
    title: 'Pictures and files in a bucket',
    intro: 'See [Pictures in an object store](postgres.md#pictures-in-an-object-store).',
    variables: {
      FILES_S3_BUCKET:
        'The S3-compatible bucket that pictures and files lie in. Without it they lie in the data folder.',
      FILES_S3_ENDPOINT: 'The address of its service, if it is not Amazon’s.',
      FILES_S3_REGION: 'Its region.',
      FILES_S3_PREFIX: 'What names in the bucket begin with, such as `hearth/`.',
      FILES_S3_ACCESS_KEY_ID: 'The key for it; needed.',
      FILES_S3_SECRET_ACCESS_KEY: 'The secret of the key; needed.',
      FILES_S3_PATH_STYLE:
        'Whether the bucket is named in the path, as most services take it; off where it belongs in front of the host name.',
      FILES_S3_CACHE_MB:
        'How many megabytes of the data folder’s disk copies of small files may take, for each process; `0` for none.',
    },
  },
  {
    title: 'Mail',
    intro: 'See [Mail](mail.md).',
    variables: {
      SMTP_HOST: 'The mail server.',
      SMTP_PORT: 'Its port.',
      SMTP_AUTH_STRATEGY: '`TLS` (STARTTLS), `SSL` (TLS from the first byte) or `NONE`.',
      SMTP_USER: 'The user; needed with `TLS` and `SSL`.',
      SMTP_PASSWORD: 'The password.',
      SMTP_FROM_EMAIL: 'The sender’s address.',
      SMTP_FROM_NAME: 'The sender’s name.',
    },
  },
  {
    title: 'Directory (LDAP)',
    intro: 'See [Sign-in with LDAP and OpenID Connect](sign-in.md).',
    variables: {
      LDAP_AUTH_ENABLED: 'Whether people may sign in with their password in the directory.',
      LDAP_SERVER_URL: 'One or more servers, `ldap://…` or `ldaps://…`, separated by blanks.',
      LDAP_BASE_DN: 'Where in the directory people are looked for.',
      LDAP_QUERY_BIND: 'The account that looks for them; without it, nobody in particular does.',
      LDAP_QUERY_PASSWORD: 'Its password.',
      LDAP_USER_FILTER: 'Who may sign in.',
      LDAP_ADMIN_FILTER: 'Who administers the server.',
      LDAP_ID_ATTRIBUTE: 'The attribute with the user name.',
      LDAP_MAIL_ATTRIBUTE: 'The attribute with the address.',
      LDAP_NAME_ATTRIBUTE: 'The attribute with the full name.',
      LDAP_ENABLE_STARTTLS: 'Whether an `ldap://` connection changes to TLS.',
      LDAP_TLS_CACERTFILE: 'A file with the certificates to trust.',
      LDAP_TLS_INSECURE: 'Takes any certificate; for trying out only.',
    },
  },
  {
    title: 'OpenID Connect',
    intro: 'See [Sign-in with LDAP and OpenID Connect](sign-in.md).',
    variables: {
      OIDC_AUTH_ENABLED: 'Whether people may sign in at a provider.',
      OIDC_CONFIGURATION_URL: 'The provider’s address that ends in `/.well-known/openid-configuration`.',
      OIDC_CLIENT_ID: 'The id that the provider has given to Hearth.',
      OIDC_CLIENT_SECRET: 'The secret that belongs to it.',
      OIDC_PROVIDER_NAME: 'What the button calls the provider.',
      OIDC_SIGNUP_ENABLED: 'Whether those without an account get one.',
      OIDC_USER_GROUP: 'The group of those who may sign in; anyone of the provider without it.',
      OIDC_ADMIN_GROUP: 'The group of those who administer the server.',
      OIDC_GROUPS_CLAIM: 'The claim with the groups.',
      OIDC_USER_CLAIM: 'The claim that names the user.',
      OIDC_SCOPES_OVERRIDE:
        'The scopes to ask for instead of the usual ones, separated by blanks; `openid` among them.',
      OIDC_TRUST_EMAIL: 'Whether addresses are believed that the provider has not verified.',
      OIDC_AUTO_REDIRECT:
        'Whether the sign-in page leads on to the provider at once; `/login?direct=1` shows it all the same.',
      OIDC_REMEMBER_ME: 'Whether such sessions outlive the browser’s.',
      OIDC_TLS_CACERTFILE: 'A file with certificates to trust at the provider.',
      OIDC_NATIVE_REDIRECT_URIS:
        'Addresses that apps may have the provider send their users back to, separated by blanks or commas. Register them at the provider as well. Without any, apps cannot sign in this way.',
    },
  },
  {
    title: 'AI service',
    intro:
      'Reads photos and pages that nothing else can read. Any service that speaks OpenAI’s protocol will do.',
    variables: {
      OPENAI_API_KEY: 'The key; with it the service is on.',
      OPENAI_BASE_URL: 'The address of another service than OpenAI’s.',
      OPENAI_MODEL: 'The model.',
      OPENAI_ENABLE_IMAGE_SERVICES: 'Whether pictures are sent.',
      OPENAI_SEND_DATABASE_DATA: 'Whether questions may name your foods and units.',
      OPENAI_REQUEST_TIMEOUT: 'For how many seconds an answer is waited for.',
      OPENAI_CUSTOM_HEADERS: 'Further headers, as a JSON object.',
      OPENAI_CUSTOM_PARAMS: 'Further parameters of the address, as a JSON object.',
    },
  },
  {
    title: 'Other programs',
    variables: {
      OUTBOUND_TRUSTED:
        'Networks, addresses and names outside the public internet that imports, recipe actions, webhooks and notifiers may reach, such as `192.168.1.0/24, nas.lan:8123`.',
      APPRISE_API_URL:
        'An [Apprise API](https://github.com/caronc/apprise-api) server, for [notifiers](../notifiers.md) of services that Hearth does not speak itself.',
    },
  },
];
