import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sharedDomain } from '#modules/directory/interactions/matching.rules.ts';
import { reachable, startApp } from '../../harness.ts';
import { factoryAt, importing, mail, mbox, ndjson, said } from './mail.ts';

const app = await startApp();
const newDomain = () => `d${randomUUID().slice(0, 8)}.example`;

/** Imports a mail to this address and returns whether it matches the factory. */
const isWith = async (factoryId: string, headers: Record<string, string>) => {
  const subject = randomUUID();
  await importing(app, 'mbox', mbox([mail({ Subject: subject, ...headers })]));
  const { threads } = await said(app, factoryId);
  return threads.some((thread) => thread.subject === subject);
};

describe('a mail is matched with a factory', () => {
  test.each(['From', 'To', 'Cc'])('by its %s', async (header) => {
    const { id, address } = await factoryAt(app);
    expect(await isWith(id, { [header]: `Sales <${address.toUpperCase()}>` })).toBe(true);
  });

  test('by one of several addresses, in any case', async () => {
    const domain = newDomain();
    const [id] = await app.factories(
      reachable({
        contacts: { contactName: 'Li', directoryFields: { emails: [`A@${domain}`, `Export.Dept@${domain}`] } },
      }),
    );
    expect(await isWith(id!, { To: `export.dept@${domain}` })).toBe(true);
  });

  test('by a domain that only this factory has, from a contact or a website', async () => {
    const { id, domain } = await factoryAt(app);
    expect(await isWith(id, { To: `boss@${domain}` })).toBe(true);
    expect(await isWith(id, { To: `boss@mail.${domain}` })).toBe(false);
    expect(await isWith(id, { To: `boss@not${domain}` })).toBe(false);

    const site = newDomain();
    const [bySite] = await app.factories(
      reachable({ directoryFields: { website: `https://WWW.${site}:8080/en?q=1` } }),
    );
    expect(await isWith(bySite!, { To: `boss@${site}` })).toBe(true);
  });

  test('by address rather than by a shared domain', async () => {
    const domain = newDomain();
    const [one, other] = await app.factories(
      reachable({ contacts: { contactEmail: `one@${domain}` } }),
      reachable({ directoryFields: { website: `http://${domain}` } }),
    );
    expect(await isWith(one!, { To: `somebody@${domain}` })).toBe(false);
    expect(await isWith(other!, { To: `somebody@${domain}` })).toBe(false);
    expect(await isWith(one!, { To: `one@${domain}` })).toBe(true);
    expect(await isWith(other!, { To: `one@${domain}` })).toBe(false);
  });

  test('and with each factory that has the address or takes part', async () => {
    const shared = `sales@${newDomain()}`;
    const [one, other] = await app.factories(
      reachable({ contacts: { contactEmail: shared } }),
      reachable({ contacts: { contactEmail: shared } }),
    );
    const third = await factoryAt(app);
    const headers = { Subject: randomUUID(), To: `${shared}, ${third.address}` };
    await importing(app, 'mbox', mbox([mail(headers)]));
    const seen = [one!, other!, third.id].map(async (id) => (await said(app, id)).threads[0]?.subject);
    expect(await Promise.all(seen)).toEqual([headers.Subject, headers.Subject, headers.Subject]);
  });

  test.each(['qq.com', 'vip.163.com', 'yahoo.com.cn', 'hotmail.co.uk', 'gmail.com', 'www.alibaba.com'])(
    'but not by a mailbox or shop at %s',
    async (domain) => {
      const [id] = await app.factories(
        reachable({
          contacts: { contactEmail: `factory@${domain}` },
          directoryFields: { website: `https://${domain}/shop` },
        }),
      );
      expect(await isWith(id!, { To: `someone-else@${domain.replace('www.', '')}` })).toBe(false);
      expect(await isWith(id!, { To: `Factory@${domain}` })).toBe(true);
    },
  );

  test.each<[string, boolean]>([
    ['qq.com', true],
    ['vip.qq.com', true],
    ['foxmail.com', true],
    ['126.com', true],
    ['sina.com', true],
    ['aliyun.com', true],
    ['icloud.com', true],
    ['139.com', true],
    ['189.cn', true],
    ['yeah.net', true],
    ['sohu.com', true],
    ['proton.me', true],
    ['outlook.com', true],
    ['yahoo.co.jp', true],
    ['yahoo.com.hk', true],
    ['shop.en.alibaba.com', true],
    ['notqq.com', false],
    ['qq.com.example', false],
    ['qqxcom', false],
    ['yahoo.factory.example', false],
    ['factory.example', false],
  ])('%s is shared: %s', (domain, expected) => {
    expect(new RegExp(sharedDomain).test(domain)).toBe(expected);
  });
});

