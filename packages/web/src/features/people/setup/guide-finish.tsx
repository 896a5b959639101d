import { Button, Loader, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Icon } from '../../../ui/icons/create-icon.ts';
import { IconSoup } from '../../../ui/icons/soup.ts';
import { IconLink } from '../../../ui/icons/link.ts';
import { IconPackageImport } from '../../../ui/icons/package-import.ts';
import { IconPencilPlus } from '../../../ui/icons/pencil-plus.ts';
import { selfQuery } from '../../../platform/session/index.ts';
import { useAddStarters } from '../../recipes/starters/index.ts';
import { InviteButton } from '../invitations/index.ts';
import { SetupCard } from './setup-card.tsx';
import classes from '../../../ui/steps/steps.module.css';

/** A way to the first recipes. Its texts are `guide.begin.<key>` and `guide.begin.<key>Hint`. */
interface Beginning {
  readonly key: 'starters' | 'import' | 'migrate' | 'write';
  readonly icon: Icon;
  /** The page that it leads to; starters are added here. */
  readonly to: '/g/$groupSlug/r/create/url' | '/group/migrations' | '/g/$groupSlug/r/create/new' | null;
}

/** The ways, the one that most take first. */
const beginnings: readonly Beginning[] = [
  { key: 'starters', icon: IconSoup, to: null },
  { key: 'import', icon: IconLink, to: '/g/$groupSlug/r/create/url' },
  { key: 'migrate', icon: IconPackageImport, to: '/group/migrations' },
  { key: 'write', icon: IconPencilPlus, to: '/g/$groupSlug/r/create/new' },
];

/** Pages that are rarely wanted on the first day. */
const further = [
  { key: 'restore', to: '/admin/backups' },
  { key: 'users', to: '/admin/manage/users' },
  { key: 'siteSettings', to: '/admin/site-settings' },
  { key: 'settings', to: '/settings' },
] as const;

/** Where to go from here: to the first recipes, or to the others of the household; the rest stands folded below. */
export function GuideFinish() {
  const { t } = useTranslation('setup');
  const { data: self } = useQuery(selfQuery);
  const groupSlug = self?.groupSlug ?? '';
  return (
    <SetupCard step={5} title={t('guide.finish.title')}>
      <p className={classes.text}>{t('guide.finish.text')}</p>
      <ul className={classes.choices}>
        {beginnings.map((beginning) => (
          <li key={beginning.key}>
            <BeginningChoice beginning={beginning} groupSlug={groupSlug} />
          </li>
        ))}
      </ul>
      <div className={classes.aside}>
        <p>{t('guide.finish.invite')}</p>
        <InviteButton variant="default" />
      </div>
      <Button component={Link} to="/" variant="subtle" size="md" fullWidth>
        {t('done.home')}
      </Button>
      <More groupSlug={groupSlug} />
    </SetupCard>
  );
}

function BeginningChoice({ beginning, groupSlug }: { beginning: Beginning; groupSlug: string }) {
  const { t } = useTranslation('setup');
  const { key, icon: BeginningIcon, to } = beginning;
  const content = (
    <>
      <BeginningIcon size={24} stroke={1.5} aria-hidden />
      <span>
        <strong>{t(`guide.begin.${key}`)}</strong>
        <small>{t(`guide.begin.${key}Hint`)}</small>
      </span>
    </>
  );
  if (to === null) return <StartersChoice groupSlug={groupSlug}>{content}</StartersChoice>;
  return (
    <Link to={to} params={{ groupSlug }} search={{}} className={classes.choice}>
      {content}
    </Link>
  );
}

/** Adds the starters, then shows them. */
function StartersChoice({ groupSlug, children }: { groupSlug: string; children: ReactNode }) {
  const add = useAddStarters();
  const navigate = useNavigate();
  const show = () => void navigate({ to: '/g/$groupSlug', params: { groupSlug }, search: {} });
  return (
    <UnstyledButton
      className={classes.choice ?? ''}
      w="100%"
      aria-busy={add.isPending}
      onClick={() => !add.isPending && add.mutate(undefined, { onSuccess: show })}
    >
      {children}
      {add.isPending && <Loader size={20} />}
    </UnstyledButton>
  );
}

function More({ groupSlug }: { groupSlug: string }) {
  const { t } = useTranslation('setup');
  const { routesByPath } = useRouter();
  return (
    <details>
      <summary className={classes.more}>{t('guide.finish.more')}</summary>
      <div className={classes.ways}>
        <ul>
          {further
            .filter(({ to }) => to in routesByPath)
            .map(({ key, to }) => (
              <li key={key}>
                <Link to={to as '/'} params={{ groupSlug } as never}>
                  {t(`guide.way.${key}`)}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </details>
  );
}
