import { wrongReferences } from '../core/answer/references';
import { handedAnswer } from '../core/handed';
import { redactDeep } from '../core/redact';
import { thinkingOf, withThinking } from '../core/thinking';
import { speakerFor } from '../core/work-choice';
import type { Task } from '../domain/task';
import { gather } from './gather';
import type { Piece } from './piece';
import { type Room, workIn } from './room';
import type { Thread } from './thread';

/** A question is answered in words: nothing is planned and nothing is changed (IB-04). */
export async function answerWork(thread: Thread, task: Task, room: Room): Promise<Piece> {
  const { crew, ports, stages } = room;
  const { current, thinking: wish } = thread.state;
  const work = workIn(room, task, thread.state, thread.handed);
  const evidence = await gather(work.question, crew.collectors, ports, stages);
  const start = ports.clock.elapsed();
  // Blanked before it is taken apart, cut and handed on.
  const answered = await stages.run('answer', async () =>
    redactDeep(
      await crew.engine.answer(
        { task, evidence, plan: thread.plan },
        { ...work.working(speakerFor(current)), tools: null },
      ),
      ports.known(),
    ),
  );
  if (answered === null) return { thread: { ...thread, evidence }, output: '' };
  const milliseconds = ports.clock.elapsed() - start;
  const thought = thinkingOf(answered.text, { native: answered.reasoning, milliseconds });
  const text = thought?.response ?? answered.text;
  const doubts = await doubtsAbout(text, room);
  const answer = { text, quotes: [...answered.quotes], doubts };
  return {
    thread: {
      ...thread,
      evidence,
      answer,
      thinking: thought === null ? null : { ...thought, ...wish },
      handed: [...thread.handed, handedAnswer(current, text)],
      isUnclear: false,
    },
    output: withThinking(text, thought),
  };
}

/** What the answer names and the workspace does not have; a person should not have to find out. */
async function doubtsAbout(text: string, { ports }: Room): Promise<string[]> {
  const { files, leftOut, cutFrom } = await ports.tree.list();
  // What is not in a list that was cut may be there all the same.
  if (cutFrom !== null) return [];
  const all = [...files, ...(leftOut ?? [])];
  const wanted = new Set<string>();
  wrongReferences(text, all, (file) => {
    wanted.add(file);
    return null;
  });
  const texts = new Map<string, string>();
  for (const file of wanted) {
    const content = await ports.tree.read(file);
    if (content.kind === 'text') texts.set(file, content.text);
  }
  const { missing, misquoted } = wrongReferences(text, all, (file) => texts.get(file) ?? null);
  return [
    ...missing.map((path) => `The answer names ${path}, and the workspace has no such file.`),
    ...misquoted.map(
      ({ file, line }) => `The code at line ${line} of the answer does not stand in ${file} like that.`,
    ),
  ];
}
