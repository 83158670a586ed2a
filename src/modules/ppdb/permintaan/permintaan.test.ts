/**
 * A mother reads at home what her son typed, finds her name wrong, and asks for it to be mended. What goes wrong: a classmate who guessed number and
 * birth date reads address and telephone; a request is pressed twenty times; it stands unseen; the answer is silence.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Visit } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { mergePendaftaran } from "../gabung/merge-pendaftaran.server.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { actOnStatus } from "../keluarga/status-action.server.ts";
import { statusToken } from "../keluarga/status-cookie.server.ts";
import { loadPendaftar } from "../panitia/load-pendaftar.server.ts";
import { actOnPendaftar } from "../panitia/pendaftar-action.server.ts";
import { isianFields } from "../perbaikan/isian.ts";
import { askPermintaan, lateSentence } from "./ask-permintaan.server.ts";
import { loadIsian } from "./load-isian.server.ts";
import { masked } from "./masked.ts";
import { listPermintaan } from "./read-permintaan.server.ts";

const home = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { scope } = home;

beforeAll(() => openCommittee(scope(nurlaela)));

const page = (id: string) => scope().read((ctx) => loadIsian(ctx, id));
const ask = (id: string, isian: string, isi = "Hasnawati Lamadjido") =>
  scope().transaction((ctx) => askPermintaan(ctx, id, { isian, isi }));
const read = (id: string) =>
  scope(nurlaela).transaction(({ db }) => db.selectFrom("pendaftaran").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
const onDesk = async (id: string) => (await scope(nurlaela).transaction((ctx) => loadPendaftar(ctx, id))).permintaan;
const formOf = (isi: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(isi)) form.set(name, value);
  return form;
};
const desk = async (id: string, isi: Readonly<Record<string, string>>, who = nurlaela) =>
  actOnPendaftar(scope(who), id, formOf({ versi: String((await read(id)).versi), ...isi }));
const grant = async (id: string, place = 0) => desk(id, { aksi: "kabulkanPermintaan", permintaan: (await onDesk(id))[place]?.id ?? "" });
const answers = async (id: string) => (await page(id))?.permintaan.map(({ label, jawaban, alasan }) => [label, jawaban, alasan]);

describe("the form that was sent", () => {
  const own = {
    ...{
      nik: "7271014903120001",
      nisn: "0123456789",
      alamat: "Jalan  Sungai Contoh No. 12, Kota Palu",
      email: "hasna.rahman@contoh.sch.id",
    },
    ...{ noTelepon: "081234567890", noTeleponOrtu: "085234567891", namaIbu: "Hasnawati Borman", namaAyah: "Abdul Rahman" },
  };

  test("is shown to who opens the page, and what is private in it only by its edges", async () => {
    const { id } = await register(scope(), "Anak Isian", own);
    const shown = await page(id);
    const values = Object.fromEntries(shown?.bagian.flatMap(({ isian }) => isian.map(({ label, nilai }) => [label, nilai])) ?? []);
    expect(values).toMatchObject({
      ...{ "Nama lengkap": "Anak Isian", "Tanggal lahir": "9 Maret 2012", "Jalur pendaftaran": "Reguler" },
      ...{ "NIK calon siswa": "•".repeat(16), NISN: "••••••6789", "Nomor telepon": "••••••890", "E-mail": "h•••@c•••" },
      ...{
        Alamat: "J••• S••• C••• N••• ••• K••• P•••",
        "Nama ibu": "H••• B•••",
        "Nama ayah": "A••• R•••",
        "Pekerjaan ayah": "N•••",
        Agama: "Islam",
      },
    });
    expect(Object.keys(values).join()).not.toContain("Nama wali");
    expect(JSON.stringify(shown)).not.toMatch(
      /7271014903|0123456|Sungai|hasna|contoh|8123456|8523456|Hasnawati|Borman|Abdul|Nelayan|versi/,
    );
  });

  const secret = Object.entries(isianFields)
    .filter(([, { privacy, kind }]) => privacy === "rahasia" && kind !== "yesNo")
    .filter(([name]) => name !== "agama");
  test.each(secret)("never shows %s whole", (name, field) => {
    const [option] = field.kind === "choice" ? field.options : [];
    const whole = option?.label ?? "Rahasia Sekali";
    expect(masked(name as keyof typeof isianFields, option?.value ?? whole)).not.toContain(whole);
  });

  test("does not tell a stranger whether a parent has died", async () => {
    const { id } = await register(scope(), "Anak Yatim Isian", { ayahWafat: true, pekerjaanAyah: null });
    expect(JSON.stringify((await page(id))?.bagian)).not.toContain("meninggal");
  });

  test("is gone with its registration", async () => {
    expect(await page("00000000-0000-4000-8000-000000000000")).toBeNull();
  });
});

describe("a request", () => {
  test("stands on the desk until it is answered, changes nothing by itself, and tells the committee once", async () => {
    const { id, nomor } = await register(scope(), "Anak Minta");
    const { versi } = await read(id);
    const { lines } = await told(home, nurlaela, () => ask(id, "namaIbu"));
    expect(lines).toMatchObject([{ action: "update", subject: "pendaftaran", after: { diminta: "namaIbu" } }]);
    expect(JSON.stringify(lines)).not.toContain("Lamadjido");
    expect(await read(id)).toMatchObject({ versi, keadaan: "terkirim", namaIbu: "Hasnawati" });
    expect(await onDesk(id)).toMatchObject([{ isian: "namaIbu", isi: "Hasnawati Lamadjido" }]);
    expect(await scope(nurlaela).read(listPermintaan)).toContainEqual({ id, nomor, namaLengkap: "Anak Minta", banyak: expect.anything() });
    expect(await answers(id)).toEqual([["Nama ibu", null, null]]);
    // What was written is as private as the field.
    expect(JSON.stringify(await page(id))).not.toContain("Lamadjido");
  });

  test("granted, gives the field back: the family corrects it on its page, and it is done", async () => {
    const { id } = await register(scope(), "Anak Kabul");
    await ask(id, "namaIbu");
    await grant(id);
    expect(await answers(id)).toEqual([["Nama ibu", "dikembalikan", null]]);
    const status = await scope().read((ctx) => loadStatus(ctx, id));
    expect(status).toMatchObject({ keadaan: "perlu perbaikan", diminta: { isian: [{ name: "namaIbu" }] } });
    const token = await scope().read(async (ctx) => statusToken(ctx, id));
    const request = new Request("http://x/daftar/status", { headers: { cookie: `status-ppdb=${token}` } });
    const visit: Visit = { requestId: "x", address: "10.1.1.1", origin: "http://x", secure: false };
    const typed = { aksi: "perbaiki", versi: String(status?.diminta?.versi), namaIbu: "Hasnawati Lamadjido", buktiTelepon: "081200000000" };
    await actOnStatus(scope(), { request, form: formOf(typed), visit });
    expect(await read(id)).toMatchObject({ namaIbu: "Hasnawati Lamadjido", keadaan: "terkirim" });
    expect(await onDesk(id)).toEqual([]);
  });

  test("granted while something else is waited for, joins it", async () => {
    const { id } = await register(scope(), "Anak Gabung Minta");
    await desk(id, { aksi: "kembalikan", "sebab-alamat": "belum-lengkap" });
    await expect(ask(id, "alamat", "Jalan lain")).rejects.toMatchObject({ message: expect.stringContaining("perbaiki sendiri") });
    await ask(id, "asalSekolah", "MTsN 2 Palu");
    await grant(id);
    expect((await scope().read((ctx) => loadStatus(ctx, id)))?.diminta?.isian.map(({ name }) => name)).toEqual(["alamat", "asalSekolah"]);
  });

  test("is answered too when the committee corrects the field, or gives it back, by itself", async () => {
    const { id } = await register(scope(), "Anak Langsung");
    await ask(id, "nisn", "0123456789");
    await ask(id, "alamat", "Jalan Baru");
    await desk(id, { aksi: "perbaiki", isian: "nisn", nisn: "0123456789", sebab: "salah-ketik" });
    await desk(id, { aksi: "kembalikan", "sebab-alamat": "salah-ketik" });
    expect(Object.fromEntries((await answers(id))?.map(([label, jawaban]) => [label, jawaban]) ?? [])).toEqual({
      ...{ NISN: "diperbaiki", Alamat: "dikembalikan" },
    });
  });

  test("declined, has a reason that the family reads, and may be made again", async () => {
    const { id } = await register(scope(), "Anak Tolak");
    await ask(id, "tempatLahir", "Donggala");
    const decline = async (alasan: string) => desk(id, { aksi: "tolakPermintaan", permintaan: (await onDesk(id))[0]?.id ?? "", alasan });
    await expect(decline(" ")).rejects.toMatchObject({ fields: { alasan: expect.any(String) } });
    const { lines } = await told(home, nurlaela, () => decline("Di akta tertulis Palu"));
    expect(lines).toMatchObject([{ after: { ditolak: "tempatLahir", alasan: "Di akta tertulis Palu" } }]);
    expect(await answers(id)).toEqual([["Tempat lahir", "ditolak", "Di akta tertulis Palu"]]);
    await expect(decline("Sekali lagi")).rejects.toMatchObject({ kind: "notFound" });
    await ask(id, "tempatLahir", "Donggala, lihat akta");
  });

  test("is made once for a field, few at a time, and for fields of the form alone", async () => {
    const { id } = await register(scope(), "Anak Banyak");
    await ask(id, "namaIbu");
    await expect(ask(id, "namaIbu")).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("menunggu panitia") });
    // Two taps at once are one.
    const both = await Promise.allSettled([ask(id, "alamat", "Jalan A"), ask(id, "alamat", "Jalan A")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await ask(id, "asalSekolah", "MTsN 2 Palu");
    await expect(ask(id, "namaAyah")).rejects.toMatchObject({ message: expect.stringContaining("3 permintaan yang menunggu") });
    for (const name of ["agreement", "jalur", "keadaan", "versi", "constructor", ""])
      await expect(ask(id, name)).rejects.toMatchObject({ fields: { isian: expect.any(String) } });
    for (const isi of ["", "  ", "x".repeat(251)])
      await expect(ask(id, "nik", isi)).rejects.toMatchObject({ fields: { isi: expect.any(String) } });
  });

  test("of a number that was merged is asked and answered at the one that goes on", async () => {
    const [gone, goesOn] = [await register(scope(), "Anak Dua Nomor"), await register(scope(), "Anak Dua Nomor")];
    await ask(gone.id, "namaIbu");
    const seen = { pergi: await read(gone.id), tetap: await read(goesOn.id) };
    await scope(nurlaela).transaction((ctx) => mergePendaftaran(ctx, seen, { alasan: "Ayah dan ibu mengirim masing-masing" }));
    const waiting = async () => (await scope(nurlaela).read(listPermintaan)).filter(({ namaLengkap }) => namaLengkap === "Anak Dua Nomor");
    expect((await waiting()).map(({ id }) => id)).toEqual([goesOn.id]);
    await expect(ask(goesOn.id, "namaIbu")).rejects.toMatchObject({ message: expect.stringContaining("menunggu panitia") });
    await grant(goesOn.id);
    expect([await answers(goesOn.id), await waiting()]).toEqual([[["Nama ibu", "dikembalikan", null]], []]);
  });

  test("comes to an end however often it is declined", async () => {
    const { id } = await register(scope(), "Anak Ulang");
    for (let nth = 0; nth < 15; nth++) {
      await ask(id, "tempatLahir", "Donggala");
      await desk(id, { aksi: "tolakPermintaan", permintaan: (await onDesk(id))[0]?.id ?? "", alasan: "Tidak" });
    }
    await expect(ask(id, "tempatLahir", "Donggala")).rejects.toMatchObject({ message: expect.stringContaining("Hubungi panitia") });
  });

  test("comes too late once it was decided, in words that tell nothing of that", async () => {
    const { id } = await register(scope(), "Anak Telat");
    await desk(id, { aksi: "pindah", ke: "mengundurkan diri", alasan: "Pindah" });
    await expect(ask(id, "namaIbu")).rejects.toMatchObject({ kind: "conflict", message: lateSentence });
    expect(await page(id)).toMatchObject({ bolehMinta: false });
  });

  test("is granted only where fields go back, to the one who asked, and by who may", async () => {
    const [{ id }, other] = [await register(scope(), "Anak Hak Minta"), await register(scope(), "Anak Lain Minta")];
    await ask(id, "namaIbu");
    const [asked] = await onDesk(id);
    const isi = { aksi: "kabulkanPermintaan", permintaan: asked?.id ?? "" };
    await expect(desk(id, isi, actor("kepala"))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(desk(id, { aksi: "tolakPermintaan", permintaan: isi.permintaan, alasan: "x" }, actor("kepala"))).rejects.toMatchObject({
      kind: "forbidden",
    });
    await expect(desk(other.id, isi)).rejects.toMatchObject({ kind: "notFound" });
    await expect(desk(id, { ...isi, permintaan: "bukan-id" })).rejects.toMatchObject({ kind: "notFound" });
    await expect(desk(id, { ...isi, versi: "9" })).rejects.toMatchObject({ kind: "stale" });
    await scope(nurlaela).transaction(({ db }) =>
      db.updateTable("pendaftaran").set({ keadaan: "lulus administrasi" }).where("id", "=", id).execute(),
    );
    await expect(desk(id, isi)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("Perbaiki sendiri Nama ibu") });
  });
});
