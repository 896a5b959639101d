import { ImportProblem, type ImportWay } from './import-problem.tsx';
import type { useCreateRecipe } from './imports.queries.ts';
import { ImportedCard } from './origins/imported-card.tsx';
import { KnownRecipes } from './known-recipes.tsx';

/** What an import came to, below its form: why it failed, the recipes that the library has already, or what was read. */
export function ImportOutcome({
  creation,
  way,
}: {
  creation: ReturnType<typeof useCreateRecipe>;
  way: ImportWay;
}) {
  const { data, variables, error } = creation;
  const isKnown = data !== undefined && 'known' in data && variables !== undefined;
  if (
    data !== undefined &&
    'slug' in data &&
    data.fields.length > 0 &&
    variables?.options.showsOrigins === true
  )
    return <ImportedCard slug={data.slug} fields={data.fields} />;
  if (!isKnown) return <ImportProblem error={error} way={way} />;
  return (
    <KnownRecipes
      known={data.known}
      source={variables.source}
      onKeepBoth={() => creation.mutate({ ...variables, keepsBoth: true })}
    />
  );
}
