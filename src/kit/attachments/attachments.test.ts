import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connected } from "#kit/database/connection/location.server.ts";
import { writeXlsx } from "#kit/documents/spreadsheet.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { file, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { create, update } from "#kit/register/store.server.ts";
import { actor, quiet, useDatabase } from "#tests/support/database.ts";
import { drawn } from "#tests/support/pictures.ts";
import { wholly } from "#tests/support/rights.ts";
import { putBackFile } from "../files/quarantine.server.ts";
import { addAttachment, attachmentsOf, tidyName } from "./attach.server.ts";
import { describeAccepted, maxAttachmentBytes, officePapers } from "./limits.ts";
import { answerAttachment } from "./rest.server.ts";
import { referencedAttachments, sweepAttachments } from "./sweep.server.ts";

const sentences = { add: "", edit: "", required: "Lengkapi.", confirmDelete: "", created: "", updated: "", deleted: "", empty: "" };
const map = register({
  ...{ name: "map", table: "map", path: "/map", title: "Map", noun: "map", sentences },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", max: 50 }),
    isiId: file({ label: "Isi", privacy: "umum", accept: ["application/pdf"] }),
  },
  columns: ["nama"],
  searched: ["nama"],
});
const writers = ["petugas", "rekan"];
const house = useDatabase({ policy: { berkas: [wholly(writers, "create")], map: [wholly(writers, "read", "create", "update")] } });
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "lampiran-"));
  files = await openFiles({ directory });
  await connected(house.database.place, (client) =>
    client.query(`create table map (id uuid primary key default gen_random_uuid(), versi integer not null default 1,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz,
      deleted_by uuid, nama text, isi_id uuid references berkas)`),
  );
});
afterAll(() => rm(directory, { recursive: true }));

const send = (bytes: Buffer, name = "surat.pdf", { accept = officePapers, who = "petugas" } = {}) =>
  addAttachment(house.scope(actor(who)), files, { bytes, name, accept });
const as = house.scope;
const stored = async () => {
  const keys: string[] = [];
  for await (const key of files.keys("private")) keys.push(key);
  return keys;
};

