import { expect, it } from 'vitest';
import texts from '@hearth/locales/en-US/jobs.json';
import { findJobName } from './job-names.ts';

it.each(Object.keys(texts.job))('the page of jobs uses the texts of %s', (name) => {
  expect(findJobName(name)).toBe(name);
});
