import type { Plugin } from 'vite';
import { defaultColours, readableColours, toAppTheme } from '../../domain/src/ui/colours/index.ts';

const defaultTheme = toAppTheme(defaultColours, defaultColours);

/** Fills in development what the server fills in production: nonce, language, head and boot data. */
export function bootPlaceholders(server: string): Plugin {
  return {
    name: 'hearth-boot-placeholders',
    apply: 'serve',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => fill(html, await bootData(server)),
    },
  };
}

function fill(html: string, boot: object): string {
  return html
    .replaceAll('%HEARTH_NONCE%', 'development')
    .replaceAll('%HEARTH_LANG%', 'en-US')
    .replaceAll('%HEARTH_DIR%', 'ltr')
    .replaceAll('%HEARTH_LOCALE%', 'en-US')
    .replace('%HEARTH_BRAND%', '#b25a12')
    .replace('%HEARTH_ON_BRAND%', '#ffffff')
    .replace('%HEARTH_BRAND_DARK%', '#e58325')
    .replace('%HEARTH_ON_BRAND_DARK%', '#1a1816')
    .replace('<!--hearth-head-->', '<title>Hearth</title>')
    .replace('%HEARTH_BOOT%', JSON.stringify(boot).replaceAll('<', '\\u003c'));
}

async function bootData(server: string): Promise<object> {
  const about = await read(`${server}/api/app/about`);
  const startup = await read(`${server}/api/app/about/startup-info`);
  return {
    version: about['version'] ?? '',
    hearthVersion: about['hearthVersion'] ?? '',
    locale: 'en-US',
    colours: readableColours({ ...defaultTheme, ...(await read(`${server}/api/app/about/theme`)) }),
    isSetUp: startup['isSetUp'] ?? true,
    isDemo: startup['isDemo'] ?? false,
    readsPictures: about['enableOpenai'] === true && about['enableOpenaiImageServices'] === true,
    allowSignup: about['allowSignup'] ?? false,
    defaultGroupSlug: about['defaultGroupSlug'] ?? null,
    enableOidc: about['enableOidc'] ?? false,
    oidcProviderName: about['oidcProviderName'] ?? '',
  };
}

async function read(url: string): Promise<Record<string, unknown>> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1000) });
    return answer.ok ? ((await answer.json()) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
