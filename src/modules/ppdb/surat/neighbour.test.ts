/**
 * Two waves are decided in one summer, and letters of the one are made, counted and taken back while those of the other wait. What goes wrong:
 * the head's decision about one wave is taken for that about the other, letters are made of both, a child of the other wave loses its proof.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { parafNaskah, proposeNaskah, saveNaskah, signNaskah } from "#modules/naskah/index.server.ts";
import { cancelNaskah } from "#modules/naskah/workflow/signature.server.ts";
import { takeNaskah } from "#modules/naskah/workflow/take.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { writeOwnCode } from "#tests/support/naskah.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { recordPegawai } from "#tests/support/staff-file.ts";
import { publishAturan } from "../jalur/lembar-aturan.server.ts";
import { announceKeputusan } from "../seleksi/announce.server.ts";
import { readAskedSeleksi } from "../seleksi/asked.ts";
import { fixKeputusan, proposeKeputusan } from "../seleksi/decide.server.ts";
import { loadSeleksi } from "../seleksi/load-seleksi.server.ts";
import { annexOf } from "./annex.server.ts";
import { askSurat, countSurat, requestSurat, suratSeleksiJob } from "./ask-surat.server.ts";
import { beginKeputusan } from "./begin-keputusan.server.ts";
import { loadSurat } from "./load-surat.server.ts";
import { makeSurat } from "./make-surat.server.ts";
import { hasSurat, suratForPanitia } from "./read-surat.server.ts";
import { withdrawFallen } from "./withdraw-surat.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const [tu, kepala] = [actor("tataUsaha"), actor("kepala")];
const as = <T>(work: (ctx: Ctx) => Promise<T>, who: Actor = nurlaela) => scope(who).transaction(work);
const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
const origin = "https://contoh.sch.id";
const ids: Record<string, string> = {};
const id = (name: string) => ids[name] ?? "";
/** The wave of last year's intake, decided late, and that of this year's. */
const wave = { lalu: "", kini: "" };
const keputusan = { lalu: "", kini: "" };
type Wave = keyof typeof wave;
const make = (of: Wave) =>
  makeSurat(
    scope(system("surat")),
    { keputusanId: keputusan[of], origin },
    {
      progress: async () => undefined,
      signal: new AbortController().signal,
    },
  );
const load = (of: Wave) => as((ctx) => loadSurat(ctx, keputusan[of]));
const count = (of: Wave) => as((ctx) => countSurat(ctx, keputusan[of]));
const begin = (of: Wave, bernomor: boolean) => as((ctx) => beginKeputusan(ctx, { gelombangId: wave[of], bernomor }));
const letters = async () =>
  (
    await rows(
      sql<{ nama: string }>`select nama_lengkap as nama from surat_seleksi join pendaftaran on pendaftaran.id = pendaftaran_id order by 1`,
    )
  ).map(({ nama }) => nama);

async function decide(of: Wave): Promise<void> {
  const [row] = await rows(sql<{ periodeId: string }>`select periode_id from gelombang_ppdb where id = ${wave[of]}`);
  await as((ctx) => publishAturan(ctx, row?.periodeId ?? ""));
  const { isi } = await as((ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams({ gelombang: wave[of] }))));
  await as((ctx) => proposeKeputusan(ctx, wave[of], isi?.urutan ?? ""));
  await as((ctx) => fixKeputusan(ctx, wave[of]), rusdin);
  keputusan[of] = (await rows(sql<{ id: string }>`select id from keputusan_ppdb where gelombang_id = ${wave[of]}`))[0]?.id ?? "";
}

