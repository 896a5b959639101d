import { ActionIcon, TextInput } from '@mantine/core';
import type { PlanTemplate } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { focusNeighbour } from '../../../../ui/focus/focus-neighbour.ts';
import { userText } from '../../../../ui/form/user-text.ts';
import { IconPencil } from '../../../../ui/icons/pencil.ts';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import { SectionCard } from '../../../../ui/settings/section-card.tsx';
import { Loading } from '../../../../ui/states/loading.tsx';
import { QueryError } from '../../../../ui/states/query-error.tsx';
import { templatesQuery, useDeleteTemplate, useRenameTemplate } from '../templates/templates.queries.ts';
import { readNameProblem } from '../templates/name-problem.ts';
import classes from './own-meals.module.css';

const maxNameLength = 100;

/** The menus that the household has saved: renamed and deleted. */
export function TemplatesSection() {
  const { t } = useTranslation('own-meals');
  const templates = useQuery(templatesQuery);
  return (
    <SectionCard title={t('templates.title')} text={t('templates.text')}>
      {templates.isPending && <Loading lines={2} />}
      {templates.isLoadingError && <QueryError query={templates} title={t('templates.failed')} />}
      {templates.data !== undefined && templates.data.length > 0 && (
        <ul className={classes.list}>
          {templates.data.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function TemplateRow({ template }: { template: PlanTemplate }) {
  const { t } = useTranslation('own-meals');
  const [opened, setOpened] = useState<'rename' | 'delete' | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const remove = useDeleteTemplate();
  const { name, entries } = template;
  const confirm = async () => {
    await remove.mutateAsync(template);
    focusNeighbour(row.current);
  };
  return (
    <li ref={row} className={classes.row} data-part="template">
      <div className={classes.about}>
        <p className={classes.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={classes.facts}>
          {t('templates.entries', { count: entries, number: formats.number(entries) })}
        </p>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('templates.rename', { name })}
        onClick={() => setOpened('rename')}
      >
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('templates.delete', { name })}
        onClick={() => setOpened('delete')}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
      {opened === 'rename' && <RenameDialog template={template} onClose={() => setOpened(null)} />}
      <ConfirmDialog
        opened={opened === 'delete'}
        title={t('templates.confirm.title', { name })}
        text={t('templates.confirm.text')}
        confirmLabel={t('templates.confirm.delete')}
        isDangerous
        onConfirm={confirm}
        onClose={() => setOpened(null)}
      />
    </li>
  );
}

function RenameDialog({ template, onClose }: { template: PlanTemplate; onClose: () => void }) {
  const { t } = useTranslation('own-meals');
  const [name, setName] = useState(template.name);
  const rename = useRenameTemplate();
  return (
    <Dialog
      opened
      size="sm"
      title={t('templates.renameTitle')}
      confirmLabel={t('kinds.save')}
      isValid={name.trim() !== ''}
      onConfirm={() => rename.mutateAsync({ id: template.id, name: name.trim() })}
      onClose={onClose}
    >
      <TextInput
        name="name"
        error={readNameProblem(rename.error)}
        label={t('kinds.name')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={maxNameLength}
        required
        data-autofocus
        {...userText}
      />
    </Dialog>
  );
}
