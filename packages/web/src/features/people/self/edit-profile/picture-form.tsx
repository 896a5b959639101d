import { Button, FileButton } from '@mantine/core';
import type { UserOut } from '@hearth/contract';
import { IconUpload } from '../../../../ui/icons/upload.ts';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../platform/api/index.ts';
import { useChosenFile } from '../../../../ui/form/use-chosen-file.ts';
import { Avatar } from '../../../../ui/graphics/avatar.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { avatarUrl } from '../avatar-url.ts';
import { useUploadPicture } from '../users.queries.ts';
import { personName } from '../person-name.ts';
import classes from './edit-profile.module.css';

/** The picture: choose one, look at it, keep it. */
export function PictureForm({ self }: { self: UserOut }) {
  const { t } = useTranslation(['profile', 'ui']);
  const upload = useUploadPicture(self);
  const { chosen, choose } = useChosenFile();
  const name = personName(self);
  const chooseAnew = (file: File | null) => {
    upload.reset();
    choose(file);
  };
  const save = () => {
    if (chosen === null) return;
    upload.mutate(chosen.file, {
      onSuccess: () => {
        choose(null);
        toast.success(t('edit.picture.saved'));
      },
    });
  };
  return (
    <div className={classes.picture}>
      <Avatar src={chosen?.url ?? avatarUrl(self)} name={name} size={112} />
      <div className={classes.pictureSide}>
        <p className={classes.text}>{t(chosen === null ? 'edit.picture.help' : 'edit.picture.preview')}</p>
        <div className={classes.buttons}>
          {chosen !== null && (
            <>
              <Button onClick={save} loading={upload.isPending}>
                {t('edit.picture.keep')}
              </Button>
              <Button variant="default" onClick={() => chooseAnew(null)} disabled={upload.isPending}>
                {t('ui:action.cancel')}
              </Button>
            </>
          )}
          <FileButton
            accept="image/*"
            onChange={chooseAnew}
            inputProps={{ name: 'profile', 'aria-label': t('edit.picture.choose'), tabIndex: -1 }}
          >
            {(props) => (
              <Button
                {...props}
                variant={chosen === null ? 'default' : 'subtle'}
                disabled={upload.isPending}
                leftSection={<IconUpload size={18} aria-hidden />}
              >
                {t('edit.picture.choose')}
              </Button>
            )}
          </FileButton>
        </div>
        {upload.isError && (
          <Notice color="error">
            {(isApiError(upload.error) && upload.error.message) || t('ui:error.generic')}
          </Notice>
        )}
      </div>
    </div>
  );
}
