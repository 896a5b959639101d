import { UpdateHouseholdPreferences } from '@hearth/contract';
import { expect, it } from 'vitest';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';

const url = '/api/households/preferences';
const defaults = {
  privateHousehold: true,
  lockRecipeEditsFromOtherHouseholds: true,
  firstDayOfWeek: 0,
  recipePublic: true,
  recipeShowNutrition: false,
  recipeShowAssets: false,
  recipeLandscapeView: false,
  recipeDisableComments: false,
  recipeDisableAmount: true,
};
const opposite = {
  privateHousehold: false,
  lockRecipeEditsFromOtherHouseholds: false,
  firstDayOfWeek: 6,
  recipePublic: false,
  recipeShowNutrition: true,
  recipeShowAssets: true,
  recipeLandscapeView: true,
  recipeDisableComments: true,
  recipeDisableAmount: false,
};

const suite: SuiteOptions = { cook: { rights: ['canManageHousehold'] } };

describeServer('what a household prefers', suite, ({ server, cook: manager }) => {
  it.each(['put', 'patch'] as const)(
    '%s changes each preference alone, and keeps all others',
    async (way) => {
      const client = server.as(manager);
      const start = { ...opposite, showComputedNutrition: true, showAnnouncements: true };
      const names = Object.keys(UpdateHouseholdPreferences.shape);
      expect(Object.keys(start).toSorted()).toEqual(names.toSorted());
      const others = { ...defaults, showComputedNutrition: false, showAnnouncements: false };
      for (const before of [start, others]) {
        const after = before === start ? others : start;
        await client.put(url, before);
        for (const [name, value] of Object.entries(after)) {
          expect((await client[way](url, { [name]: value })).body).toMatchObject({
            ...before,
            [name]: value,
          });
          await client.put(url, before);
        }
        expect((await client[way](url, {})).body).toMatchObject(before);
      }
    },
  );

  it('PUT and PATCH change what is sent', async () => {
    const client = server.as(manager);
    expect((await client.put(url, opposite)).body).toMatchObject(opposite);
    expect((await client.get(url)).body).toMatchObject(opposite);
    expect((await client.patch(url, { firstDayOfWeek: 1 })).body).toMatchObject({
      ...opposite,
      firstDayOfWeek: 1,
    });
    expect((await client.patch(url, {})).body).toMatchObject({ ...opposite, firstDayOfWeek: 1 });
    expect((await client.put(url, {})).body).toMatchObject({ ...opposite, firstDayOfWeek: 1 });
    expect((await client.put(url, defaults)).body).toMatchObject(defaults);
    expect((await client.get('/api/households/self')).body).toMatchObject({ preferences: defaults });
  });

  it('is changed by those who manage the household only, and only their own', async () => {
    const neighbour = await server.neighbour(manager, { rights: ['canManageHousehold'] });
    await server.as(manager).put(url, defaults);
    for (const rights of [[], ['canManage', 'canInvite', 'canOrganize', 'advanced']] as const) {
      const other = server.as(await server.housemate(manager, { rights }));
      expect((await other.get(url)).body).toMatchObject(defaults);
      for (const answer of [await other.put(url, opposite), await other.patch(url, opposite)]) {
        expect(answer).toMatchObject({ status: 403, body: { detail: 'Forbidden' } });
      }
    }
    await server.as(neighbour).put(url, opposite);
    expect((await server.as(manager).get(url)).body).toMatchObject(defaults);
  });

  it.each([
    ['firstDayOfWeek', 7],
    ['firstDayOfWeek', -1],
    ['firstDayOfWeek', 1.5],
    ['privateHousehold', 'perhaps'],
    ['recipePublic', null],
  ])('%s may not be %j', async (field, value) => {
    const before = (await server.as(manager).get(url)).body;
    for (const answer of [
      await server.as(manager).put(url, { [field]: value }),
      await server.as(manager).patch(url, { [field]: value }),
    ]) {
      expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', field] }] } });
    }
    expect((await server.as(manager).get(url)).body).toEqual(before);
  });

  it('new recipes begin with it', async () => {
    const client = server.as(manager);
    await client.put(url, opposite);
    expect((await client.cook('Begun')).settings).toMatchObject({
      public: false,
      showNutrition: true,
      disableComments: true,
      disableAmount: false,
    });
  });
});
