import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { operations } from '../../packages/contract/src/index.ts';
import { operation } from '../../packages/contract/src/kernel/operation.ts';
import { answerDifferences, type Exchange, findOperation, readExchanges } from './exchanges.ts';
import { onlyWhere } from '../../tools/test-run/only-where.ts';

const recorded = fileURLToPath(new URL('../../../shared/contract/exchanges.jsonl', import.meta.url));
const ours = Object.values(operations);

describe('the check of recorded exchanges', () => {
  const list = operation({
    tags: ['Soups'],
    summary: 'Soups',
    access: 'member',
    method: 'GET',
    path: '/api/soups/{id}',
    params: z.object({ id: z.string() }),
    answer: z.object({ name: z.string(), toppings: z.array(z.string()), isNew: z.boolean() }),
  });
  const seen = (answer: object, status = 200): Exchange => ({
    method: 'GET',
    path: '/api/soups/7?page=1',
    sent: {},
    status,
    answer,
  });
  const soup = { name: 'Leek', toppings: ['chives'] };

  it('finds nothing wrong where ours only has more', () => {
    expect(findOperation(seen(soup), [list])).toBe(list);
    expect(answerDifferences(seen(soup), list)).toEqual([]);
    const [read] = readExchanges(JSON.stringify(seen({ ...soup, toppings: ['chives', '… 2 more'] })));
    expect(read?.answer).toEqual(soup);
  });

  it('finds another type, another status and a field that ours lacks', () => {
    expect(answerDifferences(seen({ ...soup, name: 5 }), list)).toHaveLength(1);
    expect(answerDifferences(seen({ ...soup, isNew: true }, 201), list)).toEqual(['status 201, ours 200']);
    const more = { ...soup, isNew: true, heat: 3 };
    expect(answerDifferences(seen(more), list)).toEqual(['.heat is missing']);
  });
});

describe(
  'exchanges that were recorded',
  onlyWhere(existsSync(recorded), 'no recorded exchanges are beside the project'),
  () => {
    const served = (existsSync(recorded) ? readExchanges(readFileSync(recorded, 'utf8')) : []).flatMap(
      (one) => {
        const serving = one.status < 300 ? findOperation(one, ours) : undefined;
        return serving === undefined ? [] : [{ name: `${one.method} ${one.path}`, exchange: one, serving }];
      },
    );

    it('are many', () => {
      expect(served.length).toBeGreaterThan(120);
    });

    it.each(served)('$name is answered in the same form', ({ exchange, serving }) => {
      if (serving.answerType !== 'application/json' || exchange.status === 204) return;
      expect(answerDifferences(exchange, serving)).toEqual([]);
    });

    it.each(served.filter(({ exchange }) => exchange.sent.json !== undefined))(
      '$name may be sent',
      ({ exchange, serving }) => {
        expect(serving.body.safeParse(exchange.sent.json).error?.issues ?? []).toEqual([]);
      },
    );
  },
);
