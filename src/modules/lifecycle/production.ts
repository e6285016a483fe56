/** Our own knowledge of hardware practice; see concept.ts. */
export const production = {
  id: 'production',
  title: 'Production and delivery',
  stages: [
    {
      id: 'purchase_order_and_planning',
      title: 'Purchase order and planning',
      summary: 'Place PO, deposit, component reservation',
      questions: [
        'Does the order name revision, quantity, price, incoterm, place, date and quality plan?',
        'Which holidays lie between order and shipment?',
        'What does the deposit buy, and what comes back if the order is cancelled?',
        'Which parts does the factory reserve, and until when does the price hold?',
        'What is owed for each week of delay, and was that agreed beforehand?',
      ],
      deliverables: ['PO', 'schedule', 'deposit receipt'],
      risks: [
        'The order refers to an e-mail thread instead of a revision.',
        'A start before Spring Festival is promised and slips by a month.',
        'The deposit goes to an account in another name.',
      ],
    },
    {
      id: 'mass_production_ramp',
      title: 'Mass production ramp',
      summary: 'Scale volume with yield control',
      questions: [
        'What are rate and first-pass yield of each lot, and are three in a row stable?',
        'Which change came into the line since the last lot, and who approved it?',
        'What are the three most frequent failures, and what is done about each?',
        'Which lot, parts and firmware does a serial number lead to?',
        'What does a lot really cost, against the quote?',
      ],
      deliverables: ['units', 'yield reports', 'cost variance'],
      risks: [
        'A part is replaced quietly because the first choice ran out.',
        'Rework becomes the normal way through the line.',
        'Volume doubles before the first lot has been in the field.',
      ],
    },
    {
      id: 'outgoing_quality_inspection',
      title: 'Inspection and release',
      summary: 'FAI, IPQC, pre-shipment inspection',
      questions: [
        'Who inspects, independent of whom, and how far are the goods made and packed by then?',
        'Which sample size and acceptance number follow from lot size and AQL?',
        'Does the inspector have golden sample, defect list, test steps and equipment?',
        'What happens between rejection and the next inspection, and at whose cost?',
        'Is the balance tied to the report?',
      ],
      deliverables: ['inspection report', 'release'],
      risks: [
        'The balance is paid first, so the report changes nothing.',
        'Cartons for the sample are chosen by the factory.',
        'Only looks are checked, because the inspector cannot switch the product on.',
      ],
    },
    {
      id: 'shipping_and_customs',
      title: 'Shipping and customs',
      summary: 'Export, freight, import clearance',
      questions: [
        'Do invoice, packing list, marks and goods say the same?',
        'Is the declared value what was paid, with assists such as tooling where they count?',
        'Which mode fits value, weight and need, and what is its chargeable weight?',
        'Are battery documents, labels and state of charge right for this mode?',
        'Who answers customs when it asks, and how quickly?',
      ],
      deliverables: ['bill of lading / AWB', 'entry summary'],
      risks: [
        'The factory writes a low value to be helpful; the importer answers for it.',
        'Goods described as parts or samples are held until somebody explains them.',
        'Storage and demurrage run while a document is missing.',
      ],
    },
  ],
};
