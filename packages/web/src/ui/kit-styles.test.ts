import { describe, expect, it } from 'vitest';

const lists = import.meta.glob<string>('./kit-styles.ts', { eager: true, import: 'default', query: '?raw' });
const list = Object.values(lists).join('\n');
const styles = Object.keys(
  import.meta.glob('../../../../node_modules/@mantine/core/styles/*.css', { query: '?url' }),
).map((path) => path.split('/').at(-1)?.replace('.css', '') ?? '');
const sources = import.meta.glob<string>('../**/*.tsx', { eager: true, import: 'default', query: '?raw' });

/** Components of the kit that are built of others, whose styles they need. */
const parts: Record<string, string[]> = {
  Modal: ['ModalBase', 'Overlay', 'CloseButton', 'Paper'],
  Drawer: ['ModalBase', 'Overlay', 'CloseButton', 'Paper'],
  Menu: ['Popover', 'UnstyledButton'],
  Button: ['UnstyledButton', 'Loader'],
  ActionIcon: ['UnstyledButton', 'Loader'],
  Textarea: ['Input'],
  TextInput: ['Input'],
  PasswordInput: ['Input', 'ActionIcon'],
  NumberInput: ['Input', 'UnstyledButton'],
  Checkbox: ['InlineInput', 'Input'],
  Radio: ['InlineInput', 'Input'],
  Switch: ['InlineInput', 'Input'],
  Select: ['Input', 'Combobox', 'Popover', 'ScrollArea'],
  Autocomplete: ['Input', 'Combobox', 'Popover', 'ScrollArea'],
  MultiSelect: ['Input', 'Combobox', 'Popover', 'ScrollArea', 'Pill', 'PillsInput'],
  TagsInput: ['Input', 'Combobox', 'Popover', 'ScrollArea', 'Pill', 'PillsInput'],
  FileInput: ['Input'],
  SegmentedControl: ['FloatingIndicator'],
  FileButton: [],
};

function usedComponents(): string[] {
  const names = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, inner]) =>
      (inner ?? '').split(',').map((name) => name.trim()),
    ),
  );
  return [...new Set(names.filter((name) => /^[A-Z]/.test(name)))];
}

describe('the styles of the kit', () => {
  it('are there to be found', () => {
    expect(styles).toContain('Button');
    expect(usedComponents()).toContain('Button');
  });

  it('are listed for every component in use', () => {
    const needed = usedComponents().flatMap((name) => [name, ...(parts[name] ?? [])]);
    const missing = needed.filter((name) => styles.includes(name) && !list.includes(`/${name}.css'`));
    expect([...new Set(missing)]).toEqual([]);
  });
});
