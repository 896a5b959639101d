import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { IconLogin } from '../../../../ui/icons/login.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';

/**
 * For a visitor with a link of a family: what is there, if anything, is for its members. The same words stand at every
 * such address, so that they tell nobody whether the recipe or cookbook exists.
 */
export function SignInForLink({ kind, next }: { kind: 'recipe' | 'cookbook'; next: string }) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      isPage
      drawing={kind === 'recipe' ? 'pot' : 'books'}
      title={t(`membersOnly.${kind}`)}
      text={t('membersOnly.text')}
      action={
        <Button
          size="md"
          leftSection={<IconLogin className="mantine-rotate-rtl" size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/login" search={{ next }} {...props} />}
        >
          {t('membersOnly.signIn')}
        </Button>
      }
    />
  );
}
