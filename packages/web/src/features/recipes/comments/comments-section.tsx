import { ActionIcon, Button, Textarea } from '@mantine/core';
import type { Recipe, RecipeComment } from '@hearth/contract';
import { mayEditComment } from '@hearth/domain/people/policies';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { Avatar } from '../../../ui/graphics/avatar.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { userText } from '../../../ui/form/user-text.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { avatarUrl, personName } from '../../people/self/index.ts';
import { commentsQuery, onItsWay, useAddComment, useDeleteComment } from './comments.queries.ts';
import classes from './comments.module.css';

/** The comments of a recipe, oldest first. Members of the group can write; visitors read. */
export function CommentsSection({ recipe, isOwn }: { recipe: Recipe; isOwn: boolean }) {
  const { t } = useTranslation('comments');
  const heading = useId();
  const query = useQuery({ ...commentsQuery(recipe), enabled: isOwn });
  const comments = isOwn ? query.data : recipe.comments;
  if (!isOwn && comments.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={heading} data-part="comments">
      <h2 id={heading}>
        {t('title')}
        {comments.length > 0 && <span className={classes.count}>{formats.number(comments.length)}</span>}
      </h2>
      {query.isLoadingError && (
        <ErrorState title={t('failed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {comments.length === 0 && <p className={classes.none}>{t('noneYet')}</p>}
      <ol className={classes.list}>
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} recipe={recipe} />
        ))}
      </ol>
      {isOwn && <Composer recipe={recipe} />}
    </section>
  );
}

function CommentItem({ comment, recipe }: { comment: RecipeComment; recipe: Recipe }) {
  const { t } = useTranslation('comments');
  const self = useSelf();
  const remove = useDeleteComment(recipe);
  const restore = useAddComment(recipe);
  const name = personName(comment.user);
  const isSending = comment.id === onItsWay;
  const mayDelete =
    self !== null && !isSending && mayEditComment({ userId: self.id, admin: self.admin }, comment);
  // The comment is gone from the page at once, and with it what waits for the answer there.
  const onDelete = () =>
    remove.mutateAsync(comment).then(
      () => {
        const undo = { label: t('undo'), run: () => restore.mutate(comment.text) };
        toast.success(t('deleted'), self?.id === comment.userId ? { action: undo } : {});
      },
      (error: unknown) => toast.error(error instanceof Error ? error.message : t('failed')),
    );
  return (
    <li className={classes.comment} data-sending={isSending || undefined}>
      <Avatar src={self?.id === comment.userId ? avatarUrl(self) : null} name={name} size={36} />
      <div className={classes.said}>
        <p className={classes.head}>
          <bdi className={classes.name}>{name}</bdi>
          <span className={classes.when}>
            {isSending ? (
              t('sending')
            ) : (
              <time dateTime={comment.createdAt}>{formats.dateTime(comment.createdAt)}</time>
            )}
          </span>
        </p>
        <Markdown text={comment.text} />
      </div>
      {mayDelete && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t('delete', { name })}
          onClick={() => void onDelete()}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

/** Ctrl or ⌘ with Enter sends, as in every field of several lines. */
function Composer({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('comments');
  const self = useSelf();
  const add = useAddComment(recipe);
  const [text, setText] = useState('');
  if (self === null) return null;
  const submit = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || add.isPending) return;
    setText('');
    add.mutate(said, { onError: () => setText((now) => (now === '' ? said : now)) });
  };
  return (
    <form className={classes.composer} onSubmit={submit}>
      <Avatar src={avatarUrl(self)} name={personName(self)} size={36} />
      <div className={classes.write}>
        <Textarea
          aria-label={t('write')}
          placeholder={t('write')}
          value={text}
          rows={2}
          maxLength={20_000}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && submit(event)}
          {...userText}
        />
        <Button type="submit" variant="default" disabled={text.trim() === ''} loading={add.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
