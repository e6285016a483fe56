// Generated from openapi.json by `npm run contract`.
export const operations = {
  deliveries: {
    /** The newest 100 deliveries, without addresses. Requires a key. */
    listDeliveries: {
      method: 'get',
      path: '/deliveries',
      query: ['projectId', 'status'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** One delivery with its dispatch. Requires a key. */
    getDelivery: {
      method: 'get',
      path: '/deliveries/{id}',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** The exact message that an approval would send. Approves and sends nothing. Requires a live key with the scope `approvals:write`. */
    reviewDelivery: {
      method: 'get',
      path: '/deliveries/{id}/review',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Extension: the signed statement of who approved what and when. 409 before an approval. Requires a key. */
    getDeliveryReceipt: {
      method: 'get',
      path: '/deliveries/{id}/receipt',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Approves the reviewed message and makes one attempt to send it. Requires a live key with the scope `approvals:write`. */
    approveDelivery: {
      method: 'post',
      path: '/deliveries/{id}/approve',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Makes another attempt to send the same mail, if that cannot send it twice. Requires a live key with the scope `approvals:write`. */
    retryDelivery: {
      method: 'post',
      path: '/deliveries/{id}/retry',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Rejects a draft that has not been approved. Requires a key with the scope `approvals:write`. */
    rejectDelivery: {
      method: 'post',
      path: '/deliveries/{id}/reject',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** For operator staff: messages of all tenants that a person must send. Requires an internal live key with the scope `internal:*`. */
    listOutbox: {
      method: 'get',
      path: '/outbox',
      query: ['status'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** For operator staff: records that a person has sent this message of the manual outbox. Requires an internal live key with the scope `internal:*`. */
    markDeliverySent: {
      method: 'post',
      path: '/deliveries/{id}/sent',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
  },
  factories: {
    /** The factory directory. Never includes contact details. Requires a key with the scope `network:read`. */
    listFactories: {
      method: 'get',
      path: '/factories',
      query: ['q', 'process', 'city', 'region', 'startupFriendly', 'answeredUs', 'minQuantityAtMost', 'confidence', 'certification', 'includeQuarantined', 'page', 'pageSize'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Searches the directory by words in English or Chinese. Requires a key with the scope `network:read`. */
    searchFactories: {
      method: 'get',
      path: '/factories/search',
      query: ['q', 'process', 'city', 'region', 'startupFriendly', 'answeredUs', 'minQuantityAtMost', 'confidence', 'certification', 'includeQuarantined', 'page', 'pageSize'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Extension: the number of matching factories per value, largest first, at most 50 values of each. Requires a key with the scope `network:read`. */
    factoryFacets: {
      method: 'get',
      path: '/factories/facets',
      query: ['q', 'process', 'city', 'region', 'startupFriendly', 'answeredUs', 'minQuantityAtMost', 'confidence', 'certification', 'includeQuarantined'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Statistics of the directory. Requires a key with the scope `network:read`. */
    networkSummary: {
      method: 'get',
      path: '/network/summary',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** One factory by uuid or directory id, with contacts if the key may read them. Requires a key with the scope `network:read`. */
    getFactory: {
      method: 'get',
      path: '/factories/{id}',
      query: ['contacts'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Mail threads and call notes with one factory. For operator staff only; every read is audited. Requires an internal live key with the scope `internal:*`. */
    listFactoryInteractions: {
      method: 'get',
      path: '/factories/{id}/interactions',
      query: ['bodies', 'transcripts'],
      body: false,
      idempotent: false,
      file: false,
    },
  },
  identity: {
    /** The newest 100 keys of the organisation, including revoked keys. Requires a browser session with the role owner. */
    listKeys: {
      method: 'get',
      path: '/keys',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Creates a sandbox key without authentication, or a live key for a signed-in owner. The only response with the secret. Public. */
    createKey: {
      method: 'post',
      path: '/keys',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Revokes a key immediately: the calling key, or for a signed-in owner any key of the organisation. Requires a key or a browser session. */
    revokeKey: {
      method: 'delete',
      path: '/keys/{id}',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** The authenticated caller with its effective scopes and limits. Requires a key, also a device key that is not acknowledged yet, or a browser session. */
    getMe: {
      method: 'get',
      path: '/me',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Starts the connection of a terminal. No key is issued before an owner approves it in a browser. Public. */
    startDeviceConnection: {
      method: 'post',
      path: '/auth/device',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Status of the connection. After approval every poll returns the same key. Public. */
    pollDeviceConnection: {
      method: 'post',
      path: '/auth/device/poll',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Confirms that the terminal has stored its key. Must be sent with the new key, which is valid for nothing else until then. Requires a key, also a device key that is not acknowledged yet, or a browser session. */
    acknowledgeDeviceConnection: {
      method: 'post',
      path: '/auth/device/acknowledge',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Cancels the connection and revokes the key issued for it. Public. */
    cancelDeviceConnection: {
      method: 'post',
      path: '/auth/device/cancel',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
  },
  interviewsAndCapabilities: {
    /** Ranks published capabilities by criteria, with the reasons and the unmet or unknown criteria. Requires a key with the scope `capabilities:read`. */
    discoverCapabilities: {
      method: 'post',
      path: '/discover',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Published capabilities, and those of the caller in any status. Newest first. Requires a key with the scope `capabilities:read`. */
    listCapabilities: {
      method: 'get',
      path: '/capabilities',
      query: ['status', 'process', 'page', 'pageSize'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** The 100 capabilities waiting longest for a decision. Requires a signed-in reviewer of the operator. Requires a browser session with the role reviewer. */
    reviewQueue: {
      method: 'get',
      path: '/review-queue',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Publishes or rejects a capability, or requests changes. Requires a signed-in reviewer of the operator. Requires a browser session with the role reviewer. */
    reviewCapability: {
      method: 'post',
      path: '/capabilities/{id}/review',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Describes whether a capability can be run, why, and with what input. Requires a key with the scope `capabilities:read`. */
    inspectCapability: {
      method: 'post',
      path: '/inspect',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Saves a quote request against a published capability. Orders and sends nothing. Requires a key with the scope `runs:write`. */
    runCapability: {
      method: 'post',
      path: '/run',
      query: [],
      body: true,
      idempotent: true,
      file: false,
    },
    /** The newest 100 runs. Requires a key with the scope `runs:read`. */
    listRuns: {
      method: 'get',
      path: '/runs',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** One run with its quote request. Requires a key with the scope `runs:read`. */
    getRun: {
      method: 'get',
      path: '/runs/{id}',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Starts an interview. Interviews cannot be listed: store the id. Requires a key with the scope `interviews:write`. */
    startInterview: {
      method: 'post',
      path: '/interviews',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** One interview with transcript, facts and missing facts. Requires a key with the scope `interviews:write`. */
    getInterview: {
      method: 'get',
      path: '/interviews/{id}',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Adds a turn to the given version. 409 if the interview has changed, 422 after 16 turns or 30 idle days. Requires a key with the scope `interviews:write`. */
    answerInterview: {
      method: 'post',
      path: '/interviews/{id}/messages',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Creates a project or a capability from the confirmed facts. Possible once. Requires a key with the scope `interviews:write`. */
    publishInterview: {
      method: 'post',
      path: '/interviews/{id}/publish',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
  },
  knowledge: {
    /** Searches short guides for words in English or Chinese. Best matches first, each with the matching passage. Requires a key with the scope `knowledge:read`. */
    searchKnowledge: {
      method: 'get',
      path: '/knowledge/search',
      query: ['q', 'limit', 'language', 'stageId'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Guides in lifecycle order, then by title. Requires a key with the scope `knowledge:read`. */
    listKnowledgeDocuments: {
      method: 'get',
      path: '/knowledge/documents',
      query: ['page', 'pageSize', 'stageId'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** One guide with its text in Markdown and its sources (extension). Requires a key with the scope `knowledge:read`. */
    getKnowledgeDocument: {
      method: 'get',
      path: '/knowledge/documents/{id}',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** The 35 stages of a hardware product in six phases. Requires a key with the scope `knowledge:read`. */
    getLifecycle: {
      method: 'get',
      path: '/lifecycle',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** One stage with questions, deliverables, risks, related actions and guides, and adjacent stages. Requires a key with the scope `knowledge:read`. */
    getLifecycleStage: {
      method: 'get',
      path: '/lifecycle/{stageId}',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
  },
  projects: {
    /** Creates a project. Takes no idempotency key: before you retry, list the newest projects. Requires a key with the scope `projects:write`. */
    createProject: {
      method: 'post',
      path: '/projects',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** The newest 50 projects. Requires a key with the scope `projects:read`. */
    listProjects: {
      method: 'get',
      path: '/projects',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** One project with intake and intent. Requires a key with the scope `projects:read`. */
    getProject: {
      method: 'get',
      path: '/projects/{id}',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Changes a project. Replaces the whole intake; an edit of the intent requires expectedContextVersion. Requires a key with the scope `projects:write`. */
    updateProject: {
      method: 'patch',
      path: '/projects/{id}',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Creates an action. Its drafts need approval; nothing is sent. Requires a key with the scope `actions:write`. */
    createAction: {
      method: 'post',
      path: '/projects/{id}/actions',
      query: [],
      body: true,
      idempotent: true,
      file: false,
    },
    /** The newest 100 actions of a project. Requires a key with the scope `actions:read`. */
    listProjectActions: {
      method: 'get',
      path: '/projects/{id}/actions',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** The newest 100 matching actions. Requires a key with the scope `actions:read`. */
    listActions: {
      method: 'get',
      path: '/actions',
      query: ['projectId', 'kind', 'status'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** One action with its output. Requires a key with the scope `actions:read`. */
    getAction: {
      method: 'get',
      path: '/actions/{id}',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** All kinds of actions with their JSON Schemas. Requires a key. */
    listActionKinds: {
      method: 'get',
      path: '/actions/kinds',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** The newest 50 engineering packages and transfers of a project. Counts include all. Requires a key with the scope `engineering:read`. */
    getEngineering: {
      method: 'get',
      path: '/projects/{id}/engineering',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Compares all files of a revision with the current package. Nothing is transferred yet. Requires a key with the scope `engineering:write`. */
    previewEngineering: {
      method: 'post',
      path: '/projects/{id}/engineering/preview',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Starts the transfer of a preview. Files unchanged since the current package need no upload. Requires a key with the scope `engineering:write`. */
    startEngineeringTransfer: {
      method: 'post',
      path: '/projects/{id}/engineering/transfers',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** One transfer with the status of its files and the resulting package. Requires a key with the scope `engineering:read`. */
    getEngineeringTransfer: {
      method: 'get',
      path: '/projects/{id}/engineering/transfers/{transferId}',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Uploads one file of at most 8 MiB, in a body of at most 12 MiB. The last file completes the package. Requires a key with the scope `engineering:write`. */
    uploadEngineeringFile: {
      method: 'post',
      path: '/projects/{id}/engineering/transfers/{transferId}/files/{entryId}',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Extension: the content of a file of a package. Its ETag is the SHA-256, and ranges can be asked for. Requires a key with the scope `engineering:read`. */
    getEngineeringFileContent: {
      method: 'get',
      path: '/projects/{id}/engineering/packages/{packageId}/files/{entryId}/content',
      query: [],
      body: false,
      idempotent: false,
      file: true,
    },
  },
  service: {
    /** Health of the service, of interviews and of configured providers. While the database is down: 503 with the same report in error.details.health. Public. */
    getHealth: {
      method: 'get',
      path: '/health',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Extension: starts an export of a list as CSV, NDJSON or Parquet. Never includes contact details. Requires a key with the scope `network:read`. */
    createExport: {
      method: 'post',
      path: '/exports',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Extension: the newest 100 exports. Requires a key with the scope `network:read`. */
    listExports: {
      method: 'get',
      path: '/exports',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Extension: one export. Its content is available once its status is `complete`. Requires a key with the scope `network:read`. */
    getExport: {
      method: 'get',
      path: '/exports/{id}',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Extension: the exported file. 409 while the export is running, if it failed, and once it has expired. Requires a key with the scope `network:read`. */
    getExportContent: {
      method: 'get',
      path: '/exports/{id}/content',
      query: [],
      body: false,
      idempotent: false,
      file: true,
    },
    /** Extension: events of the last 30 days in the order of their sequence, at most 100. Requires a key. */
    listEvents: {
      method: 'get',
      path: '/events',
      query: ['after', 'last', 'type', 'limit'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Extension: the webhooks of the organisation, at most five, oldest first. Requires a live key with the scope `webhooks:write`. */
    listWebhooks: {
      method: 'get',
      path: '/webhooks',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Extension: adds an endpoint, to which events from now on are sent. The only response with the secret that verifies them. Requires a live key with the scope `webhooks:write`. */
    createWebhook: {
      method: 'post',
      path: '/webhooks',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Extension: sends a signed message of the type `ping` to the endpoint, and reports its answer. Requires a live key with the scope `webhooks:write`. */
    pingWebhook: {
      method: 'post',
      path: '/webhooks/{id}/ping',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Extension: removes a webhook with its deliveries. Requires a live key with the scope `webhooks:write`. */
    removeWebhook: {
      method: 'delete',
      path: '/webhooks/{id}',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** This document. Public. Cacheable for five minutes. */
    getOpenapi: {
      method: 'get',
      path: '/openapi.json',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
  },
  shippingAndCompliance: {
    /** Estimates shipping cost and duty, each number with its basis. Duty as of September 2026. Not binding. Requires a key with the scope `shipping:read`. */
    estimateShipping: {
      method: 'post',
      path: '/shipping/estimate',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Configuration status of the quote and tracking providers. Requires a key with the scope `shipping:read`. */
    listShippingProviders: {
      method: 'get',
      path: '/shipping/providers',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Tracks a shipment with one provider; `auto` asks both in order until one has events. Requires a key with the scope `shipping:read`. */
    trackShipment: {
      method: 'get',
      path: '/shipping/track/{carrier}/{number}',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** The rules that apply to a product on its markets, with reasons and unknowns. A planning aid of September 2026. Requires a key with the scope `compliance:read`. */
    planCompliance: {
      method: 'post',
      path: '/compliance/path',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Candidate lines of the US tariff schedule for a product, with reasons. Not a ruling. Requires a key with the scope `compliance:read`. */
    findHtsCandidates: {
      method: 'post',
      path: '/compliance/hts-candidates',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
  },
  supplierRequests: {
    /** Published quote requests, newest first. Requires a key with the scope `rfqs:read`. */
    listRfqs: {
      method: 'get',
      path: '/rfqs',
      query: ['status', 'projectId', 'page', 'pageSize'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** One quote request with its invitations and all quote versions. Requires a key with the scope `rfqs:read`. */
    getRfq: {
      method: 'get',
      path: '/rfqs/{id}',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Extension: the valid quotes of all suppliers at a quantity, side by side. Does not rank suppliers. Requires a key with the scope `rfqs:read`. */
    compareRfqQuotes: {
      method: 'get',
      path: '/rfqs/{id}/comparison',
      query: ['quantity', 'asOf'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Extension: the answers of all invited factories at several quantities as CSV or XLSX. Changes nothing. Requires a key with the scope `rfqs:read`. */
    createRfqComparisonFile: {
      method: 'post',
      path: '/rfqs/{id}/comparison/content',
      query: [],
      body: true,
      idempotent: false,
      file: true,
    },
    /** The exact content that publishing would disclose, and to which factories. Approves and publishes nothing. Requires a live key with the scope `publications:write`. */
    reviewPublication: {
      method: 'get',
      path: '/actions/{id}/publication/review',
      query: ['currency', 'incoterm', 'namedPlace', 'deliverTo', 'targetUnitPrice', 'quoteBy', 'factoryIds'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Approves the reviewed publication for 30 minutes. Publishes nothing. Requires a live key with the scope `publications:write`. */
    approvePublication: {
      method: 'post',
      path: '/actions/{id}/publication/approval',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Publishes the approved quote request, once. Its messages are sent at the release of the disclosures. Requires a live key with the scope `publications:write`. */
    publishQuoteRequest: {
      method: 'post',
      path: '/actions/{id}/publication',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Disclosures that can still be revoked, oldest first, at most 100. Requires a key with the scope `rfqs:read`. */
    listPendingDisclosures: {
      method: 'get',
      path: '/pending-disclosures',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Revokes a disclosure before its release: its factory gets no message of the publication. Requires a key with the scope `disclosures:write`. */
    revokeDisclosure: {
      method: 'post',
      path: '/pending-disclosures/{id}/revoke',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
    /** Extension: the newest 100 answers of suppliers to a request. They count in no comparison until accepted. Requires a key with the scope `rfqs:read`. */
    listRfqAnswers: {
      method: 'get',
      path: '/rfqs/{id}/answers',
      query: ['status'],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Extension: an answer of a supplier. Requires a key with the scope `rfqs:read`. */
    getAnswer: {
      method: 'get',
      path: '/answers/{id}',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Extension: an offer becomes the current quote of the supplier, a decline withdraws it. Never an order. Idempotent. Requires a live key with the scope `answers:write`. */
    acceptAnswer: {
      method: 'post',
      path: '/answers/{id}/accept',
      query: [],
      body: false,
      idempotent: false,
      file: false,
    },
    /** Extension: the answer becomes no quote. The supplier may answer again while the request is open. Idempotent. Requires a live key with the scope `answers:write`. */
    refuseAnswer: {
      method: 'post',
      path: '/answers/{id}/refuse',
      query: [],
      body: true,
      idempotent: false,
      file: false,
    },
  },
} as const;
