/** Bytes written as text. */
export { bytesOfBase64 } from './bytes-of-base64.ts';
