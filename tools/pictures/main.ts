#!/usr/bin/env node
/**
 * Takes pictures of the built web app with the starter recipes. Run by hand after `npm run build`.
 *
 * usage: node --import tsx tools/pictures/main.ts [--server FILE]
 *          the pictures that the README, the user guide and the app's manifest show
 *        node --import tsx tools/pictures/main.ts --locale LOCALE|all [--width PIXELS] --to FOLDER [--server FILE]
 *          fifteen everyday screens in a language, as `FOLDER/NN-name.png`, to be looked at; with `all` in every
 *          complete language but English, as `FOLDER/LOCALE/NN-name.png`
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLocaleValue } from '../../packages/contract/src/kernel/locales.ts';
import { findLocale, type LocaleValue } from '../../packages/domain/src/text/locales/index.ts';
import { Stage } from '../../packages/e2e/src/harness/stage/stage.ts';
import { completeLocales } from '../i18n/complete-locales.ts';
import { takeEverydayPictures } from './everyday-pictures.ts';
import { takeGuidePictures } from './guide-pictures.ts';

const { values } = parseArgs({
  options: {
    locale: { type: 'string' },
    width: { type: 'string', default: '390' },
    to: { type: 'string' },
    server: { type: 'string' },
  },
});
const { locale, width, to, server } = values;
const program = server === undefined ? {} : { program: { node: process.execPath, entry: resolve(server) } };
const orders = locale === undefined ? [] : listOrders(locale, to);
/** Most of the time of a picture is waiting. */
const atOnce = 3;
const stage = await Stage.open(program);
try {
  if (locale === undefined) await takeGuidePictures(stage);
  await Promise.all(Array.from({ length: atOnce }, takeRemaining));
} finally {
  await stage.close();
  await stage.browser.close();
}

async function takeRemaining(): Promise<void> {
  for (let order = orders.shift(); order !== undefined; order = orders.shift()) {
    await takeEverydayPictures(stage, { ...order, width: Number(width) });
    console.log(order.into);
  }
}

/** One language, or all that are complete. */
function listOrders(name: string, folder: string | undefined): { locale: LocaleValue; into: string }[] {
  if (folder === undefined) throw new Error('--to FOLDER is missing');
  if (name === 'all')
    return [...completeLocales]
      .filter((complete) => !complete.startsWith('en-'))
      .map((complete) => ({ locale: complete, into: join(folder, complete) }));
  if (!isLocaleValue(name)) throw new Error(`${name} is not a language of Hearth`);
  return [{ locale: findLocale(name), into: folder }];
}
