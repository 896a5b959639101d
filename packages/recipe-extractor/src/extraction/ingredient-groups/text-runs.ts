/** Finds ingredient lines in the text of a page, whatever elements hold them. */
import type { Block } from '../page/blocks.ts';
import { type FoundLines, LineIndex, lineWords } from './line-index.ts';

/** Neighbouring blocks that may be the parts of one line: amount, unit, name and a remark. */
const maxBlocks = 5;
/** Blocks that may lie between two lines of a list: headings, buttons and remarks. */
const maxGap = 8;
/** A list of other things, such as a menu, has more blocks. */
const maxPageBlocks = 6000;
const maxLineLength = 400;
const maxRuns = 200;
/** Lines of the same words. */
const maxChoices = 20;
/** No recipe has more lines. */
const maxLines = 400;

/** A line in the blocks from `start` up to `end`. */
export interface TextLine {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly likeness: number;
}

/** Runs of lines close to each other, each line once. A copy of the list is a run of its own. */
export function textRuns(blocks: readonly Block[], lines: readonly string[]): TextLine[][] {
  if (lines.length > maxLines) return [];
  const reader = new RunReader(blocks.slice(0, maxPageBlocks), new LineIndex(lines));
  return reader.read();
}

interface Match {
  readonly found: FoundLines;
  readonly end: number;
}

class RunReader {
  private readonly runs: TextLine[][] = [];
  private run: TextLine[] = [];
  private readonly used = new Set<number>();
  private readonly blocks: readonly Block[];
  private readonly words: readonly string[][];
  private readonly index: LineIndex;

  constructor(blocks: readonly Block[], index: LineIndex) {
    this.blocks = blocks;
    this.index = index;
    this.words = blocks.map(({ text }) => (text.length > maxLineLength ? [] : lineWords(text)));
  }

  read(): TextLine[][] {
    let at = 0;
    while (at < this.blocks.length && this.runs.length < maxRuns) {
      const match = this.matchAt(at);
      if (match !== null) this.add(match, at);
      at = match?.end ?? at + 1;
    }
    this.startRun();
    return this.runs;
  }

  /** The line that begins with a block, with as many blocks as make it most alike. */
  private matchAt(at: number): Match | null {
    const own = this.best(at);
    if (own === null || own.found.likeness === 1) return own;
    // What makes the text more alike when it is left out is no part of the line, such as a heading before it.
    const next = own.end > at + 1 ? this.best(at + 1) : null;
    return next !== null && next.found.likeness >= own.found.likeness ? null : own;
  }

  private best(at: number): Match | null {
    let best: Match | null = null;
    let words: readonly string[] = [];
    for (let end = at + 1; end <= at + maxBlocks; end += 1) {
      const more = this.words[end - 1];
      if (more === undefined || !this.index.sharesWords(more)) break;
      words = [...words, ...more];
      const found = this.index.findWords(words);
      if (found.likeness > (best?.found.likeness ?? 0)) best = { found, end };
    }
    return best;
  }

  private add({ found, end }: Match, start: number): void {
    const last = this.run.at(-1);
    if (last !== undefined && start - last.end > maxGap) this.startRun();
    let line = this.nextFree(found.lines);
    if (line === undefined && found.likeness < 1) return;
    if (line === undefined) this.startRun();
    line ??= found.lines[0] ?? 0;
    this.used.add(line);
    this.run.push({ line, start, end, likeness: found.likeness });
  }

  private nextFree(lines: readonly number[]): number | undefined {
    const last = this.run.at(-1)?.line ?? -1;
    const free = lines.slice(0, maxChoices).filter((line) => !this.used.has(line));
    return free.find((line) => line > last) ?? free[0];
  }

  private startRun(): void {
    if (this.run.length > 1) this.runs.push(this.run);
    this.run = [];
    this.used.clear();
  }
}
