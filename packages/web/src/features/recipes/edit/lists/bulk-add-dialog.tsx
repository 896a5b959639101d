import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { userText } from '../../../../ui/form/user-text.ts';
import { dropFirstSigns, splitLines, splitNumbered, trimLines } from './lines.ts';
import classes from './lists.module.css';

/** Props of the dialog for many rows. */
export interface BulkAddProps {
  part: 'ingredient' | 'step';
  onAdd: (lines: string[]) => void;
  onClose: () => void;
}

const helpers = { trim: trimLines, dropFirst: dropFirstSigns, numbered: splitNumbered } as const;

/** Takes many rows at once, one a line, with help for lists that were copied from elsewhere. */
export function BulkAddDialog({ part, onAdd, onClose }: BulkAddProps) {
  const { t } = useTranslation('editor');
  const [text, setText] = useState('');
  const lines = splitLines(text).map((line) => line.trim());
  const help = (key: keyof typeof helpers) => setText(helpers[key](text));
  return (
    <Dialog
      opened
      size="lg"
      title={t(`bulk.${part}`)}
      confirmLabel={t('bulk.add', { count: lines.length })}
      isValid={lines.length > 0}
      onConfirm={() => onAdd(lines)}
      onClose={onClose}
    >
      <Textarea
        name="bulk"
        data-autofocus
        {...userText}
        rows={10}
        label={t('bulk.label')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <fieldset className={classes.helpers} aria-label={t('bulk.helpers')}>
        {(['trim', 'dropFirst', 'numbered'] as const).map((key) => (
          <Button key={key} variant="default" size="xs" disabled={text === ''} onClick={() => help(key)}>
            {t(`bulk.help.${key}`)}
          </Button>
        ))}
      </fieldset>
    </Dialog>
  );
}
