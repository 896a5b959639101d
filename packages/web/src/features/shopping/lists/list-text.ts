import type { ItemGroup } from '../items/rows/list-rows.ts';
import { textOfItem } from '../items/item-line.ts';

/**
 * A list for the clipboard: headings in brackets, or Markdown with checkboxes. Unlabelled items come first: below a
 * heading they would be taken for its own.
 */
export function listText(groups: readonly ItemGroup[], format: 'text' | 'markdown'): string {
  const isMarkdown = format === 'markdown';
  return groups
    .toSorted((a, b) => Number(a.label !== null) - Number(b.label !== null))
    .map(({ label, items }) => {
      const lines = items.map((item) => `${isMarkdown ? '- [ ] ' : ''}${textOfItem(item)}`);
      if (label === null) return lines.join('\n');
      return [isMarkdown ? `# ${label.name}` : `[${label.name}]`, ...lines].join('\n');
    })
    .join('\n\n');
}
