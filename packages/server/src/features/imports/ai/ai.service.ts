import type { DebugResponse } from '@hearth/contract';
import { fillIn, type Locale, getTexts } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ChatService } from './chat-service.ts';

const question = 'Hello! Please answer in one sentence, so that I know that you work.';
const questionAboutPicture = 'Hello! Please say in one sentence what you see in this picture.';

/** Tests the AI service with a question, optionally about a picture. A failure is a result, not an error. */
export async function debugAi(
  platform: Platform,
  service: ChatService,
  picture: Buffer | undefined,
  locale: Locale,
): Promise<DebugResponse> {
  const { openai } = platform.settings;
  const texts = getTexts(locale).ai;
  const hasPicture = picture !== undefined && picture.length > 0;
  if (!openai.isEnabled) return { success: false, response: texts.notEnabled };
  if (hasPicture && !openai.hasImageServices) {
    return { success: false, response: texts.imagesNotEnabled };
  }
  return askOnce(platform, service, picture, locale);
}

/** Asks a service something, optionally about a picture, and says why it did not answer. */
export async function askOnce(
  { log }: Platform,
  service: ChatService,
  picture: Buffer | undefined,
  locale: Locale,
): Promise<DebugResponse> {
  const texts = getTexts(locale).ai;
  const hasPicture = picture !== undefined && picture.length > 0;
  try {
    const answer = await service.ask(
      hasPicture ? questionAboutPicture : question,
      hasPicture ? picture : undefined,
    );
    return { success: true, response: fillIn(texts.working, { answer }) };
  } catch (error) {
    log.error({ err: error }, 'the AI service did not answer');
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { success: false, response: fillIn(texts.failed, { name, message }) };
  }
}
