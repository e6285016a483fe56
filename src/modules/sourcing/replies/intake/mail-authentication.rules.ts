type Header = { key: string; value: string };

/**
 * The domain for which the receiving server reports a DMARC pass, or null. A sender can add such headers too: only the
 * topmost counts, in front of the second `Received`, and only with the name of that server.
 */
export function findAuthenticatedDomain(headers: readonly Header[], server: string | null): string | null {
  if (server === null) return null;
  const received = headers.flatMap(({ key }, at) => (key === 'received' ? [at] : []));
  const own = headers.slice(0, received[1] ?? headers.length);
  const report = own.find(({ key }) => key === 'authentication-results')?.value ?? '';
  const [name = '', ...results] = stripComments(report).split(';');
  if (name.trim().split(/\s/)[0]?.toLowerCase() !== server) return null;
  const verdicts = results.flatMap((result) => (/^\s*dmarc\s*=/i.test(result) ? [result] : []));
  const [verdict] = verdicts;
  if (!verdict || verdicts.length > 1 || !/^\s*dmarc\s*=\s*pass\b/i.test(verdict)) return null;
  return /\sheader\.from\s*=\s*"?@?([a-z0-9.-]{1,253})/i.exec(verdict)?.[1]?.toLowerCase() ?? null;
}

const stripComments = (text: string): string => text.replace(/\([^()]*\)/g, ' ').replace(/"[^"]*"/g, '""');
