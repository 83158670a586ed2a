/**
 * A program of the office keeps the pupils in step with another system, at night and with nobody watching. What goes wrong: it writes
 * over what somebody corrected by hand, a few bad rows keep the good ones out, two programs bring the same child, or rows move between
 * trial and confirmation.
 */
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { find, update } from "#kit/register/store.server.ts";
import { siswa } from "#modules/kesiswaan/index.ts";
import { calls } from "#server/calls.ts";
import type { Schema } from "#server/openapi/schema.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "./support/database.ts";
import { clientFor, giveKey, openApiFor, person } from "./support/programs.ts";
import { faults } from "./support/schema-faults.ts";

const house = useDatabase({ policy });
const clientOf = (key: string) => clientFor(openApiFor(house), key);
let admin: Actor;
let siswaKey: string;
let agendaKey: string;
const giving = { verba: ["baca", "impor"], kelas: ["umum", "dinas", "pribadi"] };
beforeAll(async () => {
  admin = await person(house, "197001012000031001", "Admin Satu", "administrator");
  siswaKey = await giveKey(house, admin, { register: ["siswa"], ...giving });
  agendaKey = await giveKey(house, admin, { register: ["agenda"], ...giving });
  const anak = (nama: string, nisn: string) => ({
    nama,
    nisn,
    status: "aktif",
    jenisKelamin: "Perempuan",
    tempatLahir: "Palu",
    alamat: "",
  });
  const baris = [anak("Aisyah", "0091111111"), anak("Zahra", "0092222222"), anak("Nurul", "0093333333")];
  await bring(siswaKey, "postImporSiswa", { baris });
});

type Bring = "postImporSiswa" | "postImporAgenda";
/** Tries out and confirms. */
async function bring(key: string, name: Bring, body: never | Record<string, unknown>, query = {}) {
  const client = clientOf(key);
  const plan = await client.call(name, { body: body as never, query });
  expect(faults(answerOf("POST", `/api/impor/${name === "postImporSiswa" ? "siswa" : "agenda"}`), plan)).toEqual([]);
  const confirm = name === "postImporSiswa" ? "postImporSiswaById" : "postImporAgendaById";
  return { plan, state: plan.siap ? await client.call(confirm, { path: { id: plan.id ?? "" } }) : null };
}
const answerOf = (method: string, path: string): Schema =>
  calls.find((call) => call.method === method && call.path === path)?.doc?.answer ?? { type: "null" };
const anak = async (nisn: string) => (await clientOf(siswaKey).call("getSiswa", { query: { cari: nisn } }))[0];
const edit = (nisn: string, sent: Record<string, unknown>) =>
  house.scope(admin).transaction(async (ctx) => {
    const { id, versi, ...row } = await find(ctx, siswa, (await anak(nisn))?.id ?? "");
    const before = Object.fromEntries(Object.entries(row).filter(([name]) => name in siswa.fields));
    await update(ctx, siswa, { id, versi, sent: { ...before, ...sent }, source: "json" });
  });

test("a row that stands is changed by the columns that were sent, and by nothing else", async () => {
  const { plan, state } = await bring(siswaKey, "postImporSiswa", { baris: [{ nisn: "0091111111", tempatLahir: "Donggala" }] });
  expect(plan).toMatchObject({ siap: true, ringkasan: { baru: 0, berubah: 1, sama: 0, salah: 0 } });
  expect(faults(answerOf("POST", "/api/impor/siswa/:id"), state)).toEqual([]);
  expect(state).toMatchObject({ keadaan: "selesai", jumlah: 1, tertinggal: 0, sebab: null });
  expect(await anak("0091111111")).toMatchObject({ nama: "Aisyah", tempatLahir: "Donggala" });
  const again = await bring(siswaKey, "postImporSiswa", { baris: [{ nisn: "0091111111", tempatLahir: "Donggala" }] });
  expect(again.plan).toMatchObject({ siap: false, id: null, ringkasan: { berubah: 0, sama: 1 }, temuan: [] });
});

