import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Migration } from '@mikro-orm/migrations';

/** The baseline: replaces all migrations before it. */
export class Migration20261122110000 extends Migration {
  override name = 'Migration20261122110000';

  override up(): void {
    this.addSql(readFileSync(join(import.meta.dirname, 'baseline.sql'), 'utf8'));
  }
}
