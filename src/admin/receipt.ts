import { readFile } from 'node:fs/promises';
import { Command, InvalidArgumentError } from 'commander';
import { DomainError } from '#kernel/errors.ts';
import {
  readKeysFile,
  readReceiptFile,
  readReviewFile,
} from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.file.ts';
import {
  assertGenuine,
  assertReviewed,
  findPasskeyOrigin,
} from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.rules.ts';
import { loadReceiptSigner } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.service.ts';
import { fetchPublishedKeys } from '#ports/published-keys.ts';
import { ConfigError } from '#server/settings/config.ts';
import { print, withTables } from './open.ts';

export function receiptCommand(): Command {
  const receipts = new Command('receipt').description('approval receipts');
  receipts
    .command('verify')
    .description('verifies a receipt; default: with the key of this installation')
    .argument('<file>', 'receipt as JSON, or the GraphQL response that contains it')
    .option('--keys <file or URL>', 'published keys; no database is used')
    .option('--origin <URL>', 'site on which the passkey must have signed; default: any', parseOrigin)
    .option('--review <file>', 'review of the delivery as JSON, whose digest must be the approved one')
    .action(async (file: string, { keys, origin, review }: { keys?: string; origin?: string; review?: string }) => {
      const receipt = nameFileInErrors(file, readReceiptFile, await readText(file));
      if (review !== undefined)
        assertReviewed(receipt, nameFileInErrors(review, readReviewFile, await readText(review)));
      const { signature, ...attested } = receipt;
      const passkeyOrigin = findPasskeyOrigin(receipt);
      const result = { valid: true, ...(passkeyOrigin && { passkeyOrigin }), ...attested };
      if (keys === undefined) {
        await withTables(async (em) => {
          assertGenuine(receipt, (await loadReceiptSigner(em)).published.keys, origin);
          return result;
        });
        return;
      }
      assertGenuine(receipt, nameFileInErrors(keys, readKeysFile, await readTextFrom(keys)), origin);
      print(result);
    });
  return receipts;
}

function parseOrigin(text: string): string {
  const origin = URL.parse(text)?.origin;
  if (!origin || origin === 'null') throw new InvalidArgumentError('Must be a URL, such as https://gateway.example.');
  return origin;
}

const isUrl = (source: string) => /^https?:\/\//i.test(source);

async function readTextFrom(source: string): Promise<string> {
  if (!isUrl(source)) return readText(source);
  const text = await fetchPublishedKeys(source);
  if (text === null) throw new ConfigError(`Cannot read ${source}.`);
  return text;
}

const readText = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new ConfigError(`Cannot read ${file}.`);
  });

function nameFileInErrors<T>(name: string, read: (text: string) => T, text: string): T {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, `Invalid file ${name}. ${error.message}`, error.details);
  }
}
