import { expect, it } from 'vitest';
import { credentialJson, organizersJson } from './stored-imports.ts';

it.each([
  { kind: 'session' as const, id: 'x' },
  { kind: 'apiToken' as const, id: 7, scope: 'read-only' as const, integrationId: 'generic' },
])('reads the credential of a $kind', (credential) => {
  expect(credentialJson.parse(JSON.stringify(credential))).toEqual(credential);
});

it('refuses a credential with a scope that tokens do not have', () => {
  const credential = { kind: 'apiToken', id: 7, scope: 'root', integrationId: 'generic' };
  expect(() => credentialJson.parse(JSON.stringify(credential))).toThrow(
    'the credential of a bulk import: scope',
  );
});

it('reads organizers, also none', () => {
  const organizers = { recipeCategory: [], tags: [{ name: 'Quick', slug: 'quick' }] };
  expect(organizersJson.parse(JSON.stringify(organizers))).toMatchObject(organizers);
});
