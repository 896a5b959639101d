import { multipart } from '../multipart-body.ts';
import { inPath, type Keys, type Rows } from './row.ts';

const root = '/api/groups/reports';
const byId = (own: Keys) => ({ params: { item_id: own.reportId } });

/** Not an archive: it is refused when everyone who may has been let in. */
const noArchive = multipart({ migration_type: 'nextcloud', archive: { file: Buffer.from('x') } });

const noColumns = multipart({ archive: { file: Buffer.from('a,b') } });

/** Reports are the group's. */
export const reportRows: Rows = {
  'POST /api/groups/migrations': {
    sent: () => ({ form: noArchive }),
    status: { stranger: 400, neighbour: 400, housemate: 400, owner: 400, administrator: 400 },
  },
  'POST /api/groups/migrations/csv': {
    sent: () => ({ form: noColumns }),
    status: { stranger: 422, neighbour: 422, housemate: 422, owner: 422, administrator: 422 },
  },
  'POST /api/groups/migrations/csv/columns': { sent: () => ({ form: noColumns }) },
  'GET /api/groups/migrations/{item_id}/undo': {
    sent: byId,
    status: { stranger: 404, neighbour: 404, housemate: 404, owner: 404, administrator: 404 },
  },
  'POST /api/groups/migrations/{item_id}/undo': {
    sent: byId,
    status: { stranger: 404, neighbour: 404, housemate: 404, owner: 404, administrator: 404 },
  },
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
