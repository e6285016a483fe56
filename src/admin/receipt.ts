import { readFile } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Command } from 'commander';
import { DomainError } from '#kernel/errors.ts';
import { readKeysFile, readReceiptFile } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.file.ts';
import { assertGenuine } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.rules.ts';
import { loadReceiptSigner } from '#modules/sourcing/deliveries/approval-receipts/approval-receipt.service.ts';
import { fetchPublishedKeys } from '#ports/published-keys.ts';
import { ConfigError } from '#server/settings/config.ts';

type Deps = {
  withTables: (use: (em: EntityManager) => Promise<object>) => Promise<void>;
  print: (result: object) => void;
};

export function receiptCommand({ withTables, print }: Deps): Command {
  const receipts = new Command('receipt').description('approval receipts');
  receipts
    .command('verify')
    .description('verifies a receipt; default: with the key of this installation')
    .argument('<file>', 'receipt as JSON, or the GraphQL response that contains it')
    .option('--keys <file or URL>', 'published keys; no database is used')
    .action(async (file: string, { keys }: { keys?: string }) => {
      const receipt = nameFileInErrors(file, readReceiptFile, await readText(file));
      const { signature, ...attested } = receipt;
      const result = { valid: true, ...attested };
      if (keys === undefined) {
        await withTables(async (em) => {
          assertGenuine(receipt, (await loadReceiptSigner(em)).published.keys);
          return result;
        });
        return;
      }
      assertGenuine(receipt, nameFileInErrors(keys, readKeysFile, await readTextFrom(keys)));
      print(result);
    });
  return receipts;
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
