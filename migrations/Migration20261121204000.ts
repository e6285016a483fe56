import { Migration } from '@mikro-orm/migrations';

/** What approval receipts are signed with, apart from every other secret. */
export class Migration20261121204000 extends Migration {
  override name = 'Migration20261121204000';

  override up(): void {
    this.addSql(`insert into gate.service_secret (name, secret) values
      ('receipts', encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'));`);
  }
}
