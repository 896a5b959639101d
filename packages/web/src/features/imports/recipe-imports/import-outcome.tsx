import { ImportProblem, type ImportWay } from './import-problem.tsx';
import type { useCreateRecipe } from './imports.queries.ts';
import { KnownRecipes } from './known-recipes.tsx';

/** What an import came to, below its form: why it failed, or the recipes that the library has already. */
export function ImportOutcome({
  creation,
  way,
}: {
  creation: ReturnType<typeof useCreateRecipe>;
  way: ImportWay;
}) {
  const { data, variables, error } = creation;
  const isKnown = data !== undefined && 'known' in data && variables !== undefined;
  if (!isKnown) return <ImportProblem error={error} way={way} />;
  return (
    <KnownRecipes
      known={data.known}
      source={variables.source}
      onKeepBoth={() => creation.mutate({ ...variables, keepsBoth: true })}
    />
  );
}
