import { fileURLToPath } from 'node:url';

/** A photo as phones take it, `phone.heic`: Chromium cannot show it. */
export const phonePhoto = fileURLToPath(
  new URL('../../../../server/src/platform/files/fixtures/phone.heic', import.meta.url),
);
