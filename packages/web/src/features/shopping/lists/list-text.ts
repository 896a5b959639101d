import type { ItemGroup } from '../items/rows/list-rows.ts';
import { textOfItem } from '../items/item-line.ts';

/** A list for the clipboard: headings in brackets, or Markdown with checkboxes. */
export function listText(groups: readonly ItemGroup[], format: 'text' | 'markdown'): string {
  const isMarkdown = format === 'markdown';
  return groups
    .map(({ label, items }) => {
      const lines = items.map((item) => `${isMarkdown ? '- [ ] ' : ''}${textOfItem(item)}`);
      if (label === null) return lines.join('\n');
      return [isMarkdown ? `# ${label.name}` : `[${label.name}]`, ...lines].join('\n');
    })
    .join('\n\n');
}
