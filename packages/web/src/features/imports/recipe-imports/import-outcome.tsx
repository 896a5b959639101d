import { ImportProblem, type ImportWay } from './import-problem.tsx';
import type { useCreateRecipe } from './imports.queries.ts';
import { ImportedCard } from './origins/imported-card.tsx';
import { ImportedList } from './origins/imported-list.tsx';
import { KnownRecipes } from './known-recipes.tsx';
import { SeveralRecipes } from './several-recipes.tsx';

/** What an import came to, below its form: why it failed, the recipes that the library has already, or the new one. */
export function ImportOutcome({
  creation,
  error = creation.error,
  way,
  onAgain,
}: {
  creation: ReturnType<typeof useCreateRecipe>;
  error?: Error | null;
  way: ImportWay;
  /** Empties the form for the next recipe. */
  onAgain?: () => void;
}) {
  const { data, variables } = creation;
  if (data === undefined || variables === undefined) return <ImportProblem error={error} way={way} />;
  if ('found' in data)
    return (
      <SeveralRecipes names={data.found} onAnswer={(several) => creation.mutate({ ...variables, several })} />
    );
  if ('slug' in data && data.slugs.length > 1)
    return <ImportedList slugs={data.slugs} {...(onAgain ? { onAgain } : {})} />;
  if ('slug' in data)
    return <ImportedCard slug={data.slug} fields={data.fields} {...(onAgain ? { onAgain } : {})} />;
  return (
    <KnownRecipes
      known={data.known}
      source={variables.source}
      onKeepBoth={() => creation.mutate({ ...variables, keepsBoth: true })}
    />
  );
}
