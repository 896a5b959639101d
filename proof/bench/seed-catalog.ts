import { postItems } from '../../packages/server/src/features/shopping/items/item-writes.service.ts';
import { createList } from '../../packages/server/src/features/shopping/lists/lists.service.ts';
import type { MemberScope } from '../../packages/server/src/platform/db/scope.ts';
import type { Platform } from '../../packages/server/src/platform/platform.ts';

const labels = 'Fruit Vegetables Bakery Dairy Meat Fish Frozen Spices Drinks Sweets Household Other'.split(
  ' ',
);
const kinds =
  'tomato onion garlic chicken beef lentil chickpea potato carrot spinach mushroom cream butter flour rice lemon basil thyme cumin paprika apple almond chocolate honey egg'.split(
    ' ',
  );
const manners = 'red wild smoked dried sweet white young aged salted ground'.split(' ');
const origins = 'coast valley hill river forest garden island meadow market orchard'.split(' ');
const createdAt = '2024-01-01T00:00:00.000000Z';
const itemsOnList = 100;

/** The foods that a seeded catalog has. */
export function listSeededFoods(foods: number): { id: string; name: string }[] {
  return Array.from({ length: foods }, (_, at) => ({ id: buildId('f', at), name: foodName(at) }));
}

/** Foods with labels, and lists with a hundred items each, a third of them foods. */
export async function seedCatalogAndLists(
  on: Platform,
  scope: MemberScope,
  { foods, lists }: { foods: number; lists: number },
): Promise<void> {
  const ids = Array.from({ length: foods }, (_, at) => buildId('f', at));
  await on.database.write(scope, async (tx) => {
    const stamp = { group_id: scope.groupId, created_at: createdAt, updated_at: createdAt };
    for (const [at, name] of labels.entries())
      await tx
        .insertInto('labels')
        .values({ id: buildId('1', at), name: `${name} aisle`, color: '#558844', ...stamp })
        .execute();
    for (const [at, id] of ids.entries()) {
      const name = foodName(at);
      const row = { id, name, plural_name: null, description: '', search_text: name, ...stamp };
      await tx
        .insertInto('foods')
        .values({ ...row, label_id: buildId('1', at % labels.length) })
        .execute();
    }
  });
  for (let at = 0; at < lists; at += 1) await fillList(on, scope, at, ids);
}

/** Ten kinds of words in every combination; more foods than those have a number. */
function foodName(at: number): string {
  const kind = kinds[at % kinds.length];
  const manner = manners[Math.floor(at / kinds.length) % manners.length];
  const round = Math.floor(at / kinds.length / manners.length);
  const origin = origins[round % origins.length];
  return `${origin} ${manner} ${kind}${round < origins.length ? '' : ` ${round}`}`;
}

async function fillList(on: Platform, scope: MemberScope, number: number, foods: readonly string[]) {
  const { id } = await createList(on, scope, { name: `List ${number}`, extras: {} });
  const items = Array.from({ length: itemsOnList }, (_, at) => {
    const foodId = foods[(number * itemsOnList + at * 7) % foods.length];
    const isFood = at % 3 === 0 && foodId !== undefined;
    return {
      shoppingListId: id,
      quantity: 1,
      position: at,
      ...(isFood ? { foodId } : { note: `thing ${at}` }),
    };
  });
  await postItems(on, scope, items);
}

function buildId(kind: string, at: number): string {
  return `${kind.repeat(8)}-0000-4000-8000-${at.toString(16).padStart(12, '0')}`;
}
