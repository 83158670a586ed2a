/** Files of rows that were erased go with them into quarantine: those that were named, all of them, and none that something else still holds. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { holdAttachment, tidyName } from "./attach.server.ts";
import { retireAttachments } from "./sweep.server.ts";

const now = new Date("2026-11-21T19:00:00Z");
const house = useDatabase({ clock: () => now });
const ani = actor("petugas");
const as = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(ani).transaction(work);
let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "pensiun-"));
  files = await openFiles({ directory });
});
afterAll(() => rm(directory, { recursive: true }));
beforeEach(() =>
  as(async ({ db }) => {
    await db.deleteFrom("exportSnapshot").where(everyRow).execute();
    await db.deleteFrom("karantina").where(everyRow).execute();
    await db.deleteFrom("berkas").where(everyRow).execute();
  }),
);

const send = async (nama: string) => {
  const stored = await files.put("private", Buffer.from(nama), { type: "application/pdf" });
  return { key: stored.key, ...(await as((ctx) => holdAttachment(ctx, { stored, jenis: "application/pdf", nama }))) };
};
const hold = (id: string) =>
  as(({ db }) =>
    sql`insert into export_snapshot (register, recipient, fields, rows, sha256, berkas_id, actor_id, actor_name)
      values ('siswa', 'Dinas', '[]', 1, ${"0".repeat(64)}, ${id}, ${ani.id}, 'Ani')`.execute(db),
  );
const retire = (...ids: string[]) => as((ctx) => retireAttachments(ctx, files, { ids, reason: "dihapus" }));
const rows = () => as(({ db }) => db.selectFrom("berkas").select(["nama", "deletedAt"]).orderBy("nama").execute());
const aside = () =>
  as(({ db }) => db.selectFrom("karantina").select(["pohon", "kunci", "ukuran", "sebab", "sejak"]).orderBy("ukuran").execute());

test("those that are named go, with their rows, and nothing else", async () => {
  const [one, two, other] = [await send("a.pdf"), await send("dua.pdf"), await send("lain.pdf")];
  expect(await retire()).toBe(0);
  expect(await retire(one.id, two.id)).toBe(2);
  expect(await rows()).toEqual([
    { nama: "a.pdf", deletedAt: now },
    { nama: "dua.pdf", deletedAt: now },
    { nama: "lain.pdf", deletedAt: null },
  ]);
  const lying = { pohon: "private", sebab: "dihapus", sejak: now };
  expect(await aside()).toEqual([
    { ...lying, kunci: one.key, ukuran: "5" },
    { ...lying, kunci: two.key, ukuran: "7" },
  ]);
  const there = (key: string) => files.exists("private", key);
  expect([await there(one.key), await there(two.key), await there(other.key)]).toEqual([false, false, true]);
  expect(await files.aside.size("private", one.key)).toBe(5);
});

test("more go at once than a night would take", async () => {
  const sent = [];
  for (let nth = 0; nth < 12; nth++) sent.push(await send(`${nth}.pdf`));
  expect(await retire(...sent.map(({ id }) => id))).toBe(12);
});

test("what something else holds stays, and what has gone already does not go again", async () => {
  const [held, gone] = [await send("dipegang.pdf"), await send("hilang.pdf")];
  await hold(held.id);
  const before = new Date(now.getTime() - 1_000);
  await as(({ db }) => db.updateTable("berkas").set({ deletedAt: before }).where("id", "=", gone.id).execute());
  expect(await retire(held.id, gone.id)).toBe(0);
  expect(await rows()).toEqual([
    { nama: "dipegang.pdf", deletedAt: null },
    { nama: "hilang.pdf", deletedAt: before },
  ]);
  expect([await aside(), await files.exists("private", held.key)]).toEqual([[], true]);
});

test("a name stands right before its ending, whatever blanks stood there", () => {
  expect(tidyName("Surat .pdf", "application/pdf")).toBe("Surat.pdf");
  expect(tidyName(`${"a".repeat(189)} b.pdf`, "application/pdf")).toBe(`${"a".repeat(189)}.pdf`);
  expect(tidyName("Surat.docx.PDF", "image/png")).toBe("Surat.docx.png");
  for (const name of ["", " .pdf", ".pdf", "/", "\\ "]) expect(tidyName(name, "application/pdf"), name).toBe("berkas.pdf");
  expect(tidyName("C:\\Surat/a.pdf", "application/pdf")).toBe("C: Surat a.pdf");
});