async function sign(of: Wave): Promise<void> {
  const naskahId = (await load(of)).naskah?.id ?? "";
  const draft = await as((ctx) => takeNaskah(ctx, naskahId), tu);
  const isian = Object.fromEntries(Object.entries(draft.isian).map(([nama, kata]) => [`isian.${nama}`, kata]));
  const bidang = { perihal: draft.perihal, isi: draft.isi, ...isian, "isian.Dasar petunjuk teknis penerimaan": "Keputusan Uji" };
  const { versi } = await as((ctx) => saveNaskah(ctx, draft, { bidang, pegawaiIds: [], siswaIds: [] }), tu);
  await as((ctx) => proposeNaskah(ctx, { id: naskahId, versi }), tu);
  await as((ctx) => parafNaskah(ctx, { id: naskahId, versi: versi + 1 }), rusdin);
  await as((ctx) => signNaskah(ctx, { id: naskahId, versi: versi + 2 }, origin), kepala);
}

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await as(async (ctx) => {
    await seedSekolah(ctx);
    await writeOwnCode(ctx);
    for (const [place, { id: akun, name, roles }] of [tu, kepala].entries())
      await sql`insert into akun (id, nip, nama, aktif, peran) values (${akun}, ${`19900101201503100${place}`}, ${name}, true, ${[...roles]})`.execute(
        ctx.db,
      );
    await recordPegawai(ctx);
  }, system("uji"));
  await addJalur(scope(nurlaela), { bobotTes: 100, kuota: 2, cadangan: 1 });
  wave.kini = (await rows(sql<{ id: string }>`select id from gelombang_ppdb`))[0]?.id ?? "";
  const names = ["Aminah", "Budi", "Citra", "Dewi"];
  for (const name of names) ids[name] = (await register(scope(), name)).id;
  const [old] = await rows(sql<{
    id: string;
  }>`with tahun as (insert into periode_ppdb (tahun_ajaran, buka, tutup, kuota, pengumuman, daftar_ulang_mulai, daftar_ulang_selesai)
      values ('2026/2027', '2026-02-01', '2026-06-30', 9, '2026-07-05', '2026-07-06', '2026-07-11') returning id)
    insert into gelombang_ppdb (nama, periode_id) select 'Gelombang lama', id from tahun returning id`);
  wave.lalu = old?.id ?? "";
  await rows(sql`insert into jalur_ppdb (jenis, gelombang_id, kuota, bobot_tes) values ('reguler', ${wave.lalu}, 1, 100)`);
  await rows(sql`update pendaftaran set keadaan = 'lulus administrasi'`);
  await rows(sql`update pendaftaran set gelombang_id = gelombang_ppdb.id, periode_id = gelombang_ppdb.periode_id from gelombang_ppdb
    where gelombang_ppdb.id = ${wave.lalu} and nama_lengkap in ('Citra', 'Dewi')`);
  await giveMarks(scope(nurlaela), "tes", new Map(names.map((name, place) => [id(name), 9000 - place * 500])));
  now = new Date("2027-07-06T02:00:00Z");
  for (const of of ["lalu", "kini"] as const) await decide(of);
});

