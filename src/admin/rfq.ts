import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { Command } from 'commander';
import { DomainError } from '#kernel/errors.ts';
import { createConsoleBackOffice } from '#modules/identity/audit/back-office.service.ts';
import { closeAnyRfq, showRfq } from '#modules/sourcing/rfqs/back-office/back-office.service.ts';
import { quoteFormats, readQuoteFile } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.file.ts';
import {
  recordSupplierQuote,
  resolveFactoryId,
} from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote.service.ts';
import { ConfigError } from '#server/settings/config.ts';
import { withTables } from './open.ts';
import { parseId } from './option.ts';

const uuid = parseId('the id of a request');

export function rfqCommands(): Command[] {
  const quote = new Command('quote').description('supplier quotes');
  quote
    .command('add')
    .description('records a quote as a new version; invalid files change nothing')
    .requiredOption('--rfq <id>', 'the RFQ', uuid)
    .requiredOption('--factory <id>', 'the factory, by uuid or directory id')
    .requiredOption('--file <file>', 'the quote, as .json or .csv')
    .action(({ rfq: rfqId, factory, file }: { rfq: string; factory: string; file: string }) =>
      withTables(async (em) => {
        const content = await readQuote(file);
        const factoryId = await resolveFactoryId(em, factory);
        const { quote, recorded } = await recordSupplierQuote(createConsoleBackOffice(em), {
          rfqId,
          factoryId,
          ...content,
        });
        const { id, version, status, source, receivedAt, validUntil, offer } = quote;
        return { quote: { id, rfqId, factoryId, version, status, source, receivedAt, validUntil, ...offer }, recorded };
      }),
    );

  const rfq = new Command('rfq').description('published RFQs');
  rfq
    .command('show')
    .description('prints the lines and invited factories of an RFQ')
    .argument('<id>', 'the RFQ', uuid)
    .action((id: string) => withTables(async (em) => ({ rfq: await showRfq(createConsoleBackOffice(em), id) })));
  rfq
    .command('close')
    .description('closes an RFQ; pending disclosures expire')
    .argument('<id>', 'the RFQ', uuid)
    .action((id: string) =>
      withTables(async (em) => {
        await closeAnyRfq(createConsoleBackOffice(em), id);
        return { rfq: await showRfq(createConsoleBackOffice(em), id) };
      }),
    );
  return [quote, rfq];
}

async function readQuote(file: string) {
  const format = quoteFormats.find((format) => extname(file).toLowerCase() === `.${format}`);
  if (!format) throw new ConfigError(`Invalid file ${file}: must be .json or .csv.`);
  const bytes = await readFile(file).catch(() => {
    throw new ConfigError(`Cannot read ${file}.`);
  });
  try {
    return readQuoteFile(format, bytes);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, `${file}: ${error.message}`, error.details);
  }
}
