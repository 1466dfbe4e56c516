import type { Report } from './report';

export type SinkName = 'json' | 'text' | 'markdown' | 'sarif';

/** How wide the reader's screen is, and whether it shows colours and links. Files and pipes get plain text. */
export interface Screen {
  /** Columns. */
  width: number;
  colour: boolean;
  /** True when the terminal opens OSC 8 links. */
  links: boolean;
  /** Absolute path of the workspace, for links. */
  workspace: string;
}

/** Prints a report. Pure: the same report and screen give the same text. */
export interface Sink {
  name: SinkName;
  render(report: Report, screen: Screen): string;
}