describe('a call note', () => {
  const note = (more: object) => ({ type: 'call_note', title: randomUUID(), ...more });
  const titlesOf = async (id: string) => (await said(app, id)).callNotes.map(({ title }) => title);

  test('is matched with the factory it names, by uuid, directory id or alias', async () => {
    const alias = `old-${randomUUID()}`;
    const { id, directoryId } = await factoryAt(app, { aliases: [alias] });
    const notes = [id, directoryId, alias, id.toUpperCase()].map((factory) => note({ factory }));
    await importing(app, 'ndjson', ndjson(...notes));
    expect((await titlesOf(id)).toSorted()).toEqual(notes.map(({ title }) => title).toSorted());
  });

  test('is otherwise matched by the addresses of its participants', async () => {
    const { id, address, domain } = await factoryAt(app);
    const other = await factoryAt(app);
    const notes = [
      note({ participants: ['Wu', `Ms Li <${address.toUpperCase()}>`] }),
      note({ participants: [`boss@${domain}`] }),
    ];
    const strange = [
      note({ participants: ['Li'] }),
      note({ participants: [address], factory: other.directoryId }),
      note({ participants: [address], factory: 'mfg-unknown' }),
    ];
    expect(await importing(app, 'ndjson', ndjson(...notes, ...strange))).toMatchObject({ imported: 5, matched: 3 });
    expect((await titlesOf(id)).toSorted()).toEqual(notes.map(({ title }) => title).toSorted());
    expect(await titlesOf(other.id)).toEqual([strange[1]!.title]);
  });
});

test('unmatched mails are kept and matched by a later import when the directory has grown', async () => {
  const domain = newDomain();
  const directoryId = `mfg-${randomUUID().slice(0, 8)}`;
  const { unmatched: before } = await importing(app, 'ndjson', '');
  const title = randomUUID();
  const files = [
    await importing(app, 'mbox', mbox([mail({ To: `sales@${domain}`, Subject: 'Early' })])),
    await importing(app, 'ndjson', ndjson({ type: 'call_note', title, factory: directoryId })),
  ];
  expect(files).toMatchObject([
    { imported: 1, matched: 0, unmatched: before + 1 },
    { imported: 1, matched: 0, unmatched: before + 2 },
  ]);

  const [id] = await app.factories(reachable({ directoryId, contacts: { contactEmail: `sales@${domain}` } }));
  expect(await importing(app, 'mbox', mbox([]))).toMatchObject({ imported: 0, matched: 2, unmatched: before });
  expect(await said(app, id!)).toMatchObject({ threads: [{ subject: 'Early' }], callNotes: [{ title }] });
});

test('a match remains when the factory changes its address', async () => {
  const { id, directoryId, address } = await factoryAt(app);
  expect(await isWith(id, { To: address })).toBe(true);
  await app.factories({ ...reachable({ directoryId }), contacts: { contactEmail: `new@${newDomain()}` } });
  await importing(app, 'ndjson', '');
  expect((await said(app, id)).threads).toHaveLength(1);
});

test('deleting a factory removes only its link to a mail', async () => {
  const { id, address } = await factoryAt(app);
  await isWith(id, { To: address });
  const { unmatched } = await importing(app, 'ndjson', '');
  await app.asOwner().execute('delete from factory where id = ?', [id]);
  expect(await importing(app, 'ndjson', '')).toMatchObject({ unmatched: unmatched + 1 });
});
