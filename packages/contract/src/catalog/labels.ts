import * as z from 'zod';
import { EntryUses } from './uses.ts';
import { maxOrganizerNameLength, uuid } from '../kernel/fields.ts';
import { MultiPurposeLabelSummary } from '../recipes/ingredients.ts';
import { makePatchSchema, itemParams, operation } from '../kernel/operation.ts';
import { buildPageSchema, SearchablePagingQuery } from '../kernel/paging.ts';

/** The colour of a label that was created without one. */
export const defaultLabelColor = '#959595';

const name = () => z.string().trim().min(1).max(maxOrganizerNameLength);
/** `#rgb` or `#rrggbb`; no other text may get into the styles of a page. */
const color = () =>
  z
    .string()
    .max(7, { abort: true })
    .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i)
    .default(defaultLabelColor);

export const MultiPurposeLabelCreate = z
  .object({ name: name(), color: color() })
  .meta({ id: 'MultiPurposeLabelCreate' });
export const MultiPurposeLabelUpdate = z
  .object({ name: name(), color: color(), groupId: uuid(), id: uuid() })
  .meta({ id: 'MultiPurposeLabelUpdate' });
const MultiPurposeLabelPatch = makePatchSchema(MultiPurposeLabelCreate, 'MultiPurposeLabelPatch');
const MultiPurposeLabelOut = z
  .object({ name: z.string(), color: z.string(), groupId: uuid(), id: uuid() })
  .meta({ id: 'MultiPurposeLabelOut' });

/** What sorts foods into the aisles of a shop. */
export type Label = z.output<typeof MultiPurposeLabelOut>;

const base = {
  tags: ['Groups: Multi Purpose Labels'],
  access: 'member' as const,
  path: '/api/groups/labels' as const,
};
const one = {
  ...base,
  path: '/api/groups/labels/{item_id}' as const,
  params: itemParams,
  answer: MultiPurposeLabelOut,
};

export const labelOperations = {
  listLabels: operation({
    ...base,
    method: 'GET',
    summary: 'All labels of the group',
    query: SearchablePagingQuery,
    answer: buildPageSchema(MultiPurposeLabelSummary),
  }),
  createLabel: operation({
    ...base,
    method: 'POST',
    summary: 'Create a label',
    body: MultiPurposeLabelCreate,
    answer: MultiPurposeLabelOut,
  }),
  getLabel: operation({ ...one, method: 'GET', summary: 'One label' }),
  getLabelUses: operation({
    ...one,
    method: 'GET',
    path: '/api/groups/labels/{item_id}/uses',
    summary: 'Which foods and shopping lists have a label, before it is deleted',
    answer: EntryUses,
  }),
  putLabel: operation({ ...one, method: 'PUT', summary: 'Replace a label', body: MultiPurposeLabelUpdate }),
  patchLabel: operation({
    ...one,
    method: 'PATCH',
    summary: 'Change the fields sent of a label',
    body: MultiPurposeLabelPatch,
  }),
  deleteLabel: operation({ ...one, method: 'DELETE', summary: 'Delete a label; its foods have none then' }),
};
