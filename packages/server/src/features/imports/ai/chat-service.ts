import * as z from 'zod';
import { createSafeFetch } from '../../../platform/net/safe-fetch.ts';
import type { OutboundResponse, SafeFetch } from '../../../platform/net/outbound.ts';
import { trustHostOf } from '../../../platform/net/trusted-networks.ts';
import type { Settings } from '../../../settings.ts';

/** How a service is called. */
type ChatConfig = Pick<
  Settings['openai'],
  'baseUrl' | 'apiKey' | 'model' | 'customHeaders' | 'customParams' | 'timeoutSeconds'
>;

const publicService = 'https://api.openai.com/v1';
const maxAnswerBytes = 2_000_000;

/** The part of a chat completion that is read. */
const ChatAnswer = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullable() }) })).min(1),
});

/** The AI service responded, but not with a completion. */
class AiServiceError extends Error {
  override readonly name = 'AiServiceError';
}

/**
 * A service with the chat interface of OpenAI. It is called at the one address that the operator has set, and
 * never follows redirects, since it sends the key. Only here may that address be in a private network.
 */
export class ChatService {
  readonly #settings: ChatConfig;
  readonly #base: string;
  readonly #fetch: SafeFetch;

  /** @param fetch for a service that users name; without it the address is the operator's, and trusted */
  constructor(settings: ChatConfig, fetch?: SafeFetch) {
    this.#settings = settings;
    this.#base = (settings.baseUrl ?? publicService).replace(/(?<!\/)\/+$/, '');
    const trusted = settings.baseUrl === null ? [] : trustHostOf(settings.baseUrl);
    this.#fetch = fetch ?? createSafeFetch({ trusted: () => trusted });
  }

  /**
   * Sends one question, optionally about a picture, and returns the text of the completion.
   * @throws AiServiceError, OutboundRefusedError, OutboundTimeoutError, OutboundTooLargeError, OutboundFailedError
   */
  ask(question: string, picture?: Buffer): Promise<string> {
    const content = picture === undefined ? question : withPictures(question, [picture]);
    return this.#chat({ messages: [{ role: 'user', content }] });
  }

  /**
   * Sends a task about pictures, and returns the JSON of the completion.
   * @param task the instruction, and the shape of the JSON
   * @throws AiServiceError also if the completion is no JSON; else as {@link ask}
   */
  async askForJson(task: string, question: string, pictures: readonly Buffer[]): Promise<unknown> {
    const text = await this.#chat({
      messages: [
        { role: 'system', content: task },
        { role: 'user', content: withPictures(question, pictures) },
      ],
      temperature: 0.2,
      response_format: { type: 'json_object' },
    });
    const answer = parseJson(text);
    if (answer === undefined) throw new AiServiceError(`no JSON: ${text.slice(0, 300)}`);
    return answer;
  }

  async #chat(body: object): Promise<string> {
    const { apiKey, customHeaders, customParams, model, timeoutSeconds } = this.#settings;
    const url = new URL(`${this.#base}/chat/completions`);
    for (const [name, value] of Object.entries(customParams)) url.searchParams.set(name, value);
    const answer = await this.#fetch(url.href, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey ?? ''}`,
        'content-type': 'application/json',
        ...customHeaders,
      },
      body: JSON.stringify({ model, ...body }),
      timeoutMs: timeoutSeconds * 1000,
      maxBytes: maxAnswerBytes,
      maxRedirects: 0,
    });
    return readText(answer);
  }
}

function withPictures(question: string, pictures: readonly Buffer[]) {
  const parts = pictures.map((picture) => {
    const url = `data:${guessMediaType(picture)};base64,${picture.toString('base64')}`;
    return { type: 'image_url', image_url: { url } };
  });
  return [{ type: 'text', text: question }, ...parts];
}

/** By its first bytes; the service refuses other files. */
function guessMediaType(picture: Buffer): string {
  if (picture.subarray(0, 3).toString('hex') === 'ffd8ff') return 'image/jpeg';
  if (picture.subarray(0, 4).toString('latin1') === '\u0089PNG') return 'image/png';
  if (picture.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp';
  return picture.subarray(0, 3).toString('latin1') === 'GIF' ? 'image/gif' : 'application/octet-stream';
}

function readText({ status, body }: OutboundResponse): string {
  const text = body.toString();
  if (status !== 200) throw new AiServiceError(`status ${status}: ${text.slice(0, 300)}`);
  const parsed = ChatAnswer.safeParse(parseJson(text));
  if (!parsed.success) throw new AiServiceError(`no answer of a chat: ${text.slice(0, 300)}`);
  return parsed.data.choices[0]?.message.content ?? '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
