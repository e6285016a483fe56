import type { Receipt } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.schema.ts';
import {
  type Assertion,
  type Authenticator,
  type CreationOptions,
  createAuthenticator,
  type Deviation,
  type RequestOptions,
} from '../../authenticator.ts';
import { type Caller, quoteRequest, reachable, startApp, unlimited } from '../../harness.ts';

export type Passkey = { id: string; name: string; lastUsedAt: string | null };

/** The service, with people who have passkeys, and what they do in the graph. */
export async function startPasskeys(env: Record<string, string> = {}) {
  const app = await startApp({ ...unlimited, ...env });

  const askToAdd = async (by: Caller, assertion?: Assertion) => {
    const { made } = await by.graphql.request<{ made: { options: CreationOptions } }>(
      `mutation ($input: PasskeyRegistrationOptionsInput) { made: passkeyRegistrationOptions(input: $input) { options } }`,
      { input: assertion ? { assertion } : {} },
    );
    return made.options;
  };
  const register = async (by: Caller, response: object, name = 'laptop') => {
    const { made } = await by.graphql.request<{ made: { passkey: Passkey } }>(
      `mutation ($input: RegisterPasskeyInput!) { made: registerPasskey(input: $input) { passkey { id name lastUsedAt } } }`,
      { input: { name, ...response } },
    );
    return made.passkey;
  };
  const add = async (by: Caller, authenticator = createAuthenticator(), name = 'laptop') => ({
    authenticator,
    ...(await register(by, authenticator.create(await askToAdd(by)), name)),
  });
  const confirm = async (by: Caller) => {
    const { made } = await by.graphql.request<{ made: { options: RequestOptions } }>(
      'mutation { made: passkeyConfirmationChallenge { options } }',
    );
    return made.options;
  };
  const rename = (by: Caller, id: string, name: string) =>
    by.graphql.request<{ made: { passkey: Passkey } }>(
      `mutation ($input: RenamePasskeyInput!) { made: renamePasskey(input: $input) { passkey { id name lastUsedAt } } }`,
      { input: { id, name } },
    );
  const remove = (by: Caller, id: string) =>
    by.graphql.request<{ made: { passkey: Passkey; note: string | null } }>(
      `mutation ($input: RemovePasskeyInput!) { made: removePasskey(input: $input) { passkey { id } note } }`,
      { input: { id } },
    );
  const passkeysOf = async (by: Caller) => {
    const { me } = await by.graphql.request<{ me: { passkeys: Passkey[] } }>(
      '{ me { passkeys { id name createdAt lastUsedAt isBackedUp } } }',
    );
    return me.passkeys;
  };
  const auditOf = (resourceId: string, action: string) =>
    app
      .asOwner()
      .execute<{ actor: string; resource: string; detail: Record<string, unknown> }[]>(
        'select actor, resource, detail from audit_entry where resource_id = ? and action = ? order by at, id',
        [resourceId, action],
      );
  const setPolicy = (by: Caller, policy: string) =>
    by.graphql.request(
      'mutation ($input: SetApprovalPolicyInput!) { setApprovalPolicy(input: $input) { __typename } }',
      {
        input: { policy },
      },
    );

  /** A member who may approve, with a passkey, in an organisation with one draft. */
  async function approver(role: 'approver' | 'owner' = 'owner') {
    const organisationId = await app.organisation();
    const person = await app.session(role, organisationId);
    const passkey = await add(person);
    return { ...person, passkey, ...(await drafted(organisationId)) };
  }
  async function drafted(organisationId: string) {
    const key = await app.live({ organisationId });
    const { deliveries, action } = await quoteRequest(key, { factoryIds: await app.factories(reachable()) });
    return { key, actionId: action.id as string, deliveryId: deliveries[0].id as string };
  }
  const reviewOf = async (by: Caller, id: string) => {
    const { deliveryReview } = await by.graphql.request<{ deliveryReview: { reviewSha256: string } }>(
      'query ($id: ID!) { deliveryReview(id: $id) { reviewSha256 } }',
      { id },
    );
    return deliveryReview.reviewSha256;
  };
  const challenge = async (by: Caller, deliveryId: string, expectedReviewSha256: string) => {
    const { made } = await by.graphql.request<{ made: { options: RequestOptions } }>(
      'mutation ($input: ApprovalChallengeInput!) { made: approvalChallenge(input: $input) { options } }',
      { input: { deliveryId, expectedReviewSha256 } },
    );
    return made.options;
  };
  const approve = (by: Caller, id: string, expectedReviewSha256: string, assertion?: object) =>
    by.graphql.request('mutation ($input: ApproveDeliveryInput!) { approveDelivery(input: $input) { __typename } }', {
      input: { id, expectedReviewSha256, ...(assertion && { assertion }) },
    });
  /** Everything up to the approval itself. */
  async function signed(by: Caller & { deliveryId: string }, authenticator: Authenticator, as: Deviation = {}) {
    const reviewSha256 = await reviewOf(by, by.deliveryId);
    const options = await challenge(by, by.deliveryId, reviewSha256);
    return { reviewSha256, options, assertion: authenticator.get(options, as) };
  }
  const statusOf = async (id: string) => {
    const [row] = await app.asOwner().execute<{ status: string }[]>('select status from delivery where id = ?', [id]);
    return row!.status;
  };
  const challenges = async () => (await app.asOwner().execute<object[]>('select id from passkey_challenge')).length;

  const receiptOf = async (by: Caller, id: string) =>
    (
      await by.graphql.request<{ deliveryReceipt: Receipt & { passkey: object | null } }>(
        `query ($id: ID!) { deliveryReceipt(id: $id) {
          v deliveryId reviewSha256 payloadSha256 approvedAt approvedBy { kind id label }
          passkey { credentialId publicKey clientDataJSON authenticatorData signature nonce }
          publicationOf provider providerMessageId signature publicKeyId
        } }`,
        { id },
      )
    ).deliveryReceipt;
  const keys = async () => (await app.app.request('/.well-known/receipt-keys.json')).json();

  const calls = { askToAdd, register, add, confirm, rename, remove, passkeysOf, auditOf, setPolicy, receiptOf, keys };
  return { ...app, ...calls, approver, drafted, reviewOf, challenge, approve, signed, statusOf, challenges };
}
