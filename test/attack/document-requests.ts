import type { Attack, Sent } from './attack.ts';
import { type AttackDocument, heavy, heavyCompiled, heavyDeliveries, refused, refusedVariables } from './documents.ts';

const sent = (document: ReturnType<AttackDocument>): Sent => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify(document),
});

const filling = (name: string, requests: number, document: AttackDocument): Attack => ({
  name,
  credentials: ['sandbox'],
  requests,
  maxGrownMb: 200,
  build: (_, index) => sent(document(index)),
});

export const documentRequests: Attack[] = [
  ...Object.entries({ ...heavy, ...refused, ...refusedVariables }).map(
    ([name, make]): Attack => ({
      name: `document: ${name}`,
      credentials: ['none', 'sandbox'],
      requests: 6,
      build: (_, index) => sent(make(index)),
    }),
  ),
  filling('distinct heavy documents, each once', 2_000, (n) => (n % 2 ? heavyCompiled : heavyDeliveries)(n)),
  filling('distinct heavy documents, each twice', 800, (n) =>
    (n % 4 < 2 ? heavyCompiled : heavyDeliveries)(Math.floor(n / 2)),
  ),
];