test("per field it is told who wins: the list, the portal, or only what is empty, and whether an empty cell empties", async () => {
  const rows = (aturan: string) => ({
    pengaturan: { aturan: { tempatLahir: aturan } },
    baris: [{ nisn: "0092222222", tempatLahir: aturan === "kosongkan" ? "" : "Sigi", alamat: "Jalan Mawar" }],
  });
  for (const aturan of ["portal", "isi"]) {
    await bring(siswaKey, "postImporSiswa", rows(aturan));
    expect([aturan, await anak("0092222222")]).toMatchObject([aturan, { tempatLahir: "Palu", alamat: "Jalan Mawar" }]);
  }
  await bring(siswaKey, "postImporSiswa", rows("daftar"));
  expect(await anak("0092222222")).toMatchObject({ tempatLahir: "Sigi" });
  await bring(siswaKey, "postImporSiswa", rows("kosongkan"));
  expect(await anak("0092222222")).toMatchObject({ tempatLahir: null });
  // A name must be there, whatever the rule.
  const emptied = { pengaturan: { aturan: { nama: "kosongkan" } }, baris: [{ nisn: "0092222222", nama: "" }] };
  expect((await bring(siswaKey, "postImporSiswa", emptied)).plan.temuan).toMatchObject([{ isian: "nama", kode: "required" }]);
});

test("what somebody corrected by hand since is left alone until the program is told what to do", async () => {
  await edit("0091111111", { tempatLahir: "Parigi" });
  const baris = [{ nisn: "0091111111", tempatLahir: "Poso" }];
  const { plan } = await bring(siswaKey, "postImporSiswa", { baris });
  expect(plan).toMatchObject({ siap: false, ringkasan: { bentrok: 1, berubah: 0 } });
  expect(plan.tertahan).toMatchObject([{ baris: 1, keadaan: "bentrok", isian: ["tempatLahir"], calon: [{ nama: "Aisyah" }] }]);
  expect(await anak("0091111111")).toMatchObject({ tempatLahir: "Parigi" });
  await bring(siswaKey, "postImporSiswa", { baris, pengaturan: { keputusan: { 1: "daftar" } } });
  expect(await anak("0091111111")).toMatchObject({ tempatLahir: "Poso" });
});

test("cells are mended only where it is asked for, and every repair is told", async () => {
  const baris = [
    { nama: "Rahma", nisn: "94444444", status: "aktif", jenisKelamin: "wanita", tempatLahir: "Palu", tanggalLahir: "2/3/2009" },
  ];
  const bare = await bring(siswaKey, "postImporSiswa", { baris });
  expect(bare.plan.temuan.map(({ isian }) => isian).sort()).toEqual(["jenisKelamin", "nisn", "tanggalLahir"]);
  expect(bare.plan.perbaikan).toEqual([]);
  const pengaturan = {
    nilai: { jenisKelamin: { wanita: "Perempuan" } },
    perbaikan: { nisn: ["nol"], tanggalLahir: ["tanggal"] },
    tanggal: { tanggalLahir: "mdy" },
  };
  const { plan } = await bring(siswaKey, "postImporSiswa", { baris, pengaturan });
  expect(plan.temuan).toEqual([]);
  expect(plan.perbaikan.map(({ isian, kode, jumlah, contoh }) => [isian, kode, jumlah, contoh[0]?.menjadi])).toEqual(
    expect.arrayContaining([
      ["nisn", "nol", 1, "0094444444"],
      ["tanggalLahir", "tanggal", 1, "2009-02-03"],
      ["jenisKelamin", "pilihan", 1, "Perempuan"],
    ]),
  );
  expect(await anak("0094444444")).toMatchObject({ nama: "Rahma", jenisKelamin: "perempuan", tanggalLahir: "2009-02-03" });
});

test("a file's columns are explained along with it, and its repairs are told too", async () => {
  const form = (pengaturan?: unknown) => {
    const sent = new FormData();
    sent.set("berkas", new File(["Xyz;Abc\nUpacara;2/3/2027\nRapat;4/3/2027\n"], "agenda.csv", { type: "text/csv" }));
    if (pengaturan) sent.set("pengaturan", JSON.stringify(pengaturan));
    return sent;
  };
  const send = (pengaturan?: unknown) => clientOf(agendaKey).call("postImporAgenda", { body: form(pengaturan) });
  await expect(send()).rejects.toMatchObject({ status: 422 });
  const plan = await send({ kolom: { XYZ: "judul", abc: "mulai" }, tanggal: { mulai: "dmy" } });
  expect(plan).toMatchObject({ siap: true, jumlah: 2 });
  expect(plan.perbaikan).toMatchObject([{ isian: "mulai", kode: "tanggal", jumlah: 2, dipakai: true }]);
  for (const [wrong, status] of [
    [{ kolom: { Lain: "judul" } }, 422],
    [{ aturan: { lain: "portal" } }, 422],
    [{ nilai: { judul: { a: "b" } } }, 422],
    [{ aturan: { judul: "menang" } }, 400],
    [{ sesuatu: {} }, 400],
  ] as const)
    await expect(send(wrong), JSON.stringify(wrong)).rejects.toMatchObject({ status });
});

