/** The largest picture or file that the server takes in a form, in bytes. */
export const largestUploadBytes = 10 * 1024 * 1024;
