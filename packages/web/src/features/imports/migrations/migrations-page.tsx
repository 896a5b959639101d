import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { BulkStarted } from '../recipe-imports/index.ts';
import { ReportList } from '../reports/index.ts';
import { MigrationForm } from './migration-form.tsx';
import { useMigration, useRunningReport, useSending } from './migrations.queries.ts';
import { programOfReport } from './programs.ts';
import { Sending } from './sending.tsx';
import classes from './migrations.module.css';

/** Moving in from another program: choose it, send what it exported, and see how far the import is. */
export function MigrationsPage() {
  const { t } = useTranslation('migrations');
  const migration = useMigration();
  const { isSending, progress } = useSending();
  const running = useRunningReport(isSending);
  const [shown, setShown] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  // An import that began before this page was opened shows as well, and stays when it is done.
  if (running !== undefined && running.id !== shown && running.id !== left) setShown(running.id);
  const forget = () => {
    setLeft(shown);
    setShown(null);
    migration.reset();
  };
  const formatName = (name: string) => {
    const program = programOfReport(name);
    if (program === undefined) return name;
    return 'name' in program ? program.name : t(`program.${program.key}.name`);
  };
  return (
    <div className={classes.page}>
      <PageTitle title={t('title')} intro={t('intro')} />
      {shown !== null && <BulkStarted reportId={shown} onAgain={forget} />}
      {shown === null && isSending && <Sending progress={progress} />}
      {shown === null && !isSending && (
        <MigrationForm
          problem={<Problem error={migration.error} />}
          onStart={(request) => migration.mutate(request, { onSuccess: ({ id }) => setShown(id) })}
        />
      )}
      <ReportList category="migration" formatName={formatName} />
    </div>
  );
}

/** Why the server refused the archive; it says so itself. */
function Problem({ error }: { error: unknown }) {
  const { t } = useTranslation('migrations');
  if (error === null) return null;
  return (
    <Notice color="error" title={t('problem.title')}>
      {isApiError(error) && error.status !== 0 && error.message !== ''
        ? `${error.message}.`
        : t('problem.network')}
    </Notice>
  );
}
