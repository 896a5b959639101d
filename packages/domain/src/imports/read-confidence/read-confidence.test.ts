import { expect, it } from 'vitest';
import { confidencePercent } from './index.ts';

it('trusts a field that was read the less, the lower its confidence is', () => {
  expect(confidencePercent('high')).toBeGreaterThan(confidencePercent('medium'));
  expect(confidencePercent('medium')).toBeGreaterThan(confidencePercent('low'));
});
