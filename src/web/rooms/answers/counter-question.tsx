import { type FormEvent, useState } from 'react';
import { type CombinedError, useClient, useMutation } from 'urql';
import { createIdempotencyKey } from '../../app/idempotency-key.ts';
import { useMessages } from '../../app/messages.ts';
import { useViewer } from '../../app/viewer.ts';
import { Bilingual } from '../../components/bilingual.tsx';
import { Button, LinkButton } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/fields/field.tsx';
import { Facts, Panel } from '../../components/panel.tsx';
import { Notice, Problem } from '../../components/states.tsx';
import { type Answer, type QuestionPreview, questionMutation, questionPreviewQuery } from './answers.operations.ts';
import messages from './messages.csv';

/** A question to the factory: written, read as the factory would read it, then drafted for the approval in Review. */
export function CounterQuestion({ answer: { deliveryId, rfq } }: { answer: Answer }) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const [draftId, setDraftId] = useState<string | null>(null);
  if (!useViewer().rights.includes('WRITE') || rfq?.status === 'closed') return null;
  return (
    <Panel title={t('ask.title')}>
      <p className="small quiet">{t('ask.text')}</p>
      {draftId && (
        <Notice tone="good" title={t('ask.drafted')}>
          <LinkButton to="/review/$id" params={{ id: draftId }}>
            {t('ask.review')}
          </LinkButton>
        </Notice>
      )}
      <Button isWide onPress={() => setOpen(true)}>
        {t('ask.open')}
      </Button>
      <Dialog title={t('ask.title')} isOpen={isOpen} isWide onClose={() => setOpen(false)}>
        <Question
          deliveryId={deliveryId}
          onDrafted={(id) => {
            setDraftId(id);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </Panel>
  );
}

type Props = { deliveryId: string; onDrafted: (id: string) => void; onCancel: () => void };

/** The key belongs to what was previewed, so that a repeated press drafts it once. */
type Read = { preview: QuestionPreview; input: { deliveryId: string; text: string; textZh?: string }; key: string };

function Question({ deliveryId, onDrafted, onCancel }: Props) {
  const t = useMessages(messages);
  const client = useClient();
  const [text, setText] = useState('');
  const [textZh, setTextZh] = useState('');
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState<CombinedError | null>(null);
  const [{ error, fetching }, draft] = useMutation(questionMutation);

  async function preview(event: FormEvent) {
    event.preventDefault();
    const input = { deliveryId, text, ...(textZh && { textZh }) };
    const answer = await client.query(questionPreviewQuery, { input }, { requestPolicy: 'network-only' });
    setProblem(answer.error ?? null);
    const shown = answer.data?.counterQuestionPreview;
    setRead(shown ? { preview: shown, input, key: createIdempotencyKey() } : null);
  }
  async function save({ input, key }: Read) {
    const { data } = await draft({ input: { ...input, idempotencyKey: key } });
    if (data) onDrafted(data.createCounterQuestion.delivery.id);
  }
  if (read) {
    return (
      <div className="stack">
        <Preview preview={read.preview} />
        {error && <Problem error={error} />}
        <div className="row">
          <Button kind="primary" isPending={fetching} onPress={() => void save(read)}>
            {t('ask.draft')}
          </Button>
          <Button onPress={() => setRead(null)}>{t('ask.change')}</Button>
        </div>
      </div>
    );
  }
  return (
    <form className="stack" onSubmit={(event) => void preview(event)}>
      <Field label={t('ask.question')} value={text} onChange={setText} isRequired isLong autoFocus />
      <Field label={t('ask.chinese')} hint={t('ask.chineseHint')} value={textZh} onChange={setTextZh} isLong />
      {problem && <Problem error={problem} />}
      <div className="row">
        <Button type="submit" kind="primary">
          {t('ask.preview')}
        </Button>
        <Button onPress={onCancel}>{t('ask.cancel')}</Button>
      </div>
    </form>
  );
}

function Preview({ preview: { subject, bodyEn, bodyZh, reviewRequirements } }: { preview: QuestionPreview }) {
  const t = useMessages(messages);
  return (
    <>
      <Facts unknown="" facts={[[t('ask.subject'), subject]]} />
      <Bilingual en={bodyEn} zh={bodyZh} />
      {reviewRequirements.length > 0 && (
        <Notice tone="caution" title={t('ask.check')}>
          <ul>
            {reviewRequirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
