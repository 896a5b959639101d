import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { pageNonce } from '../../../../platform/boot/boot.ts';

/** A view of a text for code. */
export interface CodeView {
  setText: (text: string) => void;
  /** Marks lines as wrong. */
  mark: (lines: readonly number[]) => void;
  goTo: (line: number) => void;
  destroy: () => void;
}

const setMarks = StateEffect.define<readonly number[]>();
const wrongLine = Decoration.line({ class: 'cm-wrong' });
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, transaction) => {
    const effect = transaction.effects.find((one) => one.is(setMarks));
    if (effect === undefined) return before.map(transaction.changes);
    const { doc } = transaction.state;
    const lines = effect.value.filter((line) => line >= 1 && line <= doc.lines);
    const sorted = [...new Set(lines)].sort((one, other) => one - other);
    return Decoration.set(sorted.map((line) => wrongLine.range(doc.line(line).from)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The package's own colours, drawn towards the colour of text so that they are legible on light and dark. */
const colours = HighlightStyle.define(
  defaultHighlightStyle.specs.map((spec) =>
    typeof spec['color'] === 'string'
      ? { ...spec, color: `color-mix(in oklab, ${spec['color']} 50%, var(--mantine-color-text))` }
      : spec,
  ),
);

/** Puts a view of `text` into the page. */
export function createCodeView(
  parent: HTMLElement,
  text: string,
  label: string,
  onChange: (text: string) => void,
): CodeView {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(pageNonce()),
        lineNumbers(),
        foldGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        json(),
        syntaxHighlighting(colours),
        marks,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, 'data-name': 'json', tabindex: '0' }),
        keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText: (next) => {
      const before = view.state.doc.toString();
      if (next !== before) view.dispatch({ changes: { from: 0, to: before.length, insert: next } });
    },
    mark: (lines) => view.dispatch({ effects: setMarks.of(lines) }),
    goTo: (line) => {
      const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
