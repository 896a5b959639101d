import { homeMadeWords } from './home-made-words.ts';

/** Home-made words in the names of files and in what they hold, as `path:line word → term`. */
export function findWords(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) => [
    ...wordsIn(path).map((found) => `${path} ${found}`),
    ...text
      .split('\n')
      .flatMap((line, index) => wordsIn(line).map((found) => `${path}:${index + 1} ${found}`)),
  ]);
}

function wordsIn(text: string): string[] {
  return homeMadeWords.flatMap(({ word, use }) => {
    const found = word.exec(text)?.[0];
    return found === undefined ? [] : [`${found} → ${use}`];
  });
}
