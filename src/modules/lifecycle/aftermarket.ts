/** Our own knowledge of hardware practice; see concept.ts. */
export const aftermarket = {
  id: 'aftermarket',
  title: 'Launch and after-market',
  stages: [
    {
      id: 'fulfilment_and_launch',
      title: 'Fulfilment and launch',
      summary: 'Deliver to customers, monitor',
      questions: [
        'Are units counted, sampled and scanned when they arrive, before the first is sold?',
        'Which service level is promised, and what does the warehouse promise you?',
        'Does the first update, set-up and support page work for somebody who has never seen it?',
        'Which figures are watched daily: activations, returns, contacts, failures by lot?',
        'At which figure is shipping stopped?',
      ],
      deliverables: ['orders shipped', 'launch metrics'],
      risks: [
        'All units go out in one week, and a lot fault reaches everybody.',
        'The warehouse does not take lithium batteries.',
        'Reviews are the first place where a fault is seen.',
      ],
    },
    {
      id: 'support_and_returns',
      title: 'Support, warranty and returns',
      summary: 'RMA, field failures, recalls, spare parts',
      questions: [
        'What does the warranty promise, and which law of the market goes beyond it?',
        'How does a returned unit become a cause: who opens it, who writes the 8D?',
        'Which share of returns has no fault, and what misled those users?',
        'Which failures are a matter of safety, and who must be told within which time?',
        'What does the factory owe for field failures, and how is that shown?',
      ],
      deliverables: ['failure analysis', '8D', 'firmware updates'],
      risks: [
        'Returns are refunded and thrown away, and the cause is never found.',
        'A safety report is late because nobody knew the duty.',
        'Returned lithium batteries are posted like any parcel.',
      ],
    },
    {
      id: 'sustaining_and_end_of_life',
      title: 'Sustaining engineering and end of life',
      summary: 'Cost-down, ECO, last-time buy, take-back',
      questions: [
        'Which parts have a notice of discontinuation, and how many are needed for ever?',
        'Which tests does each change or cost-down repeat?',
        'How long will spare parts, updates and cloud run, and where is that promised?',
        'Which take-back and battery duties go on after the last sale?',
        'Who gets tools, fixtures, files and leftover parts at the end?',
      ],
      deliverables: ['ECOs', 'EOL notice', 'WEEE / battery records'],
      risks: [
        'A last-time buy is missed and the product ends with it.',
        'A saving of cents brings a new certification.',
        'The cloud is switched off and working devices become waste.',
      ],
    },
  ],
};
