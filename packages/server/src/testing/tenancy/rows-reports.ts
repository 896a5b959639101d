import { inPath, type Keys, type Rows } from './row.ts';

const root = '/api/groups/reports';
const byId = (own: Keys) => ({ params: { item_id: own.reportId } });

/** Reports are the group's. */
export const reportRows: Rows = {
  [`GET ${root}`]: { sent: () => ({ query: { report_type: 'bulk_import' } }) },
  [`GET ${root}/{item_id}`]: {
    sent: byId,
    status: { stranger: 404 },
    places: [inPath('item_id', 404, 'reportId')],
  },
  [`DELETE ${root}/{item_id}`]: {
    sent: byId,
    status: { stranger: 400 },
    places: [inPath('item_id', 400, 'reportId')],
  },
};
