import { describe, expect, test, vi } from 'vitest';
import { classifyAddress } from '#kernel/network/public-address.ts';
import { assertEndpoint } from '#modules/platform/webhooks/webhook.rules.ts';
import { NewWebhook } from '#modules/platform/webhooks/webhook.schema.ts';
import { createWebhookSender } from '#ports/webhooks/webhook-sender.ts';

/** Refused when an owner enters them, because the text itself says where they lead. */
const refusedAtOnce = [
  'http://hooks.example.com/',
  'ftp://hooks.example.com/',
  'file:///etc/passwd',
  'gopher://hooks.example.com/',
  'javascript:alert(1)',
  'https://user:secret@hooks.example.com/',
  'https://hooks.example.com@127.0.0.1/',
  'https://hooks.example.com/#fragment',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://127.0.0.1./',
  'https://0.0.0.0/',
  'https://10.0.0.8/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://100.100.100.200/latest/meta-data',
  'https://169.254.169.254/latest/meta-data/',
  'https://168.63.129.16/machine',
  'https://192.0.0.192/opc/v2',
  'https://198.51.100.7/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[fd00:ec2::254]/latest/meta-data',
  'https://[2001:db8::1]/',
  'https://[ff02::1]/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://api.localhost/',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://printer.local/',
  'https://intranet/',
  'https://①②⑦.⓪.⓪.①/',
];

test('there are at least 40 hostile URLs in the table', () => expect(refusedAtOnce.length).toBeGreaterThanOrEqual(40));

test.each(refusedAtOnce)('%s is refused', (url) => {
  const { success, data } = NewWebhook.safeParse({ url, types: ['delivery.sent'] });
  if (success) expect(() => assertEndpoint(data.url, false)).toThrow();
});

test.each([
  'https://hooks.example.com/a?b=c',
  'https://8.8.8.8:8443/',
  'https://[2606:4700::1111]/',
  'https://例え.jp/',
])('%s is accepted', (url) => {
  const { data } = NewWebhook.safeParse({ url, types: ['delivery.sent'] });
  expect(() => assertEndpoint(data!.url, false)).not.toThrow();
});

test('endpoints on this machine, over plain http too, are accepted only where the service allows it', () => {
  for (const url of ['http://localhost:8080/', 'http://127.0.0.1:1/', 'http://[::1]:1/', 'https://localhost/'])
    expect(() => assertEndpoint(url, true)).not.toThrow();
  for (const url of ['http://10.0.0.1/', 'http://169.254.169.254/', 'http://hooks.example.com/'])
    expect(() => assertEndpoint(url, true)).toThrow();
});

/** Names with a public form, by what they resolve to. */
const refusedWhenResolved: [address: string, what: string][] = [
  ['127.0.0.1', 'this machine'],
  ['::1', 'this machine in IPv6'],
  ['::ffff:10.0.0.1', 'a private address as IPv6'],
  ['169.254.169.254', 'metadata of a cloud'],
  ['fd00:ec2::254', 'metadata in IPv6'],
  ['168.63.129.16', 'the platform of Azure'],
  ['100.100.100.200', 'metadata in the range of carriers'],
  ['192.168.0.1', 'a home network'],
  ['fe80::1%eth0', 'a link-local address with its zone'],
  ['0.0.0.0', 'no address'],
  ['not an address', 'nonsense'],
];

describe('a name is refused when it is used', () => {
  test.each(refusedWhenResolved)('if it leads to %s, %s', async (address) => {
    const sender = createWebhookSender({
      allowsLoopback: () => false,
      resolve: async () => [{ address, family: address.includes(':') ? 6 : 4 }],
    });
    expect(await sender.post('https://hooks.example.com/', {}, '{}')).toEqual({ failure: 'address_refused' });
  });

  test('if only one of its addresses is private', async () => {
    const resolve = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    const sender = createWebhookSender({ allowsLoopback: () => false, resolve });
    expect(await sender.post('https://hooks.example.com/', {}, '{}')).toEqual({ failure: 'address_refused' });
  });

  test('if it does not resolve, or not in time', async () => {
    const failing = vi.fn(async () => Promise.reject(new Error('ENOTFOUND')));
    const sender = createWebhookSender({ allowsLoopback: () => false, resolve: failing });
    expect(await sender.post('https://hooks.example.com/', {}, '{}')).toEqual({ failure: 'unresolved' });
    const never = createWebhookSender({
      allowsLoopback: () => false,
      timeoutMs: 20,
      resolve: () => new Promise(() => {}),
    });
    expect(await never.post('https://hooks.example.com/', {}, '{}')).toEqual({ failure: 'timeout' });
  });
});

test('addresses of the public internet are public', () => {
  for (const address of ['1.1.1.1', '93.184.215.14', '2606:4700::1111', '::ffff:1.1.1.1'])
    expect(classifyAddress(address)).toBe('public');
});
