/** Assistants: the tools that programs with a language model use in a person's name. */
export { assistantRoutes } from './assistants.routes.ts';
