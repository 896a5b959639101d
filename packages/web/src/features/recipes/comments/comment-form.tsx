import { Button, Textarea } from '@mantine/core';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userText } from '../../../ui/form/user-text.ts';
import classes from './comments.module.css';

/**
 * A field for a comment. Ctrl or ⌘ with Enter sends, as in every field of several lines; what could not be sent is in
 * the field again.
 */
export function CommentForm({
  text: initial = '',
  isSending,
  sendLabel,
  onSend,
  onCancel,
}: {
  text?: string;
  isSending: boolean;
  sendLabel: string;
  onSend: (text: string) => Promise<unknown>;
  onCancel?: () => void;
}) {
  const { t } = useTranslation('comments');
  const [text, setText] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const isChange = onCancel !== undefined;
  useEffect(() => {
    if (isChange) field.current?.focus();
  }, [isChange]);
  const submit = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || isSending) return;
    setText('');
    onSend(said).catch(() => setText((now) => (now === '' ? said : now)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    if (event.key === 'Escape' && text === initial) onCancel?.();
  };
  return (
    <form className={classes.write} onSubmit={submit}>
      <Textarea
        aria-label={t('write')}
        placeholder={t('write')}
        value={text}
        rows={2}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={20_000}
        ref={field}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        {...userText}
      />
      <div className={classes.buttons}>
        {isChange && (
          <Button variant="subtle" color="gray" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" variant="default" disabled={text.trim() === ''} loading={isSending}>
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}
