import { ActionIcon } from '@mantine/core';
import type { ReadCookBook } from '@hearth/contract';
import { IconPencil } from '../../../ui/icons/pencil.ts';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReorderHandle, type Reordering } from '../../../ui/reorder/reorder-handle.tsx';
import classes from './cookbooks.module.css';

/** A cookbook of the own household while they are arranged: moved, edited and deleted; its name leads to it. */
export function CookbookLine({
  cookbook,
  groupSlug,
  own,
}: {
  cookbook: ReadCookBook;
  groupSlug: string;
  own: { reordering: Reordering; onEdit: () => void; onDelete: () => void };
}) {
  const { t } = useTranslation('cookbooks');
  const { name, description, slug } = cookbook;
  return (
    <li className={classes.line} data-part="cookbook">
      <ReorderHandle {...own.reordering} name={name} />
      <div className={classes.about}>
        <h2 className={classes.name}>
          <Link
            to="/g/$groupSlug/cookbooks/$slug"
            params={{ groupSlug, slug: slug ?? cookbook.id }}
            className={classes.link}
          >
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {description !== '' && (
          <p className={classes.muted}>
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      {cookbook.public && <span className={classes.badge}>{t('isPublic')}</span>}
      <div className={classes.actions}>
        <LineAction label={t('editName', { name })} icon={IconPencil} onClick={own.onEdit} />
        <LineAction label={t('deleteName', { name })} icon={IconTrash} onClick={own.onDelete} />
      </div>
    </li>
  );
}

function LineAction({
  label,
  icon: Icon,
  onClick,
}: {
  label: string;
  icon: typeof IconPencil;
  onClick: () => void;
}) {
  return (
    <ActionIcon variant="subtle" color="gray" size={40} aria-label={label} onClick={onClick}>
      <Icon size={20} aria-hidden />
    </ActionIcon>
  );
}
