/** Files of many people lie side by side, some held by a row, some thrown away: each is found, held and swept by itself. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { putBackFile, quarantineDays } from "#kit/files/quarantine.server.ts";
import { actSecond } from "#tests/support/at-once.ts";
import { actor, quiet, useDatabase } from "#tests/support/database.ts";
import { wholly } from "#tests/support/rights.ts";
import { addAttachment, attachmentFault, attachmentsOf, holdAttachment } from "./attach.server.ts";
import { referencedAttachments, sweepAttachments } from "./sweep.server.ts";

const day = 86_400_000;
const house = useDatabase({ policy: { berkas: [wholly(["petugas"], "create")] } });
const [ani, budi] = [actor("petugas"), { ...actor("petugas", "lain"), name: "Budi" }];
const as = <T>(who: typeof ani, work: (ctx: Ctx) => Promise<T>) => house.scope(who).transaction(work);
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const accept = ["application/pdf"] as const;
let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "lampiran-"));
  files = await openFiles({ directory });
});
afterAll(() => rm(directory, { recursive: true }));
beforeEach(async () => {
  await as(ani, async ({ db }) => {
    for (const table of ["export_snapshot", "berkas", "karantina", "sapuan"]) await sql`delete from ${sql.table(table)}`.execute(db);
  });
  for await (const key of files.keys("private")) await files.remove("private", key);
});

/** As a verb keeps a file that it made: nothing here is about what a guard thinks of it. */
const send = async (name: string, who = ani) => {
  const stored = await files.put("private", pdf, { type: "application/pdf" });
  return as(who, (ctx) => holdAttachment(ctx, { stored, jenis: "application/pdf", nama: name }));
};
const write = (query: ReturnType<typeof sql>) => as(ani, ({ db }) => query.execute(db));
const keyOf = async (id: string) => (await write(sql`select kunci from berkas where id = ${id}`)).rows[0] as { kunci: string };
const left = async () =>
  (await write(sql`select nama from berkas where deleted_at is null order by nama`)).rows.map((row) => (row as { nama: string }).nama);
const rows = async () => (await write(sql`select nama from berkas order by nama`)).rows.map((row) => (row as { nama: string }).nama);
const sweep = (ms: number) =>
  sweepAttachments(house.scope(ani), files, {
    ...{ olderThan: new Date(Date.now() + ms), held: referencedAttachments, log: quiet },
    told: { right: "berkas:create", link: "/" },
  }).then(({ taken }) => taken);

test("those are found that are asked for and not thrown away", async () => {
  const [one, two, gone] = [await send("satu.pdf"), await send("dua.pdf", budi), await send("hilang.pdf")];
  await write(sql`update berkas set deleted_at = now() where id = ${gone.id}`);
  const names = async (...ids: string[]) => [...(await as(ani, (ctx) => attachmentsOf(ctx, ids))).values()].map(({ nama }) => nama).sort();
  expect(await names(one.id, one.id, two.id, gone.id, randomUUID())).toEqual(["dua.pdf", "satu.pdf"]);
  expect([await names(two.id), await names()]).toEqual([["dua.pdf"], []]);
  const found = (await as(ani, (ctx) => attachmentsOf(ctx, [one.id]))).get(one.id);
  expect(found).toEqual({ id: one.id, nama: "satu.pdf", jenis: "application/pdf", ukuran: pdf.length, kunci: (await keyOf(one.id)).kunci });
  const fault = (id: string, who = ani, types: Parameters<typeof attachmentFault>[2] = accept) =>
    as(who, (ctx) => attachmentFault(ctx, id, types));
  expect([await fault(one.id), await fault(two.id, budi)]).toEqual([undefined, undefined]);
  for (const id of [two.id, gone.id, randomUUID()]) expect(await fault(id)).toContain("sudah tidak ada");
  expect(await fault(one.id, ani, ["image/png"])).toContain("bukan jenis");
});

test("one that is being taken into a row is not thrown away meanwhile", async () => {
  const { id } = await send("satu.pdf");
  const take = async (ctx: Ctx) => {
    expect(await attachmentFault(ctx, id, accept)).toBeUndefined();
  };
  expect(await actSecond(house, [ani, take], [ani, () => sweep(60_000)])).toBe(0);
  expect(await left()).toEqual(["satu.pdf"]);
});

