import type { Recipe } from '@hearth/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { ApiClient } from '../stage/api-client.ts';
import { endVisit, type Visitor } from '../stage/browser.ts';
import { Stage } from '../stage/stage.ts';

/** What a test of the editor has. Each test begins with a new recipe, and with a visitor who is signed in. */
interface EditorTest {
  readonly stage: Stage;
  readonly api: ApiClient;
  readonly visitor: Visitor;
  readonly page: Page;
  readonly slug: string;
  /** The address of the recipe. */
  readonly path: string;
  /** The recipe as the server has it. */
  stored(): Promise<Recipe>;
}

/** A suite whose tests each edit a recipe of their own, which has the given fields. */
export function describeEditor(
  name: string,
  fields: Readonly<Record<string, unknown>>,
  declareTests: (editor: EditorTest) => void,
): void {
  describe(`the editor: ${name}`, () => {
    const editor = new Editor();
    beforeAll(() => editor.open());
    beforeEach(() => editor.begin(fields));
    afterEach(() => editor.end());
    afterAll(() => editor.close());
    declareTests(editor);
  });
}

class Editor implements EditorTest {
  #stage: Stage | undefined;
  #api: ApiClient | undefined;
  #visit: { readonly visitor: Visitor; readonly slug: string } | undefined;
  #count = 0;

  async open(): Promise<void> {
    this.#stage = await Stage.open();
    this.#api = await this.#stage.apiClient();
  }

  async begin(fields: Readonly<Record<string, unknown>>): Promise<void> {
    this.#count += 1;
    const slug = await this.api.cook(`Dish ${this.#count}`, fields);
    this.#visit = { slug, visitor: await this.stage.signedInVisitor() };
  }

  end(): Promise<void> {
    return endVisit(this.visitor);
  }

  async close(): Promise<void> {
    await this.#stage?.close();
  }

  get stage(): Stage {
    return begun(this.#stage);
  }

  get api(): ApiClient {
    return begun(this.#api);
  }

  get visitor(): Visitor {
    return begun(this.#visit).visitor;
  }

  get page(): Page {
    return this.visitor.page;
  }

  get slug(): string {
    return begun(this.#visit).slug;
  }

  get path(): string {
    return `/g/home/r/${this.slug}`;
  }

  async stored(): Promise<Recipe> {
    return (await this.api.get(`/api/recipes/${this.slug}`)).body as Recipe;
  }
}

function begun<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the editor is there in hooks and tests only');
  return value;
}
