import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GrowingText } from '../fields/growing-text.tsx';
import classes from './lists.module.css';

/** The heading of a section, above its first row. */
export function HeadingField({
  name,
  value,
  onChange,
  onRemove,
}: {
  name: string;
  value: string;
  onChange: (text: string) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('editor');
  return (
    <div className={classes.heading}>
      <GrowingText
        name={name}
        data-field="heading"
        aria-label={t('heading.label')}
        placeholder={t('heading.placeholder')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.replaceAll('\n', ' '))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
          if (event.key === 'Backspace' && value === '') {
            event.preventDefault();
            onRemove();
          }
        }}
      />
      <CloseButton size={36} aria-label={t('heading.remove')} onClick={onRemove} />
    </div>
  );
}
