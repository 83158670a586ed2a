import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import type { Letter } from "#kit/mail/mail.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { mailNoticesJob } from "#kit/notices/notices-mail.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { noBackups } from "#tests/support/backups.ts";
import { useDatabase } from "#tests/support/database.ts";
import { noLists } from "#tests/support/no-lists.ts";
import { originOf } from "./config.ts";
import { handlersFor, scheduledJobs } from "./handlers.ts";

const { scope } = useDatabase({ policy });

test.each([
  [undefined, "http://localhost:3000"],
  [new URL("https://man1palu.sch.id"), "https://man1palu.sch.id"],
])("a notice by mail names its own address, wherever people reach the product: %s", async (publicUrl, origin) => {
  const letters: Letter[] = [];
  const handlers = handlersFor({
    mail: { send: async (_, letter) => letters.push(letter) > 0, close: () => undefined },
    publicUrl,
    origin: originOf({ publicUrl, port: 3000 }),
    files: {} as Files,
    lists: noLists,
    backups: noBackups,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  const clerk = scope(system("uji"));
  const { id, kiriman } = await clerk.transaction(async (ctx) => {
    await seedSekolah(ctx);
    await ctx.db.deleteFrom("setelanPemberitahuan").where(everyRow).execute();
    await ctx.db.deleteFrom("akun").where(everyRow).execute();
    const account = { nip: "198511042010012001", nama: "Sitti", peran: ["tataUsaha"], aktif: true };
    const { id: akunId } = await ctx.db.insertInto("akun").values(account).returning("id").executeTakeFirstOrThrow();
    await ctx.db
      .insertInto("setelanPemberitahuan")
      .values({ akunId, surel: "sitti@contoh.id", aktif: true, codeHash: null, codeUntil: null, updatedAt: ctx.now })
      .execute();
    await notify(ctx, { to: { accounts: [akunId] }, kind: "uji", title: "Ada yang baru", link: "/dashboard" });
    return ctx.db.selectFrom("pemberitahuan").select(["id", "kiriman"]).where("akunId", "=", akunId).executeTakeFirstOrThrow();
  });
  const handler = handlers.find(({ job }) => job.name === mailNoticesJob.name);
  await handler?.work(clerk, { kiriman }, { progress: async () => undefined, signal: new AbortController().signal });
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(`Selengkapnya: ${origin}/notifikasi/${id}\n`);
});

test("the doctor knows every job that comes by itself", () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const handlers = handlersFor({
    mail: null,
    publicUrl: undefined,
    origin: "",
    files: {} as Files,
    lists: noLists,
    backups: noBackups,
    log,
  });
  const names = handlers.flatMap(({ schedule }) => (schedule ? [schedule.name] : []));
  expect(scheduledJobs.map(({ name }) => name).sort()).toEqual(names.sort());
});
