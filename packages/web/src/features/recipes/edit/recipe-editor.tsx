import type { Recipe } from '@hearth/contract/index';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoverBanner } from '../../../platform/drafts/index.ts';
import { useDocumentTitle } from '../../../ui/page/use-document-title.ts';
import { useRootAttribute } from '../../../ui/page/use-root-attribute.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import type { Library } from '../recipes.queries.ts';
import { EditorBar } from './frame/editor-bar.tsx';
import { EditorDialogs } from './frame/editor-dialogs.tsx';
import { EditorForm } from './frame/editor-form.tsx';
import { useLeaving } from './frame/use-leaving.ts';
import { useEditorKeys } from './frame/use-editor-keys.ts';
import { useQuickLine } from './ingredients/quick/use-quick-line.ts';
import { useDraftState } from './state/use-draft-state.ts';
import { useStoredDraft } from './state/use-stored-draft.ts';
import { useRetry } from './state/use-retry.ts';
import { useSaving } from './state/use-saving.ts';
import { useSavingWithLine } from './state/use-saving-with-line.ts';
import classes from './frame/frame.module.css';

const JsonMode = lazy(() => import('./json/json-mode.tsx').then((module) => ({ default: module.JsonMode })));

/** Props of the recipe editor. */
export interface RecipeEditorProps {
  recipe: Recipe;
  /** Version tag that saving sends back. */
  etag: string | null;
  library: Library;
}

/** The ways to edit: by fields, or the whole recipe as text. */
export type EditorMode = 'form' | 'json';

/** Changes a recipe. Nothing is stored before Save, except on the device. */
export function RecipeEditor({ recipe, etag, library }: RecipeEditorProps) {
  const { t } = useTranslation('editor');
  const [mode, setMode] = useState<EditorMode>('form');
  const [isTextWrong, setTextWrong] = useState(false);
  const added = useDraftState(recipe, etag);
  const line = useQuickLine(added);
  const state = { ...added, isDirty: added.isDirty || line.text.trim() !== '' };
  const saving = useSavingWithLine(useSaving(state, library), line.settle);
  const kept = useStoredDraft(state, line.draftWithLine);
  const leaving = useLeaving({ state, saving, kept, library, isBlocked: isTextWrong });
  useRootAttribute('data-has-page-bar');
  useDocumentTitle(t('title', { name: recipe.name }));
  useRetry(saving.isWaiting && !saving.isSaving, () => void leaving.saveAndClose());
  useEditorKeys({ ...state, save: () => void leaving.saveAndClose() });
  const switchMode = (next: EditorMode) => {
    line.add();
    setMode(next);
    setTextWrong(false);
  };
  return (
    <div className={classes.page}>
      <h1 className="visually-hidden" tabIndex={-1}>
        {t('title', { name: recipe.name })}
      </h1>
      <EditorBar
        state={state}
        saving={saving}
        savedAt={kept.savedAt}
        mode={mode}
        isTextWrong={isTextWrong}
        onMode={switchMode}
        leaving={leaving}
      />
      <RecoverBanner draft={kept} />
      {mode === 'form' ? (
        <EditorForm
          state={state}
          line={line}
          nameProblem={saving.nameProblem}
          linkProblem={saving.linkProblem}
          library={library}
        />
      ) : (
        <Suspense fallback={<Loading />}>
          <JsonMode draft={state.draft} edit={state.edit} onWrong={setTextWrong} />
        </Suspense>
      )}
      <EditorDialogs
        state={state}
        saving={saving}
        leaving={leaving}
        library={library}
        isTextWrong={isTextWrong}
      />
    </div>
  );
}
