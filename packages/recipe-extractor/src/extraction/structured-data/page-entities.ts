/** The site and the author in the JSON-LD of a page, outside its recipe. */
import { type NodeGraph, nodeTypes, type SchemaNode } from './schema-node.ts';
import { readNames, readText } from './schema-values.ts';

/** Names that the graph tells; null where it tells none. */
export interface PageEntities {
  readonly siteName: string | null;
  readonly publisher: string | null;
  readonly author: string | null;
}

const articleTypes = new Set(['article', 'blogposting', 'newsarticle', 'webpage']);
const publisherTypes = new Set(['organization', 'corporation', 'newsmediaorganization', 'brand']);

/** Reads the site's name from its WebSite node, its publisher, and the writer from the article around the recipe. */
export function readEntities({ nodes, resolve }: NodeGraph): PageEntities {
  const nameOfType = (types: ReadonlySet<string>): string | null =>
    readText(findFirst(nodes, types)?.['name']);
  const publisher = nodes.map((node) => readNames(node['publisher'], resolve)).find((name) => name !== null);
  const articles = nodes.filter((node) => nodeTypes(node).some((type) => articleTypes.has(type)));
  const writer = articles.map((node) => readNames(node['author'], resolve)).find((name) => name !== null);
  return {
    siteName: nameOfType(new Set(['website'])),
    publisher: publisher ?? nameOfType(publisherTypes),
    author: writer ?? nameOfType(new Set(['person'])),
  };
}

function findFirst(nodes: readonly SchemaNode[], types: ReadonlySet<string>): SchemaNode | undefined {
  return nodes.find((node) => nodeTypes(node).some((type) => types.has(type)) && node['name'] !== undefined);
}
