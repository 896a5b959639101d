import { describe, expect, it } from 'vitest';
import { isListIdOf, listIdFor } from './index.ts';

const household = '0d6f1a2b-1111-4222-8333-444455556666';
const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describe('ids of lists that devices create', () => {
  it('are valid for one household only', () => {
    const id = listIdFor({ householdId: household, uuid });
    expect(id).toMatch(/^3f2504e0-4f89-41d3-9a0c-0305[0-9a-f]{8}$/);
    expect(isListIdOf({ householdId: household, id })).toBe(true);
    expect(isListIdOf({ householdId: household, id: id.toUpperCase() })).toBe(true);
    expect(isListIdOf({ householdId: uuid, id })).toBe(false);
  });

  it('are not valid without the checksum', () => {
    expect(isListIdOf({ householdId: household, id: uuid })).toBe(false);
  });
});
