/** At night, and by e-mail: what goes wrong is what stays for ever, what goes too early, and a mailbox that tells a family too much. */

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { type Mail, openMail } from "#kit/mail/mail.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { emailJawaban } from "./kabar/mail-jawaban.server.ts";
import { listPesan } from "./meja/list-pesan.server.ts";
import { eraseOldPesan } from "./simpan/erase-old.server.ts";

let jam = new Date("2026-11-27T02:00:00Z");
const house = useDatabase({ policy, clock: () => jam });
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let mail: Mail;

beforeAll(async () => {
  smtp = await startSmtp();
  mail = openMail(smtp.url, () => house.scope());
  await house.scope(system("uji")).transaction((ctx) => seedSekolah(ctx));
});
afterAll(async () => {
  mail.close();
  await smtp.stop();
});

type Row = Readonly<{
  nomor: string;
  jenis: "pertanyaan" | "pengaduan";
  keadaan: "masuk" | "dijawab" | "selesai";
  email?: string | null;
  pada?: string;
}>;
const add = ({ pada = "2026-01-10T02:00:00Z", ...row }: Row) =>
  house.scope().transaction(async ({ db }) => {
    const at = new Date(pada);
    const answered = row.keadaan === "dijawab" ? { jawaban: "Sudah kami tangani.", dijawabPada: at } : {};
    const { id } = await db
      .insertInto("pesanPublik")
      .values({ ...row, ...answered, perihal: "Perundungan", isi: "Di kelas X.", createdAt: at, updatedAt: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.insertInto("langkahPesan").values({ pesanId: id, apa: "masuk", pelaku: "pengirim", pada: at }).execute();
    return id;
  });
const left = async () =>
  (await house.scope().read(({ db }) => db.selectFrom("pesanPublik").select("nomor").orderBy("nomor").execute())).map(({ nomor }) => nomor);
const run = () => eraseOldPesan(house.scope(system("hapus-pesan")));

beforeEach(async () => {
  await house.scope().transaction(async ({ db }) => {
    await db.deleteFrom("pesanPublik").where(everyRow).execute();
    await db.deleteFrom("angkaPesan").where(everyRow).execute();
  });
});

test("what was dealt with goes after its months, what waits stays, and figures are kept", async () => {
  await add({ nomor: "1", jenis: "pertanyaan", keadaan: "dijawab" });
  await add({ nomor: "2", jenis: "pertanyaan", keadaan: "selesai" });
  await add({ nomor: "3", jenis: "pertanyaan", keadaan: "masuk" });
  await add({ nomor: "4", jenis: "pengaduan", keadaan: "dijawab" });
  jam = new Date("2027-01-10T01:59:00Z");
  expect(await run()).toEqual({ "pesan dihapus": 0 });
  jam = new Date("2027-01-10T02:01:00Z");
  expect(await run()).toEqual({ "pesan dihapus": 2 });
  expect(await left()).toEqual(["3", "4"]);
  jam = new Date("2028-01-10T02:01:00Z");
  expect(await run()).toEqual({ "pesan dihapus": 1 });
  expect(await left()).toEqual(["3"]);
  const figures = (roles: string) =>
    house.scope(actor(roles)).read(async (ctx) => (await listPesan(ctx, { tampil: "terbuka", halaman: 1 })).tahunan);
  const asked = { tahun: 2026, jenis: "pertanyaan", banyak: 3, dijawab: 1 };
  expect(await figures("tataUsaha")).toEqual([asked]);
  expect(await figures("kepala")).toEqual([asked, { tahun: 2026, jenis: "pengaduan", banyak: 1, dijawab: 1 }]);
  expect(await figures("guru")).toEqual([]);
});

test("an answer to a question goes to the address as it is, of a complaint only that there is one", async () => {
  const tool = { mail, origin: "https://contoh.sch.id" };
  const common = { keadaan: "dijawab", email: "ibu@contoh.id" } as const;
  const asked = await add({ ...common, nomor: "HUB-1", jenis: "pertanyaan" });
  const complained = await add({ ...common, nomor: "HUB-2", jenis: "pengaduan" });
  expect(await emailJawaban(house.scope(), { ...tool, id: asked })).toEqual({ terkirim: true });
  expect(await emailJawaban(house.scope(), { ...tool, id: complained })).toEqual({ terkirim: true });
  const [first, second] = smtp.received.map((one) => JSON.stringify(one));
  expect(first).toContain("Sudah kami tangani.");
  expect(second).toContain("HUB-2");
  expect(second).toContain("https://contoh.sch.id/hubungi/jawaban");
  expect(second).not.toMatch(/Sudah kami tangani|Perundungan|kelas X|pengaduan/i);
});

test("nobody is written to who gave no address, has no answer, or where no mail is sent", async () => {
  const tool = { mail, origin: "https://contoh.sch.id" };
  const before = smtp.received.length;
  const unnamed = await add({ nomor: "HUB-3", jenis: "pengaduan", keadaan: "dijawab" });
  const waiting = await add({ nomor: "HUB-4", jenis: "pertanyaan", keadaan: "masuk", email: "ibu@contoh.id" });
  for (const id of [unnamed, waiting, crypto.randomUUID()])
    expect(await emailJawaban(house.scope(), { ...tool, id })).toEqual({ terkirim: false });
  expect(await emailJawaban(house.scope(), { ...tool, mail: null, id: waiting })).toEqual({ terkirim: false });
  expect(smtp.received.length).toBe(before);
});