describe("in the order of a summer", { shuffle: false }, () => {
  test("the head's decision is begun for one wave, lists its children alone, and the other has none yet", async () => {
    await begin("kini", true);
    expect([(await load("kini")).naskah, (await load("lalu")).naskah, (await load("lalu")).bernomor]).toEqual([
      expect.any(Object),
      null,
      false,
    ]);
    const listed = async (of: Wave) =>
      (await as((ctx) => annexOf(ctx, keputusan[of]))).flatMap(({ baris }) => baris.map(([, nomor]) => nomor));
    const numbers = async (...names: string[]) =>
      (await rows(sql<{ nomor: string }>`select nomor from pendaftaran where nama_lengkap = any(${names}) order by nomor`)).map(
        ({ nomor }) => nomor,
      );
    expect([await listed("kini"), await listed("lalu")]).toEqual([await numbers("Aminah", "Budi"), await numbers("Citra")]);
    await sign("kini");
    expect((await load("kini")).naskah).toMatchObject({ status: "ditandatangani", berlaku: true });
    // One that is in force for the other wave keeps none from being begun here, and is none.
    for (const of of ["kini", "lalu"] as const) await as((ctx) => announceKeputusan(ctx, wave[of]));
    await expect(as((ctx) => requestSurat(ctx, wave.lalu))).rejects.toMatchObject({
      message: expect.stringContaining("belum ditandatangani"),
    });
    await begin("lalu", false);
    const draft = await as(async (ctx) => takeNaskah(ctx, (await loadSurat(ctx, keputusan.lalu)).naskah?.id ?? ""), tu);
    expect(draft.isian).toMatchObject({ Gelombang: "gelombang lama", "Tahun pelajaran": "2026/2027" });
    expect([(await load("kini")).bernomor, (await load("lalu")).bernomor]).toEqual([true, false]);
  });

  test("letters are asked for and made of the wave whose decision is signed, and of no other", async () => {
    expect([await count("kini"), await count("lalu")]).toEqual([
      { perlu: 2, dibuat: 0, gugur: 0 },
      { perlu: 0, dibuat: 0, gugur: 0 },
    ]);
    const tasks = () => rows(sql<{ key: string }>`select key from tugas where job = ${suratSeleksiJob.name} and state = 'antre'`);
    expect([await tasks(), await make("lalu"), await letters()]).toEqual([[{ key: keputusan.kini }], { surat: 0 }, []]);
    await sign("lalu");
    // Another job under the same key is none of letters, and one under another key is the other wave's.
    await rows(sql`update tugas set job = 'lain', key = ${keputusan.lalu} where key = ${keputusan.kini}`);
    expect([(await load("lalu")).berjalan, (await load("kini")).berjalan]).toEqual([false, false]);
    await as((ctx) => askSurat(ctx, keputusan.kini));
    expect([(await load("lalu")).berjalan, (await load("kini")).berjalan]).toEqual([false, true]);
    expect([await make("kini"), await letters(), await count("lalu")]).toEqual([
      { surat: 2 },
      ["Aminah", "Budi"],
      { perlu: 2, dibuat: 0, gugur: 0 },
    ]);
    expect([await make("lalu"), await letters()]).toEqual([{ surat: 2 }, ["Aminah", "Budi", "Citra", "Dewi"]]);
    expect([await load("kini"), await load("lalu")]).toMatchObject([
      { perlu: 2, dibuat: 2, berjalan: false },
      { perlu: 2, dibuat: 2, berjalan: false },
    ]);
  });

  test("a letter tells the days and the decision of its own intake", async () => {
    const words = (name: string) => as(async (ctx) => JSON.stringify(await suratForPanitia(ctx, id(name))));
    expect([await words("Aminah"), await words("Citra")]).toEqual([
      expect.stringMatching(/6 Juli 2027 sampai .*11 Juli 2027/),
      expect.stringMatching(/6 Juli 2026 sampai .*11 Juli 2026/),
    ]);
    const numbered = await rows(
      sql<{
        bernomor: boolean;
      }>`select surat_seleksi.nomor is not null as bernomor from surat_seleksi join pendaftaran on pendaftaran.id = pendaftaran_id order by nama_lengkap`,
    );
    expect(numbered.map(({ bernomor }) => bernomor)).toEqual([true, true, false, false]);
  });

  test("proofs are taken back of one wave's children who withdrew, and a child without one finds no letter", async () => {
    await rows(sql`update pendaftaran set keadaan = 'mengundurkan diri' where nama_lengkap in ('Budi', 'Dewi')`);
    expect([await count("kini"), await count("lalu")]).toMatchObject([{ gugur: 1 }, { gugur: 1 }]);
    expect([await as((ctx) => withdrawFallen(ctx, keputusan.lalu)), await letters()]).toEqual([1, ["Aminah", "Budi", "Citra"]]);
    expect([await count("kini"), await count("lalu")]).toMatchObject([{ gugur: 1 }, { gugur: 0 }]);
    const proofs = await rows(
      sql<{ sah: boolean }>`select dicabut_pada is null as sah from surat_seleksi join bukti_surat on kode = bukti order by pendaftaran_id`,
    );
    expect(proofs.every(({ sah }) => sah)).toBe(true);
    await rows(
      sql`update bukti_surat set dicabut_pada = now(), alasan_cabut = 'Dicabut untuk diuji' where kode = (select bukti from surat_seleksi where pendaftaran_id = ${id("Aminah")})`,
    );
    expect([await as((ctx) => hasSurat(ctx, id("Aminah"))), await as((ctx) => hasSurat(ctx, id("Citra")))]).toEqual([false, true]);
  });

  test("a head's decision that is voided takes its own letters along, and a child's letter of another wave stays", async () => {
    const both = sql`insert into surat_seleksi (keputusan_id, pendaftaran_id, naskah_id, hasil, bukti, isi_qr, dibuat_pada)
    select ${keputusan.kini}, pendaftaran_id, naskah_id, hasil, 'lain', isi_qr, dibuat_pada from surat_seleksi where pendaftaran_id = ${id("Citra")}`;
    await rows(both);
    await as(async (ctx) => cancelNaskah(ctx, (await loadSurat(ctx, keputusan.lalu)).naskah?.id ?? "", "Salah dasar hukum"), tu);
    expect([await count("kini"), await count("lalu")]).toMatchObject([{ gugur: 1 }, { perlu: 0, dibuat: 0, gugur: 1 }]);
    expect(await as((ctx) => withdrawFallen(ctx, keputusan.lalu))).toBe(1);
    const left = await rows(
      sql<{ nama: string; kini: boolean }>`select nama_lengkap as nama, keputusan_id = ${keputusan.kini} as kini
      from surat_seleksi join pendaftaran on pendaftaran.id = pendaftaran_id order by nama_lengkap`,
    );
    expect(left).toEqual(["Aminah", "Budi", "Citra"].map((nama) => ({ nama, kini: true })));
    const reasons = await rows(
      sql<{ alasan: string }>`select alasan_cabut as alasan from bukti_surat where dicabut_pada is not null order by 1`,
    );
    expect(reasons.map(({ alasan }) => alasan)).toContain("Keputusan yang menjadi dasarnya dicabut");
    await expect(as((ctx) => requestSurat(ctx, wave.lalu))).rejects.toMatchObject({
      message: expect.stringContaining("belum ditandatangani"),
    });
    // Only now may another one be begun, and for this wave alone.
    await expect(begin("kini", true)).rejects.toMatchObject({ kind: "conflict" });
    await begin("lalu", true);
    expect((await load("lalu")).naskah).toMatchObject({ status: "draft" });
  });
});
