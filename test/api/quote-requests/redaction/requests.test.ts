import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { Member } from '#modules/identity/members/member.entity.ts';
import { quoteRequest, reachable, startApp, unlimited } from '../../../harness.ts';
import { createEngineeringClient } from '../../engineering/client.ts';
import { publishing } from '../../rfqs/published.ts';

const app = await startApp(unlimited);
const { drafted, reviewed } = publishing(app);

/** A live key of an organisation with one member. All names are fictitious. */
async function createBuyer(name: string, email = 'jane.doe@quorvex.example') {
  const me = await app.live({ name });
  const em = app.asOwner();
  em.create(Member, {
    id: newId(),
    owner: me.organisationId,
    organisationId: me.organisationId,
    email,
    role: 'member',
  });
  await em.flush();
  return me;
}

const zephyrion = { name: 'Zephyrion launch', intake: { productName: 'Zephyrion 3000', unit: 'Zephyrion kits' } };
const quoteInput = {
  parts: [
    {
      name: 'ZephyrionCase',
      process: 'injection_molding',
      material: 'zephyrion alloy',
      finish: 'Acme blue',
      drawingNumber: 'ACME-100',
      revision: 'Zephyrion B',
      notes: "Acme's logo, 3000 pcs. Jane Doe (jane@acme-robotics.example, +1 415 555 0134) decides.",
    },
    { name: 'Zephy rion lid' },
  ],
  dfmQuestions: 'Draft angle? See www.acme-robotics.example/spec, or ask Mary Miller, 12 Harbour Street.',
  quantities: [3000],
  incoterm: 'FCA',
  namedPlace: 'Acme Robotics dock',
  files: [{ name: 'zephyrion_case.step', revision: 'acme-B' }],
};
const secret = /zephy|acme|jane|doe|415|0134|@|www|\/spec/i;

describe('an anonymous request', () => {
  test('contains no company, product, member, address or telephone number in any field', async () => {
    const me = await createBuyer('Acme Robotics');
    const factoryIds = await app.factories(reachable());
    const { deliveries, result } = await quoteRequest(me, { ...quoteInput, factoryIds }, { project: zephyrion });
    const { subject, bodyEn, bodyZh } = (await me.rest('GET', `/deliveries/${deliveries[0].id}`)).body;
    for (const text of [subject, bodyEn, bodyZh, result.subjectZh, JSON.stringify(result.rfq)]) {
      expect(text).not.toMatch(secret);
    }
    expect(bodyEn).toContain('2.1 [product]Case');
    expect(bodyEn).toContain('Material: [product] alloy');
    expect(bodyEn).toContain('Finish: [company] blue');
    expect(bodyEn).toContain(`"[company]'s logo, 3000 pcs. [person] ([e-mail], [telephone]) decides."`);
    expect(bodyEn).toContain('Please quote FCA [company] dock (Incoterms 2020).');
    expect(bodyEn).toContain('1) [product]_case.step, rev. [company]-B');
    expect(bodyZh).toContain('材料：[产品] alloy');
    expect(subject).toMatch(/ - \[product\]Case \+ 1 more part - 3,000 \[product\]…/);
  });

  test('reports what was replaced and what may still identify the buyer', async () => {
    const me = await createBuyer('Acme Robotics');
    const { result } = await quoteRequest(me, quoteInput, { project: zephyrion });
    expect(result.reviewRequirements).toEqual(
      expect.arrayContaining([
        "6 mentions of the product or project in the caller's text were replaced with [product].",
        "5 mentions of the company in the caller's text were replaced with [company].",
        "1 mention of a person in the caller's text was replaced with [person].",
        "1 mention of an e-mail address in the caller's text was replaced with [e-mail].",
        "1 mention of a telephone number in the caller's text was replaced with [telephone].",
        "1 mention of a web address in the caller's text was replaced with [link].",
        `The caller's text may contain the name of a person, which was not redacted: "Mary Miller".`,
        `The caller's text may contain a postal address, which was not redacted: "12 Harbour Street".`,
      ]),
    );
    expect(result.reviewRequirements.join('\n')).not.toMatch(/zephy|acme|jane/i);
  });

  test.each([
    ['Water bottle', 'Water bottle', 'Water bottle'],
    ['Desk lamp', 'Desk lamp base', 'Desk lamp'],
    ['蓝牙耳机', '蓝牙耳机外壳', '蓝牙耳机'],
    ['Smart lock', 'Smart lock cylinder', 'Smart lock'],
  ])(
    'for a product with the generic name %s keeps the description in text and subject',
    async (productName, name, shown) => {
      const me = await createBuyer('Acme Robotics');
      const factoryIds = await app.factories(reachable());
      const project = { name: productName, intake: { productName } };
      const { deliveries, result } = await quoteRequest(me, { parts: [{ name }], factoryIds }, { project });
      const { subject, bodyEn, bodyZh } = (await me.rest('GET', `/deliveries/${deliveries[0].id}`)).body;
      for (const text of [subject, bodyEn, bodyZh, result.subjectZh]) expect(text).toContain(name);
      expect(result.reviewRequirements.join('\n')).toContain(`The product name "${shown}" consists of words that also`);
    },
  );

  test('with a part named only after the product asks for another part name', async () => {
    const me = await createBuyer('Acme Robotics');
    const { result } = await quoteRequest(me, { parts: [{ name: 'Zephyrion' }] }, { project: zephyrion });
    expect(result.reviewRequirements).toContain(
      'The name of part 2.1 only identifies the buyer: state in the request what the part is.',
    );
  });

  test('replaces members and key labels of its own organisation only', async () => {
    await createBuyer('Other', 'housing.alloy@other.example');
    const me = await createBuyer('Acme Robotics', 'xandria@quorvex.example');
    const input = { parts: [{ name: 'Housing', notes: 'Xandria of Quorvex asks for Jane.' }] };
    const { result } = await quoteRequest(me, input, { project: zephyrion });
    expect(result.rfq.en).toContain('"[person] of [company] asks for Jane."');
    expect(result.rfq.en).toContain('2.1 Housing');
  });
});

test('an anonymous publication redacts file names, and one that is not anonymous keeps them', async () => {
  const me = await createBuyer('Acme Robotics');
  const names = async (anonymised: boolean) => {
    const { actionId, projectId } = await drafted(me, { project: zephyrion, input: { anonymised } });
    await createEngineeringClient(me, projectId).bring({ 'Zephyrion_housing_v2.step': 'as drawn' });
    const { publication } = (await reviewed(me, actionId)).body;
    const disclosed = publication.disclosures.filter(({ kind }) => kind === 'file');
    return [...publication.files, ...disclosed].map(({ name }: { name: string }) => name);
  };
  expect(await names(true)).toEqual(['[product]_housing_v2.step', '[product]_housing_v2.step']);
  expect(await names(false)).toEqual(['Zephyrion_housing_v2.step', 'Zephyrion_housing_v2.step']);
});
