import type { Conclusion } from '../domain/conclusion';
import type { ModeName } from '../domain/mode';
import type { ModeMetrics } from '../domain/mode-metrics';
import { counted } from './count';

/** A stage that is over. */
export interface FinishedStage {
  mode: ModeName;
  milliseconds: number;
  /** What it concluded; null: it is no mode that examines, or it failed. */
  conclusion: Conclusion | null;
  /** How many of its proposals were applied. */
  applied: number;
}

type Concluded<Name extends Conclusion['mode']> = FinishedStage & {
  conclusion: Extract<Conclusion, { mode: Name }>;
};

/** What the modes of a run did (DP-36), over its finished stages. */
export function modeMetrics(stages: readonly FinishedStage[]): ModeMetrics {
  return {
    times: times(stages),
    ...debugging(of(stages, 'debugger')),
    ...security(of(stages, 'security')),
    ...reviewing(of(stages, 'reviewer')),
    ...performance(of(stages, 'performance')),
  };
}

/** One line a mode, as `/mode status` shows them. */
export function metricLines(metrics: ModeMetrics): string[] {
  const { times: worked, debugger: d, security: s, reviewer: r, performance: p } = metrics;
  const sums: Partial<Record<ModeName, string>> = {
    ...(d && {
      debugger: `${counted(d.bugsAnalyzed, 'bug')} analysed, ${counted(d.rootCausesFound, 'root cause')} found, ${fixes(d)}${d.averageTimeToFix === null ? '' : `, ${d.averageTimeToFix.toFixed(1)} s to a fix`}`,
    }),
    ...(s && {
      security: `${counted(s.vulnerabilitiesFound, 'vulnerability', 'vulnerabilities')} found, ${s.criticalIssues} of them critical, ${fixes(s)}`,
    }),
    ...(r && {
      reviewer: `${counted(r.issuesFound, 'issue')} found, ${counted(r.suggestionsMade, 'suggestion')} made`,
    }),
    ...(p && {
      performance: `${counted(p.bottlenecksFound, 'bottleneck')} found, ${counted(p.optimizationsProposed, 'optimisation')} proposed, ${p.optimizationsApplied} applied`,
    }),
  };
  return worked.map(({ mode, stages, seconds }) => {
    const sum = sums[mode];
    return `${mode}: ${counted(stages, 'stage')}, ${seconds.toFixed(1)} s${sum === undefined ? '' : `; ${sum}`}`;
  });
}

function fixes({ fixesProposed, fixesApplied }: { fixesProposed: number; fixesApplied: number }): string {
  return `${counted(fixesProposed, 'fix', 'fixes')} proposed, ${fixesApplied} applied`;
}

function of<Name extends Conclusion['mode']>(
  stages: readonly FinishedStage[],
  mode: Name,
): Concluded<Name>[] {
  return stages.filter((stage): stage is Concluded<Name> => stage.conclusion?.mode === mode);
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}

/** In the order in which the modes first worked. */
function times(stages: readonly FinishedStage[]): ModeMetrics['times'] {
  const names = [...new Set(stages.map(({ mode }) => mode))];
  return names.map((mode) => {
    const own = stages.filter((stage) => stage.mode === mode);
    return { mode, stages: own.length, seconds: sum(own, (one) => one.milliseconds) / 1000 };
  });
}

function debugging(stages: readonly Concluded<'debugger'>[]): Pick<ModeMetrics, 'debugger'> {
  if (stages.length === 0) return {};
  const fixing = stages.filter(({ conclusion }) => conclusion.fixes.length > 0);
  return {
    debugger: {
      bugsAnalyzed: sum(stages, ({ conclusion }) => conclusion.errors.length),
      rootCausesFound: stages.filter(({ conclusion }) => isFound(conclusion)).length,
      fixesProposed: sum(stages, ({ conclusion }) => conclusion.fixes.length),
      fixesApplied: sum(stages, ({ applied }) => applied),
      averageTimeToFix:
        fixing.length === 0 ? null : sum(fixing, (one) => one.milliseconds) / fixing.length / 1000,
    },
  };
}

/** A cause that is not known is none that was found. */
function isFound({ rootCause }: Concluded<'debugger'>['conclusion']): boolean {
  return rootCause.trim() !== '' && !/^not known\b/i.test(rootCause.trim());
}

function security(stages: readonly Concluded<'security'>[]): Pick<ModeMetrics, 'security'> {
  if (stages.length === 0) return {};
  return {
    security: {
      vulnerabilitiesFound: sum(stages, ({ conclusion }) => conclusion.vulnerabilities.length),
      criticalIssues: sum(
        stages,
        ({ conclusion }) => conclusion.severity.filter((severity) => severity === 'critical').length,
      ),
      fixesProposed: sum(
        stages,
        ({ conclusion }) => conclusion.vulnerabilities.filter((one) => one.suggestion !== null).length,
      ),
      fixesApplied: sum(stages, ({ applied }) => applied),
    },
  };
}

function reviewing(stages: readonly Concluded<'reviewer'>[]): Pick<ModeMetrics, 'reviewer'> {
  if (stages.length === 0) return {};
  return {
    reviewer: {
      issuesFound: sum(stages, ({ conclusion }) => conclusion.issues.length),
      suggestionsMade: sum(stages, ({ conclusion }) => conclusion.suggestions.length),
      fixesApplied: sum(stages, ({ applied }) => applied),
    },
  };
}

function performance(stages: readonly Concluded<'performance'>[]): Pick<ModeMetrics, 'performance'> {
  if (stages.length === 0) return {};
  return {
    performance: {
      bottlenecksFound: sum(stages, ({ conclusion }) => conclusion.bottlenecks.length),
      optimizationsProposed: sum(stages, ({ conclusion }) => conclusion.optimizations.length),
      optimizationsApplied: sum(stages, ({ applied }) => applied),
      speedImprovements: stages
        .map(({ conclusion }) => conclusion.estimatedImprovement.trim())
        .filter((words) => words !== ''),
    },
  };
}
