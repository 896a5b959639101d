import type { ReadPlanEntry } from '@hearth/contract';
import type { ApiClient } from '../stage/api-client.ts';

const path = '/api/households/mealplans';

/** A Monday and the day after it, in a week that journeys plan. */
export const monday = '2030-01-07';
export const tuesday = '2030-01-08';

/** The plan, with that week on it. */
export const plannedWeek = `/household/mealplan/planner/view?start=${monday}&end=2030-01-13`;

/** The plan of a household as the server has it. */
export class StoredPlan {
  readonly #cook: ApiClient;

  constructor(cook: ApiClient) {
    this.#cook = cook;
  }

  /** Everything that is planned, as the days run. */
  async entries(): Promise<ReadPlanEntry[]> {
    const { items } = (await this.#cook.get(`${path}?page=1&perPage=-1`)).body as { items: ReadPlanEntry[] };
    return items.toSorted((a, b) => a.date.localeCompare(b.date) || a.position - b.position);
  }

  /** Day, place and name of everything that is planned. */
  async lines(): Promise<string[]> {
    const entries = await this.entries();
    return entries.map(({ date, position, recipe, title }) => `${date} ${position} ${recipe?.name ?? title}`);
  }

  /** Plans notes for a day, one after the other. */
  async note(date: string, ...titles: readonly string[]): Promise<void> {
    for (const title of titles) await this.#cook.change('POST', path, { date, title, entryType: 'dinner' });
  }

  async clear(): Promise<void> {
    for (const { id } of await this.entries()) await this.#cook.change('DELETE', `${path}/${id}`);
  }
}
