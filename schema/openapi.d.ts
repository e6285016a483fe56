export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health of the service, of interviews and of configured providers. While the database is down: 503 with the same report in error.details.health.
         * @description Public.
         */
        get: operations["GetHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest 100 keys of the organisation, including revoked keys.
         * @description Requires a browser session with the role owner.
         */
        get: operations["ListKeys"];
        put?: never;
        /**
         * Creates a sandbox key without authentication, or a live key for a signed-in owner. The only response with the secret.
         * @description Public.
         */
        post: operations["CreateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revokes a key immediately: the calling key, or for a signed-in owner any key of the organisation.
         * @description Requires a key or a browser session.
         */
        delete: operations["RevokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The authenticated caller with its effective scopes and limits.
         * @description Requires a key, also a device key that is not acknowledged yet, or a browser session.
         */
        get: operations["GetMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts the connection of a terminal. No key is issued before an owner approves it in a browser.
         * @description Public.
         */
        post: operations["StartDeviceConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/device/poll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Status of the connection. After approval every poll returns the same key.
         * @description Public.
         */
        post: operations["PollDeviceConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/device/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms that the terminal has stored its key. Must be sent with the new key, which is valid for nothing else until then.
         * @description Requires a key, also a device key that is not acknowledged yet, or a browser session.
         */
        post: operations["AcknowledgeDeviceConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/device/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels the connection and revokes the key issued for it.
         * @description Public.
         */
        post: operations["CancelDeviceConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest 50 projects.
         * @description Requires a key with the scope `projects:read`.
         */
        get: operations["ListProjects"];
        put?: never;
        /**
         * Creates a project. Takes no idempotency key: before you retry, list the newest projects.
         * @description Requires a key with the scope `projects:write`.
         */
        post: operations["CreateProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One project with intake and intent.
         * @description Requires a key with the scope `projects:read`.
         */
        get: operations["GetProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes a project. Replaces the whole intake; an edit of the intent requires expectedContextVersion.
         * @description Requires a key with the scope `projects:write`.
         */
        patch: operations["UpdateProject"];
        trace?: never;
    };
    "/projects/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest 100 actions of a project.
         * @description Requires a key with the scope `actions:read`.
         */
        get: operations["ListProjectActions"];
        put?: never;
        /**
         * Creates an action. Its drafts need approval; nothing is sent.
         * @description Requires a key with the scope `actions:write`.
         */
        post: operations["CreateAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest 100 matching actions.
         * @description Requires a key with the scope `actions:read`.
         */
        get: operations["ListActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One action with its output.
         * @description Requires a key with the scope `actions:read`.
         */
        get: operations["GetAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All kinds of actions with their JSON Schemas.
         * @description Requires a key.
         */
        get: operations["ListActionKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ranks published capabilities by criteria, with the reasons and the unmet or unknown criteria.
         * @description Requires a key with the scope `capabilities:read`.
         */
        post: operations["DiscoverCapabilities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published capabilities, and those of the caller in any status. Newest first.
         * @description Requires a key with the scope `capabilities:read`.
         */
        get: operations["ListCapabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The 100 capabilities waiting longest for a decision. Requires a signed-in reviewer of the operator.
         * @description Requires a browser session with the role reviewer.
         */
        get: operations["ReviewQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capabilities/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes or rejects a capability, or requests changes. Requires a signed-in reviewer of the operator.
         * @description Requires a browser session with the role reviewer.
         */
        post: operations["ReviewCapability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Describes whether a capability can be run, why, and with what input.
         * @description Requires a key with the scope `capabilities:read`.
         */
        post: operations["InspectCapability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves a quote request against a published capability. Orders and sends nothing.
         * @description Requires a key with the scope `runs:write`.
         */
        post: operations["RunCapability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest 100 runs.
         * @description Requires a key with the scope `runs:read`.
         */
        get: operations["ListRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One run with its quote request.
         * @description Requires a key with the scope `runs:read`.
         */
        get: operations["GetRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest 100 deliveries, without addresses.
         * @description Requires a key.
         */
        get: operations["ListDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One delivery with its dispatch.
         * @description Requires a key.
         */
        get: operations["GetDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The exact message that an approval would send. Approves and sends nothing.
         * @description Requires a live key with the scope `approvals:write`.
         */
        get: operations["ReviewDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extension: the signed statement of who approved what and when. 409 before an approval.
         * @description Requires a key.
         */
        get: operations["GetDeliveryReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves the reviewed message and makes one attempt to send it.
         * @description Requires a live key with the scope `approvals:write`.
         */
        post: operations["ApproveDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes another attempt to send the same mail, if that cannot send it twice.
         * @description Requires a live key with the scope `approvals:write`.
         */
        post: operations["RetryDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rejects a draft that has not been approved.
         * @description Requires a key with the scope `approvals:write`.
         */
        post: operations["RejectDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * For operator staff: messages of all tenants that a person must send.
         * @description Requires an internal live key with the scope `internal:*`.
         */
        get: operations["ListOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{id}/sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For operator staff: records that a person has sent this message of the manual outbox.
         * @description Requires an internal live key with the scope `internal:*`.
         */
        post: operations["MarkDeliverySent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/factories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The factory directory. Never includes contact details.
         * @description Requires a key with the scope `network:read`.
         */
        get: operations["ListFactories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/factories/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches the directory by words in English or Chinese.
         * @description Requires a key with the scope `network:read`.
         */
        get: operations["SearchFactories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/factories/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extension: the number of matching factories per value, largest first, at most 50 values of each.
         * @description Requires a key with the scope `network:read`.
         */
        get: operations["FactoryFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/network/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statistics of the directory.
         * @description Requires a key with the scope `network:read`.
         */
        get: operations["NetworkSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/factories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One factory by uuid or directory id, with contacts if the key may read them.
         * @description Requires a key with the scope `network:read`.
         */
        get: operations["GetFactory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/factories/{id}/interactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mail threads and call notes with one factory. For operator staff only; every read is audited.
         * @description Requires an internal live key with the scope `internal:*`.
         */
        get: operations["ListFactoryInteractions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts an interview. Interviews cannot be listed: store the id.
         * @description Requires a key with the scope `interviews:write`.
         */
        post: operations["StartInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One interview with transcript, facts and missing facts.
         * @description Requires a key with the scope `interviews:write`.
         */
        get: operations["GetInterview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interviews/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a turn to the given version. 409 if the interview has changed, 422 after 16 turns or 30 idle days.
         * @description Requires a key with the scope `interviews:write`.
         */
        post: operations["AnswerInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/interviews/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a project or a capability from the confirmed facts. Possible once.
         * @description Requires a key with the scope `interviews:write`.
         */
        post: operations["PublishInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extension: the newest 100 exports.
         * @description Requires a key with the scope `network:read`.
         */
        get: operations["ListExports"];
        put?: never;
        /**
         * Extension: starts an export of a list as CSV, NDJSON or Parquet. Never includes contact details.
         * @description Requires a key with the scope `network:read`.
         */
        post: operations["CreateExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extension: one export. Its content is available once its status is `complete`.
         * @description Requires a key with the scope `network:read`.
         */
        get: operations["GetExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extension: the exported file. 409 while the export is running, if it failed, and once it has expired.
         * @description Requires a key with the scope `network:read`.
         */
        get: operations["GetExportContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/engineering": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest 50 engineering packages and transfers of a project. Counts include all.
         * @description Requires a key with the scope `engineering:read`.
         */
        get: operations["GetEngineering"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/engineering/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compares all files of a revision with the current package. Nothing is transferred yet.
         * @description Requires a key with the scope `engineering:write`.
         */
        post: operations["PreviewEngineering"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/engineering/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts the transfer of a preview. Files unchanged since the current package need no upload.
         * @description Requires a key with the scope `engineering:write`.
         */
        post: operations["StartEngineeringTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/engineering/transfers/{transferId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One transfer with the status of its files and the resulting package.
         * @description Requires a key with the scope `engineering:read`.
         */
        get: operations["GetEngineeringTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/engineering/transfers/{transferId}/files/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads one file of at most 8 MiB, in a body of at most 12 MiB. The last file completes the package.
         * @description Requires a key with the scope `engineering:write`.
         */
        post: operations["UploadEngineeringFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rfqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published quote requests, newest first.
         * @description Requires a key with the scope `rfqs:read`.
         */
        get: operations["ListRfqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rfqs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One quote request with its invitations and all quote versions.
         * @description Requires a key with the scope `rfqs:read`.
         */
        get: operations["GetRfq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rfqs/{id}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extension: the valid quotes of all suppliers at a quantity, side by side. Does not rank suppliers.
         * @description Requires a key with the scope `rfqs:read`.
         */
        get: operations["CompareRfqQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/{id}/publication/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The exact content that publishing would disclose, and to which factories. Approves and publishes nothing.
         * @description Requires a live key with the scope `publications:write`.
         */
        get: operations["ReviewPublication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/{id}/publication/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approves the reviewed publication for 30 minutes. Publishes nothing.
         * @description Requires a live key with the scope `publications:write`.
         */
        post: operations["ApprovePublication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actions/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the approved quote request, once. Sends no message.
         * @description Requires a live key with the scope `publications:write`.
         */
        post: operations["PublishQuoteRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pending-disclosures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Disclosures that can still be revoked, oldest first, at most 100.
         * @description Requires a key with the scope `rfqs:read`.
         */
        get: operations["ListPendingDisclosures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pending-disclosures/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revokes a disclosure before its release. Does not cancel a delivery, which is approved separately.
         * @description Requires a key with the scope `disclosures:write`.
         */
        post: operations["RevokeDisclosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimates shipping cost and duty, each number with its basis. Duty as of September 2026. Not binding.
         * @description Requires a key with the scope `shipping:read`.
         */
        post: operations["EstimateShipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Configuration status of the quote and tracking providers.
         * @description Requires a key with the scope `shipping:read`.
         */
        get: operations["ListShippingProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping/track/{carrier}/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tracks a shipment with one provider; `auto` asks both in order until one has events.
         * @description Requires a key with the scope `shipping:read`.
         */
        get: operations["TrackShipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches short guides for words in English or Chinese. Best matches first, each with the matching passage.
         * @description Requires a key with the scope `knowledge:read`.
         */
        get: operations["SearchKnowledge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Guides in lifecycle order, then by title.
         * @description Requires a key with the scope `knowledge:read`.
         */
        get: operations["ListKnowledgeDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/knowledge/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One guide with its text in Markdown and its sources (extension).
         * @description Requires a key with the scope `knowledge:read`.
         */
        get: operations["GetKnowledgeDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lifecycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The 35 stages of a hardware product in six phases.
         * @description Requires a key with the scope `knowledge:read`.
         */
        get: operations["GetLifecycle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lifecycle/{stageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One stage with questions, deliverables, risks, related actions and guides, and adjacent stages.
         * @description Requires a key with the scope `knowledge:read`.
         */
        get: operations["GetLifecycleStage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/path": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The rules that apply to a product on its markets, with reasons and unknowns. A planning aid of September 2026.
         * @description Requires a key with the scope `compliance:read`.
         */
        post: operations["PlanCompliance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compliance/hts-candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Candidate lines of the US tariff schedule for a product, with reasons. Not a ruling.
         * @description Requires a key with the scope `compliance:read`.
         */
        post: operations["FindHtsCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document.
         * @description Public. Cacheable for five minutes.
         */
        get: operations["GetOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            error: {
                /**
                 * @example invalid_json
                 * @example validation_failed
                 * @example invalid_header
                 * @example invalid_cursor
                 * @example idempotency_key_required
                 * @example idempotency_key_invalid
                 * @example payload_too_large
                 * @example query_too_complex
                 * @example unauthenticated
                 * @example invalid_key
                 * @example key_expired
                 * @example key_revoked
                 * @example insufficient_scope
                 * @example live_key_required
                 * @example sandbox_cannot_send
                 * @example session_required
                 * @example owner_required
                 * @example reviewer_required
                 * @example internal_only
                 * @example key_not_acknowledged
                 * @example origin_not_allowed
                 * @example role_required
                 * @example approval_needs_member
                 * @example passkey_required
                 * @example passkey_refused
                 * @example recent_sign_in_required
                 * @example not_found
                 * @example endpoint_not_found
                 * @example method_not_allowed
                 * @example version_conflict
                 * @example context_version_conflict
                 * @example idempotency_conflict
                 * @example approval_review_required
                 * @example approval_review_changed
                 * @example approval_contact_missing
                 * @example approval_context_stale
                 * @example review_unavailable
                 * @example export_unavailable
                 * @example delivery_claimed
                 * @example delivery_not_draft
                 * @example delivery_not_settleable
                 * @example delivery_is_provider_dispatch
                 * @example delivery_outcome_unknown
                 * @example dispatch_retry_too_early
                 * @example dispatch_window_expired
                 * @example dispatch_provider_changed
                 * @example dispatch_context_changed
                 * @example dispatch_contact_withdrawn
                 * @example dispatch_not_retryable
                 * @example project_archived
                 * @example publication_review_changed
                 * @example publication_already_done
                 * @example publication_approval_expired
                 * @example interview_already_published
                 * @example capability_version_conflict
                 * @example transfer_conflict
                 * @example preview_expired
                 * @example disclosure_not_pending
                 * @example rfq_closed
                 * @example passkeys_unavailable
                 * @example device_already_decided
                 * @example device_already_acknowledged
                 * @example unsupported_media_type
                 * @example missing_facts
                 * @example turn_limit_reached
                 * @example quantity_below_minimum
                 * @example rate_limited
                 * @example quota_reached
                 * @example slow_down
                 * @example cost_limited
                 * @example internal_error
                 * @example action_generation_failed
                 * @example dispatch_outcome_unsaved
                 * @example interviewer_unavailable
                 * @example interview_receipt_unsaved
                 * @example overloaded
                 * @example service_unavailable
                 */
                code: string;
                message: string;
                /** @description Details of the error, such as `fields` with validation_failed. */
                details?: {
                    fields?: {
                        /** @enum {string} */
                        location: "body" | "query" | "path" | "header";
                        /** @description JSON Pointer into the body, or the name of the parameter or header. */
                        path: string;
                        /** @enum {string} */
                        code: "required" | "unknown_field" | "invalid_type" | "too_small" | "too_big" | "too_short" | "too_long" | "invalid_format" | "invalid_enum" | "not_integer" | "duplicate" | "mutually_exclusive" | "invalid_value";
                        message: string;
                        /** @description The limit that was exceeded. */
                        limit: number | null;
                        /** @description Accepted values, with invalid_enum. */
                        allowed: string[] | null;
                    }[];
                } & {
                    [key: string]: unknown;
                };
            };
            requestId: string;
        };
        /** @enum {string} */
        HealthStatus: "degraded" | "ok";
        /** @enum {string} */
        DatabaseStatus: "down" | "ok";
        /** @enum {string} */
        TurnMode: "model" | "off" | "scripted";
        /** @enum {string} */
        InterviewFamily: "capability" | "project_intake";
        /** @enum {string} */
        KeyMode: "live" | "sandbox";
        /** @enum {string} */
        KeyStatus: "active" | "expired" | "revoked" | "temporary";
        /** @enum {string} */
        OrganisationKind: "customer" | "internal";
        /** @enum {string} */
        DevicePollStatus: "acknowledged" | "approved" | "cancelled" | "denied" | "expired" | "pending";
        /** @enum {string} */
        ProjectStatus: "active" | "archived";
        /** @enum {string} */
        ProjectMode: "live" | "sandbox";
        /** @enum {string} */
        QuantitySource: "explicit_quote_band" | "manufacturing_intent" | "project" | "unknown";
        Intake: {
            productName: string;
            summary?: string;
            category?: string;
            targetMarkets?: string[];
            stage?: components["schemas"]["ProductStage"];
            currentQuantity?: number | null;
            unit?: string | null;
            targetUnitCostUsd?: string | null;
            neededBy?: string | null;
            scope?: components["schemas"]["ProductScope"] | null;
            links?: string[];
            notes?: string;
        };
        /** @enum {string} */
        ProductStage: "idea" | "prototype" | "evt" | "dvt" | "pvt" | "production";
        /** @enum {string} */
        ProductScope: "pcba" | "box_build" | "mechanical_part" | "tooling" | "full_product" | "mixed";
        /** @enum {string} */
        IntentPurpose: "samples" | "pilot" | "production" | "unknown";
        /** @enum {string} */
        Confirmation: "unconfirmed" | "caller_confirmed";
        Source: {
            kind: components["schemas"]["SourceKind"];
            reference: string;
            /** @default null */
            quote: string | null;
        };
        /** @enum {string} */
        SourceKind: "caller" | "file" | "interview";
        PlannedVolume: {
            /** @default null */
            quantity: number | null;
            /** @default null */
            unit: string | null;
            /** @default null */
            period: string | null;
            /** @default null */
            source: components["schemas"]["Source"] | null;
        };
        /** @enum {string} */
        RequirementKind: "location" | "quality" | "material" | "inspection" | "deadline" | "other";
        /** @enum {string} */
        RequirementStrength: "hard" | "preference";
        /** @enum {string} */
        IntentPriority: "quality" | "price" | "lead_time" | "scale" | "location";
        IntentEdit: {
            /** @constant */
            schemaVersion?: 1;
            current?: {
                /** @default unknown */
                purpose: components["schemas"]["IntentPurpose"];
                /** @default null */
                quantity: number | null;
                /** @default null */
                unit: string | null;
                /** @default null */
                configuration: string | null;
                /** @default null */
                revision: string | null;
                /** @default unconfirmed */
                confirmation: components["schemas"]["Confirmation"];
                /** @default null */
                source: components["schemas"]["Source"] | null;
            };
            plannedPilot?: components["schemas"]["PlannedVolume"] | null;
            forecast?: components["schemas"]["PlannedVolume"] | null;
            requirements?: {
                kind: components["schemas"]["RequirementKind"];
                detail: string;
                /** @default preference */
                strength: components["schemas"]["RequirementStrength"];
                /** @default unconfirmed */
                confirmation: components["schemas"]["Confirmation"];
                /** @default null */
                source: components["schemas"]["Source"] | null;
            }[];
            priorities?: components["schemas"]["IntentPriority"][];
            prioritySource?: components["schemas"]["Source"] | null;
        };
        /** @enum {string} */
        ActionStatus: "completed" | "failed" | "queued" | "running";
        /** @enum {string} */
        CostCategory: "none" | "one_call" | "several_calls";
        /** @enum {string} */
        Channel: "email" | "wechat";
        /** @enum {string} */
        DeliveryStatus: "approved" | "draft" | "needs_contact" | "not_sent" | "queued" | "rejected" | "resend_failed" | "sent";
        /** @enum {string} */
        Transport: "email_provider" | "manual_outbox";
        /** @enum {string} */
        DispatchStatus: "accepted" | "failed" | "ready" | "sending" | "uncertain";
        /** @enum {string} */
        TaskStatus: "cancelled" | "done" | "in_progress" | "open";
        /** @enum {string} */
        Availability: "available" | "coordinated" | "planned";
        /** @enum {string} */
        Process: "pcba" | "injection_molding" | "cnc" | "sheet_metal" | "die_casting" | "wire_harness" | "battery" | "motor_actuator" | "display" | "camera" | "power_adapter" | "packaging" | "off_the_shelf" | "other";
        /** @enum {string} */
        CapabilityStatus: "draft" | "in_review" | "published" | "rejected" | "retired";
        /** @enum {string} */
        Confidence: "verified" | "reported" | "unverified";
        InterviewFact: {
            /** @description Name of the field, such as minQuantity. */
            key: string;
            value: string | number | boolean | string[] | {
                low: number;
                high: number;
            };
            confirmation: components["schemas"]["Confirmation"];
            source: components["schemas"]["Source"] | null;
        };
        /** @enum {string} */
        ReviewDecision: "approve" | "reject" | "request_changes";
        /** @enum {string} */
        RunStatus: "closed" | "forwarded" | "saved";
        QuotePart: {
            name: string;
            process?: components["schemas"]["Process"];
            material?: string;
            finish?: string;
            quantityPerUnit?: number;
            notes?: string;
        };
        /** @enum {string} */
        Incoterm: "EXW" | "FCA" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | "FAS" | "FOB" | "CFR" | "CIF";
        /** @enum {string} */
        ApproverKind: "KEY" | "MEMBER";
        /** @enum {string} */
        OutboxStatus: "queued" | "needs_contact";
        /** @enum {string} */
        FactoryKind: "engineering" | "integrator" | "manufacturer";
        /** @enum {string} */
        StartupFriendly: "yes" | "no" | "unknown";
        /** @enum {string} */
        CertificationStatus: "claimed" | "document_seen" | "expired" | "verified";
        /**
         * @description People on site.
         * @enum {string}
         */
        EmployeeRange: "1-50" | "51-200" | "201-500" | "501-1000" | "1000+";
        LeadTimeDays: {
            low: number;
            high: number;
        };
        /** @enum {string} */
        InterviewStatus: "closed" | "open" | "published" | "ready";
        /** @enum {string} */
        InterviewLocale: "en" | "zh";
        /** @enum {string} */
        ExportKind: "factories";
        /** @enum {string} */
        ExportFormat: "csv" | "ndjson" | "parquet";
        /** @enum {string} */
        ExportStatus: "complete" | "failed" | "running";
        /** @enum {string} */
        EngineeringPackageStatus: "current" | "superseded";
        /** @enum {string} */
        EngineeringFileKind: "drawing" | "model_3d" | "gerber" | "bom" | "firmware" | "test_spec" | "photo" | "other";
        /** @enum {string} */
        EngineeringTransferStatus: "complete" | "expired" | "failed" | "open";
        /** @enum {string} */
        EngineeringUploadStatus: "failed" | "received" | "waiting";
        /** @enum {string} */
        EngineeringEntryStatus: "changed" | "new" | "rejected" | "unchanged";
        /** @enum {string} */
        RfqStatus: "closed" | "draft" | "sent";
        /** @enum {string} */
        InvitationStatus: "declined" | "expired" | "pending" | "quoted" | "sent";
        /** @enum {string} */
        QuoteStatus: "expired" | "submitted" | "superseded" | "withdrawn";
        /** @enum {string} */
        QuoteSource: "email" | "entered_by_staff" | "file";
        /** @enum {string} */
        DisclosureKind: "company_identity" | "file" | "product_identity" | "rfq_content";
        PublicationSelection: {
            /**
             * @description ISO 4217 code, such as USD or CNY.
             * @enum {string}
             */
            currency: "AED" | "AFN" | "ALL" | "AMD" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHF" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
            /** @default null */
            incoterm: components["schemas"]["Incoterm"] | null;
            /** @default null */
            namedPlace: string | null;
            /** @default null */
            deliverTo: string | null;
            /** @default null */
            targetUnitPrice: string | null;
            quantities: number[];
            /** @default null */
            quoteBy: string | null;
            factoryIds: string[];
            anonymised: boolean;
        } | {
            namedPlace?: null;
        } | {
            /** @enum {unknown} */
            incoterm: "EXW" | "FCA" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | "FAS" | "FOB" | "CFR" | "CIF";
        };
        /** @enum {string} */
        DisclosureStatus: "expired" | "pending" | "released" | "revoked";
        /** @enum {string} */
        ShippingMode: "air_express" | "air_freight" | "ocean_lcl";
        /** @enum {string} */
        DutyStatus: "applies" | "conditional" | "expired" | "not_applicable" | "terminated" | "unknown";
        /** @enum {string} */
        MarketMode: "air_express" | "air_freight" | "ocean_fcl" | "ocean_lcl";
        Carton: {
            lengthCm: number;
            widthCm: number;
            heightCm: number;
            /** @description Weight of one carton. */
            weightKg: number;
            count: number;
        };
        /** @enum {string} */
        Batteries: "none" | "contained" | "packed_with" | "standalone";
        /** @enum {string} */
        TrackingProvider: "provider_a" | "provider_b";
        /** @enum {string} */
        TrackingStatus: "cancelled" | "customs" | "delivered" | "delivery_delayed" | "delivery_failed" | "expired" | "in_transit" | "info_received" | "on_hold" | "out_for_delivery" | "pending" | "picked_up" | "ready_for_pickup" | "return_to_sender" | "unknown";
        /** @enum {string} */
        TrackingCarrier: "provider_a" | "provider_b" | "auto";
        /** @enum {string} */
        DocumentLanguage: "en" | "zh";
        /** @enum {string} */
        LifecycleStageId: "problem_definition" | "market_and_competitor_scan" | "requirements_definition" | "feasibility_study" | "unit_economics" | "regulatory_scoping" | "industrial_design" | "system_architecture" | "electronics_design" | "mechanical_design" | "firmware_development" | "proof_of_concept_prototype" | "dfm_review" | "bom_and_sourcing_plan" | "rfq_and_quote" | "supplier_qualification" | "supply_chain_setup" | "evt_build" | "tooling" | "dvt_build" | "reliability_testing" | "compliance_testing" | "packaging_design" | "test_fixture_development" | "golden_sample_approval" | "pvt_build" | "production_readiness_review" | "logistics_and_import_setup" | "purchase_order_and_planning" | "mass_production_ramp" | "outgoing_quality_inspection" | "shipping_and_customs" | "fulfilment_and_launch" | "support_and_returns" | "sustaining_and_end_of_life";
        /** @enum {string} */
        RequirementStatus: "conditional" | "likely" | "not_applicable" | "required" | "unknown";
        /** @enum {string} */
        ComplianceMarket: "US" | "EU" | "UK" | "CN" | "JP" | "CA" | "AU";
        ProductFeatures: {
            /** @description Transmits by radio, including through a module. */
            wireless?: boolean;
            /** @description Powered from the mains. */
            mains?: boolean;
            /** @description Designed for children aged 12 or younger. */
            childrens?: boolean;
            foodContact?: boolean;
            /** @description Claims to diagnose, treat or prevent a disease. */
            medical?: boolean;
            laser?: boolean;
            batteries?: components["schemas"]["Batteries"];
        };
    };
    responses: {
        /** @description A field, a header or the JSON itself is not valid. `details.fields` names each field. */
        InvalidUncounted: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Method not allowed. `details.allowed` lists the allowed methods. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A limit was exceeded; `details.limit` names it. */
        LimitedUncounted: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Internal error. Check what was saved, and keep the request id. */
        FailedUncounted: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A dependency is not available, or an outcome could not be saved. Read the record, then retry. */
        UnavailableUncounted: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The API key is missing, invalid, expired or revoked. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller lacks a scope, a key mode or a role. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field, a header or the JSON itself is not valid. `details.fields` names each field. */
        Invalid: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A limit was exceeded; `details.limit` names it. */
        Limited: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Internal error. Check what was saved, and keep the request id. */
        Failed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A dependency is not available, or an outcome could not be saved. Read the record, then retry. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Content-Encoding is not supported. `details.accepted` lists the accepted encodings. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Accept-Encoding": components["headers"]["Accept-Encoding"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such record for this caller. Records of other tenants are not distinguished from missing ones. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record is in another state or has changed. Read it and retry. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content has not changed since the ETag that was sent. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The action could not be generated. `details.actionId` identifies its saved state. */
        NotGenerated: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Required information is missing, or a requirement is not met. */
        Unresolved: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record is in another state or has changed. Read it and retry. */
        ConflictForNow: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-Api-Version": components["headers"]["X-Api-Version"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-Frame-Options": components["headers"]["X-Frame-Options"];
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Identifies this request in the log of the service. */
        "X-Request-Id": string;
        /** @description Constant. */
        "X-Api-Version": "1.1.3";
        /** @description Constant. */
        "Cache-Control": "no-store";
        /** @description Constant. */
        Vary: "Origin";
        /** @description Constant. */
        "X-Content-Type-Options": "nosniff";
        /** @description Constant. */
        "X-Frame-Options": "DENY";
        /** @description Constant. */
        "Referrer-Policy": "no-referrer";
        /** @description Constant. */
        "Cross-Origin-Resource-Policy": "same-origin";
        /** @description Constant. */
        "Strict-Transport-Security": "max-age=15552000; includeSubDomains";
        /** @description Requests in the tighter window of the key. */
        "RateLimit-Limit": number;
        /** @description Requests left in that window. */
        "RateLimit-Remaining": number;
        /** @description Seconds until the window resets. */
        "RateLimit-Reset": number;
        /** @description Both windows, such as `60;w=60, 1000;w=86400`. */
        "RateLimit-Policy": string;
        /** @description Seconds to wait. */
        "Retry-After": number;
        /** @description Accepted content encoding of request bodies. */
        "Accept-Encoding": "identity";
        /** @description Authentication scheme of API keys. */
        "WWW-Authenticate": "Bearer";
        /** @description Version of the content, for If-None-Match. */
        ETag: string;
        /** @description The record was created by an earlier request. */
        "Idempotency-Replayed": "true";
        /** @description Methods of this path. */
        Allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    GetHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: components["schemas"]["HealthStatus"];
                        apiVersion: string;
                        /** Format: date-time */
                        time: string;
                        database: components["schemas"]["DatabaseStatus"];
                        interview: {
                            wouldRun: boolean;
                            mode: components["schemas"]["TurnMode"];
                            note: string;
                        };
                        families: {
                            id: components["schemas"]["InterviewFamily"];
                            available: boolean;
                            note: string;
                        }[];
                        email: {
                            configured: boolean;
                        };
                        tracking: {
                            configured: number;
                        };
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["InvalidUncounted"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["LimitedUncounted"];
            500: components["responses"]["FailedUncounted"];
            503: components["responses"]["UnavailableUncounted"];
        };
    };
    ListKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keys: {
                            /** Format: uuid */
                            id: string;
                            label: string | null;
                            mode: components["schemas"]["KeyMode"];
                            status: components["schemas"]["KeyStatus"];
                            prefix: string;
                            last4: string;
                            scopes: string[];
                            organisationId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            lastUsedAt: string | null;
                            revokedAt: string | null;
                        }[];
                        count: number;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    CreateKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @default sandbox */
                    mode?: components["schemas"]["KeyMode"];
                    label?: string;
                    /** @description Defaults to the default scopes of the mode. */
                    scopes?: ("projects:read" | "projects:write" | "actions:read" | "actions:write" | "approvals:write" | "shipping:read" | "network:read" | "contacts:read" | "interviews:write" | "capabilities:read" | "runs:read" | "runs:write" | "knowledge:read" | "compliance:read" | "engineering:read" | "engineering:write" | "rfqs:read" | "disclosures:write" | "publications:write" | "internal:*" | "interactions:read")[];
                } | {
                    /** @constant */
                    mode: "live";
                } | {
                    scopes?: unknown;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: {
                            /** Format: uuid */
                            id: string;
                            label: string | null;
                            mode: components["schemas"]["KeyMode"];
                            status: components["schemas"]["KeyStatus"];
                            prefix: string;
                            last4: string;
                            scopes: string[];
                            organisationId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            lastUsedAt: string | null;
                            revokedAt: string | null;
                        };
                        secret: string;
                        note: string;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    RevokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: {
                            /** Format: uuid */
                            id: string;
                            label: string | null;
                            mode: components["schemas"]["KeyMode"];
                            status: components["schemas"]["KeyStatus"];
                            prefix: string;
                            last4: string;
                            scopes: string[];
                            organisationId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            lastUsedAt: string | null;
                            revokedAt: string | null;
                        };
                        /** @constant */
                        revoked: true;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keyId: string | null;
                        mode: components["schemas"]["KeyMode"] | null;
                        organisation: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            kind: components["schemas"]["OrganisationKind"];
                        } | null;
                        organisationKind: components["schemas"]["OrganisationKind"] | null;
                        scopes: string[];
                        expiresAt: string | null;
                        limits: {
                            requestsPerMinute: number;
                            requestsPerDay: number;
                            remainingToday: number;
                        };
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    StartDeviceConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clientName: string;
                    clientVersion?: string;
                    label?: string;
                    /** @description Defaults to the default scopes of the mode. */
                    scopes?: ("projects:read" | "projects:write" | "actions:read" | "actions:write" | "approvals:write" | "shipping:read" | "network:read" | "contacts:read" | "interviews:write" | "capabilities:read" | "runs:read" | "runs:write" | "knowledge:read" | "compliance:read" | "engineering:read" | "engineering:write" | "rfqs:read" | "disclosures:write" | "publications:write" | "internal:*" | "interactions:read")[];
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deviceCode: string;
                        userCode: string;
                        verificationUri: string;
                        verificationUriComplete: string;
                        expiresIn: number;
                        interval: number;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    PollDeviceConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deviceCode: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: components["schemas"]["DevicePollStatus"];
                        interval: number;
                        expiresIn: number;
                        key: {
                            /** Format: uuid */
                            id: string;
                            label: string | null;
                            mode: components["schemas"]["KeyMode"];
                            status: components["schemas"]["KeyStatus"];
                            prefix: string;
                            last4: string;
                            scopes: string[];
                            organisationId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            lastUsedAt: string | null;
                            revokedAt: string | null;
                        } | null;
                        secret: string | null;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    AcknowledgeDeviceConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deviceCode: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: {
                            /** Format: uuid */
                            id: string;
                            label: string | null;
                            mode: components["schemas"]["KeyMode"];
                            status: components["schemas"]["KeyStatus"];
                            prefix: string;
                            last4: string;
                            scopes: string[];
                            organisationId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            lastUsedAt: string | null;
                            revokedAt: string | null;
                        };
                        /** @constant */
                        acknowledged: true;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    CancelDeviceConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deviceCode: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revokedKeyId: string | null;
                        /** @constant */
                        cancelled: true;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        projects: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            status: components["schemas"]["ProjectStatus"];
                            mode: components["schemas"]["ProjectMode"];
                            contextVersion: string;
                            currentQuantity: number | null;
                            quantitySource: components["schemas"]["QuantitySource"];
                            stageId: string | null;
                            counts: {
                                actions: number;
                                deliveries: number;
                                rfqs: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        count: number;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    CreateProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    intake?: components["schemas"]["Intake"];
                    intent?: components["schemas"]["IntentEdit"];
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        project: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            status: components["schemas"]["ProjectStatus"];
                            mode: components["schemas"]["ProjectMode"];
                            contextVersion: string;
                            currentQuantity: number | null;
                            quantitySource: components["schemas"]["QuantitySource"];
                            stageId: string | null;
                            counts: {
                                actions: number;
                                deliveries: number;
                                rfqs: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            intake: components["schemas"]["Intake"] | null;
                            intent: {
                                /** @constant */
                                schemaVersion: 1;
                                current: {
                                    /** @default unknown */
                                    purpose: components["schemas"]["IntentPurpose"];
                                    /** @default null */
                                    quantity: number | null;
                                    /** @default null */
                                    unit: string | null;
                                    /** @default null */
                                    configuration: string | null;
                                    /** @default null */
                                    revision: string | null;
                                    /** @default unconfirmed */
                                    confirmation: components["schemas"]["Confirmation"];
                                    /** @default null */
                                    source: components["schemas"]["Source"] | null;
                                };
                                plannedPilot: components["schemas"]["PlannedVolume"] | null;
                                forecast: components["schemas"]["PlannedVolume"] | null;
                                requirements: {
                                    kind: components["schemas"]["RequirementKind"];
                                    detail: string;
                                    /** @default preference */
                                    strength: components["schemas"]["RequirementStrength"];
                                    /** @default unconfirmed */
                                    confirmation: components["schemas"]["Confirmation"];
                                    /** @default null */
                                    source: components["schemas"]["Source"] | null;
                                }[];
                                priorities: components["schemas"]["IntentPriority"][];
                                prioritySource: components["schemas"]["Source"] | null;
                            } | null;
                        };
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        project: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            status: components["schemas"]["ProjectStatus"];
                            mode: components["schemas"]["ProjectMode"];
                            contextVersion: string;
                            currentQuantity: number | null;
                            quantitySource: components["schemas"]["QuantitySource"];
                            stageId: string | null;
                            counts: {
                                actions: number;
                                deliveries: number;
                                rfqs: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            intake: components["schemas"]["Intake"] | null;
                            intent: {
                                /** @constant */
                                schemaVersion: 1;
                                current: {
                                    /** @default unknown */
                                    purpose: components["schemas"]["IntentPurpose"];
                                    /** @default null */
                                    quantity: number | null;
                                    /** @default null */
                                    unit: string | null;
                                    /** @default null */
                                    configuration: string | null;
                                    /** @default null */
                                    revision: string | null;
                                    /** @default unconfirmed */
                                    confirmation: components["schemas"]["Confirmation"];
                                    /** @default null */
                                    source: components["schemas"]["Source"] | null;
                                };
                                plannedPilot: components["schemas"]["PlannedVolume"] | null;
                                forecast: components["schemas"]["PlannedVolume"] | null;
                                requirements: {
                                    kind: components["schemas"]["RequirementKind"];
                                    detail: string;
                                    /** @default preference */
                                    strength: components["schemas"]["RequirementStrength"];
                                    /** @default unconfirmed */
                                    confirmation: components["schemas"]["Confirmation"];
                                    /** @default null */
                                    source: components["schemas"]["Source"] | null;
                                }[];
                                priorities: components["schemas"]["IntentPriority"][];
                                prioritySource: components["schemas"]["Source"] | null;
                            } | null;
                        };
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    UpdateProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    status?: components["schemas"]["ProjectStatus"];
                    intake?: components["schemas"]["Intake"];
                    intent?: components["schemas"]["IntentEdit"];
                    /** @description The `contextVersion` that the caller last read, such as v3. */
                    expectedContextVersion?: string;
                } | unknown | unknown | unknown | unknown;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        project: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            status: components["schemas"]["ProjectStatus"];
                            mode: components["schemas"]["ProjectMode"];
                            contextVersion: string;
                            currentQuantity: number | null;
                            quantitySource: components["schemas"]["QuantitySource"];
                            stageId: string | null;
                            counts: {
                                actions: number;
                                deliveries: number;
                                rfqs: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            intake: components["schemas"]["Intake"] | null;
                            intent: {
                                /** @constant */
                                schemaVersion: 1;
                                current: {
                                    /** @default unknown */
                                    purpose: components["schemas"]["IntentPurpose"];
                                    /** @default null */
                                    quantity: number | null;
                                    /** @default null */
                                    unit: string | null;
                                    /** @default null */
                                    configuration: string | null;
                                    /** @default null */
                                    revision: string | null;
                                    /** @default unconfirmed */
                                    confirmation: components["schemas"]["Confirmation"];
                                    /** @default null */
                                    source: components["schemas"]["Source"] | null;
                                };
                                plannedPilot: components["schemas"]["PlannedVolume"] | null;
                                forecast: components["schemas"]["PlannedVolume"] | null;
                                requirements: {
                                    kind: components["schemas"]["RequirementKind"];
                                    detail: string;
                                    /** @default preference */
                                    strength: components["schemas"]["RequirementStrength"];
                                    /** @default unconfirmed */
                                    confirmation: components["schemas"]["Confirmation"];
                                    /** @default null */
                                    source: components["schemas"]["Source"] | null;
                                }[];
                                priorities: components["schemas"]["IntentPriority"][];
                                prioritySource: components["schemas"]["Source"] | null;
                            } | null;
                        };
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListProjectActions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        actions: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            kind: string;
                            status: components["schemas"]["ActionStatus"];
                            stageIds: string[];
                            costCategory: components["schemas"]["CostCategory"];
                            projectVersion: string;
                            output: {
                                /** @constant */
                                draft: true;
                                note: string;
                                result: {
                                    [key: string]: unknown;
                                };
                            } | null;
                            error: {
                                code: string;
                                message: string;
                            } | null;
                            startedAt: string | null;
                            finishedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            deliveries: {
                                /** Format: uuid */
                                id: string;
                                factoryId: string | null;
                                factoryName: string | null;
                                channel: components["schemas"]["Channel"];
                                status: components["schemas"]["DeliveryStatus"];
                                transport: components["schemas"]["Transport"] | null;
                                dispatchStatus: components["schemas"]["DispatchStatus"] | null;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            task: {
                                /** Format: uuid */
                                id: string;
                                kind: string;
                                title: string;
                                status: components["schemas"]["TaskStatus"];
                                note: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            } | null;
                        }[];
                        count: number;
                        /** @constant */
                        draft: true;
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    CreateAction: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Kind of action, such as quote_request. */
                    kind: string;
                    /** @description Must match the inputSchema of the kind. */
                    input: {
                        [key: string]: unknown;
                    };
                } & ({
                    /** @constant */
                    kind: "quote_request";
                    input: {
                        /** @enum {string} */
                        scope: "pcba" | "box_build" | "mechanical_part" | "tooling" | "full_product" | "mixed";
                        parts: {
                            name: string;
                            /** @enum {string} */
                            process?: "pcba" | "injection_molding" | "cnc" | "sheet_metal" | "die_casting" | "wire_harness" | "battery" | "motor_actuator" | "display" | "camera" | "power_adapter" | "packaging" | "off_the_shelf" | "other";
                            material?: string;
                            finish?: string;
                            quantityPerUnit?: number;
                            notes?: string;
                        }[];
                        /** @description Alternative quote bands. Defaults to the confirmed current quantity of the project. */
                        quantities?: number[];
                        /**
                         * @description If omitted, the RFQ asks the supplier to propose one.
                         * @enum {string}
                         */
                        incoterm?: "EXW" | "FCA" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | "FAS" | "FOB" | "CFR" | "CIF";
                        /** Format: date */
                        quoteBy?: string;
                        /**
                         * @default none_yet
                         * @enum {string}
                         */
                        drawingsStatus?: "none_yet" | "drawings_attached" | "sample_available" | "drawings_and_sample";
                        dfmQuestions?: string;
                        /**
                         * @description Redacts company and product from the RFQ.
                         * @default true
                         */
                        anonymised?: boolean;
                        /** @description Factory uuids, directory ids (mfg-, int-, eng-) or unique names. If omitted, a shortlist is generated. */
                        factoryIds?: string[];
                        /**
                         * @description Size of the automatic shortlist.
                         * @default 3
                         */
                        matchLimit?: number;
                        /** @enum {string} */
                        priority?: "price" | "lead_time" | "quality";
                    };
                } | {
                    /** @constant */
                    kind: "factory_audit_visit";
                    input: {
                        /** @description Factory uuids, directory ids (mfg-, int-, eng-) or unique names. */
                        factoryIds: string[];
                        /**
                         * Format: date
                         * @description The earliest day of the visit.
                         */
                        earliestDate?: string;
                        notes?: string;
                    };
                });
            };
        };
        responses: {
            /** @description Replay: the record of the first request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        action: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            kind: string;
                            status: components["schemas"]["ActionStatus"];
                            stageIds: string[];
                            costCategory: components["schemas"]["CostCategory"];
                            projectVersion: string;
                            output: {
                                /** @constant */
                                draft: true;
                                note: string;
                                result: {
                                    [key: string]: unknown;
                                };
                            } | null;
                            error: {
                                code: string;
                                message: string;
                            } | null;
                            startedAt: string | null;
                            finishedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            deliveries: {
                                /** Format: uuid */
                                id: string;
                                factoryId: string | null;
                                factoryName: string | null;
                                channel: components["schemas"]["Channel"];
                                status: components["schemas"]["DeliveryStatus"];
                                transport: components["schemas"]["Transport"] | null;
                                dispatchStatus: components["schemas"]["DispatchStatus"] | null;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            task: {
                                /** Format: uuid */
                                id: string;
                                kind: string;
                                title: string;
                                status: components["schemas"]["TaskStatus"];
                                note: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            } | null;
                            input: {
                                [key: string]: unknown;
                            };
                        };
                        deliveries: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            actionId: string;
                            /** Format: uuid */
                            projectId: string;
                            factoryId: string | null;
                            factoryName: string | null;
                            channel: components["schemas"]["Channel"];
                            status: components["schemas"]["DeliveryStatus"];
                            transport: components["schemas"]["Transport"] | null;
                            subject: string | null;
                            projectVersion: string;
                            dispatchStatus: components["schemas"]["DispatchStatus"] | null;
                            approvedAt: string | null;
                            rejectedAt: string | null;
                            rejectReason: string | null;
                            sentAt: string | null;
                            sentBy: string | null;
                            sentReference: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        task: {
                            /** Format: uuid */
                            id: string;
                            kind: string;
                            title: string;
                            status: components["schemas"]["TaskStatus"];
                            note: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        replayed: boolean;
                        /** @constant */
                        draft: true;
                        requestId: string;
                    };
                };
            };
            /** @description Success. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        action: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            kind: string;
                            status: components["schemas"]["ActionStatus"];
                            stageIds: string[];
                            costCategory: components["schemas"]["CostCategory"];
                            projectVersion: string;
                            output: {
                                /** @constant */
                                draft: true;
                                note: string;
                                result: {
                                    [key: string]: unknown;
                                };
                            } | null;
                            error: {
                                code: string;
                                message: string;
                            } | null;
                            startedAt: string | null;
                            finishedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            deliveries: {
                                /** Format: uuid */
                                id: string;
                                factoryId: string | null;
                                factoryName: string | null;
                                channel: components["schemas"]["Channel"];
                                status: components["schemas"]["DeliveryStatus"];
                                transport: components["schemas"]["Transport"] | null;
                                dispatchStatus: components["schemas"]["DispatchStatus"] | null;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            task: {
                                /** Format: uuid */
                                id: string;
                                kind: string;
                                title: string;
                                status: components["schemas"]["TaskStatus"];
                                note: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            } | null;
                            input: {
                                [key: string]: unknown;
                            };
                        };
                        deliveries: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            actionId: string;
                            /** Format: uuid */
                            projectId: string;
                            factoryId: string | null;
                            factoryName: string | null;
                            channel: components["schemas"]["Channel"];
                            status: components["schemas"]["DeliveryStatus"];
                            transport: components["schemas"]["Transport"] | null;
                            subject: string | null;
                            projectVersion: string;
                            dispatchStatus: components["schemas"]["DispatchStatus"] | null;
                            approvedAt: string | null;
                            rejectedAt: string | null;
                            rejectReason: string | null;
                            sentAt: string | null;
                            sentBy: string | null;
                            sentReference: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        task: {
                            /** Format: uuid */
                            id: string;
                            kind: string;
                            title: string;
                            status: components["schemas"]["TaskStatus"];
                            note: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        replayed: boolean;
                        /** @constant */
                        draft: true;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            502: components["responses"]["NotGenerated"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListActions: {
        parameters: {
            query?: {
                projectId?: string;
                kind?: string;
                status?: components["schemas"]["ActionStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        actions: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            kind: string;
                            status: components["schemas"]["ActionStatus"];
                            stageIds: string[];
                            costCategory: components["schemas"]["CostCategory"];
                            projectVersion: string;
                            output: {
                                /** @constant */
                                draft: true;
                                note: string;
                                result: {
                                    [key: string]: unknown;
                                };
                            } | null;
                            error: {
                                code: string;
                                message: string;
                            } | null;
                            startedAt: string | null;
                            finishedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            deliveries: {
                                /** Format: uuid */
                                id: string;
                                factoryId: string | null;
                                factoryName: string | null;
                                channel: components["schemas"]["Channel"];
                                status: components["schemas"]["DeliveryStatus"];
                                transport: components["schemas"]["Transport"] | null;
                                dispatchStatus: components["schemas"]["DispatchStatus"] | null;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            task: {
                                /** Format: uuid */
                                id: string;
                                kind: string;
                                title: string;
                                status: components["schemas"]["TaskStatus"];
                                note: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            } | null;
                        }[];
                        count: number;
                        /** @constant */
                        draft: true;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        action: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            kind: string;
                            status: components["schemas"]["ActionStatus"];
                            stageIds: string[];
                            costCategory: components["schemas"]["CostCategory"];
                            projectVersion: string;
                            output: {
                                /** @constant */
                                draft: true;
                                note: string;
                                result: {
                                    [key: string]: unknown;
                                };
                            } | null;
                            error: {
                                code: string;
                                message: string;
                            } | null;
                            startedAt: string | null;
                            finishedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            deliveries: {
                                /** Format: uuid */
                                id: string;
                                factoryId: string | null;
                                factoryName: string | null;
                                channel: components["schemas"]["Channel"];
                                status: components["schemas"]["DeliveryStatus"];
                                transport: components["schemas"]["Transport"] | null;
                                dispatchStatus: components["schemas"]["DispatchStatus"] | null;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            task: {
                                /** Format: uuid */
                                id: string;
                                kind: string;
                                title: string;
                                status: components["schemas"]["TaskStatus"];
                                note: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            } | null;
                            input: {
                                [key: string]: unknown;
                            };
                        };
                        /** @constant */
                        draft: true;
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListActionKinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kinds: {
                            kind: string;
                            title: string;
                            description: string;
                            availability: components["schemas"]["Availability"];
                            costCategory: components["schemas"]["CostCategory"];
                            stageIds: string[];
                            inputSchema: {
                                [key: string]: unknown;
                            };
                            outputSchema: {
                                [key: string]: unknown;
                            };
                        }[];
                        count: number;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    DiscoverCapabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Words in English or Chinese. */
                    query: string;
                    processes?: components["schemas"]["Process"][];
                    city?: string;
                    /** @description A province. */
                    region?: string;
                    quantity?: number;
                    /** @default 10 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            capability: {
                                /** Format: uuid */
                                id: string;
                                title: string;
                                factoryId: string | null;
                                factoryName: string | null;
                                process: components["schemas"]["Process"];
                                materials: string[];
                                minQuantity: number | null;
                                maxQuantity: number | null;
                                leadTimeDays: {
                                    low: number;
                                    high: number;
                                } | null;
                                regions: string[];
                                tolerancesNote: string | null;
                                status: components["schemas"]["CapabilityStatus"];
                                version: number;
                                confidence: components["schemas"]["Confidence"];
                                facts: components["schemas"]["InterviewFact"][];
                                sourceInterviewId: string | null;
                                publishedAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            };
                            score: number;
                            why: string[];
                            unmet: string[];
                        }[];
                        count: number;
                        note: string;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListCapabilities: {
        parameters: {
            query?: {
                status?: components["schemas"]["CapabilityStatus"];
                process?: components["schemas"]["Process"];
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        capabilities: {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            factoryId: string | null;
                            factoryName: string | null;
                            process: components["schemas"]["Process"];
                            materials: string[];
                            minQuantity: number | null;
                            maxQuantity: number | null;
                            leadTimeDays: {
                                low: number;
                                high: number;
                            } | null;
                            regions: string[];
                            tolerancesNote: string | null;
                            status: components["schemas"]["CapabilityStatus"];
                            version: number;
                            confidence: components["schemas"]["Confidence"];
                            facts: components["schemas"]["InterviewFact"][];
                            sourceInterviewId: string | null;
                            publishedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        page: number;
                        pageSize: number;
                        total: number;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ReviewQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            capability: {
                                /** Format: uuid */
                                id: string;
                                title: string;
                                factoryId: string | null;
                                factoryName: string | null;
                                process: components["schemas"]["Process"];
                                materials: string[];
                                minQuantity: number | null;
                                maxQuantity: number | null;
                                leadTimeDays: {
                                    low: number;
                                    high: number;
                                } | null;
                                regions: string[];
                                tolerancesNote: string | null;
                                status: components["schemas"]["CapabilityStatus"];
                                version: number;
                                confidence: components["schemas"]["Confidence"];
                                facts: components["schemas"]["InterviewFact"][];
                                sourceInterviewId: string | null;
                                publishedAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            };
                            /** Format: date-time */
                            submittedAt: string;
                            interviewId: string | null;
                            openQuestions: string[];
                        }[];
                        count: number;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ReviewCapability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    decision: components["schemas"]["ReviewDecision"];
                    /** @description The `version` last read by the caller. */
                    expectedVersion: number;
                    /** @description Note to the owner. Required unless the decision is approve. */
                    note?: string;
                } | {
                    /** @constant */
                    decision?: "approve";
                } | {
                    note: unknown;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        capability: {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            factoryId: string | null;
                            factoryName: string | null;
                            process: components["schemas"]["Process"];
                            materials: string[];
                            minQuantity: number | null;
                            maxQuantity: number | null;
                            leadTimeDays: {
                                low: number;
                                high: number;
                            } | null;
                            regions: string[];
                            tolerancesNote: string | null;
                            status: components["schemas"]["CapabilityStatus"];
                            version: number;
                            confidence: components["schemas"]["Confidence"];
                            facts: components["schemas"]["InterviewFact"][];
                            sourceInterviewId: string | null;
                            publishedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        review: {
                            decision: components["schemas"]["ReviewDecision"];
                            note: string | null;
                            /** Format: date-time */
                            reviewedAt: string;
                        };
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    InspectCapability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    capabilityId: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        capability: {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            factoryId: string | null;
                            factoryName: string | null;
                            process: components["schemas"]["Process"];
                            materials: string[];
                            minQuantity: number | null;
                            maxQuantity: number | null;
                            leadTimeDays: {
                                low: number;
                                high: number;
                            } | null;
                            regions: string[];
                            tolerancesNote: string | null;
                            status: components["schemas"]["CapabilityStatus"];
                            version: number;
                            confidence: components["schemas"]["Confidence"];
                            facts: components["schemas"]["InterviewFact"][];
                            sourceInterviewId: string | null;
                            publishedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        runnable: boolean;
                        missingFacts: string[];
                        reasons: string[];
                        runInputSchema: {
                            [key: string]: unknown;
                        };
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    RunCapability: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    capabilityId: string;
                    quantity: number;
                    /** Format: uuid */
                    projectId?: string;
                    /** @description The parts to be made. The process of a part defaults to that of the capability. */
                    parts?: components["schemas"]["QuotePart"][];
                    /** @description If omitted, the supplier is asked to clarify. */
                    incoterm?: components["schemas"]["Incoterm"];
                    /** Format: date */
                    quoteBy?: string;
                    /** @description Questions and remarks, quoted verbatim. */
                    notes?: string;
                };
            };
        };
        responses: {
            /** @description Replay: the record of the first request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        run: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            capabilityId: string;
                            capabilityVersion: number;
                            projectId: string | null;
                            status: components["schemas"]["RunStatus"];
                            quantity: number;
                            input: {
                                /** Format: uuid */
                                capabilityId: string;
                                quantity: number;
                                /** Format: uuid */
                                projectId?: string;
                                /** @description The parts to be made. The process of a part defaults to that of the capability. */
                                parts?: components["schemas"]["QuotePart"][];
                                /** @description If omitted, the supplier is asked to clarify. */
                                incoterm?: components["schemas"]["Incoterm"];
                                /** Format: date */
                                quoteBy?: string;
                                /** @description Questions and remarks, quoted verbatim. */
                                notes?: string;
                            };
                            quoteRequest: {
                                en: string;
                                zh: string;
                            };
                            missingFields: string[];
                            note: string;
                            /** @constant */
                            draft: true;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        replayed: boolean;
                        requestId: string;
                    };
                };
            };
            /** @description Success. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        run: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            capabilityId: string;
                            capabilityVersion: number;
                            projectId: string | null;
                            status: components["schemas"]["RunStatus"];
                            quantity: number;
                            input: {
                                /** Format: uuid */
                                capabilityId: string;
                                quantity: number;
                                /** Format: uuid */
                                projectId?: string;
                                /** @description The parts to be made. The process of a part defaults to that of the capability. */
                                parts?: components["schemas"]["QuotePart"][];
                                /** @description If omitted, the supplier is asked to clarify. */
                                incoterm?: components["schemas"]["Incoterm"];
                                /** Format: date */
                                quoteBy?: string;
                                /** @description Questions and remarks, quoted verbatim. */
                                notes?: string;
                            };
                            quoteRequest: {
                                en: string;
                                zh: string;
                            };
                            missingFields: string[];
                            note: string;
                            /** @constant */
                            draft: true;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        replayed: boolean;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unresolved"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        runs: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            capabilityId: string;
                            capabilityVersion: number;
                            projectId: string | null;
                            status: components["schemas"]["RunStatus"];
                            quantity: number;
                            input: {
                                /** Format: uuid */
                                capabilityId: string;
                                quantity: number;
                                /** Format: uuid */
                                projectId?: string;
                                /** @description The parts to be made. The process of a part defaults to that of the capability. */
                                parts?: components["schemas"]["QuotePart"][];
                                /** @description If omitted, the supplier is asked to clarify. */
                                incoterm?: components["schemas"]["Incoterm"];
                                /** Format: date */
                                quoteBy?: string;
                                /** @description Questions and remarks, quoted verbatim. */
                                notes?: string;
                            };
                            quoteRequest: {
                                en: string;
                                zh: string;
                            };
                            missingFields: string[];
                            note: string;
                            /** @constant */
                            draft: true;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        count: number;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        run: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            capabilityId: string;
                            capabilityVersion: number;
                            projectId: string | null;
                            status: components["schemas"]["RunStatus"];
                            quantity: number;
                            input: {
                                /** Format: uuid */
                                capabilityId: string;
                                quantity: number;
                                /** Format: uuid */
                                projectId?: string;
                                /** @description The parts to be made. The process of a part defaults to that of the capability. */
                                parts?: components["schemas"]["QuotePart"][];
                                /** @description If omitted, the supplier is asked to clarify. */
                                incoterm?: components["schemas"]["Incoterm"];
                                /** Format: date */
                                quoteBy?: string;
                                /** @description Questions and remarks, quoted verbatim. */
                                notes?: string;
                            };
                            quoteRequest: {
                                en: string;
                                zh: string;
                            };
                            missingFields: string[];
                            note: string;
                            /** @constant */
                            draft: true;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListDeliveries: {
        parameters: {
            query?: {
                status?: components["schemas"]["DeliveryStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliveries: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            actionId: string;
                            /** Format: uuid */
                            projectId: string;
                            factoryId: string | null;
                            factoryName: string | null;
                            channel: components["schemas"]["Channel"];
                            status: components["schemas"]["DeliveryStatus"];
                            transport: components["schemas"]["Transport"] | null;
                            subject: string | null;
                            projectVersion: string;
                            dispatchStatus: components["schemas"]["DispatchStatus"] | null;
                            approvedAt: string | null;
                            rejectedAt: string | null;
                            rejectReason: string | null;
                            sentAt: string | null;
                            sentBy: string | null;
                            sentReference: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        count: number;
                        /** @constant */
                        draft: true;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivery: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            actionId: string;
                            /** Format: uuid */
                            projectId: string;
                            factoryId: string | null;
                            factoryName: string | null;
                            channel: components["schemas"]["Channel"];
                            status: components["schemas"]["DeliveryStatus"];
                            transport: components["schemas"]["Transport"] | null;
                            subject: string | null;
                            projectVersion: string;
                            dispatchStatus: components["schemas"]["DispatchStatus"] | null;
                            approvedAt: string | null;
                            rejectedAt: string | null;
                            rejectReason: string | null;
                            sentAt: string | null;
                            sentBy: string | null;
                            sentReference: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        to: {
                            name: string | null;
                            address: string | null;
                            addressNote: string | null;
                            factoryId: string | null;
                        };
                        cc: string[];
                        subject: string | null;
                        bodyEn: string | null;
                        bodyZh: string | null;
                        status: components["schemas"]["DeliveryStatus"];
                        transport: components["schemas"]["Transport"] | null;
                        dispatch: {
                            /** Format: uuid */
                            id: string;
                            status: components["schemas"]["DispatchStatus"];
                            attempts: number;
                            firstAttemptAt: string | null;
                            retryBefore: string | null;
                            leaseExpiresAt: string | null;
                            lastOutcome: string | null;
                            providerMessageId: string | null;
                            acceptedAt: string | null;
                            payloadSha256: string;
                            providerAccepted: boolean;
                            /** @constant */
                            recipientDeliveryConfirmed: false;
                            receipt: {
                                /** @constant */
                                scope: "provider_email";
                                providerDeliveryReported: boolean;
                                events: {
                                    [key: string]: string;
                                };
                                note: string;
                            };
                        } | null;
                        /** @constant */
                        draft: true;
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ReviewDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        review: {
                            /** Format: uuid */
                            deliveryId: string;
                            /** Format: uuid */
                            actionId: string;
                            /** Format: uuid */
                            projectId: string;
                            projectVersion: string;
                            channel: components["schemas"]["Channel"];
                            from: string | null;
                            to: {
                                name: string | null;
                                address: string;
                                factoryId: string | null;
                                factoryName: string | null;
                            };
                            cc: string[];
                            subject: string | null;
                            bodyEn: string | null;
                            bodyZh: string | null;
                            reviewSha256: string;
                            effect: string;
                            note: string;
                        };
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetDeliveryReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        receipt: {
                            v: number;
                            /** Format: uuid */
                            deliveryId: string;
                            reviewSha256: string;
                            payloadSha256: string;
                            /** Format: date-time */
                            approvedAt: string;
                            approvedBy: {
                                kind: components["schemas"]["ApproverKind"];
                                /** Format: uuid */
                                id: string;
                                label: string | null;
                            } | null;
                            passkey: {
                                credentialId: string;
                                publicKey: string;
                                clientDataJSON: string;
                                authenticatorData: string;
                                signature: string;
                                nonce: string;
                            } | null;
                            provider: string | null;
                            providerMessageId: string | null;
                            signature: string;
                            publicKeyId: string;
                        };
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApproveDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The reviewSha256 of the review that a person has read. Required for the first approval. */
                    expectedReviewSha256?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivery: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            actionId: string;
                            /** Format: uuid */
                            projectId: string;
                            factoryId: string | null;
                            factoryName: string | null;
                            channel: components["schemas"]["Channel"];
                            status: components["schemas"]["DeliveryStatus"];
                            transport: components["schemas"]["Transport"] | null;
                            subject: string | null;
                            projectVersion: string;
                            dispatchStatus: components["schemas"]["DispatchStatus"] | null;
                            approvedAt: string | null;
                            rejectedAt: string | null;
                            rejectReason: string | null;
                            sentAt: string | null;
                            sentBy: string | null;
                            sentReference: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        to: {
                            name: string | null;
                            address: string | null;
                            addressNote: string | null;
                            factoryId: string | null;
                        };
                        cc: string[];
                        subject: string | null;
                        bodyEn: string | null;
                        bodyZh: string | null;
                        status: components["schemas"]["DeliveryStatus"];
                        transport: components["schemas"]["Transport"] | null;
                        dispatch: {
                            /** Format: uuid */
                            id: string;
                            status: components["schemas"]["DispatchStatus"];
                            attempts: number;
                            firstAttemptAt: string | null;
                            retryBefore: string | null;
                            leaseExpiresAt: string | null;
                            lastOutcome: string | null;
                            providerMessageId: string | null;
                            acceptedAt: string | null;
                            payloadSha256: string;
                            providerAccepted: boolean;
                            /** @constant */
                            recipientDeliveryConfirmed: false;
                            receipt: {
                                /** @constant */
                                scope: "provider_email";
                                providerDeliveryReported: boolean;
                                events: {
                                    [key: string]: string;
                                };
                                note: string;
                            };
                        } | null;
                        note: string;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    RetryDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivery: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            actionId: string;
                            /** Format: uuid */
                            projectId: string;
                            factoryId: string | null;
                            factoryName: string | null;
                            channel: components["schemas"]["Channel"];
                            status: components["schemas"]["DeliveryStatus"];
                            transport: components["schemas"]["Transport"] | null;
                            subject: string | null;
                            projectVersion: string;
                            dispatchStatus: components["schemas"]["DispatchStatus"] | null;
                            approvedAt: string | null;
                            rejectedAt: string | null;
                            rejectReason: string | null;
                            sentAt: string | null;
                            sentBy: string | null;
                            sentReference: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        to: {
                            name: string | null;
                            address: string | null;
                            addressNote: string | null;
                            factoryId: string | null;
                        };
                        cc: string[];
                        subject: string | null;
                        bodyEn: string | null;
                        bodyZh: string | null;
                        status: components["schemas"]["DeliveryStatus"];
                        transport: components["schemas"]["Transport"] | null;
                        dispatch: {
                            /** Format: uuid */
                            id: string;
                            status: components["schemas"]["DispatchStatus"];
                            attempts: number;
                            firstAttemptAt: string | null;
                            retryBefore: string | null;
                            leaseExpiresAt: string | null;
                            lastOutcome: string | null;
                            providerMessageId: string | null;
                            acceptedAt: string | null;
                            payloadSha256: string;
                            providerAccepted: boolean;
                            /** @constant */
                            recipientDeliveryConfirmed: false;
                            receipt: {
                                /** @constant */
                                scope: "provider_email";
                                providerDeliveryReported: boolean;
                                events: {
                                    [key: string]: string;
                                };
                                note: string;
                            };
                        } | null;
                        note: string;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["ConflictForNow"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    RejectDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivery: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            actionId: string;
                            /** Format: uuid */
                            projectId: string;
                            factoryId: string | null;
                            factoryName: string | null;
                            channel: components["schemas"]["Channel"];
                            status: components["schemas"]["DeliveryStatus"];
                            transport: components["schemas"]["Transport"] | null;
                            subject: string | null;
                            projectVersion: string;
                            dispatchStatus: components["schemas"]["DispatchStatus"] | null;
                            approvedAt: string | null;
                            rejectedAt: string | null;
                            rejectReason: string | null;
                            sentAt: string | null;
                            sentBy: string | null;
                            sentReference: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        to: {
                            name: string | null;
                            address: string | null;
                            addressNote: string | null;
                            factoryId: string | null;
                        };
                        cc: string[];
                        subject: string | null;
                        bodyEn: string | null;
                        bodyZh: string | null;
                        status: components["schemas"]["DeliveryStatus"];
                        transport: components["schemas"]["Transport"] | null;
                        note: string;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListOutbox: {
        parameters: {
            query?: {
                status?: components["schemas"]["OutboxStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliveries: {
                            delivery: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                actionId: string;
                                /** Format: uuid */
                                projectId: string;
                                factoryId: string | null;
                                factoryName: string | null;
                                channel: components["schemas"]["Channel"];
                                status: components["schemas"]["DeliveryStatus"];
                                transport: components["schemas"]["Transport"] | null;
                                subject: string | null;
                                projectVersion: string;
                                dispatchStatus: components["schemas"]["DispatchStatus"] | null;
                                approvedAt: string | null;
                                rejectedAt: string | null;
                                rejectReason: string | null;
                                sentAt: string | null;
                                sentBy: string | null;
                                sentReference: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            };
                            to: {
                                name: string | null;
                                address: string | null;
                                addressNote: string | null;
                                factoryId: string | null;
                            };
                            cc: string[];
                            subject: string | null;
                            bodyEn: string | null;
                            bodyZh: string | null;
                            approvedAt: string | null;
                            project: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                            };
                        }[];
                        count: number;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    MarkDeliverySent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The person who sent the message. */
                    sentBy: string;
                    /** @description Id of the message outside this service. */
                    reference?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivery: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            actionId: string;
                            /** Format: uuid */
                            projectId: string;
                            factoryId: string | null;
                            factoryName: string | null;
                            channel: components["schemas"]["Channel"];
                            status: components["schemas"]["DeliveryStatus"];
                            transport: components["schemas"]["Transport"] | null;
                            subject: string | null;
                            projectVersion: string;
                            dispatchStatus: components["schemas"]["DispatchStatus"] | null;
                            approvedAt: string | null;
                            rejectedAt: string | null;
                            rejectReason: string | null;
                            sentAt: string | null;
                            sentBy: string | null;
                            sentReference: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        to: {
                            name: string | null;
                            address: string | null;
                            addressNote: string | null;
                            factoryId: string | null;
                        };
                        cc: string[];
                        subject: string | null;
                        bodyEn: string | null;
                        bodyZh: string | null;
                        status: components["schemas"]["DeliveryStatus"];
                        transport: components["schemas"]["Transport"] | null;
                        note: string;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListFactories: {
        parameters: {
            query?: {
                q?: string;
                process?: components["schemas"]["Process"];
                city?: string;
                region?: string;
                startupFriendly?: components["schemas"]["StartupFriendly"];
                answeredUs?: boolean;
                minQuantityAtMost?: number;
                confidence?: components["schemas"]["Confidence"];
                includeQuarantined?: boolean;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        factories: {
                            /** Format: uuid */
                            id: string;
                            directoryId: string;
                            kind: components["schemas"]["FactoryKind"];
                            nameEn: string;
                            nameZh: string | null;
                            city: string | null;
                            region: string | null;
                            country: string;
                            processes: components["schemas"]["Process"][];
                            specialty: string | null;
                            capabilities: string[];
                            minQuantities: {
                                process: components["schemas"]["Process"] | null;
                                quantity: number;
                                unit: string | null;
                            }[];
                            startupFriendly: components["schemas"]["StartupFriendly"];
                            answeredUs: boolean;
                            lastAnsweredAt: string | null;
                            confidence: components["schemas"]["Confidence"];
                            certificationCount: number;
                            /** Format: date-time */
                            updatedAt: string;
                            quarantined?: boolean | null;
                            matchedOn: string[];
                        }[];
                        page: number;
                        pageSize: number;
                        total: number;
                        importedThrough: string | null;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    SearchFactories: {
        parameters: {
            query: {
                q: string;
                process?: components["schemas"]["Process"];
                city?: string;
                region?: string;
                startupFriendly?: components["schemas"]["StartupFriendly"];
                answeredUs?: boolean;
                minQuantityAtMost?: number;
                confidence?: components["schemas"]["Confidence"];
                includeQuarantined?: boolean;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        factories: {
                            /** Format: uuid */
                            id: string;
                            directoryId: string;
                            kind: components["schemas"]["FactoryKind"];
                            nameEn: string;
                            nameZh: string | null;
                            city: string | null;
                            region: string | null;
                            country: string;
                            processes: components["schemas"]["Process"][];
                            specialty: string | null;
                            capabilities: string[];
                            minQuantities: {
                                process: components["schemas"]["Process"] | null;
                                quantity: number;
                                unit: string | null;
                            }[];
                            startupFriendly: components["schemas"]["StartupFriendly"];
                            answeredUs: boolean;
                            lastAnsweredAt: string | null;
                            confidence: components["schemas"]["Confidence"];
                            certificationCount: number;
                            /** Format: date-time */
                            updatedAt: string;
                            quarantined?: boolean | null;
                            matchedOn: string[];
                        }[];
                        page: number;
                        pageSize: number;
                        total: number;
                        importedThrough: string | null;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    FactoryFacets: {
        parameters: {
            query?: {
                q?: string;
                process?: components["schemas"]["Process"];
                city?: string;
                region?: string;
                startupFriendly?: components["schemas"]["StartupFriendly"];
                answeredUs?: boolean;
                minQuantityAtMost?: number;
                confidence?: components["schemas"]["Confidence"];
                includeQuarantined?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        facets: {
                            process: {
                                value: string | null;
                                count: number;
                            }[];
                            region: {
                                value: string | null;
                                count: number;
                            }[];
                            city: {
                                value: string | null;
                                count: number;
                            }[];
                            kind: {
                                value: string | null;
                                count: number;
                            }[];
                            confidence: {
                                value: string | null;
                                count: number;
                            }[];
                            startupFriendly: {
                                value: string | null;
                                count: number;
                            }[];
                            answeredUs: {
                                value: string | null;
                                count: number;
                            }[];
                            certified: {
                                value: string | null;
                                count: number;
                            }[];
                        };
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    NetworkSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        byProcess: {
                            [key: string]: number;
                        };
                        byRegion: {
                            [key: string]: number;
                        };
                        answeredUs: number;
                        withCertifications: number;
                        importedThrough: string | null;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetFactory: {
        parameters: {
            query?: {
                contacts?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        factory: {
                            /** Format: uuid */
                            id: string;
                            directoryId: string;
                            kind: components["schemas"]["FactoryKind"];
                            nameEn: string;
                            nameZh: string | null;
                            city: string | null;
                            region: string | null;
                            country: string;
                            processes: components["schemas"]["Process"][];
                            specialty: string | null;
                            capabilities: string[];
                            minQuantities: {
                                process: components["schemas"]["Process"] | null;
                                quantity: number;
                                unit: string | null;
                            }[];
                            startupFriendly: components["schemas"]["StartupFriendly"];
                            answeredUs: boolean;
                            lastAnsweredAt: string | null;
                            confidence: components["schemas"]["Confidence"];
                            certificationCount: number;
                            /** Format: date-time */
                            updatedAt: string;
                            quarantined?: boolean | null;
                            matchedOn: string[];
                            aliasOf: string | null;
                            certifications: {
                                name: string;
                                issuer: string | null;
                                number: string | null;
                                validUntil: string | null;
                                status: components["schemas"]["CertificationStatus"];
                                sourceNote?: string | null;
                            }[];
                            whatTheyToldUs: {
                                answeredSummary: string | null;
                                contactedNote: string | null;
                                communityComments: string | null;
                                lastAnsweredAt: string | null;
                                sources: string | null;
                            };
                            directoryFields: {
                                website: string | null;
                                /** @default null */
                                yearFounded: number | null;
                                /** @default null */
                                employeeRange: components["schemas"]["EmployeeRange"] | null;
                                /** @default null */
                                floorAreaM2: number | null;
                                /** @default null */
                                exportMarkets: string[] | null;
                                /** @default null */
                                languages: string[] | null;
                                /** @default null */
                                sampleLeadTimeDays: components["schemas"]["LeadTimeDays"] | null;
                                /** @default null */
                                productionLeadTimeDays: components["schemas"]["LeadTimeDays"] | null;
                                /** @default null */
                                equipment: string[] | null;
                                moqNote: string | null;
                                paymentTermsNote: string | null;
                            } & {
                                [key: string]: unknown;
                            };
                            contacts: {
                                contactName: string | null;
                                contactEmail: string | null;
                                contactPhone: string | null;
                                contactWechat: string | null;
                                directoryFields: {
                                    phones: string[];
                                    emails: string[];
                                    addressesZh: string[];
                                };
                            } | null;
                            contactsNote: string | null;
                        };
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListFactoryInteractions: {
        parameters: {
            query?: {
                bodies?: boolean;
                transcripts?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        threads: {
                            subject: string | null;
                            firstMessageAt: string | null;
                            lastMessageAt: string | null;
                            messageCount: number;
                            hasReply: boolean;
                            participants: string[];
                            messages: {
                                senderDomain: string;
                                sentAt: string | null;
                                snippet: string | null;
                                body: string | null;
                            }[];
                        }[];
                        callNotes: {
                            title: string;
                            createdAtSource: string | null;
                            participants: string[];
                            usable: string;
                            summaryMarkdown: string | null;
                            transcriptText: string | null;
                        }[];
                        directoryNotes: {
                            sourceNote: string | null;
                            verificationNote: string | null;
                            interactionNote: string | null;
                        };
                        importedThrough: string | null;
                        coverageNote: string;
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    StartInterview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    family: components["schemas"]["InterviewFamily"];
                    /** @default en */
                    locale?: components["schemas"]["InterviewLocale"];
                    /**
                     * Format: uuid
                     * @description The project the interview is about. Publishing a project intake updates it.
                     */
                    projectId?: string;
                    /** @description First message of the participant. Counts as a turn. */
                    opening?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        interview: {
                            /** Format: uuid */
                            id: string;
                            family: components["schemas"]["InterviewFamily"];
                            status: components["schemas"]["InterviewStatus"];
                            version: number;
                            locale: components["schemas"]["InterviewLocale"];
                            turnCount: number;
                            turnLimit: number;
                            projectId: string | null;
                            transcript: {
                                /** @enum {string} */
                                role: "interviewer" | "participant";
                                text: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            facts: {
                                key: string;
                                value: (string | number | string[] | {
                                    low: number;
                                    high: number;
                                }) | null;
                                confirmation: components["schemas"]["Confirmation"];
                                source: components["schemas"]["Source"];
                            }[];
                            missingFacts: string[];
                            nextQuestion: string | null;
                            publishedCapabilityId: string | null;
                            publishedProjectId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        reply: {
                            text: string;
                        };
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        interview: {
                            /** Format: uuid */
                            id: string;
                            family: components["schemas"]["InterviewFamily"];
                            status: components["schemas"]["InterviewStatus"];
                            version: number;
                            locale: components["schemas"]["InterviewLocale"];
                            turnCount: number;
                            turnLimit: number;
                            projectId: string | null;
                            transcript: {
                                /** @enum {string} */
                                role: "interviewer" | "participant";
                                text: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            facts: {
                                key: string;
                                value: (string | number | string[] | {
                                    low: number;
                                    high: number;
                                }) | null;
                                confirmation: components["schemas"]["Confirmation"];
                                source: components["schemas"]["Source"];
                            }[];
                            missingFacts: string[];
                            nextQuestion: string | null;
                            publishedCapabilityId: string | null;
                            publishedProjectId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    AnswerInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    /** @description The version last read by the caller. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        interview: {
                            /** Format: uuid */
                            id: string;
                            family: components["schemas"]["InterviewFamily"];
                            status: components["schemas"]["InterviewStatus"];
                            version: number;
                            locale: components["schemas"]["InterviewLocale"];
                            turnCount: number;
                            turnLimit: number;
                            projectId: string | null;
                            transcript: {
                                /** @enum {string} */
                                role: "interviewer" | "participant";
                                text: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            facts: {
                                key: string;
                                value: (string | number | string[] | {
                                    low: number;
                                    high: number;
                                }) | null;
                                confirmation: components["schemas"]["Confirmation"];
                                source: components["schemas"]["Source"];
                            }[];
                            missingFacts: string[];
                            nextQuestion: string | null;
                            publishedCapabilityId: string | null;
                            publishedProjectId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        reply: {
                            text: string;
                            nextQuestion: string | null;
                        };
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unresolved"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    PublishInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version last read by the caller. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        interview: {
                            /** Format: uuid */
                            id: string;
                            family: components["schemas"]["InterviewFamily"];
                            status: components["schemas"]["InterviewStatus"];
                            version: number;
                            locale: components["schemas"]["InterviewLocale"];
                            turnCount: number;
                            turnLimit: number;
                            projectId: string | null;
                            transcript: {
                                /** @enum {string} */
                                role: "interviewer" | "participant";
                                text: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            facts: {
                                key: string;
                                value: (string | number | string[] | {
                                    low: number;
                                    high: number;
                                }) | null;
                                confirmation: components["schemas"]["Confirmation"];
                                source: components["schemas"]["Source"];
                            }[];
                            missingFacts: string[];
                            nextQuestion: string | null;
                            publishedCapabilityId: string | null;
                            publishedProjectId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        capability: {
                            /** Format: uuid */
                            id: string;
                            title: string;
                            factoryId: string | null;
                            factoryName: string | null;
                            process: components["schemas"]["Process"];
                            materials: string[];
                            minQuantity: number | null;
                            maxQuantity: number | null;
                            leadTimeDays: {
                                low: number;
                                high: number;
                            } | null;
                            regions: string[];
                            tolerancesNote: string | null;
                            status: components["schemas"]["CapabilityStatus"];
                            version: number;
                            confidence: components["schemas"]["Confidence"];
                            facts: components["schemas"]["InterviewFact"][];
                            sourceInterviewId: string | null;
                            publishedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        } | null;
                        project: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            status: components["schemas"]["ProjectStatus"];
                            mode: components["schemas"]["ProjectMode"];
                            contextVersion: string;
                            currentQuantity: number | null;
                            quantitySource: components["schemas"]["QuantitySource"];
                            stageId: string | null;
                            counts: {
                                actions: number;
                                deliveries: number;
                                rfqs: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            intake: components["schemas"]["Intake"] | null;
                            intent: {
                                /** @constant */
                                schemaVersion: 1;
                                current: {
                                    /** @default unknown */
                                    purpose: components["schemas"]["IntentPurpose"];
                                    /** @default null */
                                    quantity: number | null;
                                    /** @default null */
                                    unit: string | null;
                                    /** @default null */
                                    configuration: string | null;
                                    /** @default null */
                                    revision: string | null;
                                    /** @default unconfirmed */
                                    confirmation: components["schemas"]["Confirmation"];
                                    /** @default null */
                                    source: components["schemas"]["Source"] | null;
                                };
                                plannedPilot: components["schemas"]["PlannedVolume"] | null;
                                forecast: components["schemas"]["PlannedVolume"] | null;
                                requirements: {
                                    kind: components["schemas"]["RequirementKind"];
                                    detail: string;
                                    /** @default preference */
                                    strength: components["schemas"]["RequirementStrength"];
                                    /** @default unconfirmed */
                                    confirmation: components["schemas"]["Confirmation"];
                                    /** @default null */
                                    source: components["schemas"]["Source"] | null;
                                }[];
                                priorities: components["schemas"]["IntentPriority"][];
                                prioritySource: components["schemas"]["Source"] | null;
                            } | null;
                        } | null;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unresolved"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListExports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        exports: {
                            /** Format: uuid */
                            id: string;
                            kind: components["schemas"]["ExportKind"];
                            format: components["schemas"]["ExportFormat"];
                            filter: {
                                q?: string;
                                process?: components["schemas"]["Process"];
                                city?: string;
                                region?: string;
                                startupFriendly?: components["schemas"]["StartupFriendly"];
                                answeredUs?: boolean;
                                minQuantityAtMost?: number;
                                confidence?: components["schemas"]["Confidence"];
                                includeQuarantined?: boolean;
                            };
                            status: components["schemas"]["ExportStatus"];
                            rows: number | null;
                            bytes: number | null;
                            sha256: string | null;
                            failure: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                        }[];
                        count: number;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    CreateExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["ExportKind"];
                    /** @default {} */
                    filter?: {
                        q?: string;
                        process?: components["schemas"]["Process"];
                        city?: string;
                        region?: string;
                        startupFriendly?: components["schemas"]["StartupFriendly"];
                        answeredUs?: boolean;
                        minQuantityAtMost?: number;
                        confidence?: components["schemas"]["Confidence"];
                        includeQuarantined?: boolean;
                    };
                    format: components["schemas"]["ExportFormat"];
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        export: {
                            /** Format: uuid */
                            id: string;
                            kind: components["schemas"]["ExportKind"];
                            format: components["schemas"]["ExportFormat"];
                            filter: {
                                q?: string;
                                process?: components["schemas"]["Process"];
                                city?: string;
                                region?: string;
                                startupFriendly?: components["schemas"]["StartupFriendly"];
                                answeredUs?: boolean;
                                minQuantityAtMost?: number;
                                confidence?: components["schemas"]["Confidence"];
                                includeQuarantined?: boolean;
                            };
                            status: components["schemas"]["ExportStatus"];
                            rows: number | null;
                            bytes: number | null;
                            sha256: string | null;
                            failure: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        export: {
                            /** Format: uuid */
                            id: string;
                            kind: components["schemas"]["ExportKind"];
                            format: components["schemas"]["ExportFormat"];
                            filter: {
                                q?: string;
                                process?: components["schemas"]["Process"];
                                city?: string;
                                region?: string;
                                startupFriendly?: components["schemas"]["StartupFriendly"];
                                answeredUs?: boolean;
                                minQuantityAtMost?: number;
                                confidence?: components["schemas"]["Confidence"];
                                includeQuarantined?: boolean;
                            };
                            status: components["schemas"]["ExportStatus"];
                            rows: number | null;
                            bytes: number | null;
                            sha256: string | null;
                            failure: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetExportContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition"?: string;
                    "Content-Length"?: number;
                    "Export-Rows"?: number;
                    "Export-Sha256"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/x-ndjson": unknown;
                    "application/vnd.apache.parquet": unknown;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetEngineering: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        projectId: string;
                        packages: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            revision: string;
                            title: string;
                            note: string | null;
                            status: components["schemas"]["EngineeringPackageStatus"];
                            files: {
                                /** Format: uuid */
                                entryId: string;
                                name: string;
                                kind: components["schemas"]["EngineeringFileKind"];
                                sizeBytes: number;
                                sha256: string;
                                contentType: string | null;
                                /** Format: date-time */
                                uploadedAt: string;
                            }[];
                            totalBytes: number;
                            /** Format: uuid */
                            transferId: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        transfers: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            /** Format: uuid */
                            previewId: string;
                            status: components["schemas"]["EngineeringTransferStatus"];
                            files: {
                                /** Format: uuid */
                                entryId: string;
                                name: string;
                                status: components["schemas"]["EngineeringUploadStatus"];
                                sizeBytes: number;
                                sha256: string;
                                reason: string | null;
                            }[];
                            packageId: string | null;
                            /** Format: date-time */
                            expiresAt: string;
                            completedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        counts: {
                            packages: number;
                            openTransfers: number;
                        };
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    PreviewEngineering: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: string;
                    /** @description All files of the revision, including unchanged ones. */
                    files: {
                        /** @description Not a path. Stored in Unicode form NFC. */
                        name: string;
                        sizeBytes: number;
                        /** @description SHA-256 of the content, 64 hexadecimal digits. */
                        sha256: string;
                        /** @description A media type without parameters, such as application/pdf. */
                        contentType?: string;
                        /** @description Derived from name and media type if omitted. */
                        kind?: components["schemas"]["EngineeringFileKind"];
                    }[];
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preview: {
                            /** Format: uuid */
                            previewId: string;
                            /** Format: uuid */
                            projectId: string;
                            revision: string;
                            note: string | null;
                            entries: {
                                /** Format: uuid */
                                entryId: string;
                                name: string;
                                kind: components["schemas"]["EngineeringFileKind"];
                                sizeBytes: number;
                                sha256: string;
                                status: components["schemas"]["EngineeringEntryStatus"];
                                reason: string | null;
                            }[];
                            totals: {
                                files: number;
                                bytes: number;
                            };
                            warnings: string[];
                            /** Format: date-time */
                            expiresAt: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        /** Format: uuid */
                        previewId: string;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    StartEngineeringTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    previewId: string;
                };
            };
        };
        responses: {
            /** @description Replay: the record of the first request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transfer: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            /** Format: uuid */
                            previewId: string;
                            status: components["schemas"]["EngineeringTransferStatus"];
                            files: {
                                /** Format: uuid */
                                entryId: string;
                                name: string;
                                status: components["schemas"]["EngineeringUploadStatus"];
                                sizeBytes: number;
                                sha256: string;
                                reason: string | null;
                            }[];
                            packageId: string | null;
                            /** Format: date-time */
                            expiresAt: string;
                            completedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        replayed: boolean;
                        requestId: string;
                    };
                };
            };
            /** @description Success. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transfer: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            /** Format: uuid */
                            previewId: string;
                            status: components["schemas"]["EngineeringTransferStatus"];
                            files: {
                                /** Format: uuid */
                                entryId: string;
                                name: string;
                                status: components["schemas"]["EngineeringUploadStatus"];
                                sizeBytes: number;
                                sha256: string;
                                reason: string | null;
                            }[];
                            packageId: string | null;
                            /** Format: date-time */
                            expiresAt: string;
                            completedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        replayed: boolean;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetEngineeringTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                transferId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transfer: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            /** Format: uuid */
                            previewId: string;
                            status: components["schemas"]["EngineeringTransferStatus"];
                            files: {
                                /** Format: uuid */
                                entryId: string;
                                name: string;
                                status: components["schemas"]["EngineeringUploadStatus"];
                                sizeBytes: number;
                                sha256: string;
                                reason: string | null;
                            }[];
                            packageId: string | null;
                            /** Format: date-time */
                            expiresAt: string;
                            completedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    UploadEngineeringFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                transferId: string;
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The complete file in base64: standard alphabet, padded, no white space. */
                    contentBase64: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        file: {
                            /** Format: uuid */
                            entryId: string;
                            name: string;
                            status: components["schemas"]["EngineeringUploadStatus"];
                            sizeBytes: number;
                            sha256: string;
                            reason: string | null;
                        };
                        transfer: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            /** Format: uuid */
                            previewId: string;
                            status: components["schemas"]["EngineeringTransferStatus"];
                            files: {
                                /** Format: uuid */
                                entryId: string;
                                name: string;
                                status: components["schemas"]["EngineeringUploadStatus"];
                                sizeBytes: number;
                                sha256: string;
                                reason: string | null;
                            }[];
                            packageId: string | null;
                            /** Format: date-time */
                            expiresAt: string;
                            completedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListRfqs: {
        parameters: {
            query?: {
                status?: components["schemas"]["RfqStatus"];
                projectId?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rfqs: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            projectName: string;
                            title: string;
                            status: components["schemas"]["RfqStatus"];
                            anonymised: boolean;
                            scope: string;
                            sourcingModel: string;
                            runKind: string;
                            priority: string;
                            drawingsStatus: string;
                            toolOwnershipRequired: boolean;
                            bomId: string | null;
                            lineIds: string[];
                            fileIds: string[];
                            requested: {
                                quantities: number[];
                                targetUnitPrice: string | null;
                                currency: string;
                                /** @constant */
                                currencyAtColumnDefault: false;
                                incoterm: string;
                                incotermAtColumnDefault: boolean;
                                namedPlace: string | null;
                                deliverTo: string | null;
                                quoteBy: string | null;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        page: number;
                        pageSize: number;
                        total: number;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetRfq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rfq: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            projectName: string;
                            title: string;
                            status: components["schemas"]["RfqStatus"];
                            anonymised: boolean;
                            scope: string;
                            sourcingModel: string;
                            runKind: string;
                            priority: string;
                            drawingsStatus: string;
                            toolOwnershipRequired: boolean;
                            bomId: string | null;
                            lineIds: string[];
                            fileIds: string[];
                            requested: {
                                quantities: number[];
                                targetUnitPrice: string | null;
                                currency: string;
                                /** @constant */
                                currencyAtColumnDefault: false;
                                incoterm: string;
                                incotermAtColumnDefault: boolean;
                                namedPlace: string | null;
                                deliverTo: string | null;
                                quoteBy: string | null;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            invitations: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                factoryId: string;
                                factoryName: string;
                                deliveryId: string | null;
                                status: components["schemas"]["InvitationStatus"];
                                sentAt: string | null;
                                respondedAt: string | null;
                            }[];
                            quotes: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                invitationId: string;
                                /** Format: uuid */
                                factoryId: string;
                                version: number;
                                status: components["schemas"]["QuoteStatus"];
                                currency: string;
                                incoterm: components["schemas"]["Incoterm"] | null;
                                namedPlace: string | null;
                                validUntil: string | null;
                                /** Format: date-time */
                                receivedAt: string;
                                source: components["schemas"]["QuoteSource"];
                                lines: {
                                    lineId: string | null;
                                    description: string;
                                    /** SafeInt */
                                    quantity: number;
                                    unitPrice: string | null;
                                    toolingCost: string | null;
                                    moq: number | null;
                                    leadTimeDays: {
                                        low: number;
                                        high: number;
                                    } | null;
                                    note: string | null;
                                }[];
                                note: string | null;
                            }[];
                        };
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    CompareRfqQuotes: {
        parameters: {
            query: {
                quantity: number;
                asOf?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comparison: {
                            /** Format: uuid */
                            rfqId: string;
                            /** SafeInt */
                            quantity: number;
                            /** Format: date */
                            asOf: string;
                            columns: {
                                /** Format: uuid */
                                quoteId: string;
                                /** Format: uuid */
                                factoryId: string;
                                factoryName: string;
                                version: number;
                                /** Format: date-time */
                                receivedAt: string;
                                validUntil: string | null;
                                currency: string;
                                incoterm: components["schemas"]["Incoterm"] | null;
                                namedPlace: string | null;
                                unitPrice: string | null;
                                goodsTotal: string | null;
                                toolingCost: string | null;
                                total: string | null;
                                moq: number | null;
                                leadTimeDays: {
                                    low: number;
                                    high: number;
                                } | null;
                                unknowns: string[];
                                parts: {
                                    /** Format: uuid */
                                    lineId: string;
                                    name: string;
                                    needed: number | null;
                                    pricedFrom: number | null;
                                    unitPrice: string | null;
                                    toolingCost: string | null;
                                    moq: number | null;
                                    leadTimeDays: {
                                        low: number;
                                        high: number;
                                    } | null;
                                    unknowns: string[];
                                }[];
                            }[];
                            withoutQuote: {
                                /** Format: uuid */
                                factoryId: string;
                                factoryName: string;
                                status: components["schemas"]["InvitationStatus"];
                                note: string;
                            }[];
                            note: string;
                        };
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ReviewPublication: {
        parameters: {
            query: {
                currency: "AED" | "AFN" | "ALL" | "AMD" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHF" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
                incoterm?: components["schemas"]["Incoterm"];
                namedPlace?: string;
                deliverTo?: string;
                targetUnitPrice?: string;
                quoteBy?: string;
                factoryIds?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        publication: {
                            /** Format: uuid */
                            actionId: string;
                            /** Format: uuid */
                            projectId: string;
                            projectVersion: string;
                            selection: {
                                currency: string;
                                incoterm: components["schemas"]["Incoterm"] | null;
                                namedPlace: string | null;
                                deliverTo: string | null;
                                targetUnitPrice: string | null;
                                quantities: number[];
                                quoteBy: string | null;
                                factoryIds: string[];
                                anonymised: boolean;
                            };
                            factories: {
                                /** Format: uuid */
                                factoryId: string;
                                nameEn: string;
                                nameZh: string | null;
                            }[];
                            rfq: {
                                en: string;
                                zh: string;
                            };
                            files: {
                                /** Format: uuid */
                                fileId: string;
                                name: string;
                                sha256: string;
                            }[];
                            disclosures: {
                                kind: components["schemas"]["DisclosureKind"];
                                name: string;
                            }[];
                            reviewSha256: string;
                            effect: string;
                            note: string;
                        };
                        /** @constant */
                        draft: true;
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unresolved"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ApprovePublication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The reviewSha256 of the review that a person has read. */
                    expectedReviewSha256: string;
                    selection: components["schemas"]["PublicationSelection"];
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        approval: {
                            /** Format: uuid */
                            id: string;
                            reviewSha256: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    PublishQuoteRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    approvalId: string;
                };
            };
        };
        responses: {
            /** @description Replay: the record of the first request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rfq: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            projectName: string;
                            title: string;
                            status: components["schemas"]["RfqStatus"];
                            anonymised: boolean;
                            scope: string;
                            sourcingModel: string;
                            runKind: string;
                            priority: string;
                            drawingsStatus: string;
                            toolOwnershipRequired: boolean;
                            bomId: string | null;
                            lineIds: string[];
                            fileIds: string[];
                            requested: {
                                quantities: number[];
                                targetUnitPrice: string | null;
                                currency: string;
                                /** @constant */
                                currencyAtColumnDefault: false;
                                incoterm: string;
                                incotermAtColumnDefault: boolean;
                                namedPlace: string | null;
                                deliverTo: string | null;
                                quoteBy: string | null;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        invitations: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            factoryId: string;
                            factoryName: string;
                            deliveryId: string | null;
                            status: components["schemas"]["InvitationStatus"];
                            sentAt: string | null;
                            respondedAt: string | null;
                        }[];
                        disclosures: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            actionId: string | null;
                            rfqId: string | null;
                            /** Format: uuid */
                            factoryId: string;
                            factoryName: string;
                            kind: components["schemas"]["DisclosureKind"];
                            items: {
                                kind: components["schemas"]["DisclosureKind"];
                                name: string;
                                fileId: string | null;
                            }[];
                            status: components["schemas"]["DisclosureStatus"];
                            /** Format: date-time */
                            releaseAt: string;
                            releasedAt: string | null;
                            revokedAt: string | null;
                            revokeReason: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        requestId: string;
                    };
                };
            };
            /** @description Success. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rfq: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            projectName: string;
                            title: string;
                            status: components["schemas"]["RfqStatus"];
                            anonymised: boolean;
                            scope: string;
                            sourcingModel: string;
                            runKind: string;
                            priority: string;
                            drawingsStatus: string;
                            toolOwnershipRequired: boolean;
                            bomId: string | null;
                            lineIds: string[];
                            fileIds: string[];
                            requested: {
                                quantities: number[];
                                targetUnitPrice: string | null;
                                currency: string;
                                /** @constant */
                                currencyAtColumnDefault: false;
                                incoterm: string;
                                incotermAtColumnDefault: boolean;
                                namedPlace: string | null;
                                deliverTo: string | null;
                                quoteBy: string | null;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        invitations: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            factoryId: string;
                            factoryName: string;
                            deliveryId: string | null;
                            status: components["schemas"]["InvitationStatus"];
                            sentAt: string | null;
                            respondedAt: string | null;
                        }[];
                        disclosures: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            actionId: string | null;
                            rfqId: string | null;
                            /** Format: uuid */
                            factoryId: string;
                            factoryName: string;
                            kind: components["schemas"]["DisclosureKind"];
                            items: {
                                kind: components["schemas"]["DisclosureKind"];
                                name: string;
                                fileId: string | null;
                            }[];
                            status: components["schemas"]["DisclosureStatus"];
                            /** Format: date-time */
                            releaseAt: string;
                            releasedAt: string | null;
                            revokedAt: string | null;
                            revokeReason: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListPendingDisclosures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        disclosures: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            actionId: string | null;
                            rfqId: string | null;
                            /** Format: uuid */
                            factoryId: string;
                            factoryName: string;
                            kind: components["schemas"]["DisclosureKind"];
                            items: {
                                kind: components["schemas"]["DisclosureKind"];
                                name: string;
                                fileId: string | null;
                            }[];
                            status: components["schemas"]["DisclosureStatus"];
                            /** Format: date-time */
                            releaseAt: string;
                            releasedAt: string | null;
                            revokedAt: string | null;
                            revokeReason: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        count: number;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    RevokeDisclosure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        disclosure: {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            projectId: string;
                            actionId: string | null;
                            rfqId: string | null;
                            /** Format: uuid */
                            factoryId: string;
                            factoryName: string;
                            kind: components["schemas"]["DisclosureKind"];
                            items: {
                                kind: components["schemas"]["DisclosureKind"];
                                name: string;
                                fileId: string | null;
                            }[];
                            status: components["schemas"]["DisclosureStatus"];
                            /** Format: date-time */
                            releaseAt: string;
                            releasedAt: string | null;
                            revokedAt: string | null;
                            revokeReason: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    EstimateShipping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cartons?: components["schemas"]["Carton"][];
                    /** @description Totals of the consignment, if its cartons are unknown. Either `cartons` or `totals` is required. */
                    totals?: {
                        grossWeightKg: number;
                        /** @description 0 if unknown. */
                        volumeM3: number;
                    };
                    /**
                     * @description Used for market quotes only; the rate card applies to any port of China.
                     * @default Shenzhen
                     */
                    originCity?: string;
                    destination: {
                        /** @constant */
                        country: "US";
                        postcode?: string;
                        /** @enum {string} */
                        state?: "AA" | "AE" | "AK" | "AL" | "AP" | "AR" | "AS" | "AZ" | "CA" | "CO" | "CT" | "DC" | "DE" | "FL" | "FM" | "GA" | "GU" | "HI" | "IA" | "ID" | "IL" | "IN" | "KS" | "KY" | "LA" | "MA" | "MD" | "ME" | "MH" | "MI" | "MN" | "MO" | "MP" | "MS" | "MT" | "NC" | "ND" | "NE" | "NH" | "NJ" | "NM" | "NV" | "NY" | "OH" | "OK" | "OR" | "PA" | "PR" | "PW" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VA" | "VI" | "VT" | "WA" | "WI" | "WV" | "WY";
                        city?: string;
                    };
                    /**
                     * @default [
                     *       "air_express",
                     *       "air_freight",
                     *       "ocean_lcl"
                     *     ]
                     */
                    modes?: components["schemas"]["ShippingMode"][];
                    /** @description Customs value of the goods. Without it duty amounts are unknown. */
                    declaredValueUsd?: number | null;
                    hts?: string | null;
                    /** @description Suggests common tariff lines of the category. Does not affect duty. */
                    productCategory?: string | null;
                    /** @default none */
                    batteries?: components["schemas"]["Batteries"];
                    /**
                     * @description Also requests market quotes, which do not affect the estimate.
                     * @default false
                     */
                    live?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        chargeableWeightKg: {
                            air_express: number;
                            air_freight: number;
                            ocean_lcl: number;
                        };
                        chargeable: {
                            air_express: {
                                actualKg: number;
                                volumetricKg: number | null;
                                chargeableKg: number;
                                divisor: number | null;
                                volumeM3: number;
                                chargeableCbm: number | null;
                                basis: string;
                            };
                            air_freight: {
                                actualKg: number;
                                volumetricKg: number | null;
                                chargeableKg: number;
                                divisor: number | null;
                                volumeM3: number;
                                chargeableCbm: number | null;
                                basis: string;
                            };
                            ocean_lcl: {
                                actualKg: number;
                                volumetricKg: number | null;
                                chargeableKg: number;
                                divisor: number | null;
                                volumeM3: number;
                                chargeableCbm: number | null;
                                basis: string;
                            };
                        };
                        options: {
                            mode: components["schemas"]["ShippingMode"];
                            chargeableWeightKg: number;
                            costUsdLow: number | null;
                            costUsdHigh: number | null;
                            baseCostUsd: {
                                low: number;
                                high: number;
                            } | null;
                            ratePerKgUsd: {
                                low: number;
                                high: number;
                            } | null;
                            fuelSurchargePct: {
                                low: number;
                                high: number;
                            } | null;
                            dangerousGoods: {
                                surchargeUsd: {
                                    low: number;
                                    high: number;
                                } | null;
                                note: string;
                            } | null;
                            transitDays: {
                                low: number;
                                high: number;
                            } | null;
                            basis: string[];
                            /** @constant */
                            binding: false;
                        }[];
                        dutyStack: {
                            name: string;
                            ratePct: number | null;
                            amountUsd: number | null;
                            status: components["schemas"]["DutyStatus"];
                            appliesTo: "all" | components["schemas"]["ShippingMode"][];
                            basis: string;
                            source: string;
                        }[];
                        dutyEffectiveRatePct: {
                            known: number;
                            layersCounted: string[];
                            layersUnknown: string[];
                        };
                        landedRange: {
                            lowUsd: number | null;
                            highUsd: number | null;
                            excludes: string[];
                        };
                        notes: string[];
                        marketQuotes: {
                            attribution: string;
                            link: string;
                            /** Format: date-time */
                            fetchedAt: string;
                            query: {
                                origin: string;
                                destination: string;
                                quantity: number;
                                boxWeightKg: number;
                                boxCm: {
                                    length: number;
                                    width: number;
                                    height: number;
                                };
                                note: string | null;
                            };
                            quotes: {
                                marketMode: string;
                                mode: components["schemas"]["MarketMode"] | null;
                                priceUsdLow: number | null;
                                priceUsdHigh: number | null;
                                currency: string | null;
                                transitDays: {
                                    low: number;
                                    high: number;
                                } | null;
                            }[];
                            /** @constant */
                            binding: false;
                        } | null;
                        marketNote: string | null;
                        /** @constant */
                        binding: false;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unresolved"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListShippingProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rating: {
                            provider: string;
                            configured: boolean;
                            env: string | null;
                            note: string;
                        }[];
                        tracking: {
                            provider: components["schemas"]["TrackingProvider"];
                            configured: boolean;
                            env: string;
                            freeTier: string;
                            docs: string;
                        }[];
                        note: string;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    TrackShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                carrier: components["schemas"]["TrackingCarrier"];
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        availability: "live";
                        provider: components["schemas"]["TrackingProvider"];
                        trackingNumber: string;
                        carrier: string | null;
                        status: components["schemas"]["TrackingStatus"] | null;
                        events: {
                            time: string | null;
                            location: string | null;
                            description: string | null;
                        }[];
                        requestId: string;
                    } | {
                        /** @constant */
                        availability: "planned";
                        provider: components["schemas"]["TrackingProvider"];
                        trackingNumber: string;
                        missing: string[];
                        message: string;
                        requestId: string;
                    } | {
                        tried: ({
                            /** @constant */
                            availability: "live";
                            provider: components["schemas"]["TrackingProvider"];
                            trackingNumber: string;
                            carrier: string | null;
                            status: components["schemas"]["TrackingStatus"] | null;
                            events: {
                                time: string | null;
                                location: string | null;
                                description: string | null;
                            }[];
                        } | {
                            /** @constant */
                            availability: "planned";
                            provider: components["schemas"]["TrackingProvider"];
                            trackingNumber: string;
                            missing: string[];
                            message: string;
                        } | {
                            /** @constant */
                            availability: "unavailable";
                            provider: components["schemas"]["TrackingProvider"];
                            trackingNumber: string;
                            message: string;
                        })[];
                        note: string;
                        requestId: string;
                    } | {
                        /** @constant */
                        availability: "unavailable";
                        provider: components["schemas"]["TrackingProvider"];
                        trackingNumber: string;
                        message: string;
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    SearchKnowledge: {
        parameters: {
            query: {
                q: string;
                limit?: number;
                language?: components["schemas"]["DocumentLanguage"];
                stageId?: components["schemas"]["LifecycleStageId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: {
                            documentId: string;
                            title: string;
                            section: string | null;
                            snippet: string;
                            score: number;
                            language: components["schemas"]["DocumentLanguage"];
                            stageIds: string[];
                            sourceUrl: string | null;
                        }[];
                        count: number;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListKnowledgeDocuments: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                stageId?: components["schemas"]["LifecycleStageId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        documents: {
                            id: string;
                            title: string;
                            summary: string;
                            language: components["schemas"]["DocumentLanguage"];
                            stageIds: string[];
                            sourceUrl: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        page: number;
                        pageSize: number;
                        total: number;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetKnowledgeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document: {
                            id: string;
                            title: string;
                            summary: string;
                            language: components["schemas"]["DocumentLanguage"];
                            stageIds: string[];
                            sourceUrl: string | null;
                            /** Format: date-time */
                            updatedAt: string;
                            titleZh: string | null;
                            summaryZh: string | null;
                            body: string;
                            sources: {
                                name: string;
                                date: string;
                            }[];
                        };
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetLifecycle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        phases: {
                            id: string;
                            title: string;
                            order: number;
                            stages: {
                                id: string;
                                title: string;
                                order: number;
                                summary: string;
                            }[];
                        }[];
                        phaseCount: number;
                        stageCount: number;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetLifecycleStage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stage: {
                            id: string;
                            title: string;
                            phaseId: string;
                            order: number;
                            summary: string;
                            questions: string[];
                            deliverables: string[];
                            risks: string[];
                            actionKinds: string[];
                            documentIds: string[];
                            previousStageId: string | null;
                            nextStageId: string | null;
                        };
                        requestId: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    PlanCompliance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the product is and does, in English or Chinese. */
                    description: string;
                    markets: components["schemas"]["ComplianceMarket"][];
                    features?: components["schemas"]["ProductFeatures"];
                    /**
                     * Format: uuid
                     * @description Its intake is used as an additional source.
                     */
                    projectId?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requirements: {
                            id: string;
                            market: string;
                            name: string;
                            status: components["schemas"]["RequirementStatus"];
                            because: string;
                            evidence: string[];
                            typicalWeeks: {
                                low: number;
                                high: number;
                            } | null;
                            typicalCostUsd: {
                                low: number;
                                high: number;
                            } | null;
                            source: string;
                        }[];
                        unknowns: string[];
                        /** @constant */
                        binding: false;
                        /** @constant */
                        draft: true;
                        note: string;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    FindHtsCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the product is and does, in English or Chinese. */
                    description: string;
                    /** @description Main material. */
                    material?: string;
                    /** @description Intended use, or the machine that it is a part of. */
                    use?: string;
                    /** @default 5 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        candidates: {
                            hts: string;
                            description: string;
                            score: number;
                            why: string[];
                            generalRateText: string;
                            generalRatePct: number | null;
                            source: string;
                        }[];
                        asOf: string;
                        /** @constant */
                        binding: false;
                        /** @constant */
                        draft: true;
                        note: string;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetOpenapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    /** @description Cacheable for five minutes. */
                    "Cache-Control": "public, max-age=300";
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The content has not changed since the ETag that was sent. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Api-Version": components["headers"]["X-Api-Version"];
                    /** @description Cacheable for five minutes. */
                    "Cache-Control": "public, max-age=300";
                    Vary: components["headers"]["Vary"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-Frame-Options": components["headers"]["X-Frame-Options"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Resource-Policy": components["headers"]["Cross-Origin-Resource-Policy"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
