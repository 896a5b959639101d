import { ActionIcon } from '@mantine/core';
import type { ReadPlanEntry } from '@hearth/contract';
import { IconArrowDown } from '../../../../ui/icons/arrow-down.ts';
import { IconArrowLeft } from '../../../../ui/icons/arrow-left.ts';
import { IconArrowRight } from '../../../../ui/icons/arrow-right.ts';
import { IconArrowUp } from '../../../../ui/icons/arrow-up.ts';
import { IconDice } from '../../../../ui/icons/dice.ts';
import { IconDotsVertical as IconDots } from '../../../../ui/icons/dots-vertical.ts';
import { IconEdit } from '../../../../ui/icons/edit.ts';
import { IconShoppingCartPlus as IconCart } from '../../../../ui/icons/shopping-cart-plus.ts';
import { IconToolsKitchen2 as IconCooked } from '../../../../ui/icons/tools-kitchen-2.ts';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../../platform/i18n/index.ts';
import { ActionMenu, type MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import type { Library } from '../../../recipes/index.ts';
import type { PlanStep } from '../../entries/index.ts';
import type { PlanOps } from '../use-plan-ops.ts';
import { useCooked } from './use-cooked.tsx';
import { useEnding } from '../repeat/use-ending.tsx';
import { useBuying } from '../shopping/use-buying.tsx';
import classes from './entries.module.css';

const steps = [
  { key: 'up', Icon: IconArrowUp },
  { key: 'down', Icon: IconArrowDown },
  { key: 'previousDay', Icon: IconArrowLeft },
  { key: 'nextDay', Icon: IconArrowRight },
] as const;

interface EntryMenuProps {
  entry: ReadPlanEntry;
  name: string;
  library: Library;
  ops: PlanOps;
  onEdit: () => void;
}

/** The actions on an entry. Their button moves it by keys as well: Alt with an arrow. */
export function EntryMenu(props: EntryMenuProps) {
  const { entry, name, library, ops } = props;
  const { t } = useTranslation(['planner', 'ui']);
  const buying = useBuying([entry]);
  const cooked = useCooked(entry, library);
  const ending = useEnding(entry, name);
  const label = t('actionsFor', { ns: 'ui', name });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? chooseStep(event.key) : null;
    if (step === null) return;
    event.preventDefault();
    ops.step(entry, step);
  };
  return (
    <>
      <ActionMenu
        label={label}
        entries={useMenuEntries({
          ...props,
          onBuy: buying.open,
          onCooked: cooked.open,
          onEnd: ending.open,
        })}
        renderButton={(menu) => (
          <ActionIcon
            {...menu}
            data-handle
            className={classes.menu ?? ''}
            variant="subtle"
            color="gray"
            size={40}
            aria-label={label}
            title={t('move.hint')}
            onKeyDown={onKeyDown}
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        )}
      />
      {buying.dialog}
      {cooked.dialog}
      {ending.dialog}
    </>
  );
}

/** Its fields, what is done with its recipe, ways to move it, and off the plan. */
function useMenuEntries({
  entry,
  ops,
  onEdit,
  onBuy,
  onCooked,
  onEnd,
}: EntryMenuProps & { onBuy: () => void; onCooked: () => void; onEnd: () => void }): MenuEntry[] {
  const { t } = useTranslation('planner');
  const edit = { key: 'edit', label: t('entry.edit'), icon: <IconEdit size={18} />, onSelect: onEdit };
  const ofRecipe = [
    { key: 'buy', label: t('buy.all'), icon: <IconCart size={18} />, onSelect: onBuy },
    { key: 'cooked', label: t('cooked'), icon: <IconCooked size={18} />, onSelect: onCooked },
    { key: 'redraw', label: t('redraw'), icon: <IconDice size={18} />, onSelect: () => ops.redraw(entry) },
  ];
  const moves = steps.map(({ key, Icon }) => ({
    key,
    startsGroup: key === 'up',
    label: t(`move.${key}`),
    icon: <Icon size={18} className={key.endsWith('Day') ? 'mantine-rotate-rtl' : ''} />,
    isDisabled: !ops.canStep(entry, key),
    onSelect: () => ops.step(entry, key),
  }));
  const remove = {
    key: 'remove',
    startsGroup: true,
    isDangerous: true,
    label: t('remove'),
    icon: <IconTrash size={18} />,
    onSelect: () => ops.remove(entry),
  };
  const end = {
    key: 'end',
    isDangerous: true,
    label: t('repeat.remove'),
    icon: <IconTrash size={18} />,
    onSelect: onEnd,
  };
  const removals = entry.recurringMealId === null ? [remove] : [remove, end];
  return [edit, ...(entry.recipe === null ? [] : ofRecipe), ...moves, ...removals];
}

/** Time runs in the direction of reading. */
function chooseStep(key: string): PlanStep | null {
  const [before, behind] =
    activeLocale.dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === before) return 'previousDay';
  return key === behind ? 'nextDay' : null;
}
