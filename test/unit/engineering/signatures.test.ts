import { expect, test } from 'vitest';
import { type Asked, refusalOf } from '../../stand-ins/s3-signature.ts';

/** Amazon's own examples: docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. */
const credential = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const now = new Date('2013-05-24T00:00:00Z');

const example = (
  method: string,
  url: string,
  names: string,
  signature: string,
  more: object = {},
  text = '',
): Asked => ({
  method,
  url,
  body: Buffer.from(text),
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-date': '20130524T000000Z',
    'x-amz-content-sha256': empty,
    ...more,
    authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`,
  },
});

const plain = 'host;x-amz-content-sha256;x-amz-date';
const examples: Record<string, Asked> = {
  'reads a part of an object': example(
    'GET',
    '/test.txt',
    'host;range;x-amz-content-sha256;x-amz-date',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    { range: 'bytes=0-9' },
  ),
  'writes an object': example(
    'PUT',
    '/test$file.text',
    'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    },
    'Welcome to Amazon S3.',
  ),
  'asks for the life of a bucket': example(
    'GET',
    '/?lifecycle',
    plain,
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ),
  'lists a bucket': example(
    'GET',
    '/?max-keys=2&prefix=J',
    plain,
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ),
};

test.each(Object.entries(examples))(
  "the stand-in accepts Amazon's example that %s and rejects changed requests",
  (_, asked) => {
    expect(refusalOf(asked, credential, now)).toBeNull();
    const { headers } = asked;
    const changed: [Partial<Asked>, string][] = [
      [{ method: 'DELETE' }, 'SignatureDoesNotMatch'],
      [{ url: '/other' }, 'SignatureDoesNotMatch'],
      [{ headers: { ...headers, host: 'elsewhere' } }, 'SignatureDoesNotMatch'],
      [{ headers: { ...headers, 'x-amz-date': '20130524T000001Z' } }, 'SignatureDoesNotMatch'],
      [{ headers: { ...headers, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' } }, 'SignatureDoesNotMatch'],
      [{ body: Buffer.from('something else') }, 'BadDigest'],
      [{ headers: {} }, 'AccessDenied'],
    ];
    for (const [change, refusal] of changed) expect(refusalOf({ ...asked, ...change }, credential, now)).toBe(refusal);
    const late = new Date(now.getTime() + 15 * 60_000 + 1);
    expect(refusalOf(asked, credential, late)).toBe('RequestTimeTooSkewed');
    expect(refusalOf(asked, { ...credential, accessKeyId: 'x' }, now)).toBe('InvalidAccessKeyId');
    expect(refusalOf(asked, { ...credential, secretAccessKey: 'x' }, now)).toBe('SignatureDoesNotMatch');
    expect(refusalOf(asked, { ...credential, region: 'eu-west-1' }, now)).toBe('SignatureDoesNotMatch');
  },
);
