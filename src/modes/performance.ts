import { performanceOffline } from '../core/performance-offline';
import { performanceBrief } from '../core/prompts/brief-performance';
import type { Critic } from '../domain/mode';

/** Performance engineer: what is slow, what it costs, what would help. */
export const performance: Critic = {
  name: 'performance',
  persona: 'Performance Engineer',
  icon: '⚡',
  colour: 'magenta',
  purpose: 'Performance analysis, optimization, profiling',
  hears: {
    performance: 0.6,
    optimize: 0.8,
    optimise: 0.8,
    slow: 0.8,
    slower: 0.8,
    slowly: 0.8,
    sluggish: 0.8,
    fast: 0.1,
    faster: 0.4,
    speed: 0.4,
    'speed up': 0.6,
    benchmark: 0.6,
    profile: 0.4,
    latency: 0.7,
    throughput: 0.7,
    memory: 0.2,
    'memory usage': 0.6,
    'memory leak': 0.6,
    cpu: 0.5,
    'cpu usage': 0.7,
    bottleneck: 0.7,
    'hot path': 0.7,
    'response time': 0.6,
    'load time': 0.6,
    perf: 0.6,
  },
  grants: {
    effects: ['read', 'search', 'diagnose', 'exec'],
    also: ['web_search', 'write_file', 'str_replace'],
    never: ['delete_file'],
    writes: 'fixes',
  },
  threshold: 0.8,
  brief: performanceBrief,
  next: null,
  offline: (_task, evidence) => performanceOffline(evidence),
};
