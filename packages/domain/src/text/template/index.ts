/** Texts made from a template: a small part of the template language that people know from Jinja. */
export { renderTemplate } from './render-template.ts';
export { TemplateError } from './parse-template.ts';
