import { Migration } from '@mikro-orm/migrations';

export class Migration20261127121154 extends Migration {
  override name = 'Migration20261127121154';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "factory_import" add "imported" int null, add "updated" int null, add "unchanged" int null, add "rejected" int null, add "read_share" real null, add "progressed_at" timestamptz(3) null, add "finished_at" timestamptz(3) null;`,
    );
    // Those of former releases have ended; what they counted is unknown.
    this.addSql(`update "factory_import" set "finished_at" = "created_at";`);
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "factory_import" drop column "imported", drop column "updated", drop column "unchanged", drop column "rejected", drop column "read_share", drop column "progressed_at", drop column "finished_at";`,
    );
  }
}
