import type { HouseholdInDB } from '@hearth/contract';
import { presentHousehold } from '../households/index.ts';
import type { AdminHousehold, HouseholdPeople } from './admin-households.repository.ts';
import { rowsBy, type WithWebhooks } from './rows-by-owner.ts';

/** A household as it is presented, with its users and webhooks out of those of several. */
export function householdPresenter(
  contents: { readonly people: HouseholdPeople } & WithWebhooks,
): (found: AdminHousehold) => HouseholdInDB {
  const people = rowsBy(contents.people, (one) => one.household_id);
  const webhooks = rowsBy(contents.webhooks, ({ householdId }) => householdId);
  return (found) => {
    const { id: householdId } = found.household;
    const users = people(householdId).map(({ id, full_name }) => ({ id, fullName: full_name }));
    return {
      ...presentHousehold(found),
      group: found.groupName,
      users,
      webhooks: [...webhooks(householdId)],
    };
  };
}
