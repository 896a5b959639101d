import { everyone, type Row, type Rows } from './row.ts';

const administrators: Row = { sent: () => ({}) };
const noSuchWork: Row = { sent: () => ({ params: { id: 'message-1' } }), status: { administrator: 404 } };
const anyone = (status: number): Row => ({ sent: () => ({}), status: everyone(status) });

/** Routes about the server itself: nothing in them belongs to a group. */
export const serverRows: Rows = {
  'GET /api/admin/about': administrators,
  'GET /api/admin/about/check': administrators,
  'GET /api/admin/about/statistics': administrators,
  'GET /api/admin/about/docker/validate': administrators,
  'GET /api/admin/analytics': administrators,
  'GET /api/admin/email': administrators,
  'POST /api/admin/email': { sent: () => ({ body: { email: 'cook@example.com' } }) },
  'POST /api/admin/debug/openai': administrators,
  'GET /api/admin/jobs': administrators,
  'POST /api/admin/jobs/{name}/run': { sent: () => ({ params: { name: 'unlock-names' } }) },
  'GET /api/admin/jobs/given-up': administrators,
  'POST /api/admin/jobs/given-up/retry': administrators,
  'DELETE /api/admin/jobs/given-up': administrators,
  'POST /api/admin/jobs/given-up/{id}/retry': noSuchWork,
  'DELETE /api/admin/jobs/given-up/{id}': noSuchWork,
  'GET /api/admin/maintenance': administrators,
  'GET /api/admin/maintenance/database': administrators,
  'GET /api/admin/maintenance/storage': administrators,
  'GET /api/admin/maintenance/storage/households': administrators,
  'GET /api/admin/maintenance/logs': administrators,
  'POST /api/admin/maintenance/clean/images': administrators,
  'POST /api/admin/maintenance/clean/temp': administrators,
  'POST /api/admin/maintenance/clean/recipe-folders': administrators,
  'POST /api/admin/maintenance/clean/logs': administrators,
  'GET /api/media/docker/validate.txt': anyone(200),
  'GET /api/utils/download': anyone(400),
};