test("a file whose row cannot be written leaves nothing behind", async () => {
  const stored = async () => {
    const keys: string[] = [];
    for await (const key of files.keys("private")) keys.push(key);
    return keys.length;
  };
  const before = await stored();
  await expect(addAttachment(house.scope({ ...ani, id: "bukan-id" }), files, { bytes: pdf, name: "x.pdf", accept })).rejects.toThrow();
  expect([await stored(), await rows()]).toEqual([before, []]);
  const held = await as(ani, (ctx) =>
    holdAttachment(ctx, { stored: { key: "k", size: 3, sha256: "a".repeat(64) }, jenis: "image/png", nama: "b.png" }),
  );
  expect(held).toEqual({ id: expect.any(String), nama: "b.png", jenis: "image/png", ukuran: 3 });
  const { rows: told } = await write(sql`select action, after from audit where subject = 'berkas' and subject_id = ${held.id}`);
  expect(told).toEqual([{ action: "create", after: { nama: "b.png", jenis: "image/png", ukuran: 3, sidik: "a".repeat(64) } }]);
});

test("the sweep takes the oldest that no row holds, those alone, and counts what is there", async () => {
  const sent = [];
  for (let n = 0; n < 13; n++) sent.push(await send(`${String(n).padStart(2, "0")}.pdf`));
  for (const [n, { id }] of sent.entries())
    await write(sql`update berkas set created_at = now() - make_interval(hours => ${99 - n}) where id = ${id}`);
  await write(sql`update berkas set deleted_at = now() where id = ${sent[12]?.id}`);
  await files.remove("private", (await keyOf(sent[12]?.id ?? "")).kunci);
  const counted = async () => (await write(sql`select dari, menunggu from sapuan where pohon = 'private'`)).rows;
  expect(await sweep(0)).toBe(10);
  expect([await left(), await counted()]).toEqual([["10.pdf", "11.pdf"], [{ dari: 12, menunggu: 2 }]]);
  expect(await files.exists("private", (await keyOf(sent[11]?.id ?? "")).kunci)).toBe(true);
  expect(await files.exists("private", (await keyOf(sent[9]?.id ?? "")).kunci)).toBe(false);
});

test("a file goes that never came to a row, or whose row went before it, once it is old enough", async () => {
  const held = await send("ada.pdf");
  const { key } = await files.put("private", pdf, { type: "application/pdf" });
  const gone = await keyOf((await send("hilang.pdf")).id);
  await write(sql`delete from berkas where kunci = ${gone.kunci}`);
  const there = (...keys: string[]) => Promise.all(keys.map((one) => files.exists("private", one)));
  const all = [key, gone.kunci, (await keyOf(held.id)).kunci];
  expect([await sweep(-60_000), await there(...all)]).toEqual([0, [true, true, true]]);
  await write(sql`update berkas set created_at = now() + interval '1 hour' where id = ${held.id}`);
  expect([await sweep(60_000), await there(...all)]).toEqual([2, [false, false, true]]);
  expect(await as(ani, (ctx) => putBackFile(ctx, files, { tree: "private", key }))).not.toBeNull();
  expect([await sweep(60_000), await there(key)]).toEqual([0, [true]]);
});

test("its row goes after its time in quarantine, and not while the file lies there", async () => {
  const age = (name: string, ms: number) => write(sql`update berkas set deleted_at = ${new Date(Date.now() - ms)} where nama = ${name}`);
  for (const name of ["lama.pdf", "baru.pdf", "masih.pdf", "ada.pdf"]) await send(name);
  await age("lama.pdf", quarantineDays * day + 60_000);
  await age("baru.pdf", quarantineDays * day - 60_000);
  await age("masih.pdf", quarantineDays * day + 60_000);
  await write(
    sql`insert into karantina (pohon, kunci, ukuran, sebab, sejak) select 'private', kunci, 1, 'uji', now() from berkas where nama = 'masih.pdf'`,
  );
  await sweep(-day);
  expect(await rows()).toEqual(["ada.pdf", "baru.pdf", "masih.pdf"]);
  const keys = (await write(sql`select kunci from berkas`)).rows.map((row) => (row as { kunci: string }).kunci);
  const { kunci } = (await write(sql`select kunci from berkas where nama = 'ada.pdf'`)).rows[0] as { kunci: string };
  const held = (asked: string[]) => as(ani, (ctx) => referencedAttachments(ctx, asked));
  expect([await held(keys), await held(keys.filter((key) => key !== kunci))]).toEqual([new Set([kunci]), new Set()]);
});

test("a file may stand where any of several kinds is taken, and nowhere where its own is not", async () => {
  const { id } = await send("surat.pdf");
  const fault = (kinds: Parameters<typeof attachmentFault>[2], who = ani) => as(who, (ctx) => attachmentFault(ctx, id, kinds));
  expect(await fault(["image/png", "application/pdf"])).toBeUndefined();
  expect(await fault(["application/pdf", "image/jpeg"])).toBeUndefined();
  for (const kinds of [["image/png"], []] as const) expect(await fault(kinds)).toContain("bukan jenis");
  expect(await fault(["application/pdf"], budi)).toContain("sudah tidak ada");
});
