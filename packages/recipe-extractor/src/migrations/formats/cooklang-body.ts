import type { WrittenRecipe } from '../migrated-recipe.ts';

/** An ingredient, a pot or a timer in a step: `@flour{200%g}`, `@salt`, `#pan{}`, `~{10%minutes}`. */
const markedPattern = /([@#~])(?:([^@#~{}\n]*)\{([^}\n]*)\}|([\p{L}\p{N}_-]+))(?:\(([^)\n]*)\))?/gu;
const sectionPattern = /^=+\s*([^=]*?)\s*=*$/;

type Body = Pick<WrittenRecipe, 'ingredients' | 'headings' | 'steps' | 'stepHeadings' | 'notes' | 'tools'>;

/** The steps of a text, and the ingredients, pots and notes in them. Paragraphs are steps; `== Sauce ==` heads some. */
export function cooklangBody(lines: readonly string[]): Body {
  const ingredients: string[] = [];
  const tools = new Set<string>();
  const found = {
    headings: new Map<number, string>(),
    steps: [] as string[],
    stepHeadings: new Map<number, string>(),
    notes: [] as string[],
  };
  for (const paragraph of joinParagraphs(lines)) {
    const section = sectionPattern.exec(paragraph)?.[1];
    if (section !== undefined && section !== '') {
      found.headings.set(ingredients.length, section);
      found.stepHeadings.set(found.steps.length, section);
    } else if (paragraph.startsWith('>')) found.notes.push(paragraph.replace(/^>\s*/, ''));
    else found.steps.push(plainStep(paragraph, ingredients, tools));
  }
  return { ...found, ingredients, tools: [...tools] };
}

/** Comments are left out; sections and notes are paragraphs of their own. */
function joinParagraphs(lines: readonly string[]): string[] {
  const text = lines
    .map((line) => line.replace(/--.*$/, '').trim())
    .map((line) => (sectionPattern.test(line) || line.startsWith('>') ? `\n${line}\n` : line))
    .join('\n')
    .replaceAll(/\[-[\s\S]*?-\]/g, '');
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** The text of a step; marked parts are added to their lists. */
function plainStep(step: string, ingredients: string[], tools: Set<string>): string {
  return step.replaceAll(
    markedPattern,
    (_, mark: string, long?: string, amount?: string, short?: string, hint?: string) => {
      const name = (long ?? short ?? '').trim();
      const quantity = (amount ?? '').replaceAll('%', ' ').replace(/^=/, '').trim();
      if (mark === '~') return quantity === '' ? name : quantity;
      if (mark === '#') tools.add(name);
      else
        ingredients.push([quantity, name, hint === undefined ? '' : `(${hint})`].filter(Boolean).join(' '));
      return name;
    },
  );
}
