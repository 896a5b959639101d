import { expect, it } from 'vitest';
import { countVisit, isTimeToOffer, rememberOffer } from './visits.ts';

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

it('the installation is offered once, at the second visit', () => {
  const local = storage();
  const first = { local, session: storage() };
  expect(countVisit(first)).toBe(1);
  expect(isTimeToOffer(countVisit(first), first)).toBe(false);
  const second = { local, session: storage() };
  expect(isTimeToOffer(countVisit(second), second)).toBe(true);
  rememberOffer(second);
  expect(isTimeToOffer(countVisit({ local, session: storage() }), { local })).toBe(false);
});
