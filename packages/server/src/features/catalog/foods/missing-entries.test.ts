import { expect, it } from 'vitest';
import { householdScope } from '../../../platform/db/scope.ts';
import { describeServer } from '../../../testing/describe-server.ts';
import { addMissingEntries } from './missing-entries.service.ts';

describeServer('foods and units that are missing', ({ server }) => {
  it('are added once, also by two at the same moment who spell them differently', async () => {
    const scope = householdScope(await server.member());
    const add = (food: string, unit: string) =>
      addMissingEntries(server.platform, scope, { foods: [food], units: [unit] });
    const [one, other] = await Promise.all([add('Olive oil', 'Gob'), add('olive oil', 'gob')]);
    expect(one.foods.get('Olive oil')).toBeDefined();
    expect(one.foods.get('Olive oil')).toBe(other.foods.get('olive oil'));
    expect(one.units.get('Gob')).toBe(other.units.get('gob'));
    expect((await add('OLIVE OIL', 'gob')).foods.get('OLIVE OIL')).toBe(one.foods.get('Olive oil'));
  });
});