describe("a file on its way into a row", () => {
  test("is what its bytes say, and is called so", async () => {
    const kept = await send(pdf, "C:\\surat\u202Egnp.png");
    expect(kept).toMatchObject({ nama: "C: suratgnp.pdf", jenis: "application/pdf", ukuran: pdf.length });
    const sheet = Buffer.from(await writeXlsx([{ label: "Nama" }], [["Nur"]]));
    expect((await send(sheet, "daftar.xlsx")).jenis).toContain("spreadsheetml");
    expect((await send(await drawn(4, 4).jpeg().toBuffer(), "")).nama).toBe("berkas.jpg");
    expect(tidyName("a".repeat(500), "image/png")).toBe(`${"a".repeat(190)}.png`);
  });

  test.each([
    ["nothing", Buffer.alloc(0), "kosong"],
    ["a drawing that can run scripts", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "SVG"],
    ["a page", Buffer.from("<!doctype html><script>1</script>"), "HTML"],
    ["a program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(400)]), "Kirim berkas PDF"],
    ["any letters", Buffer.from("bukan berkas kantor"), "tidak dikenali"],
    ["too much", Buffer.concat([pdf, Buffer.alloc(maxAttachmentBytes)]), "paling besar 10 MB"],
  ])("is refused with a sentence when it is %s, and nothing stays", async (_, bytes, words) => {
    const before = await stored();
    await expect(send(bytes)).rejects.toMatchObject({ message: expect.stringContaining(words) });
    expect(await stored()).toEqual(before);
  });

  test("that waited on a device is sent as its own person alone", async () => {
    const bring = (akun: string | null) => {
      const asked = new URLSearchParams({ nama: "surat.pdf", jenis: "pdf", ...(akun === null ? {} : { akun }) });
      const request = new Request(`http://localhost/api/berkas?${asked}`, { method: "POST", body: new Uint8Array(pdf) });
      return answerAttachment({ request, scope: house.scope(actor("petugas")), files });
    };
    const before = await stored();
    await expect(bring(actor("rekan").id)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(await stored()).toEqual(before);
    for (const akun of [actor("petugas").id, null]) expect((await bring(akun)).status).toBe(201);
  });

  test("is refused where the field takes other kinds, and to those who may not send", async () => {
    const picture = await drawn(4, 4).png().toBuffer();
    await expect(send(picture, "a.png", { accept: ["application/pdf"] })).rejects.toMatchObject({ kind: "unsupported" });
    await expect(send(pdf, "a.pdf", { accept: ["text/csv"] })).rejects.toMatchObject({ kind: "unsupported" });
    await expect(send(pdf, "a.pdf", { who: "tamu" })).rejects.toMatchObject({ kind: "forbidden" });
    expect(describeAccepted(["application/pdf", "image/png"])).toBe("PDF atau PNG; paling besar 10 MB.");
  });
});

describe("a file in a row", () => {
  const add = (isiId: string, who = "petugas") => as(actor(who)).transaction((ctx) => create(ctx, map, { nama: "x", isiId }, "json"));

  test("is there for whoever sent it; an id alone opens nothing", async () => {
    const { id } = await send(pdf);
    await expect(add(id, "rekan")).rejects.toMatchObject({
      kind: "invalid",
      fields: { isiId: "Isi ini sudah tidak ada. Unggah sekali lagi." },
    });
    await expect(add(randomUUID())).rejects.toMatchObject({ kind: "invalid" });
    const picture = await send(await drawn(4, 4).png().toBuffer(), "a.png");
    await expect(add(picture.id)).rejects.toMatchObject({ fields: { isiId: expect.stringContaining("bukan jenis") } });
    const row = await add(id);
    const sent = { nama: "y", isiId: id };
    const kept = await as(actor("rekan")).transaction((ctx) => update(ctx, map, { id: row.id, versi: 1, sent, source: "json" }));
    expect(kept.isiId).toBe(id);
  });

  const told = { right: "map:update", link: "/" } as const;
  const swept = (ms: number) =>
    sweepAttachments(as(actor("petugas")), files, {
      olderThan: new Date(Date.now() + ms),
      held: referencedAttachments,
      told,
      log: quiet,
    }).then(({ taken }) => taken);

  test("stays; what no row holds goes into quarantine after a while, and its row comes back to it from a backup", async () => {
    const [held, lost] = [await send(pdf), await send(pdf)];
    await add(held.id);
    const keyOf = async (id: string) => (await as().transaction((ctx) => attachmentsOf(ctx, [id]))).get(id)?.kunci ?? "";
    const [heldKey, lostKey] = [await keyOf(held.id), await keyOf(lost.id)];
    expect(await swept(-60_000)).toBe(0);
    expect(await swept(60_000)).toBeGreaterThan(0);
    expect([await files.exists("private", heldKey), await files.exists("private", lostKey)]).toEqual([true, false]);
    expect(await keyOf(lost.id)).toBe("");
    // As an older backup has it.
    await connected(house.database.place, (client) => client.query("update berkas set deleted_at = null where kunci = $1", [lostKey]));
    await as().transaction((ctx) => create({ ...ctx, actor: actor("petugas") }, map, { nama: "x", isiId: lost.id }, "json"));
    await swept(-60_000);
    expect(await files.exists("private", lostKey)).toBe(true);
  });

  test("is spared by the sweep once a person put it back", async () => {
    const { id } = await send(pdf);
    const key = await as().transaction(async (ctx) => (await attachmentsOf(ctx, [id])).get(id)?.kunci ?? "");
    expect(await swept(60_000)).toBe(1);
    await as().transaction((ctx) => putBackFile(ctx, files, { tree: "private", key }));
    await connected(house.database.place, (client) => client.query("update berkas set deleted_at = null where kunci = $1", [key]));
    expect(await files.exists("private", key)).toBe(true);
    expect(await swept(60_000)).toBe(0);
    expect(await files.exists("private", key)).toBe(true);
  });
});
