/**
 * The committee at its telephones, some forty families a day, each told what is still wanted of it. What goes wrong: a family that was told is
 * called again, one that nobody told stands below fifty others, what it has sent long ago is asked for.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { loadPerbaikan } from "./load-perbaikan.server.ts";
import { markPerbaikan } from "./mark-perbaikan.server.ts";
import { readDiminta } from "./read-diminta.server.ts";

const now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";
const ago = (minutes: number, ms = 0) => new Date(now.getTime() - minutes * 60_000 - ms);
const set = (name: string, changed: object) =>
  as(({ db }) => db.updateTable("pendaftaran").set(changed).where("id", "=", id(name)).execute());
const note = (name: string, dimintaPada: Date, more: object = {}) =>
  as(async ({ db }) => {
    const row = { pendaftaranId: id(name), dimintaPada, versi: 2, kabarVersi: 0 };
    await db.deleteFrom("kabarPerbaikan").where("pendaftaranId", "=", id(name)).execute();
    await db
      .insertInto("kabarPerbaikan")
      .values({ ...row, ...more })
      .execute();
  });
const shown = (hasMail = true) => scope(nurlaela).read((ctx) => loadPerbaikan(ctx, { origin: "https://contoh.id", hasMail }));
const ways = async (hasMail = true) => (await shown(hasMail)).map(({ namaLengkap, cara }) => `${namaLengkap}: ${cara}`);

beforeAll(async () => {
  await scope(system("uji")).transaction(seedSekolah);
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, dokumen: "Kartu keluarga\nAkta kelahiran" });
  for (const name of ["Aminah", "Budi", "Citra", "Dewi", "Eka"])
    ids.set(name, (await register(scope(), name, { email: name === "Dewi" ? "" : `${name.toLowerCase()}@contoh.id` })).id);
  await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "perlu perbaikan" }).where(everyRow).execute());
});

describe("families of whom something is wanted", () => {
  test("come with those first whom nobody has told, the newest of them above", async () => {
    await note("Aminah", ago(1), { terkirimPada: now });
    await note("Budi", ago(120));
    await note("Citra", ago(3), { dikabariPelaku: "Rusdin", dikabariPada: now });
    await note("Dewi", ago(30));
    await note("Eka", ago(59, 59_999));
    expect(await ways()).toEqual(["Dewi: perlu", "Eka: email-menunggu", "Budi: perlu", "Aminah: email", "Citra: panitia"]);
    expect(await ways(false)).toEqual(["Dewi: perlu", "Eka: perlu", "Budi: perlu", "Aminah: email", "Citra: panitia"]);
    // Told both ways, it was the committee.
    await note("Aminah", ago(1), { terkirimPada: now, dikabariPelaku: "Rusdin", dikabariPada: now });
    await note("Eka", ago(60));
    expect((await ways()).slice(1)).toEqual(["Eka: perlu", "Budi: perlu", "Aminah: panitia", "Citra: panitia"]);
    expect(await shown()).toMatchObject([
      { versi: 2, dimintaPada: ago(30), noTeleponOrtu: expect.stringMatching(/^\d+$/) },
      {},
      {},
      {},
      {},
    ]);
  });

  test("are none that answered or were thrown away, and each is told its own words", async () => {
    await set("Budi", { keadaan: "terkirim" });
    await set("Eka", { deletedAt: now });
    const rows = await shown();
    expect(rows.map(({ namaLengkap }) => namaLengkap)).toEqual(["Dewi", "Aminah", "Citra"]);
    for (const { nomor, teks, diminta } of rows) {
      expect(diminta).toEqual(["Isian formulir: perbaiki seperti yang ditulis panitia di halaman itu"]);
      expect(teks).toContain(`nomor ${nomor} di`);
    }
    await set("Budi", { keadaan: "perlu perbaikan" });
    await set("Eka", { deletedAt: null });
  });
});

describe("that the committee told a family", () => {
  const mark = (name: string, versi: number) => as((ctx) => markPerbaikan(ctx, { id: id(name), versi }));

  test("is kept of that family alone, with who and when and of what", async () => {
    await note("Budi", ago(5));
    await note("Eka", ago(5));
    await mark("Budi", 2);
    const rows = await as(({ db }) =>
      db
        .selectFrom("kabarPerbaikan")
        .select(["kabarVersi", "dikabariOleh", "dikabariPelaku", "dikabariPada"])
        .where("pendaftaranId", "in", [id("Budi"), id("Eka")])
        .orderBy("kabarVersi", "desc")
        .execute(),
    );
    expect(rows).toEqual([
      { kabarVersi: 2, dikabariOleh: nurlaela.id, dikabariPelaku: nurlaela.name, dikabariPada: now },
      { kabarVersi: 0, dikabariOleh: null, dikabariPelaku: null, dikabariPada: null },
    ]);
  });

  test("is refused where a letter went or it was told before, of another version, and of whom nothing was wanted", async () => {
    await note("Eka", ago(5), { terkirimPada: now });
    for (const name of ["Eka", "Budi"])
      await expect(mark(name, 2)).rejects.toMatchObject({ kind: "conflict", message: "Keluarga ini sudah dikabari." });
    for (const versi of [1, 3])
      await expect(mark("Dewi", versi)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("diminta lagi") });
    await as(({ db }) => db.deleteFrom("kabarPerbaikan").where("pendaftaranId", "=", id("Citra")).execute());
    await expect(mark("Citra", 2)).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("what is wanted of a family", () => {
  const wanted = (name = "Aminah") => as((ctx) => readDiminta(ctx, id(name)));
  const ask = (isian: string, sebab: string, selesai: Date | null = null) =>
    as(({ db }) =>
      sql`insert into perbaikan_pendaftaran (pendaftaran_id, isian, jenis, sebab, pelaku, pada, selesai)
        values (${id("Aminah")}, ${isian}, 'diminta', ${sebab}, 'Nurlaela', ${ago(9)}, ${selesai})`.execute(db),
    );

  test("is each field by its name, what is secret by its step and once, and nothing that was put right", async () => {
    await ask("asalSekolah", "beda-rapor");
    await ask("alamat", "lain");
    await ask("noTelepon", "salah-ketik", now);
    await ask("namaAyah", "beda-kk");
    await ask("namaIbu", "lain");
    expect(await wanted()).toEqual([
      "Asal sekolah: tidak sama dengan rapor atau ijazah",
      expect.stringMatching(/^Alamat.*: perlu diperbaiki$/),
      "Data Orang Tua: ada isian yang perlu diperbaiki",
    ]);
    await set("Aminah", { keadaan: "terkirim" });
    expect(await wanted()).toEqual([]);
  });

  test("is what its new path asks for, and on its old one only what was given back", async () => {
    await as(({ db }) =>
      sql`insert into pertanyaan_ppdb (periode_id, pertanyaan, kode, bentuk, wajib, nomor_urut) select periode.id, tanya.*
        from periode_ppdb periode, (values ('Hafal berapa juz?', 'juz', 'angka', true, 1), ('Tinggal di asrama?', 'asrama', 'ya-tidak', false, 2),
          ('Sakit apa?', 'sakit', 'pendek', true, 3)) tanya`.execute(db),
    );
    await as(({ db }) =>
      sql`insert into jawaban_pendaftaran (pendaftaran_id, pertanyaan_id, isi, pada, kembali)
        select ${id("Aminah")}, id, 'x', ${now}, 'Kurang jelas' from pertanyaan_ppdb where kode = 'sakit'`.execute(db),
    );
    expect(await wanted()).toEqual(["Sakit apa?: jawab sekali lagi"]);
    await set("Aminah", { pindahJalurPada: now });
    expect(await wanted()).toEqual([
      "Kartu keluarga: kirim",
      "Akta kelahiran: kirim",
      "Hafal berapa juz?: jawab",
      "Sakit apa?: jawab sekali lagi",
    ]);
    // Whatever is wanted of papers and answers stands before what is wanted of the form.
    await set("Aminah", { keadaan: "perlu perbaikan" });
    expect((await wanted()).map((one) => one.split(":")[0])).toEqual([
      ...["Kartu keluarga", "Akta kelahiran", "Hafal berapa juz?", "Sakit apa?", "Asal sekolah"],
      ...[expect.stringMatching(/^Alamat/), "Data Orang Tua"],
    ]);
    expect(await wanted("Budi")).toEqual([expect.stringContaining("seperti yang ditulis panitia")]);
  });
});
