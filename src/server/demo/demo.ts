import type { EntityManager } from '@mikro-orm/postgresql';
import type { Hono } from 'hono';
import { allTenants } from '#db/tenancy.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { System } from '#kernel/context.ts';
import { createConsoleBackOffice } from '#modules/identity/audit/back-office.service.ts';
import { Organisation } from '#modules/identity/members/member.entity.ts';
import { createSession } from '#modules/identity/members/operator.service.ts';
import { Delivery } from '#modules/sourcing/deliveries/delivery.entity.ts';
import { SupplierLink } from '#modules/sourcing/deliveries/links/supplier-link.entity.ts';
import { readReceivedMail } from '#modules/sourcing/replies/intake/received-mail.rules.ts';
import { assignReply, importReceivedMail } from '#modules/sourcing/replies/reply.service.ts';
import { releaseDue } from '#modules/sourcing/rfqs/release/release.service.ts';
import { Disclosure } from '#modules/sourcing/rfqs/rfq.entity.ts';
import { SupplierAnswer } from '#modules/sourcing/supplier-links/answers/supplier-answer.entity.ts';
import { demoOrganisationId } from '#ports/mail/simulator.ts';
import { asOwner } from '../database.ts';
import { createDemoClient, type DemoClient } from './demo-client.ts';
import { readDemoStory } from './demo-story.file.ts';
import { acceptAnswers, draftRequest, formatValidity, publishRequest, readRequest, toAnswer } from './demo-story.ts';

type Service = { app: Pick<Hono, 'request'>; system: System; ownerUrl: string; publicUrl: string };
type Fill = { client: DemoClient; system: System; em: EntityManager };

const email = 'founder@simulator.test';
const ofDemo = { owner: demoOrganisationId };

/**
 * Signs in to the demo organisation, once and within 15 minutes. At first it gets projects, drafts, answers and a
 * comparison, by the same calls as those of a browser; all say that they are synthetic, and no mail leaves.
 */
export async function openDemo({ app, system, ownerUrl, publicUrl }: Service): Promise<string> {
  let url = '';
  await asOwner(ownerUrl, async (em) => {
    if (!(await em.count(Organisation, { id: demoOrganisationId }, allTenants))) await createDemoOrganisation(em);
    const { token, signInUrl } = await createSession(em, demoOrganisationId, email, 'owner', publicUrl, '/');
    url = signInUrl;
    const client = createDemoClient(app, publicUrl, token);
    if (!(await em.count(SupplierAnswer, ofDemo, allTenants))) await fill({ client, system, em: em.fork() });
    await client.signOut();
  });
  return url;
}

async function createDemoOrganisation(em: EntityManager): Promise<void> {
  const { organisation: name } = readDemoStory();
  em.create(Organisation, { id: demoOrganisationId, ...ofDemo, name, kind: 'customer' });
  await em.flush();
}

async function fill({ client, system, em }: Fill): Promise<void> {
  const { answered, waiting } = readDemoStory();
  await draftRequest(client, system, waiting, 2);
  const actionId = await draftRequest(client, system, answered, 4);
  const rfqId = await publishRequest(client, actionId);
  // Nobody wants to revoke anything here, so nothing waits for the 15 minutes in which that is possible.
  await em.nativeUpdate(Disclosure, { ...ofDemo, status: 'pending' }, { releaseAt: system.now() }, allTenants);
  await releaseDue(system);
  const { lineId, deliveryIds } = await readRequest(client, rfqId);
  const [byLink, byMail, declining] = deliveryIds;
  const { offer, mail, decline, request } = answered;
  if (byLink) {
    const content = toAnswer(offer, lineId, request.quantities, formatValidity(system));
    await client.answer(await findToken(system, em, byLink), content);
    await acceptAnswers(client, rfqId);
  }
  if (byMail) await answerByMail(system, em, byMail, mail);
  if (declining) await client.answer(await findToken(system, em, declining), { decline: { reason: decline } });
}

async function findToken({ supplierLinks }: System, em: EntityManager, deliveryId: string): Promise<string> {
  const { version } = await em.findOneOrFail(SupplierLink, { deliveryId }, allTenants);
  return supplierLinks.token(deliveryId, version);
}

/** The mail has no reference, as simulated messages have none, so staff say what it answers. */
async function answerByMail({ files }: System, em: EntityManager, deliveryId: string, text: string): Promise<void> {
  const { frozenTo } = await em.findOneOrFail(Delivery, { id: deliveryId }, allTenants);
  const bytes = Buffer.from(
    `From: ${frozenTo}\nTo: ${email}\nSubject: Re: RFQ\nMessage-ID: <${deliveryId}@simulator.test>\n\n${text}`,
  );
  const backOffice = createConsoleBackOffice(em);
  const parsed = assertDefined(await readReceivedMail(bytes, null), 'The mail of the demo');
  const received = await importReceivedMail(backOffice, { files, replyReader: null }, parsed);
  if (received) await assignReply(backOffice, null, { id: received.id, deliveryId });
}
