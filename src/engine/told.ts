import { counted } from '../core/count';
import type { Evidence } from '../domain/evidence';

/** What a model was told, as in `the plan, a diff of 3 files and 8 passages of code by NAME`. */
export function told({ diff, passages }: Evidence, dropped: number, model: string): string {
  const files = diff?.files.length ?? 0;
  const parts = [
    'the plan',
    ...(files === 0
      ? []
      : [
          dropped === 0
            ? `a diff of ${counted(files, 'file')}`
            : `${files - dropped} whole files of a diff of ${files}`,
        ]),
    ...(passages?.passages.length ? [`${counted(passages.passages.length, 'passage')} of code`] : []),
  ];
  const last = parts.pop() ?? '';
  return `${parts.length === 0 ? last : `${parts.join(', ')} and ${last}`} by ${model}`;
}
