import { type HeadedItem } from '../../cleaning/index.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import type { WrittenRecipe } from '../migrated-recipe.ts';
import { MentionList } from './cooklang-mentions.ts';

/**
 * An ingredient, a pot or a timer in a step: `@flour{200%g}`, `@salt`, `#pan{}`, `~{10%minutes}`, with the modifiers of
 * the extended syntax before its name (`@&flour{}`, `@?thyme`, `@&(~1)dough{}`) and a preparation after it (`(chopped)`).
 * A mark within a word belongs to the word, as in an address of mail.
 */
const markedPattern =
  /(?<![\p{L}\p{N}])([@#~])([@&?+-]{0,4})(\([=~\d\s]{1,8}\))?(?:([^@#~{}\n]*)\{([^@#~{}\n]*)\}|([\p{L}\p{M}\p{N}\p{So}_-]+))(?:\(([^@#~()\n]*)\))?/gu;

type Body = Pick<WrittenRecipe, 'ingredients' | 'headings' | 'parts' | 'steps' | 'stepHeadings' | 'tools'> & {
  readonly notes: readonly string[];
};

/** The steps of a text, and the ingredients, pots and notes in them. Paragraphs are steps; `= Sauce` heads some. */
export function cooklangBody(lines: readonly string[]): Body {
  return withSigns(readBody(lines.map(hideEscapes)));
}

/** Where the signs are kept that a backslash takes the meaning from, in letters that no text has. */
const hidden = 0xf0000;

function hideEscapes(line: string): string {
  return line.replaceAll(/\\([!-/:-@[-`{-~])/g, (_, sign: string) =>
    String.fromCodePoint(hidden + (sign.codePointAt(0) ?? 0)),
  );
}

/** A value with the hidden signs back in all of its texts. */
function withSigns<T>(value: T): T {
  return mapTexts(value, (text) =>
    text.replaceAll(/[\u{F0021}-\u{F007E}]/gu, (letter) =>
      String.fromCodePoint((letter.codePointAt(0) ?? hidden) - hidden),
    ),
  ) as T;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, mapTexts(one, change)]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}

/** `Sauce: @lime{1}, @salt{}`: a list, with the heading of its group; no step is so. */
const listPattern =
  /^(?:([^@#~{}\n]{1,200}): )?@[^@#~{}\n]{1,200}\{[^}\n]{0,200}\}(?:\([^()\n]{0,300}\))?(?:, @[^@#~{}\n]{1,200}\{[^}\n]{0,200}\}(?:\([^()\n]{0,300}\))?)*$/u;

function readBody(lines: readonly string[]): Body {
  const mentions = new MentionList();
  const tools = new Set<string>();
  const steps: HeadedItem[] = [];
  const notes: string[] = [];
  let heading = '';
  for (const paragraph of joinParagraphs(lines)) {
    const section = readSection(paragraph);
    if (section !== null) {
      mentions.beginSection(section);
      heading = section;
    } else if (paragraph.startsWith('>')) notes.push(paragraph.replace(/^>+\s*/, ''));
    else if (steps.length === 0 && listPattern.test(paragraph)) {
      mentions.beginSection(listPattern.exec(paragraph)?.[1] ?? '');
      plainStep(paragraph, mentions, tools);
    } else {
      steps.push({ text: plainStep(paragraph, mentions, tools), heading });
      heading = '';
    }
  }
  return { ...listIngredients(mentions.finish()), ...listSteps(steps), notes, tools: [...tools] };
}

/** The name of a section, `= Sauce` or `== Sauce ==`; null for another line. */
function readSection(line: string): string | null {
  if (!line.startsWith('=')) return null;
  return line
    .replace(/^=+/, '')
    .replace(/(?<!=)=+$/, '')
    .trim();
}

/** Comments are left out; a section is a paragraph of its own, and so are the lines of a note. */
function joinParagraphs(lines: readonly string[]): string[] {
  const paragraphs: string[] = [];
  let current: string[] = [];
  const end = () => {
    if (current.length > 0) paragraphs.push(current.join(' '));
    current = [];
  };
  for (const line of withoutBlockComments(lines.join('\n')).split('\n').map(withoutComment)) {
    const isNote = line.startsWith('>');
    const isSection = line.startsWith('=');
    const isOther = isNote !== (current[0]?.startsWith('>') ?? isNote);
    if (line === '' || isSection || isOther) end();
    if (line !== '') current.push(isNote && current.length > 0 ? line.replace(/^>\s*/, '') : line);
    if (isSection) end();
  }
  end();
  return paragraphs;
}

/** `-- a comment` goes to the end of its line; two hyphens within a word, as in an address, begin none. */
function withoutComment(line: string): string {
  const at = line.search(/(?:^|\s)--/);
  return (at < 0 ? line : line.slice(0, at)).trim();
}

/** `[- a comment -]` may go over lines; one that does not end is text. */
function withoutBlockComments(text: string): string {
  let rest = '';
  let from = 0;
  for (let at = text.indexOf('[-'); at >= 0; at = text.indexOf('[-', from)) {
    const end = text.indexOf('-]', at + 2);
    if (end < 0) break;
    rest += text.slice(from, at);
    from = end + 2;
  }
  return rest + text.slice(from);
}

/** The text of a step as it is read: the name of an ingredient or a pot, and the time of a timer. */
function plainStep(step: string, mentions: MentionList, tools: Set<string>): string {
  return step
    .replaceAll(
      markedPattern,
      (
        _whole,
        mark: string,
        modifiers: string,
        reference: string | undefined,
        long: string | undefined,
        amount: string | undefined,
        short: string | undefined,
        note: string | undefined,
      ) => {
        const { name, shown } = readName(long ?? short ?? '');
        if (mark === '~') return timerText(amount ?? '') || shown;
        if (mark === '#') tools.add(name);
        // What an earlier step has made, and what is hidden, is in no list.
        else if (reference === undefined && !modifiers.includes('-'))
          mentions.add({ name, ...readQuantity(amount ?? ''), note: noteText(note, modifiers) });
        return shown;
      },
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** `white wine|wine` shows as wine; a recipe of another folder (`./Sauces/Green dip`) is known by its name. */
function readName(written: string): { name: string; shown: string } {
  const [full = '', alias = ''] = written.split('|', 2).map((part) => part.trim());
  const isPath = /^\.{1,2}[/\\]/.test(full);
  const name = isPath
    ? full.slice(Math.max(full.lastIndexOf('/'), full.lastIndexOf('\\')) + 1).replace(/\.cook$/i, '')
    : full;
  return { name, shown: alias || name };
}

/** `200%g`; an amount that does not scale begins with an equal sign, or in older files ends with a star. */
function readQuantity(written: string): { amount: string; unit: string } {
  const [amount = '', unit = ''] = written.replace(/^\s*=/, '').split('%', 2);
  return { amount: amount.replace(/\*\s*$/, '').trim(), unit: unit.trim() };
}

function noteText(note: string | undefined, modifiers: string): string {
  return [note?.trim() ?? '', modifiers.includes('?') ? 'optional' : ''].filter(Boolean).join(', ');
}

function timerText(written: string): string {
  return written.replaceAll('%', ' ').replaceAll(/\s+/g, ' ').trim();
}
