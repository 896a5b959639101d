import type { AdminAboutInfo, AppStatistics, CheckAppConfig } from '@hearth/contract';

/** The parts of a report; parts that could not be loaded are left out. */
interface Report {
  about: AdminAboutInfo | undefined;
  checks: CheckAppConfig | undefined;
  statistics: AppStatistics | undefined;
  browser: string;
}

/** Addresses and names stay out: a report is read by strangers. */
const told = [
  'hearthVersion',
  'version',
  'buildId',
  'production',
  'demoStatus',
  'dbType',
  'recipeScraperVersion',
] as const;

/** A bug report's facts in Markdown, always in English, because the developers read it. */
export function reportText({ about, checks, statistics, browser }: Report): string {
  const known = Object.fromEntries(told.map((name) => [name, about?.[name]]));
  return [
    section('Server', known),
    section('Set up', checks ?? {}),
    section('Contents', statistics ?? {}),
    section('Browser', { userAgent: browser }),
  ].join('\n\n');
}

function section(title: string, values: object): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `- ${name}: ${String(value)}`);
  return [`### ${title}`, ...lines].join('\n');
}
