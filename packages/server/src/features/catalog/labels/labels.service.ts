import type { EntryUses, Label, Page, SearchablePagingQuery } from '@hearth/contract';
import { mayOrganize } from '@hearth/domain/people/policies';
import type { GroupTx } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/queries/expressions.ts';
import {
  recordChangedReferences,
  bumpLibraryRevision,
} from '../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, failAs, required } from '../../../platform/errors/app-error.ts';
import { pageOfAll } from '../../../platform/paging/page-envelope.ts';
import { selectRows } from '../../../platform/paging/select-rows.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publish } from '../../automation/notifiers/index.ts';
import { findUses } from '../uses/index.ts';
import { labelRules } from './label-list.ts';
import { deleteLabel, findLabel, findLabels, insertLabel, updateLabel } from './labels.repository.ts';
import type { LabelRow } from './labels.tables.ts';

/** What other features do when labels change: documents of recipes name them, shopping lists have a position for each. */
export interface LabelListener {
  /** Called when the group has new ones. */
  labelsAdded(tx: GroupTx): Promise<void>;
  /** Called while the foods still have the label. */
  labelChanges(tx: GroupTx, id: string): Promise<void>;
}

/** One page of the group's labels. */
export async function listLabels(
  platform: Platform,
  scope: MemberScope,
  query: SearchablePagingQuery,
): Promise<Page<Label>> {
  const rows = await findLabels(platform.database.read(scope));
  const labels = await selectRows(rows, query, labelRules, platform.clock.now());
  const page = pageOfAll(labels, query, '/groups/labels');
  return { ...page, items: page.items.map(presentLabel) };
}

/** @throws AppError `itemNotFound` */
export async function getLabel(platform: Platform, scope: MemberScope, id: string): Promise<Label> {
  return presentLabel(required(await findLabel(platform.database.read(scope), id), 'itemNotFound'));
}

/**
 * Which foods and shopping lists have a label.
 * @throws AppError `itemNotFound`
 */
export async function getLabelUses(platform: Platform, scope: MemberScope, id: string): Promise<EntryUses> {
  const reader = platform.database.read(scope);
  return findUses(reader, 'labels', required(await findLabel(reader, id), 'itemNotFound').id);
}

/** @throws AppError `wordNotSaved` when the group has one of that name. */
export async function createLabel(
  platform: Platform,
  scope: MemberScope,
  input: { name: string; color: string },
  listener: LabelListener,
): Promise<Label> {
  const row = newLabel(platform, scope.groupId, input);
  return platform.database
    .write(scope, async (tx) => {
      await insertLabel(tx, row);
      await listener.labelsAdded(tx);
      await publishLabel(platform, tx, row, 'create');
      return presentLabel(row);
    })
    .catch(nameTakenWhenUnique);
}

/**
 * Changes what `change` holds.
 * @throws AppError `itemNotFound`, `forbidden` without the right to organize, `wordNotSaved` when the name is taken
 */
export async function changeLabel(
  platform: Platform,
  scope: MemberScope,
  id: string,
  change: { name?: string | undefined; color?: string | undefined },
  listener: LabelListener,
): Promise<Label> {
  return platform.database
    .write(scope, async (open) => {
      const tx = await bumpLibraryRevision(open);
      recordChangedReferences(tx);
      const row = (await findLabel(tx, id)) ?? fail('itemNotFound');
      if (!mayOrganize(scope.rights)) fail('forbidden');
      const { name = row.name, color = row.color } = change;
      await updateLabel(tx, id, { name, color, updated_at: storedInstant(platform.clock.now()) });
      await listener.labelChanges(tx, id);
      await publishLabel(platform, tx, { ...row, name }, 'update');
      return presentLabel({ ...row, name, color });
    })
    .catch(nameTakenWhenUnique);
}

/**
 * Deletes a label; its foods then have none. Returns the deleted one.
 * @throws AppError `wordNotSaved` when there is none, `forbidden` without the right to organize
 */
export async function removeLabel(
  platform: Platform,
  scope: MemberScope,
  id: string,
  listener: LabelListener,
): Promise<Label> {
  return platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    recordChangedReferences(tx);
    const row = (await findLabel(tx, id)) ?? failAs('wordNotSaved', 'itemGone');
    if (!mayOrganize(scope.rights)) fail('forbidden');
    await listener.labelChanges(tx, id);
    await deleteLabel(tx, id);
    await publishLabel(platform, tx, row, 'delete');
    return presentLabel(row);
  });
}

const happened = {
  create: { ending: 'created', text: 'wasCreated' },
  update: { ending: 'updated', text: 'wasUpdated' },
  delete: { ending: 'deleted', text: 'deleted' },
} as const;

async function publishLabel(
  platform: Platform,
  tx: GroupTx,
  { id, name }: Pick<LabelRow, 'id' | 'name'>,
  operation: keyof typeof happened,
): Promise<void> {
  const { ending, text } = happened[operation];
  await publish(platform, tx, {
    type: `label_${ending}`,
    householdId: null,
    document: { documentType: 'label', operation, labelId: id },
    message: { text, name },
  });
}

/** A new row for a label. */
export function newLabel(
  platform: Platform,
  groupId: string,
  { name, color }: { name: string; color: string },
): LabelRow {
  const now = storedInstant(platform.clock.now());
  return { id: platform.random.uuid(), group_id: groupId, name, color, created_at: now, updated_at: now };
}

function presentLabel({ id, name, color, group_id }: LabelRow): Label {
  return { name, color, groupId: group_id, id };
}

function nameTakenWhenUnique(error: unknown): never {
  if (isUniqueViolation(error)) failAs('wordNotSaved', 'nameTaken', {}, error);
  throw error;
}
