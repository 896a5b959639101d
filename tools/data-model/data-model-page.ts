import type { Reference } from './read-references.ts';

const introduction = `# Data model

Generated from the tables of the newest schema by \`node --import tsx tools/data-model/main.ts\`; a test compares this page with them. SQLite and PostgreSQL have the same tables. A box is a table, an arrow a foreign key: it points from the table that refers to the one referred to, and is dotted where the column may be null. Boxes with round corners belong to another wing. Columns are described in the \`*.tables.ts\` of each feature.

Nearly everything belongs to a \`groups\` row, the tenant; what one household has for itself names the household as well. Ids are UUIDs as text, instants are ISO 8601 text in UTC, flags are 0 or 1, and amounts are stored as fractions where they have to stay exact. Each recipe also stands in \`recipe_documents\`, as the JSON that the API sends. The search index (\`recipe_words\`, \`recipe_name_parts\`) is made of virtual tables on SQLite and has no foreign keys.
`;

/** The page as Markdown: a Mermaid diagram for each wing. */
export function dataModelPage(
  wings: ReadonlyMap<string, readonly string[]>,
  references: readonly Reference[],
): string {
  const sections = [...wings].map(([wing, tables]) => section(wing, tables, references));
  return `${introduction}\n${sections.join('\n')}`;
}

function section(wing: string, tables: readonly string[], references: readonly Reference[]): string {
  const own = new Set(tables);
  const shown = references.filter(({ from }) => own.has(from));
  const foreign = [...new Set(shown.map(({ to }) => to))].filter((to) => !own.has(to));
  const lines = [
    ...tables.map((table) => `  ${table}[${table}]`),
    ...foreign.toSorted().map((table) => `  ${table}([${table}])`),
    ...shown.map(arrow),
  ];
  return `## ${wing}\n\n\`\`\`mermaid\nflowchart LR\n${lines.join('\n')}\n\`\`\`\n`;
}

function arrow({ from, column, to, isOptional }: Reference): string {
  return `  ${from} ${isOptional ? '-.->' : '-->'}|${column}| ${to}`;
}
