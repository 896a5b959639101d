import type { ShoppingListSummary } from '@hearth/contract';
import { IconDotsVertical as IconDots } from '../../../ui/icons/dots-vertical.ts';
import { IconPencil } from '../../../ui/icons/pencil.ts';
import { IconShoppingCart } from '../../../ui/icons/shopping-cart.ts';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import { useToBuyCount } from '../sync/index.ts';
import { LateCode } from '../items/late-code.tsx';
import type { OpenListDialog } from './list-dialogs.tsx';
import classes from './lists.module.css';

/** A shopping list as a card: its name links to it, its menu renames and deletes it. */
export function ListCard({
  list,
  isOwn,
  onOpen,
}: {
  list: ShoppingListSummary;
  isOwn: boolean;
  onOpen: (dialog: OpenListDialog) => void;
}) {
  const { t } = useTranslation(['shopping-lists', 'ui']);
  const name = list.name ?? t('unnamed');
  const toBuy = useToBuyCount(list);
  const recipes = list.recipeReferences.length;
  return (
    <li className={classes.card} data-part="shopping-list">
      <IconShoppingCart className={classes.cardIcon} size={24} stroke={1.75} aria-hidden />
      <div className={classes.about}>
        <h2 className={classes.name}>
          <Link to="/shopping-lists/$id" params={{ id: list.id }} className={classes.link}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={classes.facts}>
          {toBuy !== undefined && (
            <strong className={classes.toBuy}>
              {toBuy === 0 ? t('nothingToBuy') : t('toBuy', { count: toBuy })}
            </strong>
          )}
          {recipes > 0 && <span>{t('recipes.count', { count: recipes })}</span>}
          {!isOwn && <span>{t('ofOthers')}</span>}
        </p>
      </div>
      <div className={classes.cardMenu}>
        <LateCode>
          <ActionMenu
            label={t('ui:actionsFor', { name })}
            icon={<IconDots size={20} aria-hidden />}
            entries={[
              {
                key: 'rename',
                label: t('rename.button'),
                icon: <IconPencil size={18} aria-hidden />,
                onSelect: () => onOpen({ kind: 'rename', list }),
              },
              {
                key: 'delete',
                label: t('delete.button'),
                icon: <IconTrash size={18} aria-hidden />,
                isDangerous: true,
                onSelect: () => onOpen({ kind: 'delete', list }),
              },
            ]}
          />
        </LateCode>
      </div>
    </li>
  );
}
