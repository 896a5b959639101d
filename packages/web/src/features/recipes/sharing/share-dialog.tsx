import { ActionIcon, Button } from '@mantine/core';
import type { Recipe, RecipeShareTokenSummary } from '@hearth/contract';
import { IconShare } from '../../../ui/icons/share.ts';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText, endOfDay, formats } from '../../../platform/i18n/index.ts';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { DateField } from '../../../ui/calendar/date-field.tsx';
import { useFirstDayOfWeek } from '../../people/households/index.ts';
import { canShare, ShareAddress } from './share-address.tsx';
import { shareLinksQuery, useAddShareLink, useDeleteShareLink } from './sharing.queries.ts';
import classes from './sharing.module.css';
import { siteAddress } from '../../../platform/boot/site-address.ts';

export interface ShareDialogProps {
  recipe: Recipe;
  groupSlug: string;
  /** For how many the link shows it; null for the recipe's own servings. */
  servings: number | null;
  onClose: () => void;
}

const defaultDays = 30;

/** Links that show this recipe to people without an account: making, handing on, taking back. */
export function ShareDialog({ recipe, groupSlug, servings, onClose }: ShareDialogProps) {
  const { t } = useTranslation('sharing');
  const links = useQuery(shareLinksQuery(recipe.id));
  return (
    <DialogFrame title={t('title', { name: recipe.name })} onPhones="sheet" onClose={onClose}>
      <div className={classes.body}>
        <p className={classes.muted}>{t('text')}</p>
        <NewLink recipeId={recipe.id} />
        {links.isPending && <Loading lines={2} />}
        {links.isLoadingError && <QueryError query={links} title={t('failed')} />}
        {links.data?.length === 0 && <p className={classes.muted}>{t('none')}</p>}
        {links.data !== undefined && links.data.length > 0 && (
          <ul className={classes.links} aria-label={t('links')}>
            {links.data.map((link) => (
              <LinkRow key={link.id} link={link} recipe={recipe} groupSlug={groupSlug} servings={servings} />
            ))}
          </ul>
        )}
      </div>
    </DialogFrame>
  );
}

function NewLink({ recipeId }: { recipeId: string }) {
  const { t } = useTranslation('sharing');
  const add = useAddShareLink(recipeId);
  const [now] = useState(() => Date.now());
  const today = dayText(new Date(now));
  const [day, setDay] = useState(() => dayText(new Date(now + defaultDays * 86_400_000)));
  const isPast = day < today;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPast || add.isPending) return;
    const end = endOfDay(day);
    add.mutate(end, { onSuccess: () => announce(t('made')) });
  };
  return (
    <form className={classes.new} onSubmit={submit} noValidate>
      <DateField
        firstDay={useFirstDayOfWeek()}
        label={t('expires')}
        value={day}
        min={today}
        error={isPast ? t('past') : undefined}
        onChange={setDay}
      />
      <Button type="submit" loading={add.isPending} disabled={isPast} data-autofocus>
        {t('new')}
      </Button>
    </form>
  );
}

function LinkRow({
  link,
  recipe,
  groupSlug,
  servings,
}: Omit<ShareDialogProps, 'onClose'> & {
  link: RecipeShareTokenSummary;
}) {
  const { t } = useTranslation('sharing');
  const remove = useDeleteShareLink(recipe.id);
  const path = `/g/${encodeURIComponent(groupSlug)}/shared/r/${link.id}`;
  const url = siteAddress(servings === null ? path : `${path}?servings=${servings}`);
  const date = formats.date(link.expiresAt);
  const [now] = useState(() => Date.now());
  const isExpired = Date.parse(link.expiresAt) <= now;
  const onDelete = () =>
    remove.mutateAsync(link.id).then(
      () => toast.success(t('deleted')),
      () => undefined,
    );
  const share = () =>
    navigator
      .share({ title: recipe.name, text: t('shareText', { name: recipe.name }), url })
      .catch(() => undefined);
  return (
    <li className={classes.link} data-expired={isExpired || undefined}>
      <div className={classes.about}>
        <span>{isExpired ? t('expired', { date }) : t('until', { date })}</span>
        {!isExpired && <ShareAddress url={url} onShare={() => void share()} />}
      </div>
      {!isExpired && canShare && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t('share')}
          onClick={() => void share()}
        >
          <IconShare size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      {!isExpired && <CopyButton text={url} label={t('copy')} copied={t('copied')} />}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('delete', { date })}
        onClick={() => void onDelete()}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </li>
  );
}
