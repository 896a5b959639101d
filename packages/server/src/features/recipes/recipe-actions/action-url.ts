import { GroupRecipeActionType } from '@hearth/contract';
import { ValidationError } from '../../../platform/http/input/validation.ts';

const forms = {
  post: 'the address of a program begins with http:// or https://, such as https://example.com/recipes',
  link: 'the address of a link begins with https:// or another scheme, such as https://example.com/?recipe=${slug}',
};
const placeholders = /\$\{\w+\}/g;
const runsCode = /^(?:javascript|data|vbscript):/i;

/**
 * Checks that an address can be called by the server, or opened by a browser once it has filled in the placeholders.
 * @throws ValidationError with the form that is allowed
 */
export function requireActionUrl(type: string, url: string): void {
  const actionType = GroupRecipeActionType.parse(type);
  const isAllowed = actionType === 'post' ? isWebAddress(url) : isLink(url);
  if (isAllowed) return;
  const msg = `Value error, ${forms[actionType]}`;
  throw new ValidationError([
    { type: 'value_error', loc: ['body', 'url'], msg, input: url, ctx: { error: {} } },
  ]);
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url.trim()) && URL.canParse(url);
}

function isLink(url: string): boolean {
  const filled = url
    .trim()
    .replace(/^\$\{url\}/, 'https://example.com/')
    .replace(placeholders, 'x');
  return URL.canParse(filled) && !runsCode.test(filled);
}
