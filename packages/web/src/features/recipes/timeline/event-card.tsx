import { ActionIcon } from '@mantine/core';
import type { RecipeTimelineEventOut } from '@hearth/contract';
import { mayEditComment } from '@hearth/domain/people/policies';
import { IconEdit } from '../../../ui/icons/edit.ts';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { Avatar } from '../../../ui/graphics/avatar.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { avatarUrl, personName } from '../../people/self/index.ts';
import { isCreation } from './fold-events.ts';
import classes from './timeline.module.css';
import { onSite } from '../../../platform/boot/site-address.ts';

export type EventAction = 'edit' | 'delete';

/** One event: who, what, with which recipe, a photo and words. The own ones can be changed. */
export function EventCard({
  event,
  groupSlug,
  hasRecipe,
  onAction,
}: {
  event: RecipeTimelineEventOut;
  groupSlug: string;
  /** Whether the recipe is named: not where there is only one. */
  hasRecipe: boolean;
  onAction: (action: EventAction, event: RecipeTimelineEventOut) => void;
}) {
  const self = useSelf();
  const name = personName(event.user);
  return (
    <article className={classes.card} data-type={event.eventType} data-part="event">
      <Avatar src={self?.id === event.userId ? avatarUrl(self) : null} name={name} size={36} />
      <div className={classes.body}>
        <p className={classes.when}>
          <time dateTime={event.timestamp}>{formats.date(event.timestamp)}</time>
        </p>
        <EventSubject event={event} name={name} />
        {hasRecipe && <EventRecipe event={event} groupSlug={groupSlug} />}
        <EventPhoto event={event} name={name} />
        {(event.eventMessage ?? '') !== '' && <Markdown text={event.eventMessage ?? ''} />}
      </div>
      <EventActions event={event} onAction={onAction} />
    </article>
  );
}

/** The server's first event of a recipe is shown in the reader's language. */
function EventSubject({ event, name }: { event: RecipeTimelineEventOut; name: string }) {
  const { t } = useTranslation('timeline');
  return (
    <p className={classes.subject} dir="auto">
      {isCreation(event) ? t('created', { name }) : event.subject}
    </p>
  );
}

function EventRecipe({ event, groupSlug }: { event: RecipeTimelineEventOut; groupSlug: string }) {
  const { recipe } = event;
  const [isBroken, setBroken] = useState(false);
  const hasPicture = recipe.image !== null && recipe.image !== 'no image' && !isBroken;
  const version = encodeURIComponent(recipe.image ?? '');
  return (
    <Link to="/g/$groupSlug/r/$slug" params={{ groupSlug, slug: recipe.slug }} className={classes.recipe}>
      {hasPicture ? (
        <img
          src={onSite(`/api/media/recipes/${recipe.id}/images/tiny-original.webp?version=${version}`)}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          onError={() => setBroken(true)}
        />
      ) : (
        <span className={classes.initial} aria-hidden>
          {[...recipe.name.trim()][0]?.toLocaleUpperCase() ?? '·'}
        </span>
      )}
      <bdi>{recipe.name}</bdi>
    </Link>
  );
}

/** A photo that cannot be loaded is left out. */
function EventPhoto({ event, name }: { event: RecipeTimelineEventOut; name: string }) {
  const { t } = useTranslation('timeline');
  const [isBroken, setBroken] = useState(false);
  if (event.image !== 'has image' || isBroken) return null;
  const folder = onSite(`/api/media/recipes/${event.recipeId}/images/timeline/${event.id}`);
  return (
    <a
      href={`${folder}/original.webp`}
      target="_blank"
      rel="noreferrer"
      className={classes.photo}
      aria-label={t('photo', { name })}
    >
      <img
        src={`${folder}/min-original.webp?version=${encodeURIComponent(event.updatedAt)}`}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
      />
    </a>
  );
}

function EventActions({
  event,
  onAction,
}: {
  event: RecipeTimelineEventOut;
  onAction: (action: EventAction, event: RecipeTimelineEventOut) => void;
}) {
  const { t } = useTranslation('timeline');
  const self = useSelf();
  const isOwn = self !== null && mayEditComment({ userId: self.id, admin: self.admin }, event);
  if (!isOwn || event.eventType === 'system') return null;
  const { subject } = event;
  return (
    <div className={classes.actions}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('edit.open', { subject })}
        onClick={() => onAction('edit', event)}
      >
        <IconEdit size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('delete.open', { subject })}
        onClick={() => onAction('delete', event)}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  );
}
