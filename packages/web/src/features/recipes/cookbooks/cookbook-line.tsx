import { ActionIcon } from '@mantine/core';
import type { ReadCookBook } from '@hearth/contract';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReorderHandle, type Reordering } from '../../../ui/reorder/reorder-handle.tsx';
import classes from './cookbooks.module.css';

/** A cookbook in the list: its name leads to it; those of the own household can be moved, edited and deleted. */
export function CookbookLine({
  cookbook,
  groupSlug,
  own,
}: {
  cookbook: ReadCookBook;
  groupSlug: string;
  own?: { reordering: Reordering; onEdit: () => void; onDelete: () => void };
}) {
  const { t } = useTranslation('cookbooks');
  const { name, description, slug } = cookbook;
  // Those of other households are below the name of their household.
  const Heading = own === undefined ? 'h3' : 'h2';
  return (
    <li className={classes.line} data-part="cookbook">
      {own !== undefined && <ReorderHandle {...own.reordering} name={name} />}
      <div className={classes.about}>
        <Heading className={classes.name}>
          <Link
            to="/g/$groupSlug/cookbooks/$slug"
            params={{ groupSlug, slug: slug ?? cookbook.id }}
            className={classes.link}
          >
            <bdi>{name}</bdi>
          </Link>
        </Heading>
        {description !== '' && (
          <p className={classes.quiet}>
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      {own !== undefined && cookbook.public && <span className={classes.badge}>{t('isPublic')}</span>}
      {own !== undefined && (
        <div className={classes.actions}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t('editName', { name })}
            onClick={own.onEdit}
          >
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t('deleteName', { name })}
            onClick={own.onDelete}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </li>
  );
}
