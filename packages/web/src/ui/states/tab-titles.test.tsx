// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { QueryError } from './query-error.tsx';

beforeEach(() => {
  document.title = 'Hearth';
});

it('what replaces a page names the tab as its heading', async () => {
  await render(<ErrorState isPage title="The list could not be loaded" />);
  expect(document.title).toBe('The list could not be loaded · Hearth');
  await render(<EmptyState isPage title="This list no longer exists" />);
  expect(document.title).toBe('This list no longer exists · Hearth');
});

it('a page of a thing that does not exist is called not found', async () => {
  const error = Object.assign(new Error('nothing'), { status: 404 });
  const query = { error, refetch: async () => undefined, isFetching: false };
  const page = await render(<QueryError isPage query={query} title="The list could not be loaded" />);
  expect(document.title).toBe(`${page.querySelector('h1')?.textContent ?? ''} · Hearth`);
});

it('what fails within a page leaves its name', async () => {
  await render(<ErrorState title="Comments could not be loaded" />);
  await render(<EmptyState title="No comments yet" />);
  expect(document.title).toBe('Hearth');
});
