import type { SourceTree } from '../modules.ts';
import type { Rule, Violation } from '../rule.ts';
import { wordRule } from '../word-rule.ts';

/** Rules about the files themselves. */

const maxLines = 300;

function everyFile(
  tree: SourceTree,
  problemOf: (path: string, text: string) => string | undefined,
): Violation[] {
  return [...tree].flatMap(([path, text]) => {
    const problem = problemOf(path, text);
    return problem === undefined ? [] : [{ path, line: 1, problem }];
  });
}

const length: Rule = {
  name: 'file-length',
  reason: `a file that passes ${maxLines} lines holds more than one thing; split it by what people do.`,
  find: (_modules, tree) =>
    everyFile(tree, (path, text) => {
      if (path.endsWith('.json')) return undefined;
      const lines = text.replace(/\n$/, '').split('\n').length;
      return lines > maxLines ? `has ${lines} lines` : undefined;
    }),
};

const names: Rule = {
  name: 'file-names',
  reason: 'a name says what is inside; everything fits into a file of helpers, so nobody finds it there.',
  find: (_modules, tree) =>
    everyFile(tree, (path) => {
      const [found] = /(?:^|\/)(?:utils?|helpers?|commons?|misc)(?=[./])/.exec(path) ?? [];
      return found === undefined ? undefined : `is called ${found.replace('/', '')}`;
    }),
};

const constants = wordRule({
  name: 'constants-in-camel-case',
  reason: 'constants are written like all other values, with their unit at the end (docs/decisions/0059).',
  binds: () => true,
  words: () => [/\b(?:const|let)\s+[A-Z][A-Z\d]*(?:_[A-Z\d]+)*(?=\s*[:=])/g],
});

/** A function named `…Of`, declared or assigned; one that begins with a verb (`findRecipesOf`) says what it does. */
const nounAndOf =
  /\b(?:function\*?\s+|const\s+(?=\w+\s*=\s*(?:async\s*)?(?:<[^>]*>)?(?:\([^()]*(?:\([^()]*\)[^()]*)*\)(?:\s*:[^=;{}]+)?|\w+)\s*=>))(?!(?:find|count|delete|clear|bump|invalidate|index|read|has|is|may|use|trust|choose)[A-Z])[a-z]\w*Of\b/g;

const functions = wordRule({
  name: 'functions-are-verb-and-object',
  reason: 'a function is named by what it does, `readText` for `textOf` (docs/decisions/0059).',
  binds: () => true,
  words: () => [nounAndOf],
});

export const shapeRules: readonly Rule[] = [length, names, constants, functions];
