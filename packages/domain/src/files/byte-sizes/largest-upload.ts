import { limits } from '@hearth/contract/kernel/limits';

/** The largest picture or file that the server takes in a form, in bytes. */
export const maxUploadBytes = limits.fileBytes;
