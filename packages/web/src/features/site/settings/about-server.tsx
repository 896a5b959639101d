import { Button } from '@mantine/core';
import type { AdminAboutInfo, AppStatistics } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats, lazyWithTexts } from '../../../platform/i18n/index.ts';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { FactList } from '../../../ui/settings/fact-list.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { aboutServer, serverStatistics } from './site-settings.queries.ts';

const ReportDialog = lazyWithTexts<{ onClose: () => void }>(['site-settings'], () =>
  import('./report-dialog.tsx').then((module) => module.ReportDialog),
);

/** Versions and figures of the server, with a text for bug reports. */
export function AboutServer() {
  const { t } = useTranslation('site-settings');
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <SectionCard title={t('figures.title')}>
        <Figures />
      </SectionCard>
      <SectionCard
        title={t('about.title')}
        actions={
          <Button variant="default" onClick={() => setReporting(true)}>
            {t('report.open')}
          </Button>
        }
      >
        <About />
      </SectionCard>
      {isReporting && (
        <Suspense>
          <ReportDialog onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}

function About() {
  const { t } = useTranslation('site-settings');
  const about = useQuery(aboutServer);
  if (about.isPending) return <Loading lines={8} />;
  if (about.isLoadingError) return <QueryError query={about} title={t('notLoaded')} />;
  const texts: AboutTexts = {
    name: (key) => t(`about.${key}`),
    flag: (isOn) => t(isOn ? 'about.yes' : 'about.no'),
  };
  return <FactList facts={aboutFacts(about.data, texts)} />;
}

interface AboutTexts {
  name: (
    key:
      | 'version'
      | 'contract'
      | 'build'
      | 'mode'
      | 'demo'
      | 'port'
      | 'docs'
      | 'database'
      | 'databaseUrl'
      | 'group'
      | 'household'
      | 'scraper'
      | 'production'
      | 'development',
  ) => string;
  flag: (isOn: boolean) => string;
}

function aboutFacts(about: AdminAboutInfo, { name, flag }: AboutTexts) {
  return [
    [name('version'), about.hearthVersion],
    [name('contract'), about.version],
    [name('build'), about.buildId],
    [name('mode'), name(about.production ? 'production' : 'development')],
    [name('demo'), flag(about.demoStatus)],
    [name('port'), String(about.apiPort)],
    [name('docs'), flag(about.apiDocs)],
    [name('database'), about.dbType],
    [name('databaseUrl'), about.dbUrl ?? ''],
    [name('group'), about.defaultGroup],
    [name('household'), about.defaultHousehold],
    [name('scraper'), about.recipeScraperVersion],
  ] as const;
}

const figures = [
  'totalRecipes',
  'totalUsers',
  'totalHouseholds',
  'totalGroups',
  'uncategorizedRecipes',
  'untaggedRecipes',
] as const satisfies readonly (keyof AppStatistics)[];

function Figures() {
  const { t } = useTranslation('site-settings');
  const statistics = useQuery(serverStatistics);
  if (statistics.isLoadingError) return <QueryError query={statistics} title={t('notLoaded')} />;
  const { data } = statistics;
  const figure = (name: (typeof figures)[number]) =>
    data === undefined ? undefined : formats.number(data[name]);
  return <FactList facts={figures.map((name) => [t(`figures.${name}`), figure(name)] as const)} />;
}
