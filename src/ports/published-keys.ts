const timeoutMs = 10_000;

export async function fetchPublishedKeys(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