test("with sisanya=ya the good rows go in, and the others come back as findings", async () => {
  const baris = [
    { judul: "Benar satu", mulai: "2027-01-04" },
    { judul: "", mulai: "2027-01-05" },
    { judul: "Benar dua", mulai: "2027-01-06" },
  ];
  expect((await bring(agendaKey, "postImporAgenda", { baris })).plan.siap).toBe(false);
  const { plan, state } = await bring(agendaKey, "postImporAgenda", { baris }, { sisanya: "ya" });
  expect(plan).toMatchObject({ siap: true, ringkasan: { baru: 2, salah: 1 } });
  expect(state).toMatchObject({ keadaan: "selesai", jumlah: 2, temuan: [{ baris: 2, isian: "judul", kode: "required" }] });
  const none = await bring(agendaKey, "postImporAgenda", { baris: [baris[1]] }, { sisanya: "ya" });
  expect(none.plan.siap).toBe(false);
  const asked = clientOf(agendaKey).call("postImporAgendaById", { path: { id: none.plan.id ?? "" } });
  await expect(asked).rejects.toMatchObject({ status: 409 });
});

/** Whoever comes at the same moment is refused; whoever comes a moment later finds the child there, and it is left alone. */
test("of two programs that bring the same child at once, one does; the other is told and brings nothing", async () => {
  const other = await giveKey(house, admin, { nama: "Yang lain", register: ["siswa"], ...giving });
  const anakBaru = { nisn: "0095555555", status: "aktif", jenisKelamin: "Perempuan", tempatLahir: "Palu" };
  const plans = await Promise.all(
    [siswaKey, other].map(async (key, n) => {
      const body = { baris: [{ ...anakBaru, nama: `Kembar ${n}` }] };
      return { key, id: (await clientOf(key).call("postImporSiswa", { body: body as never })).id ?? "" };
    }),
  );
  const ended = await Promise.allSettled(plans.map(({ key, id }) => clientOf(key).call("postImporSiswaById", { path: { id } })));
  const isFirst = (one: (typeof ended)[number]) => one.status === "fulfilled" && one.value.jumlah === 1;
  expect(ended.filter(isFirst)).toHaveLength(1);
  const second = ended.find((one) => !isFirst(one));
  if (second?.status === "fulfilled") expect(second.value).toMatchObject({ keadaan: "selesai", jumlah: 0, tertinggal: 1 });
  else expect(second?.reason).toMatchObject({ status: expect.toSatisfy((status) => [409, 422, 503].includes(status)) });
  expect(await clientOf(siswaKey).call("getSiswa", { query: { cari: "0095555555" } })).toHaveLength(1);
});

test("rows that somebody changes between trial and confirmation are left alone, and counted", async () => {
  const plan = await clientOf(siswaKey).call("postImporSiswa", {
    body: { baris: [{ nisn: "0093333333", tempatLahir: "Ampana" }] } as never,
  });
  await edit("0093333333", { tempatLahir: "Toli-Toli" });
  const state = await clientOf(siswaKey).call("postImporSiswaById", { path: { id: plan.id ?? "" } });
  expect(state).toMatchObject({ keadaan: "selesai", jumlah: 0, tertinggal: 1 });
  expect(await anak("0093333333")).toMatchObject({ tempatLahir: "Toli-Toli" });
});

test("an import that changed rows is taken back by the program that brought it", async () => {
  const { state } = await bring(siswaKey, "postImporSiswa", { baris: [{ nisn: "0094444444", tempatLahir: "Buol" }] });
  const undone = await clientOf(siswaKey).call("deleteImporSiswaById", { path: { id: state?.id ?? "" } });
  expect(undone).toMatchObject({ selesai: true, diurungkan: 0, dikembalikan: 1 });
  expect(await anak("0094444444")).toMatchObject({ tempatLahir: "Palu" });
});

test("what is secret is neither told to a program nor brought by one", async () => {
  expect(await anak("0091111111")).not.toHaveProperty("agama");
  const sent = clientOf(siswaKey).call("postImporSiswa", { body: { baris: [{ nisn: "0091111111", agama: "ISLAM" }] } as never });
  await expect(sent).rejects.toMatchObject({ status: 422, fields: { agama: expect.any(String) } });
});

test("more rows than JSON may hold are refused with the way that is open", async () => {
  const body = JSON.stringify({ baris: Array.from({ length: 9_000 }, () => ({ judul: "x".repeat(60), mulai: "2027-01-01" })) });
  const sent = { method: "POST", body, headers: { "content-type": "application/json" } };
  const answer = await openApiFor(house)("/api/impor/agenda", agendaKey, sent);
  expect([answer.status, await answer.json()]).toEqual([413, { error: expect.stringMatching(/512 KB.*berkas \.csv/) }]);
});
