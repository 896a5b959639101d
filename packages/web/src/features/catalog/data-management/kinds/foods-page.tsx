import type { IngredientFood } from '@hearth/contract';
import { IconArrowMerge } from '../../../../ui/icons/arrow-merge.ts';
import { IconArrowsExchange } from '../../../../ui/icons/arrows-exchange.ts';
import { IconStore } from '../../../../ui/icons/building-store.ts';
import { IconCarrot } from '../../../../ui/icons/carrot.ts';
import { IconLanguage } from '../../../../ui/icons/language.ts';
import { IconTag } from '../../../../ui/icons/tag.ts';
import { lazy } from 'react';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { createdColumn, flagColumn, nameColumn, textColumn } from '../table/cells.tsx';
import type { DataDialogProps, DataKind } from '../data-kind.ts';
import { DataPage } from '../data-page.tsx';
import { listFoods } from '../data.queries.ts';
import { SoldAtDialog } from '../../../shopping/index.ts';
import { LabelChip } from '../../../../ui/chips/label-chip.tsx';

type Props = DataDialogProps<IngredientFood>;

const FoodForm = lazy(async () => ({ default: (await import('../dialogs/forms/food-form.tsx')).FoodForm }));
const AssignLabelDialog = lazy(async () => ({
  default: (await import('../dialogs/assign-label-dialog.tsx')).AssignLabelDialog,
}));
const Merge = lazy(async () => {
  const { MergeDialog } = await import('../dialogs/merge-dialog.tsx');
  return { default: (props: Props) => <MergeDialog {...props} kind="foods" /> };
});
const Seed = lazy(async () => {
  const { SeedDialog } = await import('../dialogs/seed-dialog.tsx');
  return { default: (props: Props) => <SeedDialog {...props} kind="foods" /> };
});

const Substitutes = lazyWithTexts<Props>(['substitutions'], async () => {
  const { SubstitutionsDialog } = await import('../dialogs/substitutions/substitutions-dialog.tsx');
  return ({ chosen: [food], onClose }) => food && <SubstitutionsDialog food={food} onClose={onClose} />;
});

const SoldAt = ({ chosen: [food], onClose }: Props) =>
  food === undefined ? null : <SoldAtDialog food={food} onClose={onClose} />;

const joinAliases = ({ aliases }: IngredientFood) => aliases.map(({ name }) => name).join(', ');

const foods: DataKind<IngredientFood> = {
  key: 'foods',
  path: '/api/foods',
  list: listFoods,
  icon: IconCarrot,
  columns: [
    nameColumn(),
    textColumn('plural', ({ pluralName }) => pluralName, { share: 2 }),
    {
      key: 'label',
      share: 2,
      sortKey: ({ label }) => label?.name ?? '\uffff',
      isEmpty: ({ label }) => label === null,
      Cell: ({ item: { label } }) => (label === null ? null : <LabelChip label={label} />),
    },
    flagColumn('onHand', ({ onHand }) => onHand),
    textColumn('aliases', joinAliases, { isHiddenAtFirst: true, share: 2 }),
    textColumn('description', ({ description }) => description, { isHiddenAtFirst: true, share: 2 }),
    createdColumn(),
  ],
  searchedTexts: (food) => [food.name, food.pluralName ?? '', joinAliases(food), food.label?.name ?? ''],
  order: { column: 'created', isDescending: true },
  Form: FoodForm,
  actions: [
    { key: 'seed', icon: IconLanguage, places: ['page'], Dialog: Seed },
    { key: 'substitutes', icon: IconArrowsExchange, places: ['row'], Dialog: Substitutes },
    { key: 'soldAt', icon: IconStore, places: ['row'], Dialog: SoldAt },
    { key: 'merge', icon: IconArrowMerge, places: ['page', 'row'], Dialog: Merge },
    { key: 'assign', icon: IconTag, places: ['chosen'], Dialog: AssignLabelDialog },
  ],
};

/** Foods that recipes are made of. */
export function FoodsPage() {
  return <DataPage kind={foods} />;
}
