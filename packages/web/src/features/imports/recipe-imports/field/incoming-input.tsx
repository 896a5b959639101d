import { Button, Textarea } from '@mantine/core';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconUpload } from '../../../../ui/icons/upload.ts';
import { IconX } from '../../../../ui/icons/x.ts';
import { userText } from '../../../../ui/form/user-text.ts';
import { IconButton } from '../../../../ui/native/icon-button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { IncomingField } from './use-incoming.ts';
import classes from './field.module.css';

const maxRows = 10;

/** The field: takes words by typing and pasting, files by pasting, dropping and choosing. */
export function IncomingInput({
  field,
  isMissing,
  onChange,
}: {
  field: IncomingField;
  isMissing: boolean;
  /** Something else is in it now: what an import came to is the past. */
  onChange: () => void;
}) {
  const { t } = useTranslation(['imports', 'ui']);
  const [isOver, setOver] = useState(false);
  const add = (files: Iterable<File>) => {
    onChange();
    field.add(files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add(event.clipboardData.files);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    add(event.dataTransfer.files);
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Textarea
        name="incoming"
        data-first-field
        label={t('field.label')}
        placeholder={t('field.placeholder')}
        autosize
        minRows={2}
        maxRows={maxRows}
        size="md"
        {...userText}
        spellCheck={false}
        value={field.text}
        error={isMissing ? t('ui:problem.required') : null}
        onChange={({ currentTarget }) => {
          onChange();
          field.type(currentTarget.value);
        }}
        onPaste={paste}
        onKeyDown={(event) => submitByEnter(event, field)}
      />
      <ChosenFile field={field} />
      <FileButton onChoose={add} />
      {field.shelf.isBad && <Notice color="error">{t('image.bad')}</Notice>}
    </div>
  );
}

/** A link is whole once it stands there; in a longer text the key begins the next line, as everywhere. */
function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>, { incoming, text }: IncomingField): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  const isOneLink = incoming.kind === 'links' && incoming.urls.length === 1 && !text.trim().includes('\n');
  if (!isOneLink && !event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function ChosenFile({ field: { file, dropFile } }: { field: IncomingField }) {
  const { t } = useTranslation('imports');
  if (file === null) return null;
  return (
    <p className={classes.file}>
      <bdi className={classes.fileName}>{file.name}</bdi>
      <IconButton size={44} aria-label={t('field.remove', { name: file.name })} onClick={dropFile}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </p>
  );
}

/** Phones offer their camera here as well. */
function FileButton({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const { t } = useTranslation('imports');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        data-part="incoming-file"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file may be chosen once more after it was changed.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="default"
        className={classes.choose ?? ''}
        leftSection={<IconUpload size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('field.choose')}
      </Button>
    </>
  );
}
