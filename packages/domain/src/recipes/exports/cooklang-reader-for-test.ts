/** A small reader of Cooklang by its specification, to read exports back. */

interface ReadMark {
  readonly sign: string;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly preparation: string;
}

interface ReadCooklang {
  readonly metadata: Readonly<Record<string, string>>;
  readonly sections: string[];
  /** All text of a step with the names of what is marked. */
  readonly steps: string[];
  readonly notes: string[];
  readonly marks: ReadMark[];
}

export function readCooklang(text: string): ReadCooklang {
  const [, head = '', body = ''] = /^---\n(?:([\s\S]*?)\n)?---\n([\s\S]*)$/.exec(text) ?? [];
  const read: ReadCooklang = { metadata: readMetadata(head), sections: [], steps: [], notes: [], marks: [] };
  for (const block of body.trim().split(/\n\n+/)) {
    if (block === '') continue;
    if (block.startsWith('=')) read.sections.push(readText(block.replace(/^=+\s*|\s*(?<!\\)=+$/g, ''), []));
    else if (block.startsWith('>')) read.notes.push(readText(block.replace(/^> ?/gm, ''), []));
    else read.steps.push(readText(block, read.marks));
  }
  return read;
}

function readMetadata(head: string): Record<string, string> {
  const lines = head.split('\n').filter((line) => /^\S.*: "/.test(line));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')),
      String(JSON.parse(line.slice(line.indexOf(':') + 1))),
    ]),
  );
}

function readText(text: string, marks: ReadMark[]): string {
  let written = '';
  let at = 0;
  const until = (ends: string): string => {
    let part = '';
    while (at < text.length && !ends.includes(text[at] ?? '')) {
      if (text[at] === '\\') at += 1;
      part += text[at] ?? '';
      at += 1;
    }
    at += 1;
    return part;
  };
  while (at < text.length) {
    const sign = text[at] ?? '';
    if (text.startsWith('--', at)) at = (text.indexOf('\n', at) + text.length + 1) % (text.length + 1);
    else if (text.startsWith('[-', at)) at = text.length;
    else if ('@#~'.includes(sign) && /\S/.test(text[at + 1] ?? '')) {
      at += 1;
      const name = until('{');
      const amount = until('}%');
      const unit = text[at - 1] === '%' ? until('}') : '';
      const preparation = text[at] === '(' ? ((at += 1), until(')')) : '';
      marks.push({ sign, name, quantity: amount, unit, preparation });
      written += [name, amount, unit, preparation].filter((part) => part !== '').join(' ');
    } else {
      if (sign === '\\') at += 1;
      written += text[at] ?? '';
      at += 1;
    }
  }
  return written;
}
