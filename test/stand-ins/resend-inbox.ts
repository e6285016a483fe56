import { newId } from '#kernel/ids.ts';
import { type Answer, startProvider } from './provider.ts';

/** Resend as the receiver of mail: what it announces, and where the mail can be had. */
export async function startResendInbox() {
  const mails = new Map<string, Buffer>();
  const provider = await startProvider(({ path, headers }): Answer => {
    const [, id = ''] = /^\/(?:emails\/receiving|raw)\/([\w-]+)$/.exec(path) ?? [];
    const raw = mails.get(id);
    if (!raw) return { status: 404, body: { statusCode: 404, name: 'not_found', message: 'Email not found' } };
    if (path.startsWith('/raw/'))
      return { status: 200, body: raw.toString(), headers: { 'content-type': 'message/rfc822' } };
    if (!headers.authorization?.startsWith('Bearer re_')) return { status: 401, body: { name: 'missing_api_key' } };
    const download_url = `${provider.url}/raw/${id}`;
    const location = { download_url, expires_at: '2099-01-01T00:00:00.000Z' };
    return {
      status: 200,
      body: { object: 'email', id, html: null, text: null, headers: {}, attachments: [], raw: location },
    };
  });
  return {
    ...provider,
    /** Returns the body of the event. */
    receive(mail: string, id = newId()): string {
      mails.set(id, Buffer.from(mail.replaceAll('\n', '\r\n')));
      const data = {
        email_id: id,
        created_at: '2026-09-02T08:00:00.000Z',
        from: 'x',
        to: [],
        subject: 'x',
        attachments: [],
      };
      return JSON.stringify({ type: 'email.received', created_at: data.created_at, data });
    },
  };
}
