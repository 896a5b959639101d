import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { useTurns } from '../../../../ui/use-turns.ts';
import type { Library } from '../../recipes.queries.ts';
import { AssetsEditor } from '../fields/assets/assets-editor.tsx';
import { ExtrasEditor } from '../fields/extras-editor.tsx';
import { AboutFields, buildTextProps, NameEditor } from '../fields/main-fields.tsx';
import { NotesEditor } from '../fields/notes-editor.tsx';
import { NutritionEditor } from '../fields/nutrition-editor.tsx';
import { OrganizersEditor } from '../fields/organizers/organizers-editor.tsx';
import { PictureEditor } from '../fields/picture/picture-editor.tsx';
import { SettingsEditor } from '../fields/settings/settings-editor.tsx';
import { IngredientsEditor } from '../ingredients/ingredients-editor.tsx';
import type { QuickLine } from '../ingredients/quick/use-quick-line.ts';
import type { DraftState } from '../state/use-draft-state.ts';
import type { LinkProblem } from '../state/link-problem.ts';
import type { NameProblem } from '../state/use-saving.ts';
import { StepsEditor } from '../steps/steps-editor.tsx';
import { section, type SectionProps } from '../section.ts';
import { SectionIndex } from './section-index.tsx';
import classes from './frame.module.css';

/** Its sections come in so many turns, from top to bottom. */
const turns = 6;

/** The recipe as fields, in the places where one reads them; on phones what one writes comes first. */
export function EditorForm({
  state,
  line,
  nameProblem,
  linkProblem,
  library,
}: {
  state: DraftState;
  line: QuickLine;
  nameProblem: NameProblem | null;
  linkProblem: LinkProblem | null;
  library: Library;
}) {
  const { draft, edit } = state;
  const fields = { draft, edit };
  const turn = useTurns(turns);
  const isPhone = useIsPhone();
  const name = <NameEditor {...fields} problem={nameProblem} />;
  const picture = <PictureEditor state={state} library={library} />;
  return (
    <>
      <SectionIndex draft={draft} isWhole={turn > turns} />
      {isPhone ? (
        name
      ) : (
        <div className={classes.hero}>
          <div className={classes.intro}>
            {name}
            <AboutFields {...fields} />
          </div>
          {picture}
        </div>
      )}
      {turn > 1 && (
        <div className={classes.columns}>
          <IngredientsEditor state={state} line={line} linkProblem={linkProblem} />
          <div>
            {turn > 2 && <StepsEditor state={state} library={library} />}
            {turn > 2 && isPhone && (
              <div className={classes.about}>
                <AboutFields {...fields} />
                {picture}
              </div>
            )}
            {turn > 3 && <NotesEditor {...fields} />}
            {turn > 3 && <AssetsEditor state={state} library={library} />}
          </div>
        </div>
      )}
      {turn > 4 && (
        <div className={classes.columns}>
          <div>
            <OrganizersEditor {...fields} library={library} />
          </div>
          <div>{turn > 5 && <MoreFields state={state} />}</div>
        </div>
      )}
    </>
  );
}

/** What few recipes need. */
function MoreFields({ state }: { state: DraftState }) {
  const fields = { draft: state.draft, edit: state.edit };
  return (
    <>
      <NutritionEditor {...fields} />
      <SourceEditor {...fields} />
      <SettingsEditor {...fields} stored={state.base.recipe} />
      <ExtrasEditor {...fields} />
    </>
  );
}

const SourceEditor = section({ orgURL: true }, SourceField);

function SourceField(props: SectionProps<'orgURL'>) {
  const { t } = useTranslation('editor');
  return (
    <TextInput
      {...buildTextProps('orgURL', props)}
      className={classes.source ?? ''}
      label={t('source.label')}
      placeholder="https://"
      inputMode="url"
      attributes={{ input: { dir: 'ltr' } }}
    />
  );
}
