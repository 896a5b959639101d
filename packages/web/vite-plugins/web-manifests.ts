import type { Plugin } from 'vite';
import { localeValues } from '../../contract/src/kernel/locales.ts';
import { chooseDirection } from '../../domain/src/text/direction/index.ts';
import { languageTag, type LocaleValue } from '../../domain/src/text/locales/locale-facts.ts';
import { readShownArea } from '../../locales/read-texts.ts';

const folder = 'manifests';
/** The background of the app in the light scheme, as in index.html. */
const background = '#fbfaf8';
const sizes = ['192', '512'] as const;

/**
 * `manifests/<locale>.webmanifest`: how devices install Hearth, in each language. Addresses are relative to the file, so
 * that they also hold below a path.
 */
export function webManifests(): Plugin {
  return {
    name: 'hearth-web-manifests',
    generateBundle() {
      for (const locale of localeValues)
        this.emitFile({ type: 'asset', fileName: `${folder}/${locale}.webmanifest`, source: toText(locale) });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const locale = localeValues.find((value) => request.url === `/${value}.webmanifest`);
        if (locale === undefined) return next();
        response.setHeader('content-type', 'application/manifest+json');
        response.end(toText(locale));
      });
    },
  };
}

function toText(locale: LocaleValue): string {
  return JSON.stringify(buildManifest(locale));
}

/** https://www.w3.org/TR/appmanifest/ and https://w3c.github.io/web-share-target/ */
function buildManifest(locale: LocaleValue) {
  const read = (area: string, key: string) => readShownArea(locale, area).get(key) ?? key;
  const shortcut = (key: string, url: string) => ({ name: read('shell', key), url });
  return {
    id: '../',
    name: 'Hearth',
    short_name: 'Hearth',
    description: read('device', 'app.description'),
    lang: languageTag(locale),
    dir: chooseDirection(locale),
    start_url: '../',
    scope: '../',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    categories: ['food', 'lifestyle', 'shopping'],
    launch_handler: { client_mode: 'navigate-existing' },
    icons: sizes.flatMap((size) => [
      { src: `../icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' },
      {
        src: `../icons/maskable-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      },
    ]),
    shortcuts: [
      shortcut('nav.shopping', '../shopping-lists'),
      shortcut('nav.plan', '../household/mealplan/planner'),
      shortcut('create.url', '../r/create/url'),
    ],
    share_target: {
      action: '../share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [
          {
            name: 'files',
            accept: [
              'image/*',
              'text/*',
              'application/json',
              'application/zip',
              'application/pdf',
              '.zip',
              '.json',
              '.md',
              '.txt',
              '.html',
              '.cook',
            ],
          },
        ],
      },
    },
    screenshots: [
      screenshot('narrow-recipe', '780x1688', 'narrow'),
      screenshot('narrow-list', '780x1688', 'narrow'),
      screenshot('narrow-plan', '780x1688', 'narrow'),
      screenshot('wide-library', '1440x900', 'wide'),
      screenshot('wide-recipe', '1440x900', 'wide'),
    ],
  };
}

function screenshot(name: string, size: string, width: 'narrow' | 'wide') {
  return { src: `../screenshots/${name}.webp`, sizes: size, type: 'image/webp', form_factor: width };
}
