import { useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import type { SectionProps } from '../section.ts';
import { isSame } from '../state/is-same.ts';
import { CodeEditor } from './code-editor.tsx';
import { type JsonProblem, readDraft, writeDraft } from './recipe-json.ts';
import classes from './json.module.css';

const maxProblems = 8;

/** The whole recipe as text. Valid text updates the draft while typing; errors are shown by line. */
export function JsonMode({ draft, edit, onWrong }: SectionProps & { onWrong: (isWrong: boolean) => void }) {
  const { t } = useTranslation('editor');
  const [text, setText] = useState(() => writeDraft(draft));
  const [taken, setTaken] = useState(draft);
  const [problems, setProblems] = useState<readonly JsonProblem[]>([]);
  const [target, setTarget] = useState<{ line: number } | null>(null);
  if (draft !== taken) {
    // Undo, redo or another version of the recipe: the text follows.
    setTaken(draft);
    setText(writeDraft(draft));
    setProblems([]);
  }
  const change = (typed: string) => {
    setText(typed);
    const read = readDraft(typed);
    setProblems(read.problems);
    onWrong(read.draft === null);
    if (read.draft === null || isSame(read.draft, draft)) return;
    const next = read.draft;
    setTaken(next);
    edit(() => next, 'json');
  };
  return (
    <section aria-labelledby="editor-json">
      <h2 id="editor-json">{t('json.title')}</h2>
      <p className={classes.hint}>{t('json.hint')}</p>
      <CodeEditor
        text={text}
        label={t('json.title')}
        wrongLines={problems.map(({ line }) => line)}
        target={target}
        onChange={change}
      />
      <Problems problems={problems} onShow={(line) => setTarget({ line })} />
    </section>
  );
}

function Problems({
  problems,
  onShow,
}: {
  problems: readonly JsonProblem[];
  onShow: (line: number) => void;
}) {
  const { t } = useTranslation('editor');
  return (
    <ul className={classes.problems} aria-live="polite" aria-label={t('json.problems')}>
      {problems.slice(0, maxProblems).map((problem) => (
        <li key={`${problem.line}:${problem.member}:${problem.expected}`}>
          <button type="button" className={classes.problem} onClick={() => onShow(problem.line)}>
            {describeProblem(t, problem)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A sentence about a line; the name of a member keeps its direction in it. */
function describeProblem(t: TFunction<'editor'>, { line, member, expected }: JsonProblem): string {
  const name = member === '' ? t('json.whole') : `\u2068${member}\u2069`;
  const problem = t(`json.expected.${expected}`, { member: name });
  return t('json.line', { line: formats.number(line), problem });
}
