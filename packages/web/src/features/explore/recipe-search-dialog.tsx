import { Modal, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Finds recipes from anywhere. */
export function RecipeSearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  return (
    <Modal opened onClose={onClose} title={t('title')} size={988} yOffset={0}>
      <TextInput aria-label={t('title')} placeholder={t('placeholder')} data-autofocus type="search" />
    </Modal>
  );
}
