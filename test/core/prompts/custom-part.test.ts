import { expect, test } from 'vitest';
import { verdictsMessage } from '../../../src/core/prompts/custom-part';
import { aFinding } from '../../fakes/report';

test('DP-27 the verdict of performance is told like the others, also that nothing was measured', () => {
  const performance = {
    examined: ['x'],
    bottlenecks: [aFinding({ mode: 'performance', title: 'Sorted in a loop' })],
    optimizations: ['Sort once with correct-horse-battery.'],
    estimatedImprovement: '',
  };
  const told = verdictsMessage({ performance }, ['correct-horse-battery']).content;
  expect(told).toContain('## performance\n- high: Sorted in a loop (src/orders/search.ts:41)');
  expect(told).toContain('- optimisation: Sort ');
  expect(told).not.toContain('correct-horse');
  expect(told).toContain('- estimated improvement: not known without measuring');
  expect(verdictsMessage({}, []).content).not.toContain('performance');
});
