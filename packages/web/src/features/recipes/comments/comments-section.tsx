import type { Recipe } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { Avatar } from '../../../ui/graphics/avatar.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { avatarUrl, personName } from '../../people/self/index.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { commentsQuery, useAddComment } from './comments.queries.ts';
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

function Composer({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('comments');
  const self = useSelf();
  const add = useAddComment(recipe);
  if (self === null) return null;
  return (
    <div className={classes.composer}>
      <Avatar src={avatarUrl(self)} name={personName(self)} size={36} />
      <CommentForm isSending={add.isPending} sendLabel={t('send')} onSend={(text) => add.mutateAsync(text)} />
    </div>
  );
}
