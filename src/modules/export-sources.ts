import { factoryExport } from '#modules/directory/factories/export/factory-export.service.ts';
import type { ExportSources } from '#modules/platform/exports/export-source.rules.ts';

export const exportSources: ExportSources = { factories: factoryExport };

export const exportFilter = factoryExport.filter;
