import type { ExportSources } from './export-source.rules.ts';

declare module '#kernel/context.ts' {
  interface Context {
    exportSources: ExportSources;
  }
}
