/** Facts in YAML or TOML above a text, as Hugo, Jekyll, Obsidian, Chowdown and Cooklang write them. */
export { type FrontMatter, splitFrontMatter } from './split-front-matter.ts';
export { readYaml } from './safe-yaml.ts';
