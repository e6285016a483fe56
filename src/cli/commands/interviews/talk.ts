import type { Command } from '../../command/command.ts';
import { adviseReading } from '../../command/request-command.ts';
import type { Session } from '../../command/session.ts';
import { isLost, Refusal, usageError } from '../../errors.ts';
import { ask, hasPerson } from '../../input/prompt.ts';
import { isRecord, type JsonObject, readNumber, readObject, readObjects, readText } from '../../json.ts';

export const talk: Command = {
  name: 'interviews talk',
  summary: 'Holds an interview at the terminal. An empty line leaves it; the same command goes on with it.',
  arguments: [{ name: 'id', description: 'id of the interview' }],
  examples: ['interviews talk 0199a1b2-0000-7000-8000-000000000001'],
  async run(session, given) {
    if (!hasPerson(session.io)) throw usageError('Without a terminal, use `sourcing interviews answer`.');
    const path = `/interviews/${encodeURIComponent(String(given['id']))}`;
    let interview = readObject((await session.get(path)).body, 'interview');
    say(session, lastQuestion(interview));
    while (['open', 'ready'].includes(readText(interview, 'status'))) {
      if (interview['status'] === 'ready' && (await wantsToPublish(session))) {
        await publish(session, path, interview);
        return;
      }
      const text = await ask(session.io, '> ');
      if (!text?.trim()) break;
      interview = await answer(session, path, interview, text);
    }
    session.output.note(`Saved. Go on with: sourcing interviews talk ${interview['id']}`);
  },
};

const say = (session: Session, text: string) => session.output.note(`\n${text}\n`);

function lastQuestion(interview: JsonObject): string {
  const spoken = readObjects(interview, 'transcript').findLast(({ role }) => role === 'interviewer');
  return spoken ? readText(spoken, 'text') : String(interview['nextQuestion'] ?? 'What is it about?');
}

async function answer(session: Session, path: string, interview: JsonObject, text: string): Promise<JsonObject> {
  const body = { text, version: readNumber(interview, 'version') };
  try {
    session.output.progress('…');
    const { body: said } = await session.call({ method: 'POST', path: `${path}/messages`, body });
    if (isRecord(said['reply'])) say(session, readText(said['reply'], 'text'));
    return readObject(said, 'interview');
  } catch (error) {
    if (isLost(error)) adviseReading(session, `interviews show ${interview['id']}`);
    if (!(error instanceof Refusal) || error.code !== 'version_conflict') throw error;
    session.output.note('The interview went on elsewhere; this is where it stands. Your message was not saved.');
    const current = readObject((await session.get(path)).body, 'interview');
    say(session, lastQuestion(current));
    return current;
  }
}

async function wantsToPublish(session: Session): Promise<boolean> {
  return /^y(es)?$/i.test((await ask(session.io, 'All facts are known. Publish them? (y/N) '))?.trim() ?? '');
}

async function publish(session: Session, path: string, interview: JsonObject): Promise<void> {
  const body = { version: readNumber(interview, 'version') };
  const call = { method: 'POST', path: `${path}/publish`, body } as const;
  try {
    await session.print(await session.call(call), { record: 'interview' });
  } catch (error) {
    if (isLost(error)) adviseReading(session, `interviews show ${interview['id']}`);
    throw error;
  }
}
