import { graphql } from '../graphql.ts';

export const settleMutation = graphql(`
  mutation Settle($input: SettleDeliveryInput!) {
    settleDelivery(input: $input) { delivery { __typename id status } }
  }
`);
