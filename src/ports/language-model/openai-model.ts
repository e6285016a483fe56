import type { z } from 'zod';

export type OpenAiOptions = {
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  timeoutMs: number;
  /** Receives the kind of failure, never texts, addresses or keys. */
  onError?: (message: string) => void;
};

type ModelCall = Awaited<ReturnType<typeof loadModel>> & { deadline: AbortSignal };

export async function createModelCall<Answer>(
  name: string,
  { onError = () => {}, timeoutMs, ...options }: OpenAiOptions,
  ask: (call: ModelCall) => Promise<Answer>,
): Promise<Answer | null> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    return await ask({ ...(await loadModel(name, options)), deadline });
  } catch (error) {
    onError(
      deadline.aborted
        ? `The model did not respond within ${timeoutMs} ms.`
        : `The model request failed: ${describeError(error)}.`,
    );
    return null;
  }
}

type Question<Schema extends z.ZodType> = {
  schema: Schema;
  /** Of the answer. */
  schemaName: string;
  instructions: string;
  /** Sent as JSON. */
  material: object;
  maxOutputTokens: number;
};

/** What the model answers, in the form of the schema. Null as `createModelCall`. */
export const askForObject = <Schema extends z.ZodType>(
  name: string,
  options: OpenAiOptions,
  { schema, schemaName, instructions, material, maxOutputTokens }: Question<Schema>,
): Promise<z.output<Schema> | null> =>
  createModelCall(name, options, async ({ generateText, Output, model, deadline }) => {
    const { output } = await generateText({
      model,
      output: Output.object<z.output<Schema>>({ schema, name: schemaName }),
      instructions,
      prompt: JSON.stringify(material),
      temperature: 0,
      maxOutputTokens,
      maxRetries: 1,
      abortSignal: deadline,
    });
    return output;
  });

/** Imported at first use: both packages would slow every start. */
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

/** Provider messages may quote the prompt or the key, so only error names and status are reported. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if ('lastError' in error) return describeError(error.lastError);
  return 'statusCode' in error && error.statusCode ? `${error.name} ${error.statusCode}` : error.name;
}
