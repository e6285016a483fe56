export const source = { kind: 'caller', reference: 'call of 1 September', quote: null };
/** Every field of an intent. */
export const intent = {
  schemaVersion: 1,
  current: {
    purpose: 'pilot',
    quantity: 200,
    unit: 'pcs',
    configuration: null,
    revision: 'B',
    confirmation: 'caller_confirmed',
    source,
  },
  plannedPilot: { quantity: 300, unit: null, period: 'Q1', source: null },
  forecast: { quantity: 9000, unit: null, period: 'a year', source: null },
  requirements: [
    { kind: 'quality', detail: 'No scratches', strength: 'hard', confirmation: 'caller_confirmed', source: null },
  ],
  priorities: ['quality', 'price'],
  prioritySource: source,
};
export const intake = {
  productName: 'Glow Lamp',
  currentQuantity: 500,
  targetMarkets: ['US', 'DE'],
  neededBy: '2028-02-29',
};
