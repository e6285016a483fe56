import type { AnswerStatus } from '#modules/sourcing/supplier-links/answers/supplier-answer.schema.ts';
import type { Language } from './supplier-words.ts';

export type AnswerTexts = {
  sent: string;
  statuses: Record<AnswerStatus, string>;
  version: (version: number) => string;
  time: Intl.DateTimeFormat;
  declined: string;
  noPrice: string;
  quote: string;
  again: string;
  intro: string;
  problem: string;
  problems: string;
  noPriceGiven: string;
  currency: string;
  currencyHint: string;
  unitPrice: (quantity: number) => string;
  toolingCost: string;
  moq: string;
  leadTimeLow: string;
  leadTimeHigh: string;
  lineNote: string;
  incoterm: string;
  noIncoterm: string;
  namedPlace: string;
  validUntil: string;
  sampleLeadTimeDays: string;
  paymentTerms: string;
  note: string;
  files: string;
  filesHint: string;
  filesProblem: string;
  uploads: string;
  size: (bytes: string) => string;
  send: string;
  draftRestored: string;
  draftOffline: string;
  draftOnline: string;
  draftDiscard: string;
  decline: string;
  reason: string;
  sendDecline: string;
};

const minute = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Shanghai' } as const;

export const answerTexts: Record<Language, AnswerTexts> = {
  en: {
    sent: 'What you have sent',
    statuses: {
      proposed: 'Received. The buyer has not decided about it yet.',
      accepted: 'Received. The buyer takes it into account. This is not an order.',
      refused: 'The buyer does not take it into account. You may send another quotation while the request is open.',
      superseded: 'Replaced by a later version.',
    },
    version: (version) => `Version ${version}`,
    time: new Intl.DateTimeFormat('en-GB', minute),
    declined: 'You have declined to quote.',
    noPrice: 'no price',
    quote: 'Your quotation',
    again: 'Send a new version',
    intro: 'Leave empty what you cannot state.',
    problem: 'Please correct this value: plain figures such as 12.50, whole numbers for pieces and days.',
    problems: 'Nothing was sent. Please correct the marked fields.',
    noPriceGiven: 'Nothing was sent. Please state at least one unit price, or decline below.',
    currency: 'Currency',
    currencyHint: 'Three letters, such as CNY or USD. It applies to all prices.',
    unitPrice: (quantity) => `Price per piece from ${quantity} pieces`,
    toolingCost: 'Tooling cost, once',
    moq: 'Minimum order quantity, pieces',
    leadTimeLow: 'Production time at least, days',
    leadTimeHigh: 'Production time at most, days',
    lineNote: 'Remark on this part',
    incoterm: 'Delivery term (Incoterms)',
    noIncoterm: 'not stated',
    namedPlace: 'Place of delivery',
    validUntil: 'Quotation valid until',
    sampleLeadTimeDays: 'Time for samples, days',
    paymentTerms: 'Terms of payment',
    note: 'Remarks',
    files: 'Files',
    filesHint: 'PDF, XLSX, JPEG, PNG or WebP, at most 10 MB each, at most five in all.',
    filesProblem: 'Please choose at most five files, each a PDF, XLSX, JPEG, PNG or WebP of at most 10 MB.',
    uploads: 'Uploaded files that belong to the quotation',
    size: (bytes) => `${bytes} bytes`,
    send: 'Send the quotation',
    draftRestored:
      'What you entered earlier was kept on this device. It has not been sent yet; files must be chosen again.',
    draftOffline: 'There is no connection. Nothing was sent; what you entered is kept on this device.',
    draftOnline: 'The connection is back. You can send the quotation now.',
    draftDiscard: 'Discard what was kept',
    decline: 'Decline to quote',
    reason: 'Reason (optional)',
    sendDecline: 'We decline to quote',
  },
  zh: {
    sent: '您已提交的内容',
    statuses: {
      proposed: '已收到，采购方尚未处理。',
      accepted: '已收到，采购方已采纳用于比价。这不是订单。',
      refused: '采购方未采纳此报价。询价结束前，您可以重新报价。',
      superseded: '已被后续版本取代。',
    },
    version: (version) => `第${version}版`,
    time: new Intl.DateTimeFormat('zh-CN', minute),
    declined: '您已表示不报价。',
    noPrice: '未报价',
    quote: '填写报价',
    again: '提交新版本',
    intro: '无法提供的项目请留空。',
    problem: '请更正此项：价格填写数字，如 12.50；数量和天数填写整数。',
    problems: '尚未提交。请更正标出的项目。',
    noPriceGiven: '尚未提交。请至少填写一个单价，或在下方选择不报价。',
    currency: '币种',
    currencyHint: '三个字母，如 CNY 或 USD，适用于所有价格。',
    unitPrice: (quantity) => `单价（${quantity}件起）`,
    toolingCost: '模具费（一次性）',
    moq: '最小起订量（件）',
    leadTimeLow: '生产周期最短（天）',
    leadTimeHigh: '生产周期最长（天）',
    lineNote: '此零件的备注',
    incoterm: '贸易术语（Incoterms）',
    noIncoterm: '未指定',
    namedPlace: '交货地点',
    validUntil: '报价有效期至',
    sampleLeadTimeDays: '样品交期（天）',
    paymentTerms: '付款条件',
    note: '备注',
    files: '附件',
    filesHint: '可上传 PDF、XLSX、JPEG、PNG 或 WebP 文件，单个不超过 10 MB，合计最多五个。',
    filesProblem: '请选择最多五个文件，格式为 PDF、XLSX、JPEG、PNG 或 WebP，单个不超过 10 MB。',
    uploads: '随报价提交的已上传文件',
    size: (bytes) => `${bytes}字节`,
    send: '提交报价',
    draftRestored: '您之前填写的内容已保存在本设备上，尚未提交；附件需重新选择。',
    draftOffline: '网络未连接，尚未提交。您填写的内容已保存在本设备上。',
    draftOnline: '网络已恢复，现在可以提交报价。',
    draftDiscard: '清除已保存的内容',
    decline: '不报价',
    reason: '原因（选填）',
    sendDecline: '确认不报价',
  },
};
