import type { Organizer, OrganizerKind } from '@hearth/contract';
import type { Icon } from '../../../../ui/icons/create-icon.ts';
import { IconCategory } from '../../../../ui/icons/category.ts';
import { IconTags } from '../../../../ui/icons/tags.ts';
import { IconToolsKitchen2 as IconToolsKitchen } from '../../../../ui/icons/tools-kitchen-2.ts';
import { lazy } from 'react';
import { flagColumn, nameColumn, textColumn } from '../table/cells.tsx';
import type { DataFormProps, DataKind } from '../data-kind.ts';
import { DataPage } from '../data-page.tsx';
import { buildOrganizerList } from '../data.queries.ts';

function organizers(kind: OrganizerKind, icon: Icon): DataKind<Organizer> {
  const Form = lazy(async () => {
    const { OrganizerForm } = await import('../dialogs/forms/organizer-form.tsx');
    return { default: (props: DataFormProps<Organizer>) => <OrganizerForm {...props} kind={kind} /> };
  });
  return {
    key: kind,
    path: `/api/organizers/${kind}`,
    list: buildOrganizerList(kind),
    icon,
    columns: [
      nameColumn(),
      ...(kind === 'tools' ? [flagColumn<Organizer>('onHand', ({ onHand }) => onHand === true)] : []),
      textColumn('slug', ({ slug }) => slug, { share: 2 }),
    ],
    searchedTexts: ({ name }) => [name],
    order: { column: 'name', isDescending: false },
    Form,
    actions: [],
  };
}

const categories = organizers('categories', IconCategory);
const tags = organizers('tags', IconTags);
const tools = organizers('tools', IconToolsKitchen);

export function CategoriesPage() {
  return <DataPage kind={categories} />;
}

export function TagsPage() {
  return <DataPage kind={tags} />;
}

export function ToolsPage() {
  return <DataPage kind={tools} />;
}
