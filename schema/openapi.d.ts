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
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extension: events of the last 30 days in the order of their sequence, at most 100.
         * @description Requires a key.
         */
        get: operations["ListEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extension: the webhooks of the organisation, at most five, oldest first.
         * @description Requires a live key with the scope `webhooks:write`.
         */
        get: operations["ListWebhooks"];
        put?: never;
        /**
         * Extension: adds an endpoint, to which events from now on are sent. The only response with the secret that verifies them.
         * @description Requires a live key with the scope `webhooks:write`.
         */
        post: operations["CreateWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extension: sends a signed message of the type `ping` to the endpoint, and reports its answer.
         * @description Requires a live key with the scope `webhooks:write`.
         */
        post: operations["PingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
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
         * Extension: removes a webhook with its deliveries.
         * @description Requires a live key with the scope `webhooks:write`.
         */
        delete: operations["RemoveWebhook"];
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
    "/projects/{id}/engineering/packages/{packageId}/files/{entryId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extension: the content of a file of a package. Its ETag is the SHA-256, and ranges can be asked for.
         * @description Requires a key with the scope `engineering:read`.
         */
        get: operations["GetEngineeringFileContent"];
        put?: never;
        post?: never;
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
    "/rfqs/{id}/comparison/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extension: the answers of all invited factories at several quantities as CSV or XLSX. Changes nothing.
         * @description Requires a key with the scope `rfqs:read`.
         */
        post: operations["CreateRfqComparisonFile"];
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
         * Publishes the approved quote request, once. Its messages are sent at the release of the disclosures.
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
         * Revokes a disclosure before its release: its factory gets no message of the publication.
         * @description Requires a key with the scope `disclosures:write`.
         */
        post: operations["RevokeDisclosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rfqs/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extension: the newest 100 answers of suppliers to a request. They count in no comparison until accepted.
         * @description Requires a key with the scope `rfqs:read`.
         */
        get: operations["ListRfqAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extension: an answer of a supplier.
         * @description Requires a key with the scope `rfqs:read`.
         */
        get: operations["GetAnswer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extension: an offer becomes the current quote of the supplier, a decline withdraws it. Never an order. Idempotent.
         * @description Requires a live key with the scope `answers:write`.
         */
        post: operations["AcceptAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answers/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extension: the answer becomes no quote. The supplier may answer again while the request is open. Idempotent.
         * @description Requires a live key with the scope `answers:write`.
         */
        post: operations["RefuseAnswer"];
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
export interface webhooks {
    "project.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A project was created.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnProjectCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A project was changed.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnProjectUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "action.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An action has ended with its result.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnActionCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "action.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An action has failed.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnActionFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.drafted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message waits for review, or has become a draft again.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnDeliveryDrafted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was approved. It is about to leave, or waits in the outbox.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnDeliveryApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A draft was rejected.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnDeliveryRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A message was handed over.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnDeliverySent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The mail provider has refused a message, or it was settled as not sent.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnDeliveryFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.uncertain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether the mail provider has accepted a message is unknown.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnDeliveryUncertain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The mail provider has reported that a message was delivered.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnDeliveryDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.bounced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The mail provider has reported that a message bounced.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnDeliveryBounced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "delivery.replied": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A mail that answers a message was received, other than one that a program wrote.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnDeliveryReplied"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "rfq.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The first message of a request for quotes was handed over.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnRfqSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "rfq.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A request for quotes was closed.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnRfqClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "answer.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A supplier has answered by the link of a message or by mail.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnAnswerReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "answer.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An answer of a supplier was accepted and has become a quote.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnAnswerAccepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A quote of a supplier was recorded.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnQuoteRecorded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "task.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A task was opened, or its state or assignee has changed.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnTaskChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "run.forwarded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The quote request of a run was handed over to the factory of the capability.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnRunForwarded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "export.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The content of an export is available.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnExportCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An API key was created. For owners only.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnKeyCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An API key was revoked. For owners only.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnKeyRevoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An owner has asked for a message that tries the webhook.
         * @description Sent to each webhook of the type. Repeated for about 28 hours until the answer has a 2xx status.
         */
        post: operations["OnPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AcceptAnswerResponse: {
            /** @description The accepted answer. */
            answer: components["schemas"]["AnswerRecord"];
            /** @description The quote that the answer became; null if the supplier declined. */
            quote: components["schemas"]["SupplierQuote"] | null;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        AcknowledgeDeviceConnectionRequest: {
            /** @description Secret of the terminal, from the start of the connection. */
            deviceCode: string;
        };
        AcknowledgeDeviceConnectionResponse: {
            /** @description The changed key. */
            key: components["schemas"]["KeyRecord"];
            /**
             * @description Always true. The terminal keeps its key.
             * @constant
             */
            acknowledged: true;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ActionFailure: {
            /** @description Error code, such as action_timeout. */
            code: string;
            /** @description The reason in words. */
            message: string;
        };
        ActionInput: {
            [key: string]: unknown;
        };
        ActionItem: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the project.
             */
            projectId: string;
            /** @description Kind of action, such as quote_request. */
            kind: string;
            /** @description Progress of the action. */
            status: components["schemas"]["ActionStatus"];
            /** @description Ids of lifecycle stages. */
            stageIds: string[];
            /** @description How much work of a language model the action takes. */
            costCategory: components["schemas"]["CostCategory"];
            /** @description The `contextVersion` of the project when the action was created. */
            projectVersion: string;
            /** @description Null while the action runs and after a failure. `result` follows the outputSchema of the kind. */
            output: components["schemas"]["ActionOutput"] | null;
            /** @description Why the action failed. Null unless it did. */
            error: components["schemas"]["ActionFailure"] | null;
            /** @description When the action was started. Null until then. */
            startedAt: string | null;
            /** @description When the action was completed or failed. Null until then. */
            finishedAt: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
            /** @description One for each factory of the action, at most five. */
            deliveries: components["schemas"]["Delivery"][];
            /** @description Set for coordinated kinds only. */
            task: components["schemas"]["Task"] | null;
        };
        ActionKind: {
            /** @description Name of the kind, such as quote_request. */
            kind: string;
            /** @description Title of the kind. */
            title: string;
            /** @description What it does. */
            description: string;
            /** @description Whether it can be requested, and who does the work. */
            availability: components["schemas"]["Availability"];
            /** @description How much work of a language model the action takes. */
            costCategory: components["schemas"]["CostCategory"];
            /** @description Ids of lifecycle stages. */
            stageIds: string[];
            /** @description JSON Schema of the input. */
            inputSchema: components["schemas"]["ActionKindInputSchema"];
            /** @description JSON Schema of the `result` of the output. */
            outputSchema: components["schemas"]["ActionKindOutputSchema"];
        };
        ActionKindInputSchema: {
            [key: string]: unknown;
        };
        ActionKindOutputSchema: {
            [key: string]: unknown;
        };
        ActionOutput: {
            /**
             * @description Always true. The content is a draft, and nothing has been sent.
             * @constant
             */
            draft: true;
            /** @description Remark for people. The wording may change. */
            note: string;
            /** @description What the kind generates, as its outputSchema says. */
            result: components["schemas"]["ActionOutputResult"];
        };
        ActionOutputResult: {
            [key: string]: unknown;
        };
        ActionRecord: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the project.
             */
            projectId: string;
            /** @description Kind of action, such as quote_request. */
            kind: string;
            /** @description Progress of the action. */
            status: components["schemas"]["ActionStatus"];
            /** @description Ids of lifecycle stages. */
            stageIds: string[];
            /** @description How much work of a language model the action takes. */
            costCategory: components["schemas"]["CostCategory"];
            /** @description The `contextVersion` of the project when the action was created. */
            projectVersion: string;
            /** @description Null while the action runs and after a failure. `result` follows the outputSchema of the kind. */
            output: components["schemas"]["ActionOutput"] | null;
            /** @description Why the action failed. Null unless it did. */
            error: components["schemas"]["ActionFailure"] | null;
            /** @description When the action was started. Null until then. */
            startedAt: string | null;
            /** @description When the action was completed or failed. Null until then. */
            finishedAt: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
            /** @description One for each factory of the action, at most five. */
            deliveries: components["schemas"]["Delivery"][];
            /** @description Set for coordinated kinds only. */
            task: components["schemas"]["Task"] | null;
            /** @description What the caller asked for. */
            input: components["schemas"]["ActionInput"];
        };
        /** @enum {string} */
        ActionStatus: "completed" | "failed" | "queued" | "running";
        AnswerInterviewRequest: {
            /** @description What the caller says. */
            text: string;
            /**
             * Format: int64
             * @description The version last read by the caller.
             */
            version: number;
        };
        AnswerInterviewResponse: {
            /** @description The interview after this turn. */
            interview: components["schemas"]["InterviewRecord"];
            /** @description The reply to this turn. */
            reply: components["schemas"]["InterviewReply"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        AnswerRecord: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the answered request.
             */
            rfqId: string;
            /**
             * Format: uuid
             * @description Id of the invitation that it answers.
             */
            invitationId: string;
            /**
             * Format: uuid
             * @description Id of the factory.
             */
            factoryId: string;
            /** @description Name of the factory, in English if it has an English name. */
            factoryName: string;
            /**
             * Format: uuid
             * @description Id of the delivery that it answers.
             */
            deliveryId: string;
            /**
             * Format: int32
             * @description Number of the version, from 1.
             */
            version: number;
            /** @description Whether it is waiting for a decision. */
            status: components["schemas"]["SupplierAnswerStatus"];
            /** @description True if the supplier declines to quote. */
            isDecline: boolean;
            /** @description Why the supplier declines. Null if it gave no reason or does not decline. */
            declineReason: string | null;
            /** @description Currency of the prices. Null if the supplier declines. */
            currency: string | null;
            /** @description Delivery term of the prices. Null if none was stated. */
            incoterm: components["schemas"]["Incoterm"] | null;
            /** @description Place of the delivery term. Null if none was stated. */
            namedPlace: string | null;
            /** @description The last day on which the offer can be accepted. Null if not stated. */
            validUntil: string | null;
            /** @description Terms of payment, in the words of the supplier. Null if none were stated. */
            paymentTerms: string | null;
            /** @description Days until samples are ready. Null if not stated. */
            sampleLeadTimeDays: number | null;
            /** @description Prices by line and quantity. Empty if the supplier declines. */
            lines: components["schemas"]["SupplierQuoteLine"][];
            /** @description Note of the supplier. Null if there is none. */
            note: string | null;
            /** @description Files that the supplier uploaded for the answer, or the attachments of its mail. */
            files: components["schemas"]["SupplierAnswerFile"][];
            /** @description When it was accepted or refused. Null before that. */
            decidedAt: string | null;
            /** @description Who has accepted or refused it. Null before that. */
            decidedBy: components["schemas"]["Approver"] | null;
            /** @description Why it was refused. Null if no reason was given. */
            refusalReason: string | null;
            /** @description Id of the quote that it became. Null unless an offer was accepted. */
            quoteId: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
        };
        ApproveDeliveryRequest: {
            /** @description The reviewSha256 of the review that a person has read. Required for the first approval. */
            expectedReviewSha256?: string;
        };
        ApproveDeliveryResponse: {
            /** @description The same record, so that a response can nest it. */
            delivery: components["schemas"]["DeliveryRecord"];
            /** @description In lists, available on pages of at most 50. */
            to: components["schemas"]["Recipient"];
            /** @description Addresses that receive a copy. */
            cc: string[];
            /** @description Subject of the message. Null if it has none. */
            subject: string | null;
            /** @description Text in English. Null if there is none. */
            bodyEn: string | null;
            /** @description Text in Chinese. Null if there is none. */
            bodyZh: string | null;
            /** @description What has happened to the message. */
            status: components["schemas"]["DeliveryStatus"];
            /** @description How the message is sent; null before approval, and for an e-mail without a transport. */
            transport: components["schemas"]["Transport"] | null;
            /** @description Null for drafts, for messages that a person sends, and if no e-mail transport was configured. */
            dispatch: components["schemas"]["Dispatch"] | null;
            /** @description What the status does and does not prove. */
            note: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ApprovePublicationRequest: {
            /** @description The reviewSha256 of the review that a person has read. */
            expectedReviewSha256: string;
            /** @description What is published, and to whom. */
            selection: components["schemas"]["PublicationSelectionInput"];
        };
        ApprovePublicationResponse: {
            /** @description Send its id to publish. */
            approval: components["schemas"]["PublicationApproval"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        Approver: {
            /** @description Key or member. */
            kind: components["schemas"]["ApproverKind"];
            /**
             * Format: uuid
             * @description Id of the key or member.
             */
            id: string;
            /** @description Label of the key, or e-mail address of the member. Null for a key without a label. */
            label: string | null;
        };
        /** @enum {string} */
        ApproverKind: "KEY" | "MEMBER";
        /** @enum {string} */
        Availability: "available" | "coordinated" | "planned";
        /** @enum {string} */
        Batteries: "none" | "contained" | "packed_with" | "standalone";
        CallNote: {
            /** @description Title of the note. */
            title: string;
            /** @description When the note was written. Null if unknown. */
            createdAtSource: string | null;
            /** @description Names of the participants. */
            participants: string[];
            /** @description Reliability of the note, as stated by its source. */
            usable: string;
            /** @description Summary in Markdown. Null if there is none. */
            summaryMarkdown: string | null;
            /** @description Transcript. Null unless asked for with `transcripts`, or if there is none. */
            transcriptText: string | null;
        };
        CancelDeviceConnectionRequest: {
            /** @description Secret of the terminal, from the start of the connection. */
            deviceCode: string;
        };
        CancelDeviceConnectionResponse: {
            /** @description Id of the key that was issued for the connection; null if none was. */
            revokedKeyId: string | null;
            /**
             * @description Always true. The connection is cancelled.
             * @constant
             */
            cancelled: true;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        CapabilityInspectionRunInputSchema: {
            [key: string]: unknown;
        };
        CapabilityMatch: {
            /** @description The capability. */
            capability: components["schemas"]["CapabilityRecord"];
            /** @description 0 to 1: the weighted share of met criteria. Unknown criteria count half. */
            score: number;
            /** @description Met criteria. */
            why: string[];
            /** @description Criteria that are unmet or unknown. */
            unmet: string[];
        };
        CapabilityRecord: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /** @description Title, at most 200 characters. */
            title: string;
            /** @description Id of the directory record of the factory. Null if it is not known. */
            factoryId: string | null;
            /** @description Name of the factory. Null if not stated. */
            factoryName: string | null;
            /** @description Manufacturing process. */
            process: components["schemas"]["Process"];
            /** @description Materials, at most 20. */
            materials: string[];
            /** @description Smallest order in units. Null if not stated. */
            minQuantity: number | null;
            /** @description Largest order in units. Null if not stated. */
            maxQuantity: number | null;
            /** @description Lead time in calendar days. Null if not stated. */
            leadTimeDays: components["schemas"]["LeadTimeDays"] | null;
            /** @description Cities or provinces, at most 20. */
            regions: string[];
            /** @description Tolerances in words, at most 500 characters. Null if not stated. */
            tolerancesNote: string | null;
            /** @description Whether others can see it. */
            status: components["schemas"]["CapabilityStatus"];
            /**
             * Format: int32
             * @description Incremented by each submission and each decision.
             */
            version: number;
            /** @description Reliability of what is stated. */
            confidence: components["schemas"]["Confidence"];
            /** @description What was stated in the interview. Empty for other organisations. */
            facts: components["schemas"]["InterviewFact"][];
            /** @description Null unless the caller is the owner. */
            sourceInterviewId: string | null;
            /** @description When it was published. Null before that. */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
        };
        CapabilityReview: {
            /** @description The decision. */
            decision: components["schemas"]["ReviewDecision"];
            /** @description Note to the owner. Null if there is none. */
            note: string | null;
            /**
             * Format: date-time
             * @description When it was decided.
             */
            reviewedAt: string;
        };
        /** @enum {string} */
        CapabilityStatus: "draft" | "in_review" | "published" | "rejected" | "retired";
        Carton: {
            /** @description Length of one carton in centimetres. */
            lengthCm: number;
            /** @description Width of one carton in centimetres. */
            widthCm: number;
            /** @description Height of one carton in centimetres. */
            heightCm: number;
            /** @description Weight of one carton. */
            weightKg: number;
            /**
             * Format: int32
             * @description Number of such cartons.
             */
            count: number;
        };
        Certification: {
            /** @description Name of the standard, such as ISO 9001. */
            name: string;
            /** @description Who issued it. Null if unknown. */
            issuer: string | null;
            /** @description Number of the certificate. Null if unknown. */
            number: string | null;
            /** @description The last day of validity. Null if unknown. */
            validUntil: string | null;
            /** @description How far it has been checked. */
            status: components["schemas"]["CertificationStatus"];
            /** @description For operator staff only. */
            sourceNote?: string | null;
        };
        /** @enum {string} */
        CertificationStatus: "claimed" | "document_seen" | "expired" | "verified";
        /** @enum {string} */
        Channel: "email" | "wechat";
        Chargeable: {
            /** @description Gross weight in kilograms. */
            actualKg: number;
            /** @description Volumetric weight in kilograms. Null if the mode has none. */
            volumetricKg: number | null;
            /** @description Chargeable weight in kilograms. */
            chargeableKg: number;
            /** @description Cubic centimetres per volumetric kilogram. */
            divisor: number | null;
            /** @description Volume in cubic metres. */
            volumeM3: number;
            /** @description Chargeable volume in cubic metres. Null by air. */
            chargeableCbm: number | null;
            /** @description The rule in words. */
            basis: string;
        };
        ChargeableWeights: {
            /** @description By air express. */
            air_express: number;
            /** @description By air freight. */
            air_freight: number;
            /** @description By sea in a shared container. */
            ocean_lcl: number;
        };
        Chargeables: {
            /** @description By air express. */
            air_express: components["schemas"]["Chargeable"];
            /** @description By air freight. */
            air_freight: components["schemas"]["Chargeable"];
            /** @description By sea in a shared container. */
            ocean_lcl: components["schemas"]["Chargeable"];
        };
        CompareRfqQuotesResponse: {
            /** @description Extension: compares the quotes that are valid on a day, at a quantity. */
            comparison: components["schemas"]["Comparison"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        Comparison: {
            /**
             * Format: uuid
             * @description Id of the request for quotes.
             */
            rfqId: string;
            /**
             * SafeInt
             * Format: int64
             * @description Number of units.
             */
            quantity: number;
            /**
             * Format: date
             * @description The day of the comparison.
             */
            asOf: string;
            /** @description One column for each supplier with a valid quote, ordered by name. */
            columns: components["schemas"]["RfqComparisonColumn"][];
            /** @description Invited factories without a valid quote. */
            withoutQuote: components["schemas"]["RfqComparisonWithoutQuote"][];
            /** @description What the comparison does and does not say. */
            note: string;
        };
        /** @enum {string} */
        ComparisonFileFormat: "csv" | "xlsx";
        ComparisonMatrixShipment: {
            /** @description A full carton. Give either carton or unit. */
            carton?: components["schemas"]["ComparisonMatrixShipmentCarton"];
            /** @description What is counted, such as piece. Null if unknown. */
            unit?: components["schemas"]["ComparisonMatrixShipmentUnit"];
            /** @description Where the goods are shipped to. */
            destination: components["schemas"]["ComparisonMatrixShipmentDestination"];
            /**
             * @description Freight modes to estimate. Default all.
             * @default [
             *       "air_express",
             *       "air_freight",
             *       "ocean_lcl"
             *     ]
             */
            modes?: components["schemas"]["ShippingMode"][];
            /** @description Line of the US tariff schedule, with 6, 8 or 10 digits. Without it duty of the United States is unknown. */
            hts?: string | null;
            /**
             * @description Whether and how the goods contain batteries.
             * @default none
             */
            batteries?: components["schemas"]["Batteries"];
            /** @description Total rate of customs duty for goods of China. Without it duty is unknown. */
            duty?: components["schemas"]["ComparisonMatrixShipmentDuty"] | null;
            /**
             * @description Freight that you were quoted for a quantity, instead of the rate card. Not for US.
             * @default []
             */
            freight?: components["schemas"]["ComparisonMatrixShipmentFreightItem"][];
        };
        ComparisonMatrixShipmentCarton: {
            /** @description Length in centimetres. */
            lengthCm: number;
            /** @description Width in centimetres. */
            widthCm: number;
            /** @description Height in centimetres. */
            heightCm: number;
            /** @description Gross weight of one full carton. */
            weightKg: number;
            /**
             * Format: int32
             * @description Units per carton. The last carton counts as full.
             */
            units: number;
        };
        ComparisonMatrixShipmentDestination: {
            /** @description US, a member state of the European Union, GB, CA, AU or JP. */
            country: string;
            /** @description Postcode of the United States, as 90001 or 90001-1234. */
            postcode?: string;
            /**
             * @description Two letters of the state of the United States.
             * @enum {string}
             */
            state?: "AA" | "AE" | "AK" | "AL" | "AP" | "AR" | "AS" | "AZ" | "CA" | "CO" | "CT" | "DC" | "DE" | "FL" | "FM" | "GA" | "GU" | "HI" | "IA" | "ID" | "IL" | "IN" | "KS" | "KY" | "LA" | "MA" | "MD" | "ME" | "MH" | "MI" | "MN" | "MO" | "MP" | "MS" | "MT" | "NC" | "ND" | "NE" | "NH" | "NJ" | "NM" | "NV" | "NY" | "OH" | "OK" | "OR" | "PA" | "PR" | "PW" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VA" | "VI" | "VT" | "WA" | "WI" | "WV" | "WY";
            /** @description City of the destination. */
            city?: string;
        };
        ComparisonMatrixShipmentDuty: {
            /** @description Percent of the value. */
            ratePct: number;
            /** @description Where the rate was read, such as the address of the tariff, and when. */
            source: string;
        };
        ComparisonMatrixShipmentFreightItem: {
            /**
             * Format: int32
             * @description Number of units in the consignment.
             */
            quantity: number;
            /** @description The freight mode. */
            mode: components["schemas"]["ShippingMode"];
            /** @description The lowest amount in US dollars. */
            lowUsd: number;
            /** @description The highest amount in US dollars. */
            highUsd: number;
            /** @description Who quoted it, and when. */
            source: string;
        };
        /** @description Weight and volume of one packed unit, if the cartons are unknown. Give either carton or unit. */
        ComparisonMatrixShipmentUnit: {
            /** @description Gross weight in kilograms. */
            weightKg: number;
            /** @description Volume in cubic metres. */
            volumeM3: number;
        };
        /** @enum {string} */
        ComparisonTable: "quotes" | "break_even" | "unknowns" | "exchange_rates";
        /** @enum {string} */
        ComplianceMarket: "US" | "EU" | "UK" | "CN" | "JP" | "CA" | "AU";
        ComplianceRequirement: {
            /** @description Id of the rule, such as fcc_15b_sdoc. The same rule may have another status for another product. */
            id: string;
            /** @description GLOBAL applies to every market, US-CA to California. */
            market: string;
            /** @description Name of the rule. */
            name: string;
            /** @description Whether it applies. */
            status: components["schemas"]["RequirementStatus"];
            /** @description The deciding traits and the source of each. */
            because: string;
            /** @description Documents that show conformity. */
            evidence: string[];
            /** @description Typical duration in weeks. Null if unknown. */
            typicalWeeks: components["schemas"]["PlanningBand"] | null;
            /** @description Typical cost in USD. Null if unknown. */
            typicalCostUsd: components["schemas"]["PlanningBand"] | null;
            /** @description The legal source. */
            source: string;
        };
        /** @enum {string} */
        Confidence: "reported" | "unverified" | "verified";
        /** @enum {string} */
        Confirmation: "unconfirmed" | "caller_confirmed";
        /** @enum {string} */
        ContractInvitationStatus: "declined" | "expired" | "pending" | "quoted" | "sent";
        /** @enum {string} */
        CostCategory: "none" | "one_call" | "several_calls";
        CreateActionRequest: {
            /** @description Kind of action, such as quote_request. */
            kind: string;
            /** @description Input of the kind, as its inputSchema says. */
            input: components["schemas"]["CreateActionRequestInput"];
        } & ({
            /**
             * @description Kind of action, such as quote_request.
             * @constant
             */
            kind: "quote_request";
            /** @description Input of the kind, as its inputSchema says. */
            input: components["schemas"]["CreateActionRequestQuoteRequestInput"];
        } | {
            /**
             * @description Kind of action, such as quote_request.
             * @constant
             */
            kind: "factory_audit_visit";
            /** @description Input of the kind, as its inputSchema says. */
            input: components["schemas"]["CreateActionRequestFactoryAuditVisitInput"];
        });
        CreateActionRequestFactoryAuditVisitInput: {
            /** @description Factory uuids, directory ids (mfg-, int-, eng-) or unique names. */
            factoryIds: string[];
            /**
             * Format: date
             * @description The earliest day of the visit.
             */
            earliestDate?: string;
            /** @description Remarks for people. The wording may change. */
            notes?: string;
        };
        /** @description Must match the inputSchema of the kind. */
        CreateActionRequestInput: {
            [key: string]: unknown;
        };
        CreateActionRequestQuoteRequestInput: {
            /**
             * @description What is to be made.
             * @enum {string}
             */
            scope: "pcba" | "box_build" | "mechanical_part" | "tooling" | "full_product" | "mixed";
            /** @description The parts. */
            parts: components["schemas"]["CreateActionRequestQuoteRequestInputPartsItem"][];
            /** @description Alternative quote bands. Defaults to the confirmed current quantity of the project. */
            quantities?: number[];
            /**
             * @description If omitted, the RFQ asks the supplier to propose one.
             * @enum {string}
             */
            incoterm?: "EXW" | "FCA" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | "FAS" | "FOB" | "CFR" | "CIF";
            /**
             * Format: date
             * @description Last day for quotes. Null if open.
             */
            quoteBy?: string;
            /**
             * @description Whether drawings or samples exist. Default none_yet.
             * @default none_yet
             * @enum {string}
             */
            drawingsStatus?: "none_yet" | "drawings_attached" | "sample_available" | "drawings_and_sample";
            /** @description Questions about manufacturability, for the factory. */
            dfmQuestions?: string;
            /**
             * @description Redacts company and product from the RFQ.
             * @default true
             */
            anonymised?: boolean;
            /** @description Factory uuids, directory ids (mfg-, int-, eng-) or unique names. If omitted, a shortlist is generated. */
            factoryIds?: string[];
            /**
             * Format: int32
             * @description Size of the automatic shortlist.
             * @default 3
             */
            matchLimit?: number;
            /**
             * @description What matters most to the buyer. Null if none is stated.
             * @enum {string}
             */
            priority?: "price" | "lead_time" | "quality";
            /** @description Place or port of the delivery term. If omitted, the RFQ asks for it or leaves it open. */
            namedPlace?: string;
            /** @description Where the product will be sold. Defaults to the target markets of the intake. */
            targetMarkets?: string[];
            /** @description Plugs of power supplies. */
            plugs?: ("us" | "eu" | "uk" | "au" | "jp" | "cn" | "kr" | "in" | "za" | "br" | "ch" | "interchangeable")[];
            /**
             * Format: int32
             * @description Expected volume of a year. Stated as a forecast and never used as a quote band.
             */
            annualVolume?: number;
            /**
             * Format: int32
             * @description Samples to be made before mass production.
             */
            sampleQuantity?: number;
            /** @description Files that are released for this request. The RFQ lists them; sending them is a separate step. */
            files?: components["schemas"]["CreateActionRequestQuoteRequestInputFilesItem"][];
        };
        CreateActionRequestQuoteRequestInputFilesItem: {
            /** @description Name for people. */
            name: string;
            /** @description Revision of the design. Null if none is stated. */
            revision?: string;
        };
        CreateActionRequestQuoteRequestInputPartsItem: {
            /** @description Name for people. */
            name: string;
            /**
             * @description Manufacturing process.
             * @enum {string}
             */
            process?: "pcba" | "injection_molding" | "cnc" | "sheet_metal" | "die_casting" | "wire_harness" | "battery" | "motor_actuator" | "display" | "camera" | "power_adapter" | "packaging" | "off_the_shelf" | "other";
            /** @description Material, as the caller names it. */
            material?: string;
            /** @description Surface finish, as the caller names it. */
            finish?: string;
            /**
             * Format: int64
             * @description Pieces of this part in one product.
             */
            quantityPerUnit?: number;
            /** @description Remarks for people. The wording may change. */
            notes?: string;
            /** @description Number of the drawing. */
            drawingNumber?: string;
            /** @description Revision of the drawing. */
            revision?: string;
        };
        CreateActionResponse: {
            /** @description The created action. */
            action: components["schemas"]["ActionRecord"];
            /** @description The drafts of the action, at most five. */
            deliveries: components["schemas"]["DeliveryRecord"][];
            /** @description The manual work of a coordinated action. */
            task: components["schemas"]["Task"] | null;
            /** @description True if an earlier request with this idempotency key created the action. */
            replayed: boolean;
            /**
             * @description Always true. The content is a draft, and nothing has been sent.
             * @constant
             */
            draft: true;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        CreateExportRequest: {
            /** @description What is exported. */
            kind: components["schemas"]["ExportKind"];
            /** @description Only records that meet these conditions. */
            filter?: components["schemas"]["CreateExportRequestFilter"];
            /** @description Format of the file. */
            format: components["schemas"]["ExportFormat"];
        };
        /** @default {} */
        CreateExportRequestFilter: {
            /** @description Words to search for, in English or Chinese. */
            q?: string;
            /** @description Manufacturing process. */
            process?: components["schemas"]["Process"];
            /** @description City in English. */
            city?: string;
            /** @description Province or region in English. */
            region?: string;
            /** @description Whether the factory takes small first orders. */
            startupFriendly?: components["schemas"]["StartupFriendly"];
            /** @description Whether the factory has answered a message. */
            answeredUs?: boolean;
            /**
             * Format: int32
             * @description Only factories whose stated minimum for the process is at most this.
             */
            minQuantityAtMost?: number;
            /** @description How well the record is confirmed. */
            confidence?: components["schemas"]["Confidence"];
            /** @description Name of a certificate, with or without its year, such as ISO 9001. */
            certification?: string;
            /** @description Includes quarantined factories. For operator staff only. */
            includeQuarantined?: boolean;
        };
        CreateExportResponse: {
            /** @description The started export. */
            export: components["schemas"]["ExportRecord"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        CreateKeyRequest: {
            /**
             * @description Sandbox or live.
             * @default sandbox
             */
            mode?: components["schemas"]["KeyMode"];
            /** @description Name that tells keys and terminals apart. */
            label?: string;
            /** @description Defaults to the default scopes of the mode. */
            scopes?: ("projects:read" | "projects:write" | "actions:read" | "actions:write" | "approvals:write" | "shipping:read" | "network:read" | "contacts:read" | "interviews:write" | "capabilities:read" | "runs:read" | "runs:write" | "knowledge:read" | "compliance:read" | "engineering:read" | "engineering:write" | "rfqs:read" | "disclosures:write" | "publications:write" | "answers:write" | "webhooks:write" | "internal:*" | "interactions:read")[];
            /** @description Instead of `scopes`. `agent`: the default scopes without those that approve, publish or show contacts. */
            preset?: components["schemas"]["KeyPreset"];
        } | {
            /**
             * @description Sandbox or live.
             * @constant
             */
            mode: "live";
        } | {
            /** @description Rights of the key. */
            scopes?: unknown;
        };
        CreateKeyResponse: {
            /** @description The created key. */
            key: components["schemas"]["KeyRecord"];
            /** @description The key itself. Returned only once. */
            secret: string;
            /** @description What to do with the secret. */
            note: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        CreateProjectRequest: {
            /** @description Name for people. */
            name: string;
            /** @description What is known about the product. */
            intake?: components["schemas"]["Intake"];
            /** @description What is to be made, and how sure that is. */
            intent?: components["schemas"]["IntentEdit"];
        };
        CreateProjectResponse: {
            /** @description The created project. */
            project: components["schemas"]["ProjectRecord"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        CreateRfqComparisonFileRequest: {
            /** @description Format of the file. */
            format: components["schemas"]["ComparisonFileFormat"];
            /**
             * @description The table of a CSV file. A workbook has all of them, one for each sheet. Default: quotes.
             * @default quotes
             */
            table?: components["schemas"]["ComparisonTable"];
            /** @description Numbers of units to compare at, 1 to 10 of them. */
            quantities: number[];
            /**
             * @description Rates for quotes in other currencies than USD. Without one, nothing is converted.
             * @default []
             */
            fxRates?: components["schemas"]["ExchangeRate"][];
            /** @description Day for validity of quotes and for duty. Default: today, UTC. */
            asOf?: string | null;
            /** @description How the goods would be shipped, to estimate landed cost. Requires shipping:read. */
            shipment?: components["schemas"]["ComparisonMatrixShipment"] | null;
        };
        CreateWebhookRequest: {
            /**
             * Format: uri
             * @description An `https` URL at a public address, without user name, password and fragment.
             */
            url: string;
            /** @description The types of events that are sent. */
            types: components["schemas"]["EventType"][];
        };
        CreateWebhookResponse: {
            /** @description The webhook. */
            webhook: components["schemas"]["WebhookRecord"];
            /** @description Verifies messages: `whsec_` and the base64 of 32 bytes. Returned only once. */
            secret: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        DangerousGoods: {
            /** @description Not included in the cost. */
            surchargeUsd: components["schemas"]["ShippingRange"] | null;
            /** @description What applies, in words. */
            note: string;
        };
        /** @enum {string} */
        DatabaseStatus: "down" | "ok";
        Delivery: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /** @description Id of the factory. Null if it is not in the directory. */
            factoryId: string | null;
            /** @description Name of the factory, in English if it has an English name. Null if unknown. */
            factoryName: string | null;
            /** @description How the message reaches the factory. */
            channel: components["schemas"]["Channel"];
            /** @description What has happened to the message. */
            status: components["schemas"]["DeliveryStatus"];
            /** @description How the message is sent; null before approval, and for an e-mail without a transport. */
            transport: components["schemas"]["Transport"] | null;
            /** @description State of the e-mail at the provider. Null without a dispatch. */
            dispatchStatus: components["schemas"]["DispatchStatus"] | null;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
        };
        DeliveryFile: {
            /**
             * Format: uuid
             * @description Id of the file in its package, a uuid.
             */
            fileId: string;
            /** @description Without names that an anonymous request hides. */
            name: string;
            /** @description Of the package of engineering files. */
            revision: string;
            /**
             * Format: int32
             * @description Size of the content in bytes.
             */
            sizeBytes: number;
            /** @description SHA-256 of the content, 64 hexadecimal digits. */
            sha256: string;
        };
        DeliveryReceipt: {
            /**
             * Format: int32
             * @description Version of the statement.
             */
            v: number;
            /**
             * Format: uuid
             * @description Id of the delivery.
             */
            deliveryId: string;
            /** @description SHA-256 of the review that a person read and approved. */
            reviewSha256: string;
            /** @description SHA-256 of the exact payload to be sent. */
            payloadSha256: string;
            /**
             * Format: date-time
             * @description When the delivery was approved.
             */
            approvedAt: string;
            /** @description The key or member that approved. */
            approvedBy: components["schemas"]["Approver"] | null;
            /** @description Signature of the passkey of the member over this approval. Null if there was none; then it is not part of the signed text. */
            passkey: components["schemas"]["PasskeySignature"] | null;
            /** @description The action whose publication was approved, of which `reviewSha256` is the review. Null for a delivery that was approved alone; then it is not part of the signed text. */
            publicationOf: string | null;
            /** @description Null for messages that a person sends, and if no e-mail transport was configured. */
            provider: string | null;
            /** @description Null until the provider has accepted the mail. */
            providerMessageId: string | null;
            /** @description Ed25519 signature, base64url. */
            signature: string;
            /** @description The `kid` of the public key: its RFC 7638 thumbprint. */
            publicKeyId: string;
        };
        DeliveryRecord: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the action.
             */
            actionId: string;
            /**
             * Format: uuid
             * @description Id of the project.
             */
            projectId: string;
            /** @description Id of the factory. Null if it is not in the directory. */
            factoryId: string | null;
            /** @description Name of the factory, in English if it has an English name. Null if unknown. */
            factoryName: string | null;
            /** @description How the message reaches the factory. */
            channel: components["schemas"]["Channel"];
            /** @description What has happened to the message. */
            status: components["schemas"]["DeliveryStatus"];
            /** @description How the message is sent; null before approval, and for an e-mail without a transport. */
            transport: components["schemas"]["Transport"] | null;
            /** @description Subject of the message. Null if it has none. */
            subject: string | null;
            /** @description The `contextVersion` of the project that the draft was written from. */
            projectVersion: string;
            /** @description State of the e-mail at the provider. Null without a dispatch. */
            dispatchStatus: components["schemas"]["DispatchStatus"] | null;
            /** @description When the message was approved. Null before that. */
            approvedAt: string | null;
            /** @description When the draft was rejected. Null if it was not. */
            rejectedAt: string | null;
            /** @description Why the draft was rejected. Null if no reason was given. */
            rejectReason: string | null;
            /** @description When the provider accepted the mail, or a person sent the message. Null before that. */
            sentAt: string | null;
            /** @description Who reported the message as sent; null except for operator staff. */
            sentBy: string | null;
            /** @description Id of the message outside this service. Null if not stated. */
            sentReference: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
        };
        DeliveryReview: {
            /**
             * Format: uuid
             * @description Id of the delivery.
             */
            deliveryId: string;
            /**
             * Format: uuid
             * @description Id of the action.
             */
            actionId: string;
            /**
             * Format: uuid
             * @description Id of the project.
             */
            projectId: string;
            /** @description The `contextVersion` of the project at that time. */
            projectVersion: string;
            /** @description How the message reaches the factory. */
            channel: components["schemas"]["Channel"];
            /** @description Sender address. Null for messages that a person sends, and if no sender is configured. */
            from: string | null;
            /** @description Where replies go. Null: to `from`. */
            replyTo: string | null;
            /** @description The recipient. */
            to: components["schemas"]["ReviewRecipient"];
            /** @description Addresses that receive a copy. */
            cc: string[];
            /** @description Subject of the message. Null if it has none. */
            subject: string | null;
            /** @description Text in English. Null if there is none. */
            bodyEn: string | null;
            /** @description Text in Chinese. Null if there is none. */
            bodyZh: string | null;
            /** @description Whether the message carries a supplier link, which the texts show as `/s/…`. */
            hasLink: boolean;
            /** @description What the recipient may download by the link. */
            files: components["schemas"]["DeliveryFile"][];
            /** @description Send it with the approval, after a person has approved the review. */
            reviewSha256: string;
            /** @description What an approval would do now. */
            effect: string;
            /** @description What an approval does and does not prove. */
            note: string;
            /** @description The recipient against the screening list. Not part of reviewSha256. */
            screening: components["schemas"]["Screening"] | null;
        };
        /** @enum {string} */
        DeliveryStatus: "approved" | "draft" | "needs_contact" | "not_sent" | "queued" | "rejected" | "resend_failed" | "sent";
        /** @enum {string} */
        DevicePollStatus: "acknowledged" | "approved" | "cancelled" | "denied" | "expired" | "pending";
        DirectoryNotes: {
            /** @description On the source of the record. */
            sourceNote: string | null;
            /** @description On what has been checked. */
            verificationNote: string | null;
            /** @description On the correspondence. */
            interactionNote: string | null;
        };
        DisclosureItem: {
            /** @description What is disclosed. */
            kind: components["schemas"]["DisclosureKind"];
            /** @description Name of the part. */
            name: string;
            /** @description Id of the file. Null for other kinds. */
            fileId: string | null;
        };
        /** @enum {string} */
        DisclosureKind: "company_identity" | "file" | "product_identity" | "rfq_content";
        DisclosureRecord: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the project.
             */
            projectId: string;
            /** @description Id of the action that drafted the request. Null if there is none. */
            actionId: string | null;
            /** @description Id of the request for quotes. Null if it belongs to none. */
            rfqId: string | null;
            /**
             * Format: uuid
             * @description Id of the factory.
             */
            factoryId: string;
            /** @description Name of the factory, in English if it has an English name. */
            factoryName: string;
            /** @description The kind of the whole; `items` lists the parts. */
            kind: components["schemas"]["DisclosureKind"];
            /** @description The parts of the content. */
            items: components["schemas"]["DisclosureItem"][];
            /** @description State of the disclosure. */
            status: components["schemas"]["DisclosureStatus"];
            /**
             * Format: date-time
             * @description From when the factory may receive the content.
             */
            releaseAt: string;
            /** @description When the content was released. Null before that. */
            releasedAt: string | null;
            /** @description When it was revoked. Null if it was not. */
            revokedAt: string | null;
            /** @description Why it was revoked. Null if no reason was given. */
            revokeReason: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
        };
        /** @enum {string} */
        DisclosureStatus: "expired" | "pending" | "released" | "revoked";
        DiscoverCapabilitiesRequest: {
            /** @description Words in English or Chinese. */
            query: string;
            /** @description Manufacturing processes. */
            processes?: components["schemas"]["Process"][];
            /** @description City in English. */
            city?: string;
            /** @description A province. */
            region?: string;
            /**
             * Format: int32
             * @description Number of units.
             */
            quantity?: number;
            /**
             * Format: int32
             * @description The most results to answer.
             * @default 10
             */
            limit?: number;
        };
        DiscoverCapabilitiesResponse: {
            /** @description The matches, best first. */
            results: components["schemas"]["CapabilityMatch"][];
            /**
             * Format: int32
             * @description Number of records in this answer.
             */
            count: number;
            /** @description How to read the results. Without a result: which factories of the directory have the process. */
            note: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        Dispatch: {
            /**
             * Format: uuid
             * @description Id of the dispatch, a uuid.
             */
            id: string;
            /** @description `uncertain` if the lease of an attempt expired without a saved outcome. */
            status: components["schemas"]["DispatchStatus"];
            /**
             * Format: int32
             * @description Number of attempts.
             */
            attempts: number;
            /** @description When the first attempt was made. Null before that. */
            firstAttemptAt: string | null;
            /** @description Until when a retry cannot send the mail twice. Null before the first attempt. */
            retryBefore: string | null;
            /** @description Until when the current attempt may run. Null without one. */
            leaseExpiresAt: string | null;
            /** @description Outcome of the last attempt, such as timeout. Null before the first one. */
            lastOutcome: string | null;
            /** @description Id of the mail at the provider. Null until it is accepted. */
            providerMessageId: string | null;
            /** @description When the provider accepted the mail. Null before that. */
            acceptedAt: string | null;
            /** @description SHA-256 of the exact bytes given to the provider. */
            payloadSha256: string;
            /** @description Whether the provider has accepted the mail. */
            providerAccepted: boolean;
            /**
             * @description Always false.
             * @constant
             */
            recipientDeliveryConfirmed: false;
            /** @description What the provider has reported. */
            receipt: components["schemas"]["DispatchReceipt"];
        };
        DispatchReceipt: {
            /**
             * @description Always provider_email.
             * @constant
             */
            scope: "provider_email";
            /** @description Whether the mail server of the recipient has accepted the mail. */
            providerDeliveryReported: boolean;
            /** @description The earliest authenticated time of each provider event. */
            events: components["schemas"]["DispatchReceiptEvents"];
            /** @description What the reports do and do not prove. */
            note: string;
        };
        DispatchReceiptEvents: {
            [key: string]: string;
        };
        /** @enum {string} */
        DispatchStatus: "accepted" | "failed" | "ready" | "sending" | "uncertain";
        /** @enum {string} */
        DocumentLanguage: "en" | "zh";
        DutyAlternative: {
            /** @description Lines of eight digits. Empty if the number names one line. */
            lines: string[];
            /** @description Statistical suffixes (digits 9 and 10) for which it is possible. Empty if the suffix is given or decides nothing. */
            suffixes: string[];
            /** @description Whether it is possible for statistical suffixes that no alternative names. */
            otherSuffixes: boolean;
            /** @description Sum of the rates in percent. */
            ratePct: number;
            /** @description Sum of the amounts in USD. Null without a declared value. */
            amountUsd: number | null;
            /** @description The layers with a duty, in the order of the stack. */
            layers: components["schemas"]["DutyAlternativeLayer"][];
        };
        DutyAlternativeLayer: {
            /** @description Stable identifier of the layer. */
            layer: string;
            /** @description Name of the layer. */
            name: string;
            /** @description Rate in percent. */
            ratePct: number;
            /** @description Amount in USD. Null without a declared value. */
            amountUsd: number | null;
        };
        DutyAlternatives: {
            /** @description The question that decides between them. Null if only one is possible. */
            question: string | null;
            /** @description The possible duties, the lowest first. */
            alternatives: components["schemas"]["DutyAlternative"][];
        };
        DutyEffectiveRate: {
            /** @description Sum of the counted duty rates, without fees. */
            known: number;
            /** @description Names of the counted layers. */
            layersCounted: string[];
            /** @description Names of the layers that may apply but are not counted. */
            layersUnknown: string[];
        };
        DutyLayer: {
            /** @description Name of the duty or fee. */
            name: string;
            /** @description Rate in percent of the customs value. Null if unknown or not a rate. */
            ratePct: number | null;
            /** @description Amount in USD. Null if unknown. */
            amountUsd: number | null;
            /** @description Whether it applies. */
            status: components["schemas"]["DutyStatus"];
            /** @description The modes it applies to, or `all`. */
            appliesTo: "all" | components["schemas"]["ShippingMode"][];
            /** @description Why it applies or not, in words. */
            basis: string;
            /** @description The legal source. */
            source: string;
        };
        /** @enum {string} */
        DutyStatus: "applies" | "conditional" | "expired" | "not_applicable" | "terminated" | "unknown";
        EmailHealth: {
            /** @description Whether e-mail can be sent. */
            configured: boolean;
        };
        /**
         * @description People on site.
         * @enum {string}
         */
        EmployeeRange: "1-50" | "51-200" | "201-500" | "501-1000" | "1000+";
        EngineeringCounts: {
            /**
             * Format: int32
             * @description Number of packages.
             */
            packages: number;
            /**
             * Format: int32
             * @description Number of transfers that wait for files.
             */
            openTransfers: number;
        };
        EngineeringEntry: {
            /**
             * Format: uuid
             * @description Id of the file in its package or transfer.
             */
            entryId: string;
            /** @description Name of the file. */
            name: string;
            /** @description Kind of file. */
            kind: components["schemas"]["EngineeringFileKind"];
            /**
             * Format: int32
             * @description Size of the content in bytes.
             */
            sizeBytes: number;
            /** @description SHA-256 of the content, 64 lower-case hexadecimal digits. */
            sha256: string;
            /** @description Whether it must be uploaded. */
            status: components["schemas"]["EngineeringEntryStatus"];
            /** @description Why it is rejected. */
            reason: string | null;
        };
        /** @enum {string} */
        EngineeringEntryStatus: "changed" | "new" | "rejected" | "unchanged";
        EngineeringFile: {
            /**
             * Format: uuid
             * @description Id of the file in its package or transfer.
             */
            entryId: string;
            /** @description Name of the file. */
            name: string;
            /** @description Kind of file. */
            kind: components["schemas"]["EngineeringFileKind"];
            /**
             * Format: int32
             * @description Size of the content in bytes.
             */
            sizeBytes: number;
            /** @description SHA-256 of the content, 64 lower-case hexadecimal digits. */
            sha256: string;
            /** @description As declared by the caller. */
            contentType: string | null;
            /**
             * Format: date-time
             * @description When the content was uploaded; with an earlier revision if unchanged since.
             */
            uploadedAt: string;
        };
        /** @enum {string} */
        EngineeringFileKind: "bom" | "drawing" | "firmware" | "gerber" | "model_3d" | "other" | "photo" | "test_spec";
        EngineeringPackage: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the project.
             */
            projectId: string;
            /** @description Name of the revision, 1 to 40 characters. */
            revision: string;
            /** @description Project name at that time and revision. */
            title: string;
            /** @description Note on the revision. Null if there is none. */
            note: string | null;
            /** @description Whether it is the newest revision. */
            status: components["schemas"]["EngineeringPackageStatus"];
            /** @description All files of the revision. */
            files: components["schemas"]["EngineeringFile"][];
            /**
             * Format: int32
             * @description Size of all files in bytes.
             */
            totalBytes: number;
            /**
             * Format: uuid
             * @description Id of the transfer that created it.
             */
            transferId: string;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
        };
        /** @enum {string} */
        EngineeringPackageStatus: "current" | "superseded";
        EngineeringPreview: {
            /**
             * Format: uuid
             * @description Id of the preview.
             */
            previewId: string;
            /**
             * Format: uuid
             * @description Id of the project.
             */
            projectId: string;
            /** @description Name of the revision. */
            revision: string;
            /** @description Note on the revision. Null if there is none. */
            note: string | null;
            /** @description All listed files, compared with the current package. */
            entries: components["schemas"]["EngineeringEntry"][];
            /** @description Number and size of the files. */
            totals: components["schemas"]["EngineeringTotals"];
            /** @description For a person to review. Warnings do not prevent a transfer. */
            warnings: string[];
            /**
             * Format: date-time
             * @description A transfer must be started before this time.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
        };
        EngineeringTotals: {
            /**
             * Format: int32
             * @description Number of files.
             */
            files: number;
            /**
             * Format: int32
             * @description Size in bytes.
             */
            bytes: number;
        };
        /** @enum {string} */
        EngineeringTransferStatus: "complete" | "expired" | "failed" | "open";
        /** @enum {string} */
        EngineeringUploadStatus: "failed" | "received" | "waiting";
        Error: {
            /** @description What went wrong. */
            error: components["schemas"]["ErrorInfo"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        /** @description Details of the error, such as `fields` with validation_failed. */
        ErrorDetails: {
            /** @description The invalid fields, with `validation_failed`. */
            fields?: components["schemas"]["FieldProblem"][];
        } & {
            [key: string]: unknown;
        };
        /** @description What went wrong. */
        ErrorInfo: {
            /**
             * @description Stable name of the error. More codes may come: treat unknown ones by their status.
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
             * @example agent_key_required
             * @example approval_needs_member
             * @example passkey_required
             * @example passkey_refused
             * @example recent_sign_in_required
             * @example persisted_operation_required
             * @example not_found
             * @example endpoint_not_found
             * @example persisted_operation_not_found
             * @example method_not_allowed
             * @example version_conflict
             * @example context_version_conflict
             * @example idempotency_conflict
             * @example approval_review_required
             * @example approval_review_changed
             * @example approval_contact_missing
             * @example approval_context_stale
             * @example screening_blocked
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
             * @example task_not_started
             * @example task_ended
             * @example project_archived
             * @example publication_review_changed
             * @example publication_already_done
             * @example publication_approval_expired
             * @example interview_already_published
             * @example capability_version_conflict
             * @example transfer_conflict
             * @example preview_expired
             * @example disclosure_not_pending
             * @example run_closed
             * @example delivery_not_sent
             * @example reply_not_unmatched
             * @example answer_not_proposed
             * @example webhook_limit_reached
             * @example webhook_disabled
             * @example rfq_closed
             * @example passkeys_unavailable
             * @example device_already_decided
             * @example device_already_acknowledged
             * @example unsupported_media_type
             * @example range_not_satisfiable
             * @example missing_facts
             * @example turn_limit_reached
             * @example no_factory_resolved
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
            /** @description Explanation for people, in English. It may change. */
            message: string;
            /** @description Details of the error, such as `fields` with `validation_failed`. */
            details?: components["schemas"]["ErrorDetails"];
        };
        EstimateShippingRequest: {
            /** @description The cartons, by size. Either `cartons` or `totals` is required. */
            cartons?: components["schemas"]["Carton"][];
            /** @description Totals of all entries. */
            totals?: components["schemas"]["EstimateShippingRequestTotals"];
            /**
             * @description Used for market quotes only; the rate card applies to any port of China.
             * @default Shenzhen
             */
            originCity?: string;
            /** @description Where the goods go. */
            destination: components["schemas"]["EstimateShippingRequestDestination"];
            /**
             * @description Modes to estimate. Default all.
             * @default [
             *       "air_express",
             *       "air_freight",
             *       "ocean_lcl"
             *     ]
             */
            modes?: components["schemas"]["ShippingMode"][];
            /** @description Customs value of the goods. Without it duty amounts are unknown. */
            declaredValueUsd?: number | null;
            /** @description Line of the US tariff schedule, with 6, 8 or 10 digits. Without it duty rates are unknown. */
            hts?: string | null;
            /** @description Suggests common tariff lines of the category. Does not affect duty. */
            productCategory?: string | null;
            /**
             * @description Whether and how the goods contain batteries.
             * @default none
             */
            batteries?: components["schemas"]["Batteries"];
            /**
             * @description Also requests market quotes, which do not affect the estimate.
             * @default false
             */
            live?: boolean;
            /**
             * @description Extension: also answers each number of the estimate with its formula and inputs, as `explain`.
             * @default false
             */
            explain?: boolean;
        };
        EstimateShippingRequestDestination: {
            /**
             * @description Always US.
             * @constant
             */
            country: "US";
            /** @description ZIP code, such as 90001 or 90001-1234. */
            postcode?: string;
            /**
             * @description State as two letters, such as CA.
             * @enum {string}
             */
            state?: "AA" | "AE" | "AK" | "AL" | "AP" | "AR" | "AS" | "AZ" | "CA" | "CO" | "CT" | "DC" | "DE" | "FL" | "FM" | "GA" | "GU" | "HI" | "IA" | "ID" | "IL" | "IN" | "KS" | "KY" | "LA" | "MA" | "MD" | "ME" | "MH" | "MI" | "MN" | "MO" | "MP" | "MS" | "MT" | "NC" | "ND" | "NE" | "NH" | "NJ" | "NM" | "NV" | "NY" | "OH" | "OK" | "OR" | "PA" | "PR" | "PW" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VA" | "VI" | "VT" | "WA" | "WI" | "WV" | "WY";
            /** @description City in the United States. */
            city?: string;
        };
        /** @description Totals of the consignment, if its cartons are unknown. Either `cartons` or `totals` is required. */
        EstimateShippingRequestTotals: {
            /** @description Weight of the consignment in kilograms. */
            grossWeightKg: number;
            /** @description 0 if unknown. */
            volumeM3: number;
        };
        EstimateShippingResponse: {
            /** @description Chargeable weight by freight mode. */
            chargeableWeightKg: components["schemas"]["ChargeableWeights"];
            /** @description How the chargeable weight was computed, by freight mode. */
            chargeable: components["schemas"]["Chargeables"];
            /** @description One option for each requested freight mode. */
            options: components["schemas"]["ShippingOption"][];
            /** @description All layers of duty and fees, those that do not apply included. */
            dutyStack: components["schemas"]["DutyLayer"][];
            /** @description The duty rate in percent of the customs value. */
            dutyEffectiveRatePct: components["schemas"]["DutyEffectiveRate"];
            /** @description Extension: possible duties where the stack leaves the duty open. The landed range spans them. Null if it leaves nothing open that the tables state. */
            dutyAlternatives: components["schemas"]["DutyAlternatives"] | null;
            /** @description Freight, duty and fees over all estimated modes. */
            landedRange: components["schemas"]["LandedRange"];
            /** @description Extension: landed cost of each requested freight mode, in their order. */
            landedByMode: components["schemas"]["LandedByMode"][];
            /** @description What to know about the estimate. */
            notes: string[];
            /** @description Quotes of a freight market. Null if none were requested or received. */
            marketQuotes: components["schemas"]["MarketQuotes"] | null;
            /** @description Why there are no market quotes. Null if there are, or if none were requested. */
            marketNote: string | null;
            /**
             * @description Always false.
             * @constant
             */
            binding: false;
            /** @description Extension: each number of the estimate with its formula and inputs. */
            explain?: components["schemas"]["Explanation"][];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        Event: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /**
             * SafeInt
             * Format: int64
             * @description Position in the log of the organisation, in the order of commits, without gaps.
             */
            sequence: number;
            /**
             * @description What has become true.
             * @enum {string}
             */
            type: "project.created" | "project.updated" | "action.completed" | "action.failed" | "delivery.drafted" | "delivery.approved" | "delivery.rejected" | "delivery.sent" | "delivery.failed" | "delivery.uncertain" | "delivery.delivered" | "delivery.bounced" | "delivery.replied" | "rfq.sent" | "rfq.closed" | "answer.received" | "answer.accepted" | "quote.recorded" | "task.changed" | "run.forwarded" | "export.completed" | "key.created" | "key.revoked";
            /**
             * Format: date-time
             * @description When it became true.
             */
            at: string;
            /** @description The record that the event is about. */
            resource: components["schemas"]["EventSubject"];
            /** @description Ids and states that belong to the event. */
            data: components["schemas"]["EventData"];
        };
        EventData: {
            /** @description State of the record after the event. */
            status: string;
            /**
             * Format: uuid
             * @description The project of the record.
             */
            projectId?: string;
            /**
             * Format: uuid
             * @description The action of the record.
             */
            actionId?: string;
            /**
             * Format: uuid
             * @description The factory of the delivery.
             */
            factoryId?: string;
            /**
             * Format: uuid
             * @description The request that the answer or quote belongs to.
             */
            rfqId?: string;
            /**
             * Format: uuid
             * @description The message that was answered.
             */
            deliveryId?: string;
        };
        /** @enum {string} */
        EventResource: "action" | "answer" | "delivery" | "export" | "key" | "project" | "quote" | "rfq" | "run" | "task";
        EventSubject: {
            /** @description What kind of record it is. */
            type: components["schemas"]["EventResource"];
            /**
             * Format: uuid
             * @description Id of the record.
             */
            id: string;
        };
        /** @enum {string} */
        EventType: "project.created" | "project.updated" | "action.completed" | "action.failed" | "delivery.drafted" | "delivery.approved" | "delivery.rejected" | "delivery.sent" | "delivery.failed" | "delivery.uncertain" | "delivery.delivered" | "delivery.bounced" | "delivery.replied" | "rfq.sent" | "rfq.closed" | "answer.received" | "answer.accepted" | "quote.recorded" | "task.changed" | "run.forwarded" | "export.completed" | "key.created" | "key.revoked";
        ExchangeRate: {
            /**
             * @description ISO 4217 code, such as USD or CNY.
             * @enum {string}
             */
            currency: "AED" | "AFN" | "ALL" | "AMD" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHF" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
            /** @description US dollars for one unit of the currency, as decimal text such as 0.1405. */
            usdPerUnit: string;
            /**
             * Format: date
             * @description The day of the rate, not in the future.
             */
            asOf: string;
            /** @description Where the rate was read, such as the address of a central bank. */
            source: string;
        };
        Explanation: {
            /** @description Path of the number in the estimate, or name of an intermediate result. */
            path: string;
            /** @description The number. */
            value: number;
            /** @description The formula, over the names in `inputs`. */
            formula: string;
            /** @description Values by name, each a number or a list of numbers. */
            inputs: components["schemas"]["ExplanationInputs"];
            /** @description Source of the inputs. */
            source: string;
        };
        ExplanationInputs: {
            [key: string]: number | number[];
        };
        ExportFilter: {
            /** @description Words to search for, in English or Chinese. */
            q?: string;
            /** @description Manufacturing process. */
            process?: components["schemas"]["Process"];
            /** @description City in English. */
            city?: string;
            /** @description Province or region in English. */
            region?: string;
            /** @description Whether the factory takes small first orders. */
            startupFriendly?: components["schemas"]["StartupFriendly"];
            /** @description Whether the factory has answered a message. */
            answeredUs?: boolean;
            /**
             * Format: int32
             * @description Only factories whose stated minimum for the process is at most this.
             */
            minQuantityAtMost?: number;
            /** @description How well the record is confirmed. */
            confidence?: components["schemas"]["Confidence"];
            /** @description Name of a certificate, with or without its year, such as ISO 9001. */
            certification?: string;
            /** @description Includes quarantined factories. For operator staff only. */
            includeQuarantined?: boolean;
        };
        /** @enum {string} */
        ExportFormat: "csv" | "ndjson" | "parquet";
        /** @enum {string} */
        ExportKind: "factories";
        ExportRecord: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /** @description What is exported. */
            kind: components["schemas"]["ExportKind"];
            /** @description Format of the file. */
            format: components["schemas"]["ExportFormat"];
            /** @description The conditions of the export. */
            filter: components["schemas"]["ExportFilter"];
            /** @description Progress of the export. */
            status: components["schemas"]["ExportStatus"];
            /** @description Number of records. Null until the export is complete. */
            rows: number | null;
            /** @description Size of the content. Null until the export is complete. */
            bytes: number | null;
            /** @description SHA-256 of the content. */
            sha256: string | null;
            /** @description Why it failed. */
            failure: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The content is available until this time.
             */
            expiresAt: string;
        };
        /** @enum {string} */
        ExportStatus: "complete" | "failed" | "running";
        FacetCount: {
            /** @description Null if unknown. */
            value: string | null;
            /**
             * Format: int32
             * @description Number of factories.
             */
            count: number;
        };
        Factory: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /** @description Prefixed with mfg-, int- or eng-. */
            directoryId: string;
            /** @description Kind of the company. The prefix of `directoryId` states it too. */
            kind: components["schemas"]["FactoryKind"];
            /** @description Name in English, or the Chinese name if there is no English one. */
            nameEn: string;
            /** @description Name in Chinese. Null if unknown. */
            nameZh: string | null;
            /** @description City, in English. Null if unknown. */
            city: string | null;
            /** @description The province, in English. */
            region: string | null;
            /** @description ISO 3166 code of the country. */
            country: string;
            /** @description Processes of the factory. */
            processes: components["schemas"]["Process"][];
            /** @description What the factory is known for, at most 300 characters. Null if unknown. */
            specialty: string | null;
            /** @description What the factory states it can make, at most 30 phrases. */
            capabilities: string[];
            /** @description Minimum quantities that the factory has stated. */
            minQuantities: components["schemas"]["MinQuantity"][];
            /** @description Whether the factory takes small orders. */
            startupFriendly: components["schemas"]["StartupFriendly"];
            /** @description Whether the factory has answered the operator. */
            answeredUs: boolean;
            /** @description Day of the last answer to the operator. Null if there is none. */
            lastAnsweredAt: string | null;
            /** @description Reliability of the record. */
            confidence: components["schemas"]["Confidence"];
            /**
             * Format: int32
             * @description Number of certifications on file.
             */
            certificationCount: number;
            /**
             * Format: date-time
             * @description When an import last changed the record.
             */
            updatedAt: string;
            /** @description Null unless the caller is operator staff. */
            quarantined?: boolean | null;
            /** @description Fields that match the words and filters of the search. */
            matchedOn: string[];
            /** @description The directory id of this record if `name` is the id of a record that was merged into it. */
            aliasOf: string | null;
            /** @description Certifications on file, claimed ones included. */
            certifications: components["schemas"]["Certification"][];
            /** @description What the factory has told the operator. */
            whatTheyToldUs: components["schemas"]["WhatTheyToldUs"];
            /** @description Selected manufacturing fields. Operator staff also see `raw`, the imported row, and `rawNote`, the reason why contacts were removed from it. Contacts in `raw` require contacts:read and count like `contacts`. */
            directoryFields: components["schemas"]["FactoryDirectoryFields"];
            /** @description Requires a live key with contacts:read. Reads are audited; each factory counts once per credential and 24 hours. */
            contacts: components["schemas"]["FactoryContacts"] | null;
            /** @description Why contacts are missing: withheld, quota reached, not requested, or none on file. */
            contactsNote: string | null;
        };
        FactoryContacts: {
            /** @description Name of the contact person. Null if none is on file. */
            contactName: string | null;
            /** @description E-mail address. Null if none is on file. */
            contactEmail: string | null;
            /** @description Telephone number. Null if none is on file. */
            contactPhone: string | null;
            /** @description WeChat id. Null if none is on file. */
            contactWechat: string | null;
            /** @description Further `phones`, `emails` and `addressesZh`, each a list. */
            directoryFields: components["schemas"]["FactoryContactsDirectoryFields"];
        };
        FactoryContactsDirectoryFields: {
            /** @description Telephone numbers. */
            phones: string[];
            /** @description E-mail addresses. */
            emails: string[];
            /** @description Postal addresses in Chinese. */
            addressesZh: string[];
        };
        FactoryDirectoryFields: {
            /** @description Web site. Null if unknown. */
            website: string | null;
            /**
             * @description Year of foundation. Null if unknown.
             * @default null
             */
            yearFounded: number | null;
            /**
             * @description Number of employees. Null if unknown.
             * @default null
             */
            employeeRange: components["schemas"]["EmployeeRange"] | null;
            /**
             * @description Floor area in square metres. Null if unknown.
             * @default null
             */
            floorAreaM2: number | null;
            /**
             * @description Markets that the factory exports to.
             * @default null
             */
            exportMarkets: string[] | null;
            /**
             * @description Languages that are spoken.
             * @default null
             */
            languages: string[] | null;
            /**
             * @description Days until a sample. Null if unknown.
             * @default null
             */
            sampleLeadTimeDays: components["schemas"]["LeadTimeDaysInput"] | null;
            /**
             * @description Days of production. Null if unknown.
             * @default null
             */
            productionLeadTimeDays: components["schemas"]["LeadTimeDaysInput"] | null;
            /**
             * @description Machines and lines.
             * @default null
             */
            equipment: string[] | null;
            /** @description Minimum order in words. Null if unknown. */
            moqNote: string | null;
            /** @description Payment terms in words. Null if unknown. */
            paymentTermsNote: string | null;
        } & {
            [key: string]: unknown;
        };
        FactoryFacets: {
            /** @description By process. A factory counts for each of its processes. */
            process: components["schemas"]["FacetCount"][];
            /** @description By province. */
            region: components["schemas"]["FacetCount"][];
            /** @description By city. */
            city: components["schemas"]["FacetCount"][];
            /** @description By kind of company. */
            kind: components["schemas"]["FacetCount"][];
            /** @description By reliability of the record. */
            confidence: components["schemas"]["FacetCount"][];
            /** @description By whether the factory takes small orders. */
            startupFriendly: components["schemas"]["FacetCount"][];
            /** @description By whether the factory has answered the operator. */
            answeredUs: components["schemas"]["FacetCount"][];
            /** @description By whether a certification is on file. */
            certified: components["schemas"]["FacetCount"][];
        };
        FactoryFacetsResponse: {
            /** @description Extension. Number of matching factories per value, in descending order. Costs 50 points. */
            facets: components["schemas"]["FactoryFacets"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        FactoryHint: {
            /** @description The name of the filter. */
            filter: components["schemas"]["FactoryHintFilter"];
            /** @description The value for the filter. */
            value: string;
            /**
             * Format: int32
             * @description Number of factories with the filter in place of its words, under the other conditions.
             */
            count: number;
        };
        /** @enum {string} */
        FactoryHintFilter: "certification" | "city" | "process" | "region";
        /** @enum {string} */
        FactoryKind: "engineering" | "integrator" | "manufacturer";
        FactoryListItem: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /** @description Prefixed with mfg-, int- or eng-. */
            directoryId: string;
            /** @description Kind of the company. The prefix of `directoryId` states it too. */
            kind: components["schemas"]["FactoryKind"];
            /** @description Name in English, or the Chinese name if there is no English one. */
            nameEn: string;
            /** @description Name in Chinese. Null if unknown. */
            nameZh: string | null;
            /** @description City, in English. Null if unknown. */
            city: string | null;
            /** @description The province, in English. */
            region: string | null;
            /** @description ISO 3166 code of the country. */
            country: string;
            /** @description Processes of the factory. */
            processes: components["schemas"]["Process"][];
            /** @description What the factory is known for, at most 300 characters. Null if unknown. */
            specialty: string | null;
            /** @description What the factory states it can make, at most 30 phrases. */
            capabilities: string[];
            /** @description Minimum quantities that the factory has stated. */
            minQuantities: components["schemas"]["MinQuantity"][];
            /** @description Whether the factory takes small orders. */
            startupFriendly: components["schemas"]["StartupFriendly"];
            /** @description Whether the factory has answered the operator. */
            answeredUs: boolean;
            /** @description Day of the last answer to the operator. Null if there is none. */
            lastAnsweredAt: string | null;
            /** @description Reliability of the record. */
            confidence: components["schemas"]["Confidence"];
            /**
             * Format: int32
             * @description Number of certifications on file.
             */
            certificationCount: number;
            /**
             * Format: date-time
             * @description When an import last changed the record.
             */
            updatedAt: string;
            /** @description Null unless the caller is operator staff. */
            quarantined?: boolean | null;
            /** @description Fields that match the words and filters of the search. */
            matchedOn: string[];
        };
        FieldProblem: {
            /**
             * @description Part of the request.
             * @enum {string}
             */
            location: "body" | "query" | "path" | "header";
            /** @description JSON Pointer into the body, or the name of the parameter or header. */
            path: string;
            /**
             * @description Stable name of the problem.
             * @enum {string}
             */
            code: "required" | "unknown_field" | "invalid_type" | "too_small" | "too_big" | "too_short" | "too_long" | "invalid_format" | "invalid_enum" | "not_integer" | "duplicate" | "mutually_exclusive" | "invalid_value";
            /** @description Explanation for people. The wording may change. */
            message: string;
            /** @description The limit that was exceeded. */
            limit: number | null;
            /** @description Accepted values, with invalid_enum. */
            allowed: string[] | null;
        };
        FindHtsCandidatesRequest: {
            /** @description What the product is and does, in English or Chinese. */
            description: string;
            /** @description Main material. */
            material?: string;
            /** @description Intended use, or the machine that it is a part of. */
            use?: string;
            /**
             * Format: int32
             * @description The most results to answer.
             * @default 5
             */
            limit?: number;
        };
        FindHtsCandidatesResponse: {
            /** @description The candidates, best first. */
            candidates: components["schemas"]["HtsCandidate"][];
            /** @description Edition of the tariff schedule. */
            asOf: string;
            /**
             * @description Always false.
             * @constant
             */
            binding: false;
            /**
             * @description Always true.
             * @constant
             */
            draft: true;
            /** @description What the candidates are and are not. */
            note: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetActionResponse: {
            /** @description The action with this id. Null with `not_found` if the caller has none. */
            action: components["schemas"]["ActionRecord"];
            /**
             * @description Always true. The content is a draft, and nothing has been sent.
             * @constant
             */
            draft: true;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetAnswerResponse: {
            /** @description Extension: an answer of a supplier. */
            answer: components["schemas"]["AnswerRecord"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetDeliveryReceiptResponse: {
            /** @description Extension: the receipt of an approved delivery. */
            receipt: components["schemas"]["DeliveryReceipt"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetDeliveryResponse: {
            /** @description The same record, so that a response can nest it. */
            delivery: components["schemas"]["DeliveryRecord"];
            /** @description In lists, available on pages of at most 50. */
            to: components["schemas"]["Recipient"];
            /** @description Addresses that receive a copy. */
            cc: string[];
            /** @description Subject of the message. Null if it has none. */
            subject: string | null;
            /** @description Text in English. Null if there is none. */
            bodyEn: string | null;
            /** @description Text in Chinese. Null if there is none. */
            bodyZh: string | null;
            /** @description What has happened to the message. */
            status: components["schemas"]["DeliveryStatus"];
            /** @description How the message is sent; null before approval, and for an e-mail without a transport. */
            transport: components["schemas"]["Transport"] | null;
            /** @description Null for drafts, for messages that a person sends, and if no e-mail transport was configured. */
            dispatch: components["schemas"]["Dispatch"] | null;
            /**
             * @description Always true. The content is a draft, and nothing has been sent.
             * @constant
             */
            draft: true;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetEngineeringResponse: {
            /**
             * Format: uuid
             * @description Id of the project.
             */
            projectId: string;
            /** @description The newest 50. Use Project.engineeringPackages for all. */
            packages: components["schemas"]["EngineeringPackage"][];
            /** @description The newest 50. Use Project.engineeringTransfers for all. */
            transfers: components["schemas"]["TransferRecord"][];
            /** @description Number of all packages and open transfers. */
            counts: components["schemas"]["EngineeringCounts"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetEngineeringTransferResponse: {
            /** @description The transfer with this id. Null with `not_found` if the project has none. */
            transfer: components["schemas"]["TransferRecord"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetExportResponse: {
            /** @description Extension: one export. */
            export: components["schemas"]["ExportRecord"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetFactoryResponse: {
            /** @description A factory by uuid or directory id, including those of merged records. */
            factory: components["schemas"]["Factory"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetHealthResponse: {
            /** @description The service as a whole. */
            status: components["schemas"]["HealthStatus"];
            /** @description Version of the REST contract. */
            apiVersion: string;
            /**
             * Format: date-time
             * @description Time of the service.
             */
            time: string;
            /** @description Whether the database answers. */
            database: components["schemas"]["DatabaseStatus"];
            /** @description How interview messages are processed. */
            interview: components["schemas"]["InterviewHealth"];
            /** @description Which families of interviews are available. */
            families: components["schemas"]["InterviewFamilyHealth"][];
            /** @description The e-mail transport. */
            email: components["schemas"]["EmailHealth"];
            /** @description Tracking providers. */
            tracking: components["schemas"]["TrackingHealth"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetInterviewResponse: {
            /** @description The interview with this id. Null with `not_found` if the caller has none. */
            interview: components["schemas"]["InterviewRecord"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetKnowledgeDocumentResponse: {
            /** @description One guide with its text (extension). */
            document: components["schemas"]["KnowledgeDocument"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetLifecycleResponse: {
            /** @description The phases, in order. */
            phases: components["schemas"]["LifecyclePhase"][];
            /**
             * Format: int32
             * @description Number of phases.
             */
            phaseCount: number;
            /**
             * Format: int32
             * @description Number of stages.
             */
            stageCount: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetLifecycleStageResponse: {
            /** @description The stage with this id. Null with `not_found` if there is none. */
            stage: components["schemas"]["LifecycleStage"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetMeResponse: {
            /** @description Id of the key. Null for members. */
            keyId: string | null;
            /** @description Mode of the key. Null for members. */
            mode: components["schemas"]["KeyMode"] | null;
            /** @description The organisation of the caller. Null for sandbox keys. */
            organisation: components["schemas"]["Organisation"] | null;
            /** @description Kind of the organisation. Null for sandbox keys. */
            organisationKind: components["schemas"]["OrganisationKind"] | null;
            /** @description Scopes of the key, sorted. Empty for members, who have rights. */
            scopes: string[];
            /** @description When the key or the session ends. */
            expiresAt: string | null;
            /** @description Request limits of the caller and what remains of them. */
            limits: components["schemas"]["RequestLimits"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetProjectResponse: {
            /** @description The project with this id. Null with `not_found` if the caller has none. */
            project: components["schemas"]["ProjectRecord"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetRfqResponse: {
            /** @description The request with this id. Null with `not_found` if the caller has none. */
            rfq: components["schemas"]["Rfq"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        GetRunResponse: {
            /** @description The run with this id. Null with `not_found` if the caller has none. */
            run: components["schemas"]["RunRecord"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        /** @enum {string} */
        HealthStatus: "degraded" | "ok";
        HtsCandidate: {
            /** @description Number of the line. */
            hts: string;
            /** @description Text of the line. */
            description: string;
            /** @description Confidence from 0.05 to 0.85, measured on judged descriptions: of first candidates from 0.8, about nine in ten are right; from 0.5, two in three; below 0.3, the line is not known. Only a ruling is certain. */
            score: number;
            /** @description Reasons for the line. */
            why: string[];
            /** @description General rate as written in the schedule. */
            generalRateText: string;
            /** @description General rate in percent. Null if it is not a plain percentage. */
            generalRatePct: number | null;
            /** @description The tariff schedule. */
            source: string;
        };
        /** @enum {string} */
        Incoterm: "EXW" | "FCA" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | "FAS" | "FOB" | "CFR" | "CIF";
        InspectCapabilityRequest: {
            /**
             * Format: uuid
             * @description The capability it concerns.
             */
            capabilityId: string;
        };
        InspectCapabilityResponse: {
            /** @description The capability. */
            capability: components["schemas"]["CapabilityRecord"];
            /** @description Whether a run can be saved now. */
            runnable: boolean;
            /** @description Facts that a run requires and the capability does not state. */
            missingFacts: string[];
            /** @description Why it cannot be run, or what to know before. */
            reasons: string[];
            /** @description JSON Schema of the body of POST /run, with the minimum quantity of the capability. */
            runInputSchema: components["schemas"]["CapabilityInspectionRunInputSchema"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        Intake: {
            /** @description Name of the product. */
            productName: string;
            /** @description What the product is. */
            summary?: string;
            /** @description Kind of product. */
            category?: string;
            /** @description Countries where it will be sold. */
            targetMarkets?: string[];
            /** @description How far the product is. */
            stage?: components["schemas"]["ProductStage"];
            /** @description Number of units that is planned now. Null if unknown. */
            currentQuantity?: number | null;
            /** @description What is counted, such as piece. Null if unknown. */
            unit?: string | null;
            /** @description Target cost of one unit in US dollars, as decimal text. */
            targetUnitCostUsd?: string | null;
            /** @description When the goods are needed. */
            neededBy?: string | null;
            /** @description What is to be made. */
            scope?: components["schemas"]["ProductScope"] | null;
            /** @description Pages about the product. */
            links?: string[];
            /** @description Remarks of the caller. */
            notes?: string;
        };
        IntentEdit: {
            /**
             * @description Version of the shape of the intent. Always 1.
             * @constant
             */
            schemaVersion?: 1;
            /** @description What is wanted now. */
            current?: components["schemas"]["IntentEditCurrent"];
            /** @description The pilot that is planned. Null if none is. */
            plannedPilot?: components["schemas"]["PlannedVolumeInput"] | null;
            /** @description The volume that is expected later. Null if unknown. */
            forecast?: components["schemas"]["PlannedVolumeInput"] | null;
            /** @description The requirements. */
            requirements?: components["schemas"]["IntentEditRequirementsItem"][];
            /** @description What matters to the caller. */
            priorities?: components["schemas"]["IntentPriority"][];
            /** @description Where the priorities come from. Null if unknown. */
            prioritySource?: components["schemas"]["SourceInput"] | null;
        };
        IntentEditCurrent: {
            /**
             * @description What the units are for.
             * @default unknown
             */
            purpose?: components["schemas"]["IntentPurpose"];
            /**
             * @description Number of units.
             * @default null
             */
            quantity?: number | null;
            /**
             * @description What is counted, such as piece. Null if unknown.
             * @default null
             */
            unit?: string | null;
            /**
             * @description Variant of the product. Null if none is stated.
             * @default null
             */
            configuration?: string | null;
            /**
             * @description Revision of the design. Null if none is stated.
             * @default null
             */
            revision?: string | null;
            /**
             * @description Whether the caller has confirmed it.
             * @default unconfirmed
             */
            confirmation?: components["schemas"]["Confirmation"];
            /**
             * @description Where the value comes from.
             * @default null
             */
            source?: components["schemas"]["SourceInput"] | null;
        };
        IntentEditInput: {
            /**
             * @description Version of the shape of the intent. Always 1.
             * @constant
             */
            schemaVersion?: 1;
            /** @description What is wanted now. */
            current?: components["schemas"]["IntentEditInputCurrent"];
            /** @description The pilot that is planned. Null if none is. */
            plannedPilot?: components["schemas"]["PlannedVolumeInput"] | null;
            /** @description The volume that is expected later. Null if unknown. */
            forecast?: components["schemas"]["PlannedVolumeInput"] | null;
            /** @description The requirements. */
            requirements?: components["schemas"]["IntentEditInputRequirementsItem"][];
            /** @description What matters to the caller. */
            priorities?: components["schemas"]["IntentPriority"][];
            /** @description Where the priorities come from. Null if unknown. */
            prioritySource?: components["schemas"]["SourceInput"] | null;
        };
        IntentEditInputCurrent: {
            /**
             * @description What the units are for.
             * @default unknown
             */
            purpose?: components["schemas"]["IntentPurpose"];
            /**
             * @description Number of units.
             * @default null
             */
            quantity?: number | null;
            /**
             * @description What is counted, such as piece. Null if unknown.
             * @default null
             */
            unit?: string | null;
            /**
             * @description Variant of the product. Null if none is stated.
             * @default null
             */
            configuration?: string | null;
            /**
             * @description Revision of the design. Null if none is stated.
             * @default null
             */
            revision?: string | null;
            /**
             * @description Whether the caller has confirmed it.
             * @default unconfirmed
             */
            confirmation?: components["schemas"]["Confirmation"];
            /**
             * @description Where the value comes from.
             * @default null
             */
            source?: components["schemas"]["SourceInput"] | null;
        };
        IntentEditInputRequirementsItem: {
            /** @description What kind of record it is. */
            kind: components["schemas"]["RequirementKind"];
            /** @description The requirement in words. */
            detail: string;
            /**
             * @description Whether it must or should be met.
             * @default preference
             */
            strength?: components["schemas"]["RequirementStrength"];
            /**
             * @description Whether the caller has confirmed it.
             * @default unconfirmed
             */
            confirmation?: components["schemas"]["Confirmation"];
            /**
             * @description Where the value comes from.
             * @default null
             */
            source?: components["schemas"]["SourceInput"] | null;
        };
        IntentEditRequirementsItem: {
            /** @description What kind of record it is. */
            kind: components["schemas"]["RequirementKind"];
            /** @description The requirement in words. */
            detail: string;
            /**
             * @description Whether it must or should be met.
             * @default preference
             */
            strength?: components["schemas"]["RequirementStrength"];
            /**
             * @description Whether the caller has confirmed it.
             * @default unconfirmed
             */
            confirmation?: components["schemas"]["Confirmation"];
            /**
             * @description Where the value comes from.
             * @default null
             */
            source?: components["schemas"]["SourceInput"] | null;
        };
        /** @enum {string} */
        IntentPriority: "quality" | "price" | "lead_time" | "scale" | "location";
        /** @enum {string} */
        IntentPurpose: "samples" | "pilot" | "production" | "unknown";
        InterviewFact: {
            /** @description Name of the field, such as minQuantity. */
            key: string;
            /** @description What was said. */
            value: string | number | boolean | string[] | components["schemas"]["InterviewFactValue5"];
            /** @description Whether the caller has confirmed it. */
            confirmation: components["schemas"]["Confirmation"];
            /** @description Where the fact comes from. Null if unknown. */
            source: components["schemas"]["Source"] | null;
        };
        InterviewFactValue5: {
            /** @description Lower end of the range. */
            low: number;
            /** @description Upper end of the range. */
            high: number;
        };
        InterviewFactsItem: {
            /** @description Name of the fact. */
            key: string;
            /** @description What was said. */
            value: (string | number | string[] | components["schemas"]["InterviewFactsItemValue4"]) | null;
            /** @description Whether the caller has confirmed it. */
            confirmation: components["schemas"]["Confirmation"];
            /** @description Where the value comes from. */
            source: components["schemas"]["Source"];
        };
        InterviewFactsItemValue4: {
            /** @description Lower end of the range. */
            low: number;
            /** @description Upper end of the range. */
            high: number;
        };
        /** @enum {string} */
        InterviewFamily: "capability" | "project_intake";
        InterviewFamilyHealth: {
            /** @description The family. */
            id: components["schemas"]["InterviewFamily"];
            /** @description Whether such an interview can be started. */
            available: boolean;
            /** @description What the family is for. */
            note: string;
        };
        InterviewHealth: {
            /** @description Whether an interview message would be processed now. */
            wouldRun: boolean;
            /** @description What words the replies. */
            mode: components["schemas"]["TurnMode"];
            /** @description The mode in words. */
            note: string;
        };
        /** @enum {string} */
        InterviewLocale: "en" | "zh";
        InterviewOpening: {
            /** @description The reply, questions included. */
            text: string;
        };
        InterviewRecord: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /** @description What the interview is about. */
            family: components["schemas"]["InterviewFamily"];
            /** @description `ready` when no fact is missing; `closed` after 30 days without a turn. */
            status: components["schemas"]["InterviewStatus"];
            /**
             * Format: int32
             * @description Incremented by each saved turn and by publication.
             */
            version: number;
            /** @description Language of the replies until a message of the participant tells one. */
            locale: components["schemas"]["InterviewLocale"];
            /**
             * Format: int32
             * @description Saved turns of the participant, including the opening.
             */
            turnCount: number;
            /**
             * Format: int32
             * @description Maximum number of turns of the participant.
             */
            turnLimit: number;
            /** @description Id of the project that the interview is about. Null if it is about none. */
            projectId: string | null;
            /** @description What was said, in order. */
            transcript: components["schemas"]["InterviewTranscriptItem"][];
            /** @description Extracted facts with quotes. The value is null if the caller does not know it. */
            facts: components["schemas"]["InterviewFactsItem"][];
            /** @description Keys of the facts that must be known and confirmed before publication. */
            missingFacts: string[];
            /** @description The next question. Null if there is none. */
            nextQuestion: string | null;
            /** @description Id of the capability that it was published as. Null before that. */
            publishedCapabilityId: string | null;
            /** @description Id of the project that it was published as. Null before that. */
            publishedProjectId: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
        };
        InterviewReply: {
            /** @description The reply, questions included. */
            text: string;
            /** @description The question in `text`, if any. */
            nextQuestion: string | null;
        };
        /** @enum {string} */
        InterviewStatus: "closed" | "open" | "published" | "ready";
        InterviewTranscriptItem: {
            /**
             * @description Who spoke.
             * @enum {string}
             */
            role: "interviewer" | "participant";
            /** @description The text. */
            text: string;
            /**
             * Format: date-time
             * @description When it was said.
             */
            at: string;
        };
        Invitation: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the factory.
             */
            factoryId: string;
            /** @description Name of the factory, in English if it has an English name. */
            factoryName: string;
            /** @description Id of the message that invites the factory. Null if there is none. */
            deliveryId: string | null;
            /** @description The status in the terms of the REST contract. */
            status: components["schemas"]["ContractInvitationStatus"];
            /** @description When the message was submitted. Null before that. */
            sentAt: string | null;
            /** @description When the factory quoted or declined. Null before that. */
            respondedAt: string | null;
        };
        /** @enum {string} */
        InvitationStatus: "answered" | "declined" | "expired" | "failed" | "pending" | "queued" | "quoted" | "revoked" | "sent";
        /** @enum {string} */
        KeyMode: "live" | "sandbox";
        /** @enum {string} */
        KeyPreset: "agent";
        KeyRecord: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /** @description Name given to the key. Null if none was given. */
            label: string | null;
            /** @description Whether the key can send. */
            mode: components["schemas"]["KeyMode"];
            /** @description Whether the key can be used. */
            status: components["schemas"]["KeyStatus"];
            /** @description The first 12 characters of the secret. */
            prefix: string;
            /** @description The last 4 characters of the secret. */
            last4: string;
            /** @description What the key may do, sorted. */
            scopes: string[];
            /** @description Id of the organisation. Null for sandbox keys. */
            organisationId: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the key ends, 24 hours after its creation for sandbox keys and 90 days for live keys.
             */
            expiresAt: string;
            /** @description When the key was last used, to the minute. Null if never. */
            lastUsedAt: string | null;
            /** @description When the key was revoked. Null if it was not. */
            revokedAt: string | null;
        };
        /** @enum {string} */
        KeyStatus: "active" | "expired" | "revoked" | "temporary";
        KnowledgeDocument: {
            /** @description Id of the guide, such as lithium-battery-transport. */
            id: string;
            /** @description Title in English. */
            title: string;
            /** @description Summary in English. */
            summary: string;
            /** @description Language of the text. */
            language: components["schemas"]["DocumentLanguage"];
            /** @description Ids of lifecycle stages. */
            stageIds: string[];
            /** @description Page of the source. Null if there is none. */
            sourceUrl: string | null;
            /**
             * Format: date-time
             * @description When the guide was last changed.
             */
            updatedAt: string;
            /** @description Title in Chinese. Null if there is none. */
            titleZh: string | null;
            /** @description Summary in Chinese. Null if there is none. */
            summaryZh: string | null;
            /** @description Markdown. */
            body: string;
            /** @description What the guide is based on. */
            sources: components["schemas"]["KnowledgeSource"][];
        };
        KnowledgeDocumentItem: {
            /** @description Id of the guide, such as lithium-battery-transport. */
            id: string;
            /** @description Title in English. */
            title: string;
            /** @description Summary in English. */
            summary: string;
            /** @description Language of the text. */
            language: components["schemas"]["DocumentLanguage"];
            /** @description Ids of lifecycle stages. */
            stageIds: string[];
            /** @description Page of the source. Null if there is none. */
            sourceUrl: string | null;
            /**
             * Format: date-time
             * @description When the guide was last changed.
             */
            updatedAt: string;
        };
        KnowledgeResult: {
            /** @description Id of the guide. */
            documentId: string;
            /** @description Title in English. */
            title: string;
            /** @description Heading of the section; null before the first heading. */
            section: string | null;
            /** @description The matching passage, at most 240 characters, without markup. */
            snippet: string;
            /** @description Share of the query that the guide matches, 0 to 1. Rare words weigh more; title weighs more than summary, summary more than text. */
            score: number;
            /** @description Language of the text. */
            language: components["schemas"]["DocumentLanguage"];
            /** @description Ids of lifecycle stages. */
            stageIds: string[];
            /** @description Page of the source. Null if there is none. */
            sourceUrl: string | null;
        };
        KnowledgeSource: {
            /** @description Name of the source. */
            name: string;
            /** @description Date of the source: YYYY-MM-DD, YYYY-MM or YYYY. */
            date: string;
        };
        LandedByMode: {
            /** @description Freight mode. */
            mode: components["schemas"]["ShippingMode"];
            /** @description Lowest landed cost in USD. Null if unknown. */
            lowUsd: number | null;
            /** @description Highest landed cost in USD. Null if unknown. */
            highUsd: number | null;
            /** @description Why there is no range. Null if there is one. */
            reason: string | null;
        };
        LandedRange: {
            /** @description Lowest landed cost in USD. Null if unknown. */
            lowUsd: number | null;
            /** @description Highest landed cost in USD. Null if unknown. */
            highUsd: number | null;
            /** @description What is not included, one sentence each. */
            excludes: string[];
            /** @description Extension: the freight modes that the range spans. */
            modes: components["schemas"]["ShippingMode"][];
        };
        LeadTimeDays: {
            /**
             * Format: int32
             * @description The shortest lead time, 0 to 1,000 days.
             */
            low: number;
            /**
             * Format: int32
             * @description The longest lead time, 0 to 1,000 days.
             */
            high: number;
        };
        LeadTimeDaysInput: {
            /**
             * Format: int32
             * @description Lower end of the range.
             */
            low: number;
            /**
             * Format: int32
             * @description Upper end of the range.
             */
            high: number;
        };
        LifecyclePhase: {
            /** @description Id of the phase, such as concept. */
            id: string;
            /** @description Title of the phase. */
            title: string;
            /**
             * Format: int32
             * @description Position, from 1.
             */
            order: number;
            /** @description The stages of the phase, in order. */
            stages: components["schemas"]["LifecycleStageItem"][];
        };
        LifecycleStage: {
            /** @description Id of the stage, such as tooling. */
            id: string;
            /** @description Title of the stage. */
            title: string;
            /** @description Id of the phase. */
            phaseId: string;
            /**
             * Format: int32
             * @description Position across all phases, from 1.
             */
            order: number;
            /** @description What the stage is about. */
            summary: string;
            /** @description Questions that a founder should be able to answer at this stage. */
            questions: string[];
            /** @description What exists at the end of the stage. */
            deliverables: string[];
            /** @description What goes wrong at this stage. */
            risks: string[];
            /** @description Kinds of action useful at this stage. */
            actionKinds: string[];
            /** @description Guides for this stage, in the order of the document list. */
            documentIds: string[];
            /** @description Id of the stage before this one. Null for the first. */
            previousStageId: string | null;
            /** @description Id of the stage after this one. Null for the last. */
            nextStageId: string | null;
        };
        /** @enum {string} */
        LifecycleStageId: "problem_definition" | "market_and_competitor_scan" | "requirements_definition" | "feasibility_study" | "unit_economics" | "regulatory_scoping" | "industrial_design" | "system_architecture" | "electronics_design" | "mechanical_design" | "firmware_development" | "proof_of_concept_prototype" | "dfm_review" | "bom_and_sourcing_plan" | "rfq_and_quote" | "supplier_qualification" | "supply_chain_setup" | "evt_build" | "tooling" | "dvt_build" | "reliability_testing" | "compliance_testing" | "packaging_design" | "test_fixture_development" | "golden_sample_approval" | "pvt_build" | "production_readiness_review" | "logistics_and_import_setup" | "purchase_order_and_planning" | "mass_production_ramp" | "outgoing_quality_inspection" | "shipping_and_customs" | "fulfilment_and_launch" | "support_and_returns" | "sustaining_and_end_of_life";
        LifecycleStageItem: {
            /** @description Id of the stage, such as tooling. */
            id: string;
            /** @description Title of the stage. */
            title: string;
            /**
             * Format: int32
             * @description Position across all phases, from 1.
             */
            order: number;
            /** @description What the stage is about. */
            summary: string;
        };
        ListActionKindsResponse: {
            /** @description The kinds. */
            kinds: components["schemas"]["ActionKind"][];
            /**
             * Format: int32
             * @description Number of records in this answer.
             */
            count: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListActionsResponse: {
            /** @description The records of the page. */
            actions: components["schemas"]["ActionItem"][];
            /**
             * Format: int32
             * @description Number of records in this page, not in total.
             */
            count: number;
            /**
             * @description Always true. The content is a draft, and nothing has been sent.
             * @constant
             */
            draft: true;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListCapabilitiesResponse: {
            /** @description The capabilities. */
            capabilities: components["schemas"]["CapabilityRecord"][];
            /**
             * Format: int32
             * @description Number of the page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Records per page.
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Number of matching records on all pages.
             */
            total: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListDeliveriesResponse: {
            /** @description The records of the page. */
            deliveries: components["schemas"]["DeliveryRecord"][];
            /**
             * Format: int32
             * @description Number of records in this page, not in total.
             */
            count: number;
            /**
             * @description Always true. The content is a draft, and nothing has been sent.
             * @constant
             */
            draft: true;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListEventsResponse: {
            /** @description Oldest first. */
            events: components["schemas"]["Event"][];
            /**
             * SafeInt
             * Format: int64
             * @description Pass it as `after` to read on. It is where the answer began while there is nothing newer.
             */
            nextAfter: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListExportsResponse: {
            /** @description The records of the page. */
            exports: components["schemas"]["ExportRecord"][];
            /**
             * Format: int32
             * @description Number of records in this page, not in total.
             */
            count: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListFactoriesResponse: {
            /** @description The factories. */
            factories: components["schemas"]["FactoryListItem"][];
            /**
             * Format: int32
             * @description Number of the page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Records per page.
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Number of matching records on all pages.
             */
            total: number;
            /** @description When the directory was last refreshed. Null if never. */
            importedThrough: string | null;
            /** @description Extension. Other spellings of `q` that find more, the nearest first. Only where at most 5 factories match. */
            suggestions: string[];
            /** @description Extension. Filters that say what words of `q` say: a process, a city, a region or a certificate. */
            hints: components["schemas"]["FactoryHint"][];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListFactoryInteractionsResponse: {
            /** @description Ordered by newest mail. */
            threads: components["schemas"]["Thread"][];
            /** @description The newest 100 call notes, newest first. */
            callNotes: components["schemas"]["CallNote"][];
            /** @description Notes of the operator about the factory. */
            directoryNotes: components["schemas"]["DirectoryNotes"];
            /** @description Date of the last mail import. */
            importedThrough: string | null;
            /** @description Which mails are included and how they were matched. */
            coverageNote: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListKeysResponse: {
            /** @description The records of the page. */
            keys: components["schemas"]["KeyRecord"][];
            /**
             * Format: int32
             * @description Number of records in this page, not in total.
             */
            count: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListKnowledgeDocumentsResponse: {
            /** @description The guides of the page. */
            documents: components["schemas"]["KnowledgeDocumentItem"][];
            /**
             * Format: int32
             * @description Number of the page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Records per page.
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Number of matching records on all pages.
             */
            total: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListOutboxResponse: {
            /** @description The records of the page. */
            deliveries: components["schemas"]["OutboxItem"][];
            /**
             * Format: int32
             * @description Number of records in this page, not in total.
             */
            count: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListPendingDisclosuresResponse: {
            /** @description The records of the page. */
            disclosures: components["schemas"]["DisclosureRecord"][];
            /**
             * Format: int32
             * @description Number of records in this page, not in total.
             */
            count: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListProjectActionsResponse: {
            /** @description The records of the page. */
            actions: components["schemas"]["ActionItem"][];
            /**
             * Format: int32
             * @description Number of records in this page, not in total.
             */
            count: number;
            /**
             * @description Always true. The content is a draft, and nothing has been sent.
             * @constant
             */
            draft: true;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListProjectsResponse: {
            /** @description The records of the page. */
            projects: components["schemas"]["ProjectItem"][];
            /**
             * Format: int32
             * @description Number of records in this page, not in total.
             */
            count: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListRfqAnswersResponse: {
            /** @description The records of the page. */
            answers: components["schemas"]["AnswerRecord"][];
            /**
             * Format: int32
             * @description Number of records in this page, not in total.
             */
            count: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListRfqsResponse: {
            /** @description The quote requests, newest first. */
            rfqs: components["schemas"]["RfqSummary"][];
            /**
             * Format: int32
             * @description Number of the page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Records per page.
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Number of matching records on all pages.
             */
            total: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListRunsResponse: {
            /** @description The records of the page. */
            runs: components["schemas"]["RunRecord"][];
            /**
             * Format: int32
             * @description Number of records in this page, not in total.
             */
            count: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListShippingProvidersResponse: {
            /** @description Sources of freight rates. */
            rating: components["schemas"]["RatingSource"][];
            /** @description Providers of tracking data. */
            tracking: components["schemas"]["TrackingSource"][];
            /** @description What works without providers. */
            note: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ListWebhooksResponse: {
            /** @description The records of the page. */
            webhooks: components["schemas"]["WebhookRecord"][];
            /**
             * Format: int32
             * @description Number of records in this page, not in total.
             */
            count: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        LiveTracking: {
            /**
             * @description Always live.
             * @constant
             */
            availability: "live";
            /** @description The provider. */
            provider: components["schemas"]["TrackingProvider"];
            /** @description The tracking number. */
            trackingNumber: string;
            /** @description Name of the carrier. Null if the provider states none. */
            carrier: string | null;
            /** @description Normalized across providers; null if the provider reports none. */
            status: components["schemas"]["TrackingStatus"] | null;
            /** @description Newest first; events without a valid time last. */
            events: components["schemas"]["TrackingEvent"][];
        };
        LiveTrackingResponse: {
            /**
             * @description Always live.
             * @constant
             */
            availability: "live";
            /** @description The provider. */
            provider: components["schemas"]["TrackingProvider"];
            /** @description The tracking number. */
            trackingNumber: string;
            /** @description Name of the carrier. Null if the provider states none. */
            carrier: string | null;
            /** @description Normalized across providers; null if the provider reports none. */
            status: components["schemas"]["TrackingStatus"] | null;
            /** @description Newest first; events without a valid time last. */
            events: components["schemas"]["TrackingEvent"][];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        MarkDeliverySentRequest: {
            /** @description The person who sent the message. */
            sentBy: string;
            /** @description Id of the message outside this service. */
            reference?: string;
        };
        MarkDeliverySentResponse: {
            /** @description The same record, so that a response can nest it. */
            delivery: components["schemas"]["DeliveryRecord"];
            /** @description In lists, available on pages of at most 50. */
            to: components["schemas"]["Recipient"];
            /** @description Addresses that receive a copy. */
            cc: string[];
            /** @description Subject of the message. Null if it has none. */
            subject: string | null;
            /** @description Text in English. Null if there is none. */
            bodyEn: string | null;
            /** @description Text in Chinese. Null if there is none. */
            bodyZh: string | null;
            /** @description What has happened to the message. */
            status: components["schemas"]["DeliveryStatus"];
            /** @description How the message is sent; null before approval, and for an e-mail without a transport. */
            transport: components["schemas"]["Transport"] | null;
            /** @description What the status does and does not prove. */
            note: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        MarketBox: {
            /** @description Length. */
            length: number;
            /** @description Width. */
            width: number;
            /** @description Height. */
            height: number;
        };
        /** @enum {string} */
        MarketMode: "air_express" | "air_freight" | "ocean_fcl" | "ocean_lcl";
        MarketQuery: {
            /** @description Where the goods come from. */
            origin: string;
            /** @description Where the goods go. */
            destination: string;
            /**
             * Format: int32
             * @description Number of boxes.
             */
            quantity: number;
            /** @description Weight of one box in kilograms. */
            boxWeightKg: number;
            /** @description Size of one box. */
            boxCm: components["schemas"]["MarketBox"];
            /** @description How the question differs from the consignment. Null if it does not. */
            note: string | null;
        };
        MarketQuote: {
            /** @description Freight mode as the market names it. */
            marketMode: string;
            /** @description Freight mode. Null if it is none of the known ones. */
            mode: components["schemas"]["MarketMode"] | null;
            /** @description Lowest price in USD. Null if unknown. */
            priceUsdLow: number | null;
            /** @description Highest price in USD. Null if unknown. */
            priceUsdHigh: number | null;
            /** @description Currency of the market. Null if unknown. */
            currency: string | null;
            /** @description Transit time in days. Null if unknown. */
            transitDays: components["schemas"]["ShippingRange"] | null;
        };
        MarketQuotes: {
            /** @description Whom to name as the source. */
            attribution: string;
            /** @description Page of the source. */
            link: string;
            /**
             * Format: date-time
             * @description When they were fetched.
             */
            fetchedAt: string;
            /** @description What was asked. */
            query: components["schemas"]["MarketQuery"];
            /** @description The quotes. */
            quotes: components["schemas"]["MarketQuote"][];
            /**
             * @description Always false.
             * @constant
             */
            binding: false;
        };
        MinQuantity: {
            /** @description The process that it applies to. Null for all. */
            process: components["schemas"]["Process"] | null;
            /**
             * Format: int32
             * @description The smallest order.
             */
            quantity: number;
            /** @description Unit of the quantity, such as pcs. Null if not stated. */
            unit: string | null;
        };
        NetworkSummaryByProcess: {
            [key: string]: number;
        };
        NetworkSummaryByRegion: {
            [key: string]: number;
        };
        NetworkSummaryResponse: {
            /**
             * Format: int32
             * @description Number of factories.
             */
            total: number;
            /** @description Number of factories by process. */
            byProcess: components["schemas"]["NetworkSummaryByProcess"];
            /** @description Number of factories by region. */
            byRegion: components["schemas"]["NetworkSummaryByRegion"];
            /**
             * Format: int32
             * @description Number of factories that have answered the operator.
             */
            answeredUs: number;
            /**
             * Format: int32
             * @description Number of factories with a certification on file.
             */
            withCertifications: number;
            /** @description Day of the last import. Null before the first one. */
            importedThrough: string | null;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        Organisation: {
            /**
             * Format: uuid
             * @description A uuid, the same as in REST.
             */
            id: string;
            /** @description Name of the organisation. */
            name: string;
            /** @description Customer, or the operator of the service. */
            kind: components["schemas"]["OrganisationKind"];
        };
        /** @enum {string} */
        OrganisationKind: "customer" | "internal";
        OutboxItem: {
            /** @description The delivery. */
            delivery: components["schemas"]["DeliveryRecord"];
            /** @description The approved recipient. */
            to: components["schemas"]["Recipient"];
            /** @description Addresses that receive a copy. */
            cc: string[];
            /** @description Subject of the message. Null if it has none. */
            subject: string | null;
            /** @description Text in English, with the supplier link once the message is approved. Null if there is none. */
            bodyEn: string | null;
            /** @description Text in Chinese, with the supplier link once the message is approved. Null if there is none. */
            bodyZh: string | null;
            /** @description When it was approved. Null for drafts. */
            approvedAt: string | null;
            /** @description The project. */
            project: components["schemas"]["OutboxProject"];
        };
        OutboxProject: {
            /**
             * Format: uuid
             * @description Id of the project, a uuid.
             */
            id: string;
            /** @description Name of the project. */
            name: string;
        };
        /** @enum {string} */
        OutboxStatus: "queued" | "needs_contact";
        PasskeySignature: {
            /** @description Id of the credential. */
            credentialId: string;
            /** @description Public key of the passkey: SubjectPublicKeyInfo (RFC 5280), DER. */
            publicKey: string;
            /** @description What the browser states: type, challenge and origin. */
            clientDataJSON: string;
            /** @description What the passkey states: hash of the relying party id, flags and signature counter. */
            authenticatorData: string;
            /** @description Signature over authenticatorData and SHA-256 of clientDataJSON: ES256, RS256 or EdDSA. */
            signature: string;
            /** @description Random part of the challenge. */
            nonce: string;
        };
        PingWebhookResponse: {
            /** @description The request and its answer. */
            attempt: components["schemas"]["WebhookAttempt"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        PlanComplianceRequest: {
            /** @description What the product is and does, in English or Chinese. */
            description: string;
            /** @description Markets to sell on. */
            markets: components["schemas"]["ComplianceMarket"][];
            /** @description What the product has or does. Features that are not stated are unknown. */
            features?: components["schemas"]["ProductFeatures"];
            /**
             * Format: uuid
             * @description Its intake is used as an additional source.
             */
            projectId?: string;
        };
        PlanComplianceResponse: {
            /** @description The rules, in the order of a plan. */
            requirements: components["schemas"]["ComplianceRequirement"][];
            /** @description What is not covered, then at most five questions, each of which changes the answer. */
            unknowns: string[];
            /**
             * @description Always false.
             * @constant
             */
            binding: false;
            /**
             * @description Always true.
             * @constant
             */
            draft: true;
            /** @description What the path is and is not. */
            note: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        PlannedTracking: {
            /**
             * @description Always planned.
             * @constant
             */
            availability: "planned";
            /** @description The provider. */
            provider: components["schemas"]["TrackingProvider"];
            /** @description The tracking number. */
            trackingNumber: string;
            /** @description Names of the missing settings. */
            missing: string[];
            /** @description What is missing, in words. */
            message: string;
        };
        PlannedTrackingResponse: {
            /**
             * @description Always planned.
             * @constant
             */
            availability: "planned";
            /** @description The provider. */
            provider: components["schemas"]["TrackingProvider"];
            /** @description The tracking number. */
            trackingNumber: string;
            /** @description Names of the missing settings. */
            missing: string[];
            /** @description What is missing, in words. */
            message: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        PlannedVolume: {
            /**
             * @description Number of units.
             * @default null
             */
            quantity: number | null;
            /**
             * @description What is counted, such as piece. Null if unknown.
             * @default null
             */
            unit: string | null;
            /**
             * @description When it is planned for. Null if open.
             * @default null
             */
            period: string | null;
            /**
             * @description Where the value comes from.
             * @default null
             */
            source: components["schemas"]["Source"] | null;
        };
        PlannedVolumeInput: {
            /**
             * @description Number of units.
             * @default null
             */
            quantity?: number | null;
            /**
             * @description What is counted, such as piece. Null if unknown.
             * @default null
             */
            unit?: string | null;
            /**
             * @description When it is planned for. Null if open.
             * @default null
             */
            period?: string | null;
            /**
             * @description Where the value comes from.
             * @default null
             */
            source?: components["schemas"]["SourceInput"] | null;
        };
        PlanningBand: {
            /** @description The lowest value. */
            low: number;
            /** @description The highest value. */
            high: number;
        };
        PollDeviceConnectionRequest: {
            /** @description Secret of the terminal, from the start of the connection. */
            deviceCode: string;
        };
        PollDeviceConnectionResponse: {
            /** @description Status of the connection. */
            status: components["schemas"]["DevicePollStatus"];
            /**
             * Format: int32
             * @description Minimum seconds between two polls.
             */
            interval: number;
            /**
             * Format: int32
             * @description Seconds left to approve or to acknowledge.
             */
            expiresIn: number;
            /** @description Null before the approval. */
            key: components["schemas"]["KeyRecord"] | null;
            /** @description The key itself, the same in every poll. */
            secret: string | null;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        PreviewEngineeringRequest: {
            /** @description Revision of the design. Null if none is stated. */
            revision: string;
            /** @description All files of the revision, including unchanged ones. */
            files: components["schemas"]["PreviewEngineeringRequestFilesItem"][];
            /** @description Remark for people. The wording may change. */
            note?: string;
        };
        PreviewEngineeringRequestFilesItem: {
            /** @description Not a path. Stored in Unicode form NFC. */
            name: string;
            /**
             * Format: int32
             * @description Size in bytes.
             */
            sizeBytes: number;
            /** @description SHA-256 of the content, 64 hexadecimal digits. */
            sha256: string;
            /** @description A media type without parameters, such as application/pdf. */
            contentType?: string;
            /** @description Derived from name and media type if omitted. */
            kind?: components["schemas"]["EngineeringFileKind"];
        };
        PreviewEngineeringResponse: {
            /** @description The created preview. */
            preview: components["schemas"]["EngineeringPreview"];
            /**
             * Format: uuid
             * @description Id of the preview, for `startEngineeringTransfer`.
             */
            previewId: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        /** @enum {string} */
        Process: "battery" | "camera" | "cnc" | "die_casting" | "display" | "injection_molding" | "motor_actuator" | "off_the_shelf" | "other" | "packaging" | "pcba" | "power_adapter" | "sheet_metal" | "wire_harness";
        ProductFeatures: {
            /** @description Transmits by radio, including through a module. */
            wireless?: boolean;
            /** @description Powered from the mains. */
            mains?: boolean;
            /** @description Designed for children aged 12 or younger. */
            childrens?: boolean;
            /** @description Whether it touches food. */
            foodContact?: boolean;
            /** @description Claims to diagnose, treat or prevent a disease. */
            medical?: boolean;
            /** @description Whether it contains a laser. */
            laser?: boolean;
            /** @description Whether and how the goods contain batteries. */
            batteries?: components["schemas"]["Batteries"];
        };
        /** @enum {string} */
        ProductScope: "pcba" | "box_build" | "mechanical_part" | "tooling" | "full_product" | "mixed";
        /** @enum {string} */
        ProductStage: "idea" | "prototype" | "evt" | "dvt" | "pvt" | "production";
        ProjectCounts: {
            /**
             * Format: int32
             * @description Number of actions.
             */
            actions: number;
            /**
             * Format: int32
             * @description Number of deliveries.
             */
            deliveries: number;
            /**
             * Format: int32
             * @description Number of requests for quotes.
             */
            rfqs: number;
        };
        ProjectIntent: {
            /**
             * @description Version of the shape of the intent. Always 1.
             * @constant
             */
            schemaVersion: 1;
            /** @description What is wanted now. */
            current: components["schemas"]["ProjectIntentCurrent"];
            /** @description The pilot that is planned. Null if none is. */
            plannedPilot: components["schemas"]["PlannedVolume"] | null;
            /** @description The volume that is expected later. Null if unknown. */
            forecast: components["schemas"]["PlannedVolume"] | null;
            /** @description The requirements. */
            requirements: components["schemas"]["ProjectIntentRequirementsItem"][];
            /** @description What matters to the caller. */
            priorities: components["schemas"]["IntentPriority"][];
            /** @description Where the priorities come from. Null if unknown. */
            prioritySource: components["schemas"]["Source"] | null;
        };
        ProjectIntentCurrent: {
            /**
             * @description What the units are for.
             * @default unknown
             */
            purpose: components["schemas"]["IntentPurpose"];
            /**
             * @description Number of units.
             * @default null
             */
            quantity: number | null;
            /**
             * @description What is counted, such as piece. Null if unknown.
             * @default null
             */
            unit: string | null;
            /**
             * @description Variant of the product. Null if none is stated.
             * @default null
             */
            configuration: string | null;
            /**
             * @description Revision of the design. Null if none is stated.
             * @default null
             */
            revision: string | null;
            /**
             * @description Whether the caller has confirmed it.
             * @default unconfirmed
             */
            confirmation: components["schemas"]["Confirmation"];
            /**
             * @description Where the value comes from.
             * @default null
             */
            source: components["schemas"]["Source"] | null;
        };
        ProjectIntentRequirementsItem: {
            /** @description What kind of record it is. */
            kind: components["schemas"]["RequirementKind"];
            /** @description The requirement in words. */
            detail: string;
            /**
             * @description Whether it must or should be met.
             * @default preference
             */
            strength: components["schemas"]["RequirementStrength"];
            /**
             * @description Whether the caller has confirmed it.
             * @default unconfirmed
             */
            confirmation: components["schemas"]["Confirmation"];
            /**
             * @description Where the value comes from.
             * @default null
             */
            source: components["schemas"]["Source"] | null;
        };
        ProjectItem: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /** @description Name, 1 to 120 characters. */
            name: string;
            /** @description Whether the project is worked on. */
            status: components["schemas"]["ProjectStatus"];
            /** @description Whether a sandbox key or a live organisation owns the project. */
            mode: components["schemas"]["ProjectMode"];
            /** @description Increases with every change of name, intake or intent. */
            contextVersion: string;
            /** @description The quantity that quote requests use unless they state their own. Null if unknown. */
            currentQuantity: number | null;
            /** @description Where `currentQuantity` comes from. */
            quantitySource: components["schemas"]["QuantitySource"];
            /** @description The lifecycle stage of the project. */
            stageId: string | null;
            /** @description Numbers of records of the project. */
            counts: components["schemas"]["ProjectCounts"];
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
        };
        /** @enum {string} */
        ProjectMode: "live" | "sandbox";
        ProjectRecord: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /** @description Name, 1 to 120 characters. */
            name: string;
            /** @description Whether the project is worked on. */
            status: components["schemas"]["ProjectStatus"];
            /** @description Whether a sandbox key or a live organisation owns the project. */
            mode: components["schemas"]["ProjectMode"];
            /** @description Increases with every change of name, intake or intent. */
            contextVersion: string;
            /** @description The quantity that quote requests use unless they state their own. Null if unknown. */
            currentQuantity: number | null;
            /** @description Where `currentQuantity` comes from. */
            quantitySource: components["schemas"]["QuantitySource"];
            /** @description The lifecycle stage of the project. */
            stageId: string | null;
            /** @description Numbers of records of the project. */
            counts: components["schemas"]["ProjectCounts"];
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
            /** @description What is known about the product. */
            intake: components["schemas"]["Intake"] | null;
            /** @description What is to be made, and how sure that is. */
            intent: components["schemas"]["ProjectIntent"] | null;
        };
        /** @enum {string} */
        ProjectStatus: "active" | "archived";
        PublicationApproval: {
            /**
             * Format: uuid
             * @description Id of the approval, for `publishQuoteRequest`.
             */
            id: string;
            /** @description Digest of the approved review. */
            reviewSha256: string;
            /**
             * Format: date-time
             * @description Until when it can be published, 30 minutes after the approval.
             */
            expiresAt: string;
        };
        PublicationDisclosure: {
            /** @description What is disclosed. */
            kind: components["schemas"]["DisclosureKind"];
            /** @description Name of the part. */
            name: string;
        };
        PublicationFactory: {
            /**
             * Format: uuid
             * @description Id of the factory.
             */
            factoryId: string;
            /** @description Name in English, or the Chinese name if there is no English one. */
            nameEn: string;
            /** @description Name in Chinese. Null if unknown. */
            nameZh: string | null;
        };
        PublicationFile: {
            /**
             * Format: uuid
             * @description Id of the file.
             */
            fileId: string;
            /** @description Name of the file. */
            name: string;
            /** @description Extension: of the package of engineering files. */
            revision: string;
            /**
             * Format: int32
             * @description Extension.
             */
            sizeBytes: number;
            /** @description SHA-256 of the content, 64 lower-case hexadecimal digits. */
            sha256: string;
        };
        PublicationRecipient: {
            /**
             * Format: uuid
             * @description Id of the factory.
             */
            factoryId: string;
            /** @description How the message reaches the factory. */
            channel: components["schemas"]["Channel"];
            /** @description Null by WeChat, and while no sender is configured. */
            from: string | null;
            /** @description Where replies go; each message gets a reference in the place of `…`. Null: to `from`. */
            replyTo: string | null;
            /** @description Counts as a contact read. */
            to: components["schemas"]["PublicationRecipientAddress"] | null;
            /** @description Subject of the message. */
            subject: string;
            /** @description The message in English, with its salutation. */
            bodyEn: string;
            /** @description The message in Chinese, with its salutation. */
            bodyZh: string;
            /** @description Whether the message carries a supplier link, which the texts show as `/s/…`. */
            hasLink: boolean;
            /** @description Whether the factory has or would get this message. */
            reachable: boolean;
            /** @description Why no message would be sent; null if one would. */
            reason: components["schemas"]["RecipientReason"] | null;
        };
        PublicationRecipientAddress: {
            /** @description Name of the contact. Null if unknown. */
            name: string | null;
            /** @description E-mail address, or WeChat id. */
            address: string;
        };
        PublicationReview: {
            /**
             * Format: uuid
             * @description Id of the action.
             */
            actionId: string;
            /**
             * Format: uuid
             * @description Id of the project.
             */
            projectId: string;
            /** @description The `contextVersion` of the project at that time. */
            projectVersion: string;
            /** @description The terms and recipients; send them with the approval. */
            selection: components["schemas"]["PublicationSelection"];
            /** @description The factories that would be invited. */
            factories: components["schemas"]["PublicationFactory"][];
            /** @description The text, followed by the terms of the selection. */
            rfq: components["schemas"]["PublicationText"];
            /** @description Files that would be disclosed. */
            files: components["schemas"]["PublicationFile"][];
            /** @description What the factories would receive. */
            disclosures: components["schemas"]["PublicationDisclosure"][];
            /** @description Extension: the message to each factory, as it would be sent. */
            recipients: components["schemas"]["PublicationRecipient"][];
            /** @description Extension: each recipient that has an address. Not part of reviewSha256. */
            screenings: components["schemas"]["PublicationScreening"][];
            /** @description Send it with the approval, after a person has approved the review. */
            reviewSha256: string;
            /** @description What publishing would do. */
            effect: string;
            /** @description What an approval does and does not do. */
            note: string;
        };
        PublicationScreening: {
            /**
             * Format: uuid
             * @description Id of the factory.
             */
            factoryId: string;
            /** @description The recipient against the screening list. */
            screening: components["schemas"]["Screening"];
        };
        PublicationSelection: {
            /** @description ISO 4217 code, such as USD or CNY. */
            currency: string;
            /** @description Delivery term (Incoterms 2020). Null if not stated. */
            incoterm: components["schemas"]["Incoterm"] | null;
            /** @description The place or port of the delivery term. Null if not stated. */
            namedPlace: string | null;
            /** @description Where the goods are to be delivered. Null if not stated. */
            deliverTo: string | null;
            /** @description Target price as a decimal string. Visible to the buyer only. Null if not stated. */
            targetUnitPrice: string | null;
            /** @description Quantities to be quoted. */
            quantities: number[];
            /** @description The last day for quotes. Null if not stated. */
            quoteBy: string | null;
            /** @description Ids of the factories, at most five. */
            factoryIds: string[];
            /** @description Whether the buyer is unknown to the suppliers. */
            anonymised: boolean;
        };
        PublicationSelectionInput: {
            /**
             * @description ISO 4217 code, such as USD or CNY.
             * @enum {string}
             */
            currency: "AED" | "AFN" | "ALL" | "AMD" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHF" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
            /**
             * @description Delivery term of Incoterms 2020. Null if open.
             * @default null
             */
            incoterm?: components["schemas"]["Incoterm"] | null;
            /**
             * @description Place of the delivery term. Null if open.
             * @default null
             */
            namedPlace?: string | null;
            /**
             * @description Where the goods are to be delivered. Null if open.
             * @default null
             */
            deliverTo?: string | null;
            /**
             * @description Target price of one unit as decimal text. Null if none is stated.
             * @default null
             */
            targetUnitPrice?: string | null;
            /** @description Alternative order quantities. */
            quantities: number[];
            /**
             * @description Last day for quotes. Null if open.
             * @default null
             */
            quoteBy?: string | null;
            /** @description Factories by id or directory id. */
            factoryIds: string[];
            /** @description Whether company and product of the buyer stay unknown to factories. */
            anonymised: boolean;
        } | {
            /** @description Place of the delivery term. Null if open. */
            namedPlace?: null;
        } | {
            /**
             * @description Delivery term of Incoterms 2020. Null if open.
             * @enum {unknown}
             */
            incoterm: "EXW" | "FCA" | "CPT" | "CIP" | "DAP" | "DPU" | "DDP" | "FAS" | "FOB" | "CFR" | "CIF";
        };
        PublicationText: {
            /** @description Text in English. */
            en: string;
            /** @description Text in Chinese. */
            zh: string;
        };
        PublishInterviewRequest: {
            /**
             * Format: int64
             * @description The version last read by the caller.
             */
            version: number;
        };
        PublishInterviewResponse: {
            /** @description The published interview. */
            interview: components["schemas"]["InterviewRecord"];
            /** @description The submitted capability, regardless of the other scopes of the key. In review by operator staff until it is visible to others. */
            capability: components["schemas"]["CapabilityRecord"] | null;
            /** @description The created or updated project, regardless of the other scopes of the key. */
            project: components["schemas"]["ProjectRecord"] | null;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        PublishQuoteRequestRequest: {
            /**
             * Format: uuid
             * @description The approval.
             */
            approvalId: string;
        };
        PublishQuoteRequestResponse: {
            /** @description The request for quotes. */
            rfq: components["schemas"]["RfqSummary"];
            /** @description The invited factories. */
            invitations: components["schemas"]["Invitation"][];
            /** @description What each factory may receive. */
            disclosures: components["schemas"]["DisclosureRecord"][];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        /** @enum {string} */
        QuantitySource: "explicit_quote_band" | "manufacturing_intent" | "project" | "unknown";
        QuotePart: {
            /** @description Name for people. */
            name: string;
            /** @description Manufacturing process. */
            process?: components["schemas"]["Process"];
            /** @description Material, as the caller names it. */
            material?: string;
            /** @description Surface finish, as the caller names it. */
            finish?: string;
            /**
             * Format: int64
             * @description Pieces of this part in one product.
             */
            quantityPerUnit?: number;
            /** @description Remarks for people. The wording may change. */
            notes?: string;
            /** @description Number of the drawing. */
            drawingNumber?: string;
            /** @description Revision of the drawing. */
            revision?: string;
        };
        /** @enum {string} */
        QuoteSource: "email" | "entered_by_staff" | "file" | "supplier_answer";
        /** @enum {string} */
        QuoteStatus: "expired" | "submitted" | "superseded" | "withdrawn";
        RatingSource: {
            /** @description Name of the source. */
            provider: string;
            /** @description Whether it is configured. */
            configured: boolean;
            /** @description Name of its setting. Null if it needs none. */
            env: string | null;
            /** @description What it offers. */
            note: string;
        };
        Recipient: {
            /** @description Name of the contact person. Null if withheld or unknown. */
            name: string | null;
            /** @description Address of the recipient. Null if it is withheld or none is on file. */
            address: string | null;
            /** @description Why the address is null: it is withheld, a quota is reached, or none is on file. */
            addressNote: string | null;
            /** @description Id of the factory. Null if it is not in the directory. */
            factoryId: string | null;
        };
        /** @enum {string} */
        RecipientReason: "already_sent" | "delivery_unsettled" | "no_contact";
        RefuseAnswerRequest: {
            /** @description Why the answer is refused. Not shown to the supplier. */
            reason?: string;
        };
        RefuseAnswerResponse: {
            /** @description The refused answer. */
            answer: components["schemas"]["AnswerRecord"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        RejectDeliveryRequest: {
            /** @description Why the draft is rejected. */
            reason?: string;
        };
        RejectDeliveryResponse: {
            /** @description The same record, so that a response can nest it. */
            delivery: components["schemas"]["DeliveryRecord"];
            /** @description In lists, available on pages of at most 50. */
            to: components["schemas"]["Recipient"];
            /** @description Addresses that receive a copy. */
            cc: string[];
            /** @description Subject of the message. Null if it has none. */
            subject: string | null;
            /** @description Text in English. Null if there is none. */
            bodyEn: string | null;
            /** @description Text in Chinese. Null if there is none. */
            bodyZh: string | null;
            /** @description What has happened to the message. */
            status: components["schemas"]["DeliveryStatus"];
            /** @description How the message is sent; null before approval, and for an e-mail without a transport. */
            transport: components["schemas"]["Transport"] | null;
            /** @description What the status does and does not prove. */
            note: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        RemoveWebhookResponse: {
            /**
             * Format: uuid
             * @description Id of the removed webhook.
             */
            id: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        RequestLimits: {
            /**
             * Format: int32
             * @description Requests allowed in any 60 seconds.
             */
            requestsPerMinute: number;
            /**
             * Format: int32
             * @description Requests allowed in any 24 hours.
             */
            requestsPerDay: number;
            /**
             * Format: int32
             * @description Requests left of the day.
             */
            remainingToday: number;
        };
        /** @enum {string} */
        RequirementKind: "location" | "quality" | "material" | "inspection" | "deadline" | "other";
        /** @enum {string} */
        RequirementStatus: "conditional" | "likely" | "not_applicable" | "required" | "unknown";
        /** @enum {string} */
        RequirementStrength: "hard" | "preference";
        RetryDeliveryResponse: {
            /** @description The same record, so that a response can nest it. */
            delivery: components["schemas"]["DeliveryRecord"];
            /** @description In lists, available on pages of at most 50. */
            to: components["schemas"]["Recipient"];
            /** @description Addresses that receive a copy. */
            cc: string[];
            /** @description Subject of the message. Null if it has none. */
            subject: string | null;
            /** @description Text in English. Null if there is none. */
            bodyEn: string | null;
            /** @description Text in Chinese. Null if there is none. */
            bodyZh: string | null;
            /** @description What has happened to the message. */
            status: components["schemas"]["DeliveryStatus"];
            /** @description How the message is sent; null before approval, and for an e-mail without a transport. */
            transport: components["schemas"]["Transport"] | null;
            /** @description Null for drafts, for messages that a person sends, and if no e-mail transport was configured. */
            dispatch: components["schemas"]["Dispatch"] | null;
            /** @description What the status does and does not prove. */
            note: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ReviewCapabilityRequest: {
            /** @description What was decided. */
            decision: components["schemas"]["ReviewDecision"];
            /**
             * Format: int64
             * @description The `version` last read by the caller.
             */
            expectedVersion: number;
            /** @description Note to the owner. Required unless the decision is approve. */
            note?: string;
        } | {
            /**
             * @description What was decided.
             * @constant
             */
            decision?: "approve";
        } | {
            /** @description Remark for people. The wording may change. */
            note: unknown;
        };
        ReviewCapabilityResponse: {
            /** @description The reviewed capability. */
            capability: components["schemas"]["CapabilityRecord"];
            /** @description The decision. */
            review: components["schemas"]["CapabilityReview"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        /** @enum {string} */
        ReviewDecision: "approve" | "reject" | "request_changes";
        ReviewDeliveryResponse: {
            /** @description The message that an approval would send now. Counts as a contact read. */
            review: components["schemas"]["DeliveryReview"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ReviewPublicationResponse: {
            /** @description Reviews the publication of a completed quote request. Omitted fields default to the values of the action. */
            publication: components["schemas"]["PublicationReview"];
            /**
             * @description Always true. The content is a draft, and nothing has been sent.
             * @constant
             */
            draft: true;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ReviewQueueItem: {
            /** @description The capability. */
            capability: components["schemas"]["CapabilityRecord"];
            /**
             * Format: date-time
             * @description When it was submitted.
             */
            submittedAt: string;
            /** @description Id of the interview that it comes from. Null if it comes from none. */
            interviewId: string | null;
            /** @description Questions to the owner about missing or unconfirmed facts. */
            openQuestions: string[];
        };
        ReviewQueueResponse: {
            /** @description The records of the page. */
            items: components["schemas"]["ReviewQueueItem"][];
            /**
             * Format: int32
             * @description Number of records in this page, not in total.
             */
            count: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        ReviewRecipient: {
            /** @description Name of the contact person. Null if unknown. */
            name: string | null;
            /** @description Address of the recipient. */
            address: string;
            /** @description Id of the factory. Null if it is not in the directory. */
            factoryId: string | null;
            /** @description Name of the factory. Null if unknown. */
            factoryName: string | null;
        };
        RevokeDisclosureRequest: {
            /** @description Why the disclosure is revoked. */
            reason?: string;
        };
        RevokeDisclosureResponse: {
            /** @description The revoked disclosure. */
            disclosure: components["schemas"]["DisclosureRecord"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        RevokeKeyResponse: {
            /** @description The changed key. */
            key: components["schemas"]["KeyRecord"];
            /**
             * @description Always true. The key is revoked.
             * @constant
             */
            revoked: true;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        Rfq: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the project.
             */
            projectId: string;
            /** @description Name of the project at the publication. */
            projectName: string;
            /** @description Title of the request. */
            title: string;
            /** @description `sent` once the first message has been handed over. The invitations show which. */
            status: components["schemas"]["RfqStatus"];
            /** @description Whether the buyer is unknown to the suppliers. */
            anonymised: boolean;
            /** @description What is to be made, such as box_build. */
            scope: string;
            /** @description Always unspecified. */
            sourcingModel: string;
            /** @description What the units are for, such as pilot. */
            runKind: string;
            /** @description Empty if none was given. */
            priority: string;
            /** @description Which drawings and samples exist, such as none_yet. */
            drawingsStatus: string;
            /** @description Whether the buyer must own the tools. */
            toolOwnershipRequired: boolean;
            /** @description Always null. Bills of materials have no records of their own. */
            bomId: string | null;
            /** @description Ids of the lines, in order. */
            lineIds: string[];
            /** @description Ids of the disclosed files. */
            fileIds: string[];
            /** @description The requested terms. */
            requested: components["schemas"]["RfqRequested"];
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
            /** @description The invited factories. */
            invitations: components["schemas"]["Invitation"][];
            /** @description All versions, grouped by supplier. */
            quotes: components["schemas"]["SupplierQuote"][];
        };
        RfqComparisonColumn: {
            /**
             * Format: uuid
             * @description Id of the compared version of the quote.
             */
            quoteId: string;
            /**
             * Format: uuid
             * @description Id of the factory.
             */
            factoryId: string;
            /** @description Name of the factory, in English if it has an English name. */
            factoryName: string;
            /**
             * Format: int32
             * @description Number of the version, from 1.
             */
            version: number;
            /**
             * Format: date-time
             * @description When the quote was received.
             */
            receivedAt: string;
            /** @description The last day of validity. Null if not stated. */
            validUntil: string | null;
            /** @description ISO 4217 code, such as USD or CNY. */
            currency: string;
            /** @description Delivery term (Incoterms 2020). Null if not stated. */
            incoterm: components["schemas"]["Incoterm"] | null;
            /** @description The place or port of the delivery term. Null if not stated. */
            namedPlace: string | null;
            /** @description Price of one unit as decimal text. Null if unknown. */
            unitPrice: string | null;
            /** @description Price of all units as decimal text. Null if unknown. */
            goodsTotal: string | null;
            /** @description Cost of tools as decimal text. Null if unknown. */
            toolingCost: string | null;
            /** @description Number of matching records on all pages. */
            total: string | null;
            /** @description Minimum order quantity in units. */
            moq: number | null;
            /** @description Lead time of the slowest part. */
            leadTimeDays: components["schemas"]["LeadTimeDays"] | null;
            /** @description What is missing, one sentence each. */
            unknowns: string[];
            /** @description The quote by part. */
            parts: components["schemas"]["RfqComparisonPart"][];
        };
        RfqComparisonPart: {
            /**
             * Format: uuid
             * @description Id of the line of the request.
             */
            lineId: string;
            /** @description Name of the part. */
            name: string;
            /** @description Pieces required for the quantity. */
            needed: number | null;
            /** @description The price break that applies: the highest quantity not above `needed`. */
            pricedFrom: number | null;
            /** @description Price of one unit as decimal text. Null if unknown. */
            unitPrice: string | null;
            /** @description Cost of tools as decimal text. Null if unknown. */
            toolingCost: string | null;
            /** @description Minimum order quantity in pieces. Null if not stated. */
            moq: number | null;
            /** @description Lead time in calendar days. Null if not stated. */
            leadTimeDays: components["schemas"]["LeadTimeDays"] | null;
            /** @description What is missing, one sentence each. */
            unknowns: string[];
        };
        RfqComparisonWithoutQuote: {
            /**
             * Format: uuid
             * @description Id of the factory.
             */
            factoryId: string;
            /** @description Name of the factory, in English if it has an English name. */
            factoryName: string;
            /** @description State of the invitation. */
            status: components["schemas"]["InvitationStatus"];
            /** @description Why there is no valid quote. */
            note: string;
        };
        RfqRequested: {
            /** @description Quantities to be quoted. */
            quantities: number[];
            /** @description Target price of one unit as decimal text. Null if none is stated. */
            targetUnitPrice: string | null;
            /** @description ISO 4217 code, such as USD or CNY. */
            currency: string;
            /**
             * @description Always false.
             * @constant
             */
            currencyAtColumnDefault: false;
            /** @description Delivery term (Incoterms 2020). */
            incoterm: string;
            /** @description True if no delivery term was chosen; `incoterm` is then EXW by default. */
            incotermAtColumnDefault: boolean;
            /** @description The place or port of the delivery term. Null if not stated. */
            namedPlace: string | null;
            /** @description Where the goods are to be delivered. Null if not stated. */
            deliverTo: string | null;
            /** @description The last day for quotes. Null if not stated. */
            quoteBy: string | null;
        };
        /** @enum {string} */
        RfqStatus: "closed" | "draft" | "sent";
        RfqSummary: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the project.
             */
            projectId: string;
            /** @description Name of the project at the publication. */
            projectName: string;
            /** @description Title of the request. */
            title: string;
            /** @description `sent` once the first message has been handed over. The invitations show which. */
            status: components["schemas"]["RfqStatus"];
            /** @description Whether the buyer is unknown to the suppliers. */
            anonymised: boolean;
            /** @description What is to be made, such as box_build. */
            scope: string;
            /** @description Always unspecified. */
            sourcingModel: string;
            /** @description What the units are for, such as pilot. */
            runKind: string;
            /** @description Empty if none was given. */
            priority: string;
            /** @description Which drawings and samples exist, such as none_yet. */
            drawingsStatus: string;
            /** @description Whether the buyer must own the tools. */
            toolOwnershipRequired: boolean;
            /** @description Always null. Bills of materials have no records of their own. */
            bomId: string | null;
            /** @description Ids of the lines, in order. */
            lineIds: string[];
            /** @description Ids of the disclosed files. */
            fileIds: string[];
            /** @description The requested terms. */
            requested: components["schemas"]["RfqRequested"];
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
        };
        RunCapabilityRequest: {
            /**
             * Format: uuid
             * @description The capability it concerns.
             */
            capabilityId: string;
            /**
             * Format: int32
             * @description Number of units.
             */
            quantity: number;
            /**
             * Format: uuid
             * @description The project it belongs to.
             */
            projectId?: string;
            /** @description The parts to be made. The process of a part defaults to that of the capability. */
            parts?: components["schemas"]["QuotePart"][];
            /** @description If omitted, the supplier is asked to clarify. */
            incoterm?: components["schemas"]["Incoterm"];
            /**
             * Format: date
             * @description Last day for quotes. Null if open.
             */
            quoteBy?: string;
            /** @description Questions and remarks, quoted verbatim. */
            notes?: string;
        };
        RunCapabilityResponse: {
            /** @description The saved run. */
            run: components["schemas"]["RunRecord"];
            /** @description True if an earlier request with this idempotency key saved the run. */
            replayed: boolean;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        RunInput: {
            /**
             * Format: uuid
             * @description The capability it concerns.
             */
            capabilityId: string;
            /**
             * Format: int32
             * @description Number of units.
             */
            quantity: number;
            /**
             * Format: uuid
             * @description The project it belongs to.
             */
            projectId?: string;
            /** @description The parts to be made. The process of a part defaults to that of the capability. */
            parts?: components["schemas"]["QuotePart"][];
            /** @description If omitted, the supplier is asked to clarify. */
            incoterm?: components["schemas"]["Incoterm"];
            /**
             * Format: date
             * @description Last day for quotes. Null if open.
             */
            quoteBy?: string;
            /** @description Questions and remarks, quoted verbatim. */
            notes?: string;
        };
        RunQuoteRequest: {
            /** @description Text in English. */
            en: string;
            /** @description Text in Chinese. */
            zh: string;
        };
        RunRecord: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the capability.
             */
            capabilityId: string;
            /**
             * Format: int32
             * @description The capability version that the run was saved against.
             */
            capabilityVersion: number;
            /** @description Id of the project. Null if the run belongs to none. */
            projectId: string | null;
            /** @description What has happened to the run. */
            status: components["schemas"]["RunStatus"];
            /**
             * Format: int32
             * @description Number of units.
             */
            quantity: number;
            /** @description What the caller asked for. */
            input: components["schemas"]["RunInput"];
            /** @description The anonymous draft in English and Chinese. */
            quoteRequest: components["schemas"]["RunQuoteRequest"];
            /** @description Paths of input fields that are still missing. */
            missingFields: string[];
            /** @description What the run does and does not do. */
            note: string;
            /**
             * @description Always true. A run orders nothing.
             * @constant
             */
            draft: true;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
        };
        /** @enum {string} */
        RunStatus: "closed" | "forwarded" | "saved";
        Screening: {
            /** @description Newest start date of a row and the beginning of the SHA-256 of the file. */
            listVersion: string;
            /** @description Exact ones first, then by score. */
            matches: components["schemas"]["ScreeningMatch"][];
            /** @description What this does and does not say. */
            note: string;
            /** @description The owner who confirmed the exact matches; null if nobody did, or there are none. */
            confirmedBy: components["schemas"]["Approver"] | null;
            /** @description When that was. */
            confirmedAt: string | null;
        };
        ScreeningMatch: {
            /** @description The list that has the entry, such as the Entity List. */
            list: string;
            /** @description Name of the entry. */
            name: string;
            /** @description 1 for the same name, otherwise from 0.8 to 0.99. */
            score: number;
            /** @description Which name of the recipient is similar, and how. */
            why: string[];
            /** @description Whether the names are equal but for case, punctuation, spaces and legal forms. */
            exact: boolean;
        };
        SearchFactoriesResponse: {
            /** @description The factories. */
            factories: components["schemas"]["FactoryListItem"][];
            /**
             * Format: int32
             * @description Number of the page, from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description Records per page.
             */
            pageSize: number;
            /**
             * Format: int32
             * @description Number of matching records on all pages.
             */
            total: number;
            /** @description When the directory was last refreshed. Null if never. */
            importedThrough: string | null;
            /** @description Extension. Other spellings of `q` that find more, the nearest first. Only where at most 5 factories match. */
            suggestions: string[];
            /** @description Extension. Filters that say what words of `q` say: a process, a city, a region or a certificate. */
            hints: components["schemas"]["FactoryHint"][];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        SearchKnowledgeResponse: {
            /** @description The guides, at most 20. */
            results: components["schemas"]["KnowledgeResult"][];
            /**
             * Format: int32
             * @description Number of results.
             */
            count: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        /** @enum {string} */
        ShippingMode: "air_express" | "air_freight" | "ocean_lcl";
        ShippingOption: {
            /** @description Freight mode. */
            mode: components["schemas"]["ShippingMode"];
            /** @description Chargeable weight in kilograms. */
            chargeableWeightKg: number;
            /** @description Lowest cost in USD. Null if unknown. */
            costUsdLow: number | null;
            /** @description Highest cost in USD. Null if unknown. */
            costUsdHigh: number | null;
            /** @description Base cost in USD. Null if unknown. */
            baseCostUsd: components["schemas"]["ShippingRange"] | null;
            /** @description Rate in USD per chargeable kilogram. Null if unknown. */
            ratePerKgUsd: components["schemas"]["ShippingRange"] | null;
            /** @description Null if base and rate include fuel. */
            fuelSurchargePct: components["schemas"]["ShippingRange"] | null;
            /** @description What batteries add. Null without batteries. */
            dangerousGoods: components["schemas"]["DangerousGoods"] | null;
            /** @description Transit time in days. Null if unknown. */
            transitDays: components["schemas"]["ShippingRange"] | null;
            /** @description Where the rates come from. */
            basis: string[];
            /**
             * @description Always false.
             * @constant
             */
            binding: false;
        };
        ShippingRange: {
            /** @description The lowest value. */
            low: number;
            /** @description The highest value. */
            high: number;
        };
        Source: {
            /** @description Who or what the source is. */
            kind: components["schemas"]["SourceKind"];
            /** @description What identifies the source, such as a file name. */
            reference: string;
            /**
             * @description The words of the source. Null if none are quoted.
             * @default null
             */
            quote: string | null;
        };
        SourceInput: {
            /** @description Who or what the source is. */
            kind: components["schemas"]["SourceKind"];
            /** @description What identifies the source, such as a file name. */
            reference: string;
            /**
             * @description The words of the source. Null if none are quoted.
             * @default null
             */
            quote?: string | null;
        };
        /** @enum {string} */
        SourceKind: "caller" | "file" | "interview";
        StartDeviceConnectionRequest: {
            /** @description Name of the program, such as ssd-cli. */
            clientName: string;
            /** @description Version of the program. */
            clientVersion?: string;
            /** @description Name of the terminal. */
            label?: string;
            /** @description Defaults to the default scopes of the mode. */
            scopes?: ("projects:read" | "projects:write" | "actions:read" | "actions:write" | "approvals:write" | "shipping:read" | "network:read" | "contacts:read" | "interviews:write" | "capabilities:read" | "runs:read" | "runs:write" | "knowledge:read" | "compliance:read" | "engineering:read" | "engineering:write" | "rfqs:read" | "disclosures:write" | "publications:write" | "answers:write" | "webhooks:write" | "internal:*" | "interactions:read")[];
        };
        StartDeviceConnectionResponse: {
            /** @description Secret of the terminal. Never shown in a browser. */
            deviceCode: string;
            /** @description Code that the owner compares before approving. */
            userCode: string;
            /** @description Where the owner enters the code. */
            verificationUri: string;
            /** @description The same with the code filled in. */
            verificationUriComplete: string;
            /**
             * Format: int32
             * @description Seconds left to approve.
             */
            expiresIn: number;
            /**
             * Format: int32
             * @description Minimum seconds between two polls.
             */
            interval: number;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        StartEngineeringTransferRequest: {
            /**
             * Format: uuid
             * @description The preview of the files.
             */
            previewId: string;
        };
        StartEngineeringTransferResponse: {
            /** @description The started transfer. */
            transfer: components["schemas"]["TransferRecord"];
            /** @description True if the transfer of this preview had already been started. */
            replayed: boolean;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        StartInterviewRequest: {
            /** @description Subject of the interview. */
            family: components["schemas"]["InterviewFamily"];
            /**
             * @description Language of the interview.
             * @default en
             */
            locale?: components["schemas"]["InterviewLocale"];
            /**
             * Format: uuid
             * @description The project the interview is about. Publishing a project intake updates it.
             */
            projectId?: string;
            /** @description First message of the participant. Counts as a turn. */
            opening?: string;
        };
        StartInterviewResponse: {
            /** @description The started interview. */
            interview: components["schemas"]["InterviewRecord"];
            /** @description The reply to the opening. */
            reply: components["schemas"]["InterviewOpening"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        /** @enum {string} */
        StartupFriendly: "no" | "unknown" | "yes";
        SupplierAnswerFile: {
            /**
             * Format: uuid
             * @description Id of the file, a uuid.
             */
            id: string;
            /** @description Name of the file, as the supplier gave it. */
            name: string;
            /** @description Type of the content: PDF, XLSX, JPEG, PNG or WebP. `application/octet-stream` for other attachments of mails. */
            mediaType: string;
            /**
             * Format: int32
             * @description Size of the content in bytes.
             */
            sizeBytes: number;
            /** @description SHA-256 of the content, 64 hexadecimal digits. */
            sha256: string;
            /** @description Address of the content for ten minutes, without a further credential, while the key or session that asked is valid. Nobody has checked the content: treat it like an attachment of an unknown sender. */
            downloadUrl: string;
        };
        /** @enum {string} */
        SupplierAnswerStatus: "accepted" | "proposed" | "refused" | "superseded";
        SupplierQuote: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the invitation that it answers.
             */
            invitationId: string;
            /**
             * Format: uuid
             * @description Id of the factory.
             */
            factoryId: string;
            /**
             * Format: int32
             * @description Number of the version, from 1.
             */
            version: number;
            /** @description Whether it can be accepted. */
            status: components["schemas"]["QuoteStatus"];
            /** @description ISO 4217 code, such as USD or CNY. */
            currency: string;
            /** @description Delivery term (Incoterms 2020). Null if not stated. */
            incoterm: components["schemas"]["Incoterm"] | null;
            /** @description The place or port of the delivery term. Null if not stated. */
            namedPlace: string | null;
            /** @description The last day of validity. Null if not stated. */
            validUntil: string | null;
            /**
             * Format: date-time
             * @description When it was received.
             */
            receivedAt: string;
            /** @description How it reached the operator. */
            source: components["schemas"]["QuoteSource"];
            /** @description Prices by line and quantity. */
            lines: components["schemas"]["SupplierQuoteLine"][];
            /** @description Note of the supplier. Null if there is none. */
            note: string | null;
        };
        SupplierQuoteLine: {
            /** @description The quoted line of the request. */
            lineId: string | null;
            /** @description What is quoted. */
            description: string;
            /**
             * SafeInt
             * Format: int64
             * @description The lowest quantity at which the price applies.
             */
            quantity: number;
            /** @description Price of one unit as decimal text. Null if unknown. */
            unitPrice: string | null;
            /** @description Cost of tools as decimal text. Null if unknown. */
            toolingCost: string | null;
            /** @description Minimum order quantity. Null if not stated. */
            moq: number | null;
            /** @description Lead time in calendar days. Null if not stated. */
            leadTimeDays: components["schemas"]["LeadTimeDays"] | null;
            /** @description Note on the line. Null if there is none. */
            note: string | null;
        };
        Task: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /** @description Kind of the action that created the task. */
            kind: string;
            /** @description What is to be done. */
            title: string;
            /** @description Progress of the task. */
            status: components["schemas"]["TaskStatus"];
            /** @description What the requester has written for the work. Null if there is nothing. */
            note: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
        };
        /** @enum {string} */
        TaskStatus: "cancelled" | "done" | "in_progress" | "open";
        Thread: {
            /** @description Subject of the mails. Null if they have none. */
            subject: string | null;
            /** @description Time of the first mail. Null if unknown. */
            firstMessageAt: string | null;
            /** @description Time of the last mail. Null if unknown. */
            lastMessageAt: string | null;
            /**
             * Format: int32
             * @description Number of mails.
             */
            messageCount: number;
            /** @description Whether the factory has answered. */
            hasReply: boolean;
            /** @description Addresses of all senders and recipients. */
            participants: string[];
            /** @description Oldest first. */
            messages: components["schemas"]["ThreadMessage"][];
        };
        ThreadMessage: {
            /** @description Domain of the sender. */
            senderDomain: string;
            /** @description When it was sent. Null if unknown. */
            sentAt: string | null;
            /** @description The beginning of the text without quoted mails. */
            snippet: string | null;
            /** @description Text of the mail. Null unless asked for with `bodies`. */
            body: string | null;
        };
        TrackShipmentResponse: components["schemas"]["LiveTrackingResponse"] | components["schemas"]["PlannedTrackingResponse"] | components["schemas"]["TrackingAttemptsResponse"] | components["schemas"]["UnavailableTrackingResponse"];
        TrackingAttemptsResponse: {
            /** @description The results, in the order of the attempts. */
            tried: (components["schemas"]["LiveTracking"] | components["schemas"]["PlannedTracking"] | components["schemas"]["UnavailableTracking"])[];
            /** @description Summary of the attempts. */
            note: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        /** @enum {string} */
        TrackingCarrier: "provider_a" | "provider_b" | "auto";
        TrackingEvent: {
            /** @description As reported by the provider. Without an offset the time zone is unknown. */
            time: string | null;
            /** @description Where. Null if not stated. */
            location: string | null;
            /** @description What happened. Null if not stated. */
            description: string | null;
        };
        TrackingHealth: {
            /**
             * Format: int32
             * @description Number of configured providers.
             */
            configured: number;
        };
        /** @enum {string} */
        TrackingProvider: "provider_a" | "provider_b";
        TrackingSource: {
            /** @description The provider. */
            provider: components["schemas"]["TrackingProvider"];
            /** @description Whether it is configured. */
            configured: boolean;
            /** @description Name of its setting. */
            env: string;
            /** @description What it offers without payment. */
            freeTier: string;
            /** @description Page of its documentation. */
            docs: string;
        };
        /** @enum {string} */
        TrackingStatus: "cancelled" | "customs" | "delivered" | "delivery_delayed" | "delivery_failed" | "expired" | "in_transit" | "info_received" | "on_hold" | "out_for_delivery" | "pending" | "picked_up" | "ready_for_pickup" | "return_to_sender" | "unknown";
        TransferFile: {
            /**
             * Format: uuid
             * @description Id of the file in its package or transfer.
             */
            entryId: string;
            /** @description Name of the file. */
            name: string;
            /** @description Progress of the upload. */
            status: components["schemas"]["EngineeringUploadStatus"];
            /**
             * Format: int32
             * @description Size of the content in bytes.
             */
            sizeBytes: number;
            /** @description SHA-256 of the content, 64 lower-case hexadecimal digits. */
            sha256: string;
            /** @description Why the upload failed. */
            reason: string | null;
        };
        TransferRecord: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the project.
             */
            projectId: string;
            /**
             * Format: uuid
             * @description Id of the preview that it carries out.
             */
            previewId: string;
            /** @description Progress of the transfer. */
            status: components["schemas"]["EngineeringTransferStatus"];
            /** @description The files and their progress. */
            files: components["schemas"]["TransferFile"][];
            /** @description Id of the created package. Null until the transfer is complete. */
            packageId: string | null;
            /**
             * Format: date-time
             * @description Files are accepted before this time.
             */
            expiresAt: string;
            /** @description When the last file was received. Null before that. */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
        };
        /** @enum {string} */
        Transport: "email_provider" | "manual_outbox";
        /** @enum {string} */
        TurnMode: "model" | "off" | "scripted";
        UnavailableTracking: {
            /**
             * @description Always unavailable.
             * @constant
             */
            availability: "unavailable";
            /** @description The provider. */
            provider: components["schemas"]["TrackingProvider"];
            /** @description The tracking number. */
            trackingNumber: string;
            /** @description Human-readable reason. */
            message: string;
        };
        UnavailableTrackingResponse: {
            /**
             * @description Always unavailable.
             * @constant
             */
            availability: "unavailable";
            /** @description The provider. */
            provider: components["schemas"]["TrackingProvider"];
            /** @description The tracking number. */
            trackingNumber: string;
            /** @description Human-readable reason. */
            message: string;
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        UpdateProjectRequest: {
            /** @description Name for people. */
            name?: string;
            /** @description State of the record. */
            status?: components["schemas"]["ProjectStatus"];
            /** @description What is known about the product. */
            intake?: components["schemas"]["Intake"];
            /** @description What is to be made, and how sure that is. */
            intent?: components["schemas"]["IntentEditInput"];
            /** @description The `contextVersion` that the caller last read, such as v3. */
            expectedContextVersion?: string;
        };
        UpdateProjectResponse: {
            /** @description The changed project. */
            project: components["schemas"]["ProjectRecord"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        UploadEngineeringFileRequest: {
            /** @description The complete file in base64: standard alphabet, padded, no white space. */
            contentBase64: string;
        };
        UploadEngineeringFileResponse: {
            /** @description The uploaded file. */
            file: components["schemas"]["TransferFile"];
            /** @description The transfer with its remaining files. */
            transfer: components["schemas"]["TransferRecord"];
            /** @description Identifies this request in the log of the service. */
            requestId: string;
        };
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description When it began.
             */
            at: string;
            /** @description HTTP status of the answer. Null without an answer. */
            status: number | null;
            /** @description Why there was no answer. */
            failure: components["schemas"]["WebhookFailure"] | null;
            /** @description The first 1024 bytes of the body of the answer, as text. */
            answer: string | null;
            /**
             * Format: int32
             * @description Duration in milliseconds.
             */
            durationMs: number;
        };
        /** @enum {string} */
        WebhookFailure: "address_refused" | "connection" | "timeout" | "unresolved";
        WebhookRecord: {
            /**
             * Format: uuid
             * @description Identifier of the record, a UUID.
             */
            id: string;
            /** @description Where events are posted. */
            url: string;
            /** @description The types of events that are sent. */
            types: string[];
            /** @description Whether events are sent to it. */
            status: components["schemas"]["WebhookStatus"];
            /** @description The first failure since the last success. After five days the webhook is disabled. */
            failingSince: string | null;
            /** @description When it was disabled. Null while it is enabled. */
            disabledAt: string | null;
            /** @description Until then messages are also signed with the secret before the rotation. */
            formerSecretUntil: string | null;
            /**
             * Format: date-time
             * @description When the record was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the record was last changed.
             */
            updatedAt: string;
        };
        /** @enum {string} */
        WebhookStatus: "disabled" | "enabled";
        WhatTheyToldUs: {
            /** @description Summary of its answers. */
            answeredSummary: string | null;
            /** @description How and when it was contacted. */
            contactedNote: string | null;
            /** @description Comments of others about the factory. */
            communityComments: string | null;
            /** @description Day of the last answer, as YYYY-MM-DD. */
            lastAnsweredAt: string | null;
            /** @description Sources of these statements. */
            sources: string | null;
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Retry-After": components["headers"]["Retry-After"];
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The range begins after the end of the file. */
        RangeNotSatisfiable: {
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
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Content-Range": components["headers"]["Content-Range"];
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
        Vary: "Origin, Accept-Encoding";
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
        /** @description The origin of the page that asks, if the operator allows it with `CORS_ORIGINS`. */
        "Access-Control-Allow-Origin": string;
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
        /** @description Version of the content, for If-None-Match. Each content encoding has its own. */
        ETag: string;
        /** @description Path of the created record. */
        Location: string;
        /** @description The record was created by an earlier request. */
        "Idempotency-Replayed": "true";
        /** @description Ranges of the file can be asked for. */
        "Accept-Ranges": "bytes";
        /** @description The bytes of the body and the size of the file; after 416 the size alone. */
        "Content-Range": string;
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetHealthResponse"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListKeysResponse"];
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
                "application/json": components["schemas"]["CreateKeyRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateKeyResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokeKeyResponse"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMeResponse"];
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
                "application/json": components["schemas"]["StartDeviceConnectionRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartDeviceConnectionResponse"];
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
                "application/json": components["schemas"]["PollDeviceConnectionRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PollDeviceConnectionResponse"];
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
                "application/json": components["schemas"]["AcknowledgeDeviceConnectionRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcknowledgeDeviceConnectionResponse"];
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
                "application/json": components["schemas"]["CancelDeviceConnectionRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelDeviceConnectionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `device_already_acknowledged`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListProjectsResponse"];
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
                "application/json": components["schemas"]["CreateProjectRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateProjectResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProjectResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProjectRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateProjectResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `context_version_conflict`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListProjectActionsResponse"];
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
                /**
                 * @description 8 to 120 letters, digits, underscores or hyphens.
                 * @example 01990000-0000-7000-8000-000000000002
                 */
                "idempotency-key": string;
            };
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateActionRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateActionResponse"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateActionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `idempotency_conflict`, `project_archived`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Required information is missing, or a requirement is not met. Codes: `no_factory_resolved`. */
            422: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            /** @description The action could not be generated. `details.actionId` identifies its saved state. Codes: `action_generation_failed`. */
            502: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    ListActions: {
        parameters: {
            query?: {
                /** @description Only actions of this project. */
                projectId?: string;
                /**
                 * @description Only actions of this kind, such as quote_request.
                 * @example quote_request
                 */
                kind?: string;
                /**
                 * @description Only actions in this state.
                 * @example completed
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListActionsResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetActionResponse"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListActionKindsResponse"];
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
                "application/json": components["schemas"]["DiscoverCapabilitiesRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscoverCapabilitiesResponse"];
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
                /** @description Only capabilities in this state. */
                status?: components["schemas"]["CapabilityStatus"];
                /**
                 * @description Only capabilities for this process.
                 * @example cnc
                 */
                process?: components["schemas"]["Process"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Records per page.
                 * @example 2
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCapabilitiesResponse"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewQueueResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewCapabilityRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewCapabilityResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `capability_version_conflict`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                "application/json": components["schemas"]["InspectCapabilityRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectCapabilityResponse"];
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
                /**
                 * @description 8 to 120 letters, digits, underscores or hyphens.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunCapabilityRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunCapabilityResponse"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunCapabilityResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `idempotency_conflict`, `project_archived`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Required information is missing, or a requirement is not met. Codes: `missing_facts`, `quantity_below_minimum`. */
            422: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRunsResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRunResponse"];
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
                /** @description Extension. Only deliveries of this project. */
                projectId?: string;
                /** @description Only deliveries in this state. */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDeliveriesResponse"];
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
    GetDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDeliveryResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewDeliveryResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `review_unavailable`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDeliveryReceiptResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `approval_review_required`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApproveDeliveryRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApproveDeliveryResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `approval_review_required`, `approval_review_changed`, `approval_contact_missing`, `rfq_closed`, `approval_context_stale`, `screening_blocked`, `delivery_not_draft`, `project_archived`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetryDeliveryResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `dispatch_retry_too_early`, `dispatch_window_expired`, `dispatch_provider_changed`, `dispatch_context_changed`, `dispatch_contact_withdrawn`, `dispatch_not_retryable`, `project_archived`, `rfq_closed`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RejectDeliveryRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectDeliveryResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `delivery_claimed`, `delivery_not_draft`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListOutbox: {
        parameters: {
            query?: {
                /**
                 * @description Only messages in this state. Default queued.
                 * @example queued
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOutboxResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkDeliverySentRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkDeliverySentResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `delivery_is_provider_dispatch`, `delivery_not_draft`, `delivery_outcome_unknown`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListFactories: {
        parameters: {
            query?: {
                /** @description Words to search for, in English or Chinese. */
                q?: string;
                /**
                 * @description Manufacturing process.
                 * @example cnc
                 */
                process?: components["schemas"]["Process"];
                /** @description City in English. */
                city?: string;
                /** @description Province or region in English. */
                region?: string;
                /** @description Whether the factory takes small first orders. */
                startupFriendly?: components["schemas"]["StartupFriendly"];
                /**
                 * @description Whether the factory has answered a message.
                 * @example false
                 */
                answeredUs?: boolean;
                /** @description Only factories whose stated minimum for the process is at most this. */
                minQuantityAtMost?: number;
                /** @description How well the record is confirmed. */
                confidence?: components["schemas"]["Confidence"];
                /** @description Name of a certificate, with or without its year, such as ISO 9001. */
                certification?: string;
                /** @description Includes quarantined factories. For operator staff only. */
                includeQuarantined?: boolean;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Records per page.
                 * @example 2
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListFactoriesResponse"];
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
                /**
                 * @description Words to search for, in English or Chinese.
                 * @example 明亮 metal
                 */
                q: string;
                /** @description Manufacturing process. */
                process?: components["schemas"]["Process"];
                /** @description City in English. */
                city?: string;
                /** @description Province or region in English. */
                region?: string;
                /** @description Whether the factory takes small first orders. */
                startupFriendly?: components["schemas"]["StartupFriendly"];
                /** @description Whether the factory has answered a message. */
                answeredUs?: boolean;
                /** @description Only factories whose stated minimum for the process is at most this. */
                minQuantityAtMost?: number;
                /** @description How well the record is confirmed. */
                confidence?: components["schemas"]["Confidence"];
                /** @description Name of a certificate, with or without its year, such as ISO 9001. */
                certification?: string;
                /** @description Includes quarantined factories. For operator staff only. */
                includeQuarantined?: boolean;
                /** @description Number of the page, from 1. */
                page?: number;
                /** @description Records per page. */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchFactoriesResponse"];
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
                /** @description Words to search for, in English or Chinese. */
                q?: string;
                /**
                 * @description Number of factories by process.
                 * @example cnc
                 */
                process?: components["schemas"]["Process"];
                /** @description Number of factories by city. */
                city?: string;
                /** @description Number of factories by region. */
                region?: string;
                /** @description Number of factories by whether they take small first orders. */
                startupFriendly?: components["schemas"]["StartupFriendly"];
                /** @description Number of factories by whether they have answered. */
                answeredUs?: boolean;
                /** @description Only factories whose stated minimum for the process is at most this. */
                minQuantityAtMost?: number;
                /** @description Number of factories by confidence. */
                confidence?: components["schemas"]["Confidence"];
                /** @description Name of a certificate, with or without its year, such as ISO 9001. */
                certification?: string;
                /** @description Includes quarantined factories. For operator staff only. */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactoryFacetsResponse"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkSummaryResponse"];
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
                /** @description `false` omits contacts. */
                contacts?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id or directory id of the factory.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetFactoryResponse"];
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
                /**
                 * @description Includes the text of up to 20 messages.
                 * @example true
                 */
                bodies?: boolean;
                /**
                 * @description Includes transcripts of calls.
                 * @example true
                 */
                transcripts?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id or directory id of the factory.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListFactoryInteractionsResponse"];
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
                "application/json": components["schemas"]["StartInterviewRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartInterviewResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetInterviewResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerInterviewRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerInterviewResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `version_conflict`, `interview_already_published`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Required information is missing, or a requirement is not met. Codes: `turn_limit_reached`. */
            422: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishInterviewRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishInterviewResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `version_conflict`, `interview_already_published`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Required information is missing, or a requirement is not met. Codes: `missing_facts`. */
            422: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListExportsResponse"];
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
                "application/json": components["schemas"]["CreateExportRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateExportResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetExportResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    /** @description Value for Content-Disposition, with the file name. */
                    "Content-Disposition"?: string;
                    /** @description Size of the content in bytes. */
                    "Content-Length"?: number;
                    /** @description Number of records. */
                    "Export-Rows"?: number;
                    /** @description SHA-256 of the content, 64 lower-case hexadecimal digits. */
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
            /** @description The record is in another state or has changed. Read it and retry. Codes: `export_unavailable`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListEvents: {
        parameters: {
            query?: {
                /**
                 * @description Only events with a higher sequence: `nextAfter` of the answer before. Default: the oldest.
                 * @example 0
                 */
                after?: number;
                /** @description Begins at most so many events before the end of the log, of whatever type. At 0 the answer has only `nextAfter`. */
                last?: number;
                /**
                 * @description Only events of this type.
                 * @example project.created
                 */
                type?: components["schemas"]["EventType"];
                /**
                 * @description Number of events. Default: 100.
                 * @example 10
                 */
                limit?: number;
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListEventsResponse"];
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
    ListWebhooks: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListWebhooksResponse"];
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
    CreateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWebhookResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `webhook_limit_reached`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    PingWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PingWebhookResponse"];
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
    RemoveWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoveWebhookResponse"];
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
    GetEngineering: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEngineeringResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewEngineeringRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewEngineeringResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartEngineeringTransferRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartEngineeringTransferResponse"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartEngineeringTransferResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `preview_expired`, `transfer_conflict`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
                /**
                 * @description Identifier of the transfer.
                 * @example 01990000-0000-7000-8000-000000000002
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEngineeringTransferResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
                /**
                 * @description Identifier of the transfer.
                 * @example 01990000-0000-7000-8000-000000000002
                 */
                transferId: string;
                /**
                 * @description Identifier of the file within the transfer.
                 * @example 01990000-0000-7000-8000-000000000003
                 */
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadEngineeringFileRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadEngineeringFileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `transfer_conflict`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    GetEngineeringFileContent: {
        parameters: {
            query?: never;
            header?: {
                /** @description One range of bytes, such as `bytes=0-1023`. Several are answered with the whole file. */
                Range?: string;
                /** @description An ETag: the range counts only if the file still has it. */
                "If-Range"?: string;
            };
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
                /**
                 * @description Identifier of the package.
                 * @example 01990000-0000-7000-8000-000000000002
                 */
                packageId: string;
                /**
                 * @description Identifier of the file within the package.
                 * @example 01990000-0000-7000-8000-000000000003
                 */
                entryId: string;
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    /** @description Property of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            /** @description The range that was asked for. */
            206: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Content-Range": components["headers"]["Content-Range"];
                    /** @description Property of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListRfqs: {
        parameters: {
            query?: {
                /**
                 * @description Only requests in this state.
                 * @example draft
                 */
                status?: components["schemas"]["RfqStatus"];
                /**
                 * @description Only requests of this project.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                projectId?: string;
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Records per page.
                 * @example 2
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRfqsResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRfqResponse"];
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
                /**
                 * @description The quantity to compare prices at.
                 * @example 100
                 */
                quantity: number;
                /** @description Quotes that are valid at the end of this day, UTC. Default: today. */
                asOf?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompareRfqQuotesResponse"];
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
    CreateRfqComparisonFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRfqComparisonFileRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Content-Disposition with the name of the file. */
                    "Content-Disposition"?: string;
                    /** @description Size of the content in bytes. */
                    "Content-Length"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
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
    ReviewPublication: {
        parameters: {
            query: {
                /**
                 * @description ISO 4217 code, such as USD or CNY.
                 * @example USD
                 */
                currency: "AED" | "AFN" | "ALL" | "AMD" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHF" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
                /**
                 * @description Delivery term of Incoterms 2020.
                 * @example FCA
                 */
                incoterm?: components["schemas"]["Incoterm"];
                /**
                 * @description The place or port of the delivery term. Requires incoterm.
                 * @example Shenzhen Yantian
                 */
                namedPlace?: string;
                /** @description Where the goods are to be delivered. */
                deliverTo?: string;
                /**
                 * @description Visible to the buyer only; never disclosed to suppliers.
                 * @example 2.50
                 */
                targetUnitPrice?: string;
                /** @description Today or later. */
                quoteBy?: string;
                /**
                 * @description Comma-separated factory uuids or directory ids, at most five. Default: the shortlist.
                 * @example 01990000-0000-7000-8000-000000000002
                 */
                factoryIds?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPublicationResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `review_unavailable`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
            /** @description Required information is missing, or a requirement is not met. Codes: `missing_facts`. */
            422: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovePublicationRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovePublicationResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `project_archived`, `publication_review_changed`, `review_unavailable`, `screening_blocked`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishQuoteRequestRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishQuoteRequestResponse"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishQuoteRequestResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `project_archived`, `publication_review_changed`, `publication_already_done`, `publication_approval_expired`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPendingDisclosuresResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RevokeDisclosureRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokeDisclosureResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `disclosure_not_pending`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    ListRfqAnswers: {
        parameters: {
            query?: {
                /**
                 * @description Only answers in this state.
                 * @example proposed
                 */
                status?: components["schemas"]["SupplierAnswerStatus"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRfqAnswersResponse"];
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
    GetAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAnswerResponse"];
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
    AcceptAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptAnswerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `answer_not_proposed`, `rfq_closed`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    RefuseAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record.
                 * @example 01990000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefuseAnswerRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefuseAnswerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description The record is in another state or has changed. Read it and retry. Codes: `answer_not_proposed`. */
            409: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                "application/json": components["schemas"]["EstimateShippingRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimateShippingResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Required information is missing, or a requirement is not met. Codes: `missing_facts`. */
            422: {
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListShippingProvidersResponse"];
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
                /**
                 * @description Provider to ask, or `auto` for both in order.
                 * @example auto
                 */
                carrier: components["schemas"]["TrackingCarrier"];
                /**
                 * @description Number of the shipment.
                 * @example LX123456789CN
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackShipmentResponse"];
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
                /**
                 * @description Words to search for, in English or Chinese.
                 * @example who owns the mould 模具
                 */
                q: string;
                /**
                 * @description The most results to answer.
                 * @example 3
                 */
                limit?: number;
                /**
                 * @description Only guides in this language.
                 * @example en
                 */
                language?: components["schemas"]["DocumentLanguage"];
                /**
                 * @description Only guides of this stage.
                 * @example tooling
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchKnowledgeResponse"];
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
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Records per page.
                 * @example 2
                 */
                pageSize?: number;
                /**
                 * @description Only guides of this stage.
                 * @example tooling
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListKnowledgeDocumentsResponse"];
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
                /**
                 * @description Identifier of the record.
                 * @example comparing-quotes
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetKnowledgeDocumentResponse"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetLifecycleResponse"];
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
                /**
                 * @description Identifier of the stage, such as tooling.
                 * @example tooling
                 */
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetLifecycleStageResponse"];
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
                "application/json": components["schemas"]["PlanComplianceRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanComplianceResponse"];
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
                "application/json": components["schemas"]["FindHtsCandidatesRequest"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindHtsCandidatesResponse"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Version of OpenAPI. */
                        openapi: string;
                    } & {
                        [key: string]: unknown;
                    };
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            405: components["responses"]["MethodNotAllowed"];
        };
    };
    OnProjectCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnProjectUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnActionCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnActionFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnDeliveryDrafted: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnDeliveryApproved: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnDeliveryRejected: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnDeliverySent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnDeliveryFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnDeliveryUncertain: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnDeliveryDelivered: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnDeliveryBounced: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnDeliveryReplied: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnRfqSent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnRfqClosed: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnAnswerReceived: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnAnswerAccepted: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnQuoteRecorded: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnTaskChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnRunForwarded: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnExportCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnKeyCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnKeyRevoked: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    OnPing: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, the same in every attempt. */
                "webhook-id": string;
                /** @description Seconds since 1970 at which this attempt was signed. */
                "webhook-timestamp": string;
                /** @description As in Standard Webhooks: `v1,` and the base64 of an HMAC-SHA-256 over id, timestamp and body, once for each secret that is valid, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Id of the message.
                     */
                    id: string;
                    /**
                     * @description Always `ping`.
                     * @constant
                     */
                    type: "ping";
                    /**
                     * Format: date-time
                     * @description When it was asked for.
                     */
                    at: string;
                };
            };
        };
        responses: {
            /** @description Accepted. The body is ignored, but its first 1024 bytes are listed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
