import { ActionIcon } from '@mantine/core';
import type { Recipe, RecipeComment } from '@hearth/contract';
import { mayEditComment } from '@hearth/domain/people/policies';
import { IconEdit } from '../../../ui/icons/edit.ts';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../platform/api/index.ts';
import { formats } from '../../../platform/i18n/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { Avatar } from '../../../ui/graphics/avatar.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { avatarUrl, personName } from '../../people/self/index.ts';
import { CommentForm } from './comment-form.tsx';
import { onItsWay, useAddComment, useChangeComment, useDeleteComment } from './comments.queries.ts';
import classes from './comments.module.css';

/** A comment; its author and administrators may change and delete it. */
export function CommentItem({ comment, recipe }: { comment: RecipeComment; recipe: Recipe }) {
  const self = useSelf();
  const [isEditing, setEditing] = useState(false);
  const name = personName(comment.user);
  const isSending = comment.id === onItsWay;
  const mayEdit =
    self !== null && !isSending && mayEditComment({ userId: self.id, admin: self.admin }, comment);
  return (
    <li className={classes.comment} data-sending={isSending || undefined}>
      <Avatar src={self?.id === comment.userId ? avatarUrl(self) : null} name={name} size={36} />
      <div className={classes.said}>
        <Head comment={comment} name={name} />
        {isEditing ? (
          <Editing comment={comment} recipe={recipe} onEnd={() => setEditing(false)} />
        ) : (
          <Markdown text={comment.text} />
        )}
      </div>
      {mayEdit && !isEditing && (
        <Actions comment={comment} recipe={recipe} name={name} onEdit={() => setEditing(true)} />
      )}
    </li>
  );
}

function Head({ comment: { id, createdAt, updatedAt }, name }: { comment: RecipeComment; name: string }) {
  const { t } = useTranslation('comments');
  return (
    <p className={classes.head}>
      <bdi className={classes.name}>{name}</bdi>
      <span className={classes.when}>
        {id === onItsWay ? t('sending') : <time dateTime={createdAt}>{formats.dateTime(createdAt)}</time>}
        {updatedAt !== createdAt && ` · ${t('edited')}`}
      </span>
    </p>
  );
}

function Editing({ comment, recipe, onEnd }: { comment: RecipeComment; recipe: Recipe; onEnd: () => void }) {
  const { t } = useTranslation('comments');
  const change = useChangeComment(recipe);
  const send = (text: string) =>
    change.mutateAsync({ id: comment.id, text }).then(onEnd, (error: unknown) => {
      toast.error(errorMessage(error, t('notSaved')));
      throw error;
    });
  return (
    <CommentForm
      text={comment.text}
      isSending={change.isPending}
      sendLabel={t('save')}
      onSend={send}
      onCancel={onEnd}
    />
  );
}

function Actions({
  comment,
  recipe,
  name,
  onEdit,
}: {
  comment: RecipeComment;
  recipe: Recipe;
  name: string;
  onEdit: () => void;
}) {
  const { t } = useTranslation('comments');
  const self = useSelf();
  const remove = useDeleteComment(recipe);
  const restore = useAddComment(recipe);
  // The comment is gone from the page at once, and with it what waits for the answer there.
  const onDelete = () =>
    remove.mutateAsync(comment).then(
      () => {
        const undo = { label: t('undo'), run: () => restore.mutate(comment.text) };
        toast.success(t('deleted'), self?.id === comment.userId ? { action: undo } : {});
      },
      (error: unknown) => toast.error(error instanceof Error ? error.message : t('failed')),
    );
  const look = { variant: 'subtle', color: 'gray', size: 40 } as const;
  return (
    <div className={classes.actions}>
      <ActionIcon {...look} aria-label={t('edit', { name })} onClick={onEdit}>
        <IconEdit size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon {...look} aria-label={t('delete', { name })} onClick={() => void onDelete()}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  );
}
