import { operations } from '@hearth/contract';
import { readForm } from '../../../platform/http/input/multipart.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import { ValidationError } from '../../../platform/http/input/validation.ts';
import { getTexts } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getSelf } from '../user-store/index.ts';
import { changeOwnPassword } from './change-password.ts';
import { saveProfileImage } from './profile-image.ts';

/** Routes of the own account: reading it, its password and its picture. `people/users` changes its other fields. */
export function selfRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.getSelf, ({ scope }) => getSelf(platform, scope));
  routes.member(operations.changePassword, async ({ scope, body, locale, request }) => {
    await changeOwnPassword(platform, scope, body, request.ip);
    return { message: getTexts(locale).passwordUpdated, error: false };
  });
  routes.member(operations.uploadUserImage, async ({ scope, params, request }) => {
    const { files } = await readForm(request);
    const picture = files.get('profile') ?? missingPicture();
    return saveProfileImage(platform, scope, params.id, picture);
  });
}

function missingPicture(): never {
  throw new ValidationError([
    { type: 'missing', loc: ['body', 'profile'], msg: 'Field required', input: {} },
  ]);
}
