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
  print: (answer: object) => void;
};

export function receiptCommand({ withTables, print }: Deps): Command {
  const receipts = new Command('receipt').description('approval receipts');
  receipts
    .command('verify')
    .description('whether a receipt is genuine; without --keys by the key of this installation')
    .argument('<file>', 'a receipt as JSON, alone or in the answer of the graph')
    .option('--keys <file or address>', 'published keys to verify it with; then nothing else is asked')
    .action(async (file: string, { keys }: { keys?: string }) => {
      const receipt = nameFileInErrors(file, readReceiptFile, await readText(file));
      const { signature, ...attested } = receipt;
      const answer = { valid: true, ...attested };
      if (keys === undefined) {
        await withTables(async (em) => {
          assertGenuine(receipt, (await loadReceiptSigner(em)).published.keys);
          return answer;
        });
        return;
      }
      assertGenuine(receipt, nameFileInErrors(keys, readKeysFile, await readTextFrom(keys)));
      print(answer);
    });
  return receipts;
}

const isAddress = (place: string) => /^https?:\/\//i.test(place);

async function readTextFrom(place: string): Promise<string> {
  if (!isAddress(place)) return readText(place);
  const text = await fetchPublishedKeys(place);
  if (text === null) throw new ConfigError(`${place} cannot be read.`);
  return text;
}

const readText = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new ConfigError(`${file} cannot be read.`);
  });

/** What is wrong with a whole file is said with its name. */
function nameFileInErrors<T>(name: string, read: (text: string) => T, text: string): T {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, `${name} is not usable. ${error.message}`, error.details);
  }
}
