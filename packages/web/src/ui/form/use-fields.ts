import type { FieldProblem, FieldValidator } from '@hearth/domain/ui/validators';
import { type ChangeEvent, useCallback, useRef, useState } from 'react';
import { toggled } from '../toggled.ts';
import { useTranslation } from 'react-i18next';
import { findProblems } from './find-problems.ts';

/** Props of a text field of a form. */
export interface FieldBinding {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
  error: string | null;
  /** Said for password fields, of which the kit does not say it. */
  'aria-invalid': boolean;
}

/** The text fields of a form. */
export interface Fields<Name extends string> {
  values: Record<Name, string>;
  set: (name: Name, value: string) => void;
  /** Empties a field whose value has been taken: it shows no problem until it is used again. */
  clear: (name: Name) => void;
  /** Properties for `TextInput`, `PasswordInput` or `Textarea`. */
  bind: (name: Name) => FieldBinding;
  /** Checks everything, shows every problem and focuses the first field that has one. */
  check: () => boolean;
  isValid: boolean;
  /** Shows problems that the server found, beside those it found before. */
  showProblems: (texts: Partial<Record<Name, string>>) => void;
}

type Rules<Name extends string> = Partial<Record<Name, readonly FieldValidator[]>>;

/**
 * Text fields with the validators of the specification. A problem shows when a field has been left, or after `check`;
 * it goes as soon as the field is right.
 * @param found problems that the server has found before
 */
export function useFields<Name extends string>(
  initial: Record<Name, string>,
  rules: Rules<Name>,
  found: Partial<Record<Name, string>> = {},
): Fields<Name> {
  const describe = useProblemText();
  const [values, setValues] = useState(initial);
  const [shown, setShown] = useState<ReadonlySet<Name>>(new Set());
  const [foreign, setForeign] = useState(found);
  const names = useRef(Object.keys(initial) as Name[]).current;
  const problems = findProblems(values, rules);

  const set = useCallback((name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setForeign((before) => ({ ...before, [name]: undefined }));
  }, []);
  const clear = useCallback(
    (name: Name) => {
      set(name, '');
      setShown((before) => toggled(before, name, false));
    },
    [set],
  );
  const show = (added: readonly Name[]) => setShown((before) => new Set([...before, ...added]));
  const chooseError = (name: Name) => {
    const problem = shown.has(name) ? problems[name] : undefined;
    return problem === undefined ? (foreign[name] ?? null) : describe(problem);
  };

  return {
    values,
    set,
    clear,
    bind: (name) => {
      const error = chooseError(name);
      return {
        name,
        value: values[name],
        onChange: (event) => set(name, event.currentTarget.value),
        onBlur: () => values[name] !== '' && show([name]),
        error,
        'aria-invalid': error !== null,
      };
    },
    check: () => {
      show(names);
      const wrong = names.find((name) => problems[name] !== undefined);
      if (wrong !== undefined) focusField(wrong);
      return wrong === undefined;
    },
    isValid: Object.keys(problems).length === 0,
    showProblems: (texts) => setForeign((before) => ({ ...before, ...texts })),
  };
}

/** The message of a problem in the reader's language. */
function useProblemText(): (problem: FieldProblem) => string {
  const { t } = useTranslation('ui');
  return (problem) =>
    'params' in problem ? t(`problem.${problem.key}`, problem.params) : t(`problem.${problem.key}`);
}

/** Puts the focus into a field by its name. */
export function focusField(name: string): void {
  document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
}
