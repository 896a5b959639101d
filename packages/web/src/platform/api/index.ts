/** The client of the API. */
export { api, getOutsideContract, type Tagged } from './api.ts';
export { buildAddress } from './address.ts';
export { ApiError, errorMessage, hasCode, isApiError } from './api-error.ts';
export { chooseNotice, refusedFields } from './refused-fields.ts';
export { firstAnswer, clearPreloadedQueries } from './preloaded-queries.ts';
export { fetchFile, requestFile } from './fetch-file.ts';
export { timeEvents } from './time-events.ts';
export { inBatches } from './in-batches.ts';
export { useOptimisticChange } from './use-optimistic-change.ts';
export { isCancelled, upload, type UploadProgress } from './upload.ts';
export type { BodyAt, QueryAt } from './contract-call.ts';
