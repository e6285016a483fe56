import { factoryDataset } from '#modules/directory/factories/export/factory-dataset.queries.ts';
import { eventDataset } from '#modules/platform/events/event-dataset.queries.ts';
import type { Dataset } from '#modules/platform/scheduled-exports/dataset.rules.ts';
import { deliveryDataset } from '#modules/sourcing/deliveries/delivery-dataset.queries.ts';
import { supplierQuoteDataset } from '#modules/sourcing/rfqs/supplier-quotes/supplier-quote-dataset.queries.ts';

/** What scheduled exports write. None holds contacts, texts of messages or secrets. */
export const datasets: readonly Dataset[] = [factoryDataset, eventDataset, deliveryDataset, supplierQuoteDataset];
