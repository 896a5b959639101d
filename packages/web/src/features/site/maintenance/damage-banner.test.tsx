import type { DatabaseCheck } from '@hearth/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { DamageBanner } from './damage-banner.tsx';
import { databaseCheck } from './database-check.queries.ts';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('@tanstack/react-router', () => ({ Link: ({ to }: { to: string }) => <a href={to}>link</a> }));
vi.mock('../../../platform/api/index.ts', () => ({ api: {} }));

function shown(lastCheck: DatabaseCheck['lastCheck']): string {
  const queries = new QueryClient();
  queries.setQueryData(databaseCheck.queryKey, { engine: 'sqlite', lastCheck });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <DamageBanner />
    </QueryClientProvider>,
  );
}

const check = { checkedAt: '2026-01-02T03:04:05Z', durationMs: 20 };

it('shows a damaged database file with a link to the maintenance page', () => {
  expect(shown({ ...check, damage: ['Page 7: never used'] })).toMatch(
    /role="alert">damage\.text <a href="\/admin\/maintenance">/,
  );
});

it('a sound database file, or one that was never checked, is not worth a word', () => {
  expect(shown({ ...check, damage: [] })).toBe('');
  expect(shown(null)).toBe('');
});
