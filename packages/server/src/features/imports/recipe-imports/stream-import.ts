import type { Readable } from 'node:stream';
import { AppError } from '../../../platform/errors/app-error.ts';
import { streamProgress } from '../../../platform/http/answers/progress-stream.ts';
import { describeError } from '../../../platform/http/errors/describe-error.ts';
import { type Locale, getTexts } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TellStep } from './from-url/imports.service.ts';

/**
 * The events of an import: its steps in the language of the caller, then the slug of the new recipe or why there is none.
 * @param run the import; it returns the slug
 */
export function streamImport(
  { log, settings }: Platform,
  locale: Locale,
  run: (tell: TellStep) => Promise<string>,
): Readable {
  const { steps } = getTexts(locale).imported;
  return streamProgress(async (tell) => {
    try {
      const slug = await run((step) => tell(steps[step]));
      return { event: 'done', data: { slug } };
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error }, 'an import failed');
      const message = describeError(error, locale, settings.server.isProduction);
      return { event: 'error', data: { message } };
    }
  });
}
