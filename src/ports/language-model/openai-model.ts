/** A model behind any server that speaks the chat completions of OpenAI. */
export type OpenAiOptions = {
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  timeoutMs: number;
  /** Meets the kind of a failure, never a text, an address or a key. */
  onError?: (message: string) => void;
};

type ModelCall = Awaited<ReturnType<typeof loadModel>> & { deadline: AbortSignal };

/** Asks it once, within its time. Null when it fails, after `onError` was told. `name` says what for. */
export async function createModelCall<Answer>(
  name: string,
  { onError = () => {}, timeoutMs, ...options }: OpenAiOptions,
  ask: (asked: ModelCall) => Promise<Answer>,
): Promise<Answer | null> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    return await ask({ ...(await loadModel(name, options)), deadline });
  } catch (error) {
    onError(
      deadline.aborted ? `The model did not answer in ${timeoutMs} ms.` : `The model failed: ${describeError(error)}.`,
    );
    return null;
  }
}

/** Imported when they are first needed: both packages would slow every start, with a model or without. */
async function loadModel(
  name: string,
  { baseUrl, apiKey, model }: Pick<OpenAiOptions, 'baseUrl' | 'apiKey' | 'model'>,
) {
  const [{ generateText, Output }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  const supportsStructuredOutputs = true;
  const provider = createOpenAICompatible({
    name,
    baseURL: baseUrl,
    supportsStructuredOutputs,
    ...(apiKey && { apiKey }),
  });
  return { generateText, Output, model: provider(model) };
}

/** A provider may quote the prompt or the key in its message, so only the names and the status are told. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if ('lastError' in error) return describeError(error.lastError);
  return 'statusCode' in error && error.statusCode ? `${error.name} ${error.statusCode}` : error.name;
}
