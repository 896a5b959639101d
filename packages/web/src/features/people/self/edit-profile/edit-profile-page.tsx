import type { UserOut } from '@hearth/contract';
import { Button, Switch } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../platform/api/index.ts';
import { useSelf } from '../../../../platform/session/index.ts';
import { PageTitle } from '../../../../ui/page/page-title.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { AccountForms } from './account-forms.tsx';
import { AppearanceFields } from './appearance-fields.tsx';
import { PictureForm } from './picture-form.tsx';
import { Panel } from '../../../../ui/settings/panel.tsx';
import { useChangeSelf } from '../users.queries.ts';

/** Settings of the own account: picture, names, password, advanced features. */
export function EditProfilePage() {
  const { t } = useTranslation('profile');
  const self = useSelf();
  if (self === null) return null;
  return (
    <>
      <PageTitle
        title={t('edit.title')}
        actions={
          <Button component={Link} to="/user/profile" variant="default">
            {t('edit.back')}
          </Button>
        }
      />
      <Panel title={t('edit.picture.title')}>
        <PictureForm self={self} />
      </Panel>
      <Panel title={t('edit.appearance.title')}>
        <AppearanceFields />
      </Panel>
      <AccountForms self={self} />
      <Panel title={t('edit.features.title')}>
        <AdvancedSwitch self={self} />
      </Panel>
    </>
  );
}

/** Saves at once, and says so. */
function AdvancedSwitch({ self }: { self: UserOut }) {
  const { t } = useTranslation(['profile', 'ui']);
  const change = useChangeSelf(self);
  const toggle = (advanced: boolean) =>
    change.mutate(
      { advanced },
      {
        onSuccess: () => toast.success(t(advanced ? 'edit.features.on' : 'edit.features.off')),
        onError: (error) => toast.error((isApiError(error) && error.message) || t('ui:error.generic')),
      },
    );
  return (
    <Switch
      label={t('edit.features.advanced')}
      description={t(self.admin ? 'edit.features.admin' : 'edit.features.help')}
      checked={self.advanced}
      disabled={self.admin}
      onChange={(event) => toggle(event.currentTarget.checked)}
      data-part="advanced"
    />
  );
}
