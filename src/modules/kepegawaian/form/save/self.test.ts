import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { quotaOf, takeQuota } from "#kit/files/quota.server.ts";
import { changeable, create, remove, restore, update } from "#kit/register/store.server.ts";
import { planImport, runImport, undoImport } from "#kit/transfer/transfer.server.ts";
import {
  add,
  type Fields,
  files,
  form,
  foto,
  guru,
  guruBerakun,
  house,
  idFrom,
  kantor,
  nomor,
  read,
  usePegawaiForm,
} from "#tests/support/pegawai-form.ts";
import { pegawai } from "../../pegawai.ts";
import { ownPegawai } from "../../people/own-pegawai.server.ts";
import { approveUsulan, returnUsulan } from "../../riwayat/usulan/decide.server.ts";
import { proposeOwnData } from "../../riwayat/usulan/propose.server.ts";
import { currentState, readUsulan } from "../../riwayat/usulan/read-usulan.server.ts";
import { editForm, ownDataForm } from "../load-form.server.ts";
import { sendOwnData } from "../send-form.server.ts";
import { addSelf } from "./add-self.server.ts";
import { changePegawai, mayBeProposed } from "./save-pegawai.server.ts";

usePegawaiForm();

describe("a teacher's own record", () => {
  test("is recognised by the NIP, whichever was there first", async () => {
    const belakangan = idFrom(await add({ nip: nomor(7) }));
    const orang = await guruBerakun(nomor(7));
    const saya = await house.scope(orang).transaction(ownPegawai);
    expect(saya).toMatchObject({ id: belakangan, akunId: orang.id });
    const dulu = await guruBerakun(nomor(8));
    expect(await read(idFrom(await add({ nip: nomor(8) })))).toMatchObject({ akunId: dulu.id });
  });

  test("is written by themselves when there is none: with the NIP of the account, once, and the office is told", async () => {
    const orang = await guruBerakun(nomor(9));
    const { aktif: _, ...diri } = guru;
    const kirim = async () => addSelf(house.scope(orang), { files, kunci: null, kiriman: await form({ ...diri, nip: nomor(99) }) });
    const id = idFrom(await kirim());
    expect(await read(id)).toMatchObject({ nip: nomor(9), akunId: orang.id, aktif: true });
    await expect(kirim()).rejects.toMatchObject({ kind: "conflict" });
    const { rows } = await house.database.pool.query("select action from audit where subject = 'pegawai' and subject_id = $1", [id]);
    expect(rows).toEqual([{ action: "create" }]);
  });

  test("waits for the office where rights and pay hang on it, from its first day on", async () => {
    const orang = await guruBerakun(nomor(18));
    const { aktif: _, ...diri } = guru;
    const isian = { ...diri, nip: nomor(18), status: "cpns", pangkat: "IV/a", tmtPangkat: "2024-04-01", alamat: "Jl. Kimaja" };
    const hasil = await addSelf(house.scope(orang), { files, kunci: null, kiriman: await form({ ...isian, yakin: "on" }) });
    expect(hasil).toMatchObject({ diusulkan: true });
    const id = idFrom(hasil);
    expect(await read(id)).toMatchObject({ status: "pns", pangkat: null, jabatan: null, tmtPangkat: null, alamat: "Jl. Kimaja" });
    const { usulan } = await house.scope(orang).transaction((ctx) => editForm(ctx, id));
    expect(usulan).toMatchObject({ status: "menunggu", sesudah: { pangkat: "IV/a", status: "cpns", jabatan: "Guru" } });
    const ubah = async (isian: Fields, versi: number) =>
      changePegawai(house.scope(orang), { files, id, versi, bolehUsul: true, kiriman: await form({ ...isian, yakin: "on" }) });
    expect(await ubah({ alamat: "Jl. Lasoso", pangkat: "III/b" }, 1)).toMatchObject({ diusulkan: true });
    await expect(ubah({ aktif: "" }, 2)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(ubah({ pangkat: "bukan pangkat" }, 2)).rejects.toMatchObject({ fields: { pangkat: expect.any(String) } });
    expect(await read(id)).toMatchObject({ alamat: "Jl. Lasoso", pangkat: null });
    const setuju = await house.scope(kantor).transaction((ctx) => currentState(ctx, usulan?.id ?? ""));
    expect(setuju.usulan).toMatchObject({
      sebelum: { nama: guru.nama, pangkat: null },
      sesudah: { nama: guru.nama, pangkat: "III/b", status: "cpns", unitKerja: "MAN1PALU" },
    });
    const putusan = { id: setuju.usulan.id, versi: setuju.usulan.versi, barisVersi: setuju.barisVersi };
    await expect(house.scope(orang).transaction((ctx) => approveUsulan(ctx, putusan))).rejects.toMatchObject({ kind: "forbidden" });
    const petugas: Actor = { ...(await guruBerakun(nomor(19))), roles: ["tataUsaha"] };
    await house.scope(petugas).transaction((ctx) => approveUsulan(ctx, putusan));
    expect(await read(id)).toMatchObject({ alamat: "Jl. Lasoso", pangkat: "III/b", status: "cpns", jabatan: "Guru" });
  });

  test("asks the office for what differs alone: once, anew after it came back, and no more once nothing does", async () => {
    const orang = await guruBerakun(nomor(22));
    const saya = idFrom(await add({ nip: nomor(22), pangkat: "III/a" }));
    const boleh = (satu: string, hak: Partial<Ctx> = {}) =>
      house.scope(orang).transaction((ctx) => mayBeProposed({ ...ctx, ...hak }, satu));
    expect([await boleh(saya), await boleh(randomUUID()), await boleh(saya, { policy: {} })]).toEqual([true, false, false]);
    const minta = (isi: Fields, siapa = orang) => house.scope(siapa).transaction((ctx) => proposeOwnData(ctx, isi));
    const lihat = (id: string) => house.scope(kantor).transaction((ctx) => readUsulan(ctx, id));
    expect(await minta({ pangkat: "III/a" })).toBeNull();
    const id = (await minta({ pangkat: "III/b" })) ?? "";
    expect(await minta({ pangkat: "III/b" })).toBeNull();
    expect(await minta({ jabatan: "Guru Ahli Pertama" })).toBe(id);
    const { versi, sesudah } = await lihat(id);
    expect([versi, sesudah]).toEqual([2, expect.objectContaining({ pangkat: "III/b", jabatan: "Guru Ahli Pertama" })]);
    const petugas: Actor = { ...(await guruBerakun(nomor(23))), roles: ["tataUsaha"] };
    await house.scope(petugas).transaction((ctx) => returnUsulan(ctx, { id, versi, alasan: "SK-nya belum ada" }));
    expect(await lihat(id)).toMatchObject({ status: "dikembalikan", alasan: "SK-nya belum ada" });
    expect(await minta({ pangkat: "III/b" })).toBe(id);
    expect(await lihat(id)).toMatchObject({ status: "menunggu", alasan: null });
    expect(await minta({ pangkat: "III/a", jabatan: "Guru" })).toBeNull();
    expect(await lihat(id)).toMatchObject({ status: "ditarik" });
    await expect(minta({ pangkat: "III/b" }, await guruBerakun(nomor(24)))).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("lets them keep what they know best, and nothing else", async () => {
    const orang = await guruBerakun(nomor(10));
    const id = idFrom(await add({ nip: nomor(10) }));
    const ubah = async (isian: Fields, sasaran = id) =>
      changePegawai(house.scope(orang), { files, id: sasaran, kiriman: await form(isian) });
    await ubah({ alamat: "Jl. Lasoso", foto: await foto() });
    expect(await read(id)).toMatchObject({ alamat: "Jl. Lasoso", fotoId: expect.any(String) });
    await expect(ubah({ pangkat: "IV/e" })).rejects.toMatchObject({ kind: "forbidden" });
    await expect(ubah({ alamat: "x" }, idFrom(await add({ nip: nomor(11) })))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("takes pictures up to the day's quota, and says at the picture when it is used up", async () => {
    const orang = await guruBerakun(nomor(25));
    const id = idFrom(await add({ nip: nomor(25) }));
    const ubah = async (isian: Fields) => changePegawai(house.scope(orang), { files, id, kiriman: await form(isian) });
    const most = await house.scope(orang).transaction(async (ctx) => {
      const { files: most } = await quotaOf(ctx);
      await takeQuota(ctx, { bytes: 0, files: most - 1 });
      return most;
    });
    expect(most).toBeGreaterThan(1);
    const penuh = (isian: string) => ({ kind: "invalid", fields: { [isian]: expect.any(String) } });
    await expect(ubah({ foto: await foto(), ttd: await foto() })).rejects.toMatchObject(penuh("fotoId"));
    await ubah({ foto: await foto() });
    await expect(ubah({ hapusFoto: "on", ttd: await foto() })).rejects.toMatchObject(penuh("ttdId"));
    await ubah({ hapusFoto: "on", alamat: "Jl. Kimaja" });
    expect(await read(id)).toMatchObject({ fotoId: null, ttdId: null, alamat: "Jl. Kimaja" });
  });

  test("is no more open to whoever keeps the book: somebody else changes their rank", async () => {
    const orang: Actor = { ...(await guruBerakun(nomor(14))), roles: ["tataUsaha"] };
    const id = idFrom(await add({ nip: nomor(14) }));
    const ubah = async (isian: Fields, siapa = orang) => changePegawai(house.scope(siapa), { files, id, kiriman: await form(isian) });
    await expect(ubah({ pangkat: "IV/e" })).rejects.toMatchObject({ kind: "forbidden" });
    await ubah({ alamat: "Jl. Towua" });
    await ubah({ pangkat: "III/a" }, kantor);
    expect(await read(id)).toMatchObject({ alamat: "Jl. Towua", pangkat: "III/a" });
    const hapus = house.scope(orang).transaction((ctx) => remove(ctx, pegawai, { id, versi: 3 }));
    await expect(hapus).rejects.toMatchObject({ kind: "forbidden" });
    const isi = (kunci: string) => house.scope(orang).transaction((ctx) => editForm(ctx, kunci));
    expect((await isi(id)).keperluan).toBe("edit-diri");
    expect((await isi(idFrom(await add({ nip: nomor(15) })))).keperluan).toBe("edit");
  });

  test("is neither made, linked nor brought back by themselves, whichever door they try", async () => {
    const orang: Actor = { ...(await guruBerakun(nomor(16))), roles: ["tataUsaha"] };
    const sebagai = house.scope(orang).transaction;
    const ditolak = { kind: "forbidden", message: expect.stringContaining("Anda") };
    await expect(add({ nip: nomor(16), pangkat: "IV/a" }, { siapa: orang })).rejects.toMatchObject(ditolak);
    const isian = { nama: "Dua", jenis: "guru", status: "honorer", unitKerja: "MAN1PALU", aktif: true };
    await expect(sebagai((ctx) => create(ctx, pegawai, { ...isian, akunId: orang.id }, "json"))).rejects.toMatchObject(ditolak);
    // Linked to the account of somebody else, it still carries the NIP.
    const lain = await guruBerakun(nomor(17));
    await expect(sebagai((ctx) => create(ctx, pegawai, { ...isian, nip: nomor(16), akunId: lain.id }, "json"))).rejects.toMatchObject(
      ditolak,
    );
    const tamu = await sebagai((ctx) => create(ctx, pegawai, isian, "json"));
    const ubah = (sent: Record<string, unknown>) =>
      sebagai((ctx) => update(ctx, pegawai, { id: tamu.id, versi: 1, sent: { ...isian, ...sent }, source: "json" }));
    for (const sent of [{ akunId: orang.id }, { nip: nomor(16) }, { nip: nomor(16), akunId: lain.id }])
      await expect(ubah(sent)).rejects.toMatchObject({ kind: "forbidden", message: expect.stringContaining("jadikan milik Anda") });

    const sheet = {
      header: ["Nama", "NIP", "Jenis pegawai", "Status pegawai", "Unit kerja", "Masih bertugas"],
      rows: [["Tiga", nomor(16), "Guru", "PNS", "MAN 1 Palu", "ya"]],
      places: [2],
    };
    const rencana = await sebagai((ctx) => planImport(ctx, pegawai, { name: "a.csv", sheet }));
    expect(rencana.refused).toEqual([expect.objectContaining({ row: 2, sentence: expect.stringContaining("Anda sendiri") })]);

    // Brought in by somebody else, and unlinked since: to undo, throw away or bring back is somebody else's too.
    const dibawa = await house.scope(kantor).transaction(async (ctx) => {
      const { id } = await planImport(ctx, pegawai, { name: "a.csv", sheet });
      await runImport(ctx, pegawai, id ?? "");
      const row = await ctx.db.updateTable("pegawai").set({ akunId: null }).where("nip", "=", nomor(16)).returning("id").execute();
      return { impor: id ?? "", id: row[0]?.id ?? "" };
    });
    await expect(sebagai((ctx) => undoImport(ctx, pegawai, { id: dibawa.impor, rest: false }))).rejects.toMatchObject(ditolak);
    await expect(sebagai((ctx) => remove(ctx, pegawai, { id: dibawa.id, versi: 1 }))).rejects.toMatchObject(ditolak);
    expect(await sebagai(async (ctx) => Object.keys((await changeable(ctx, pegawai, dibawa.id)).fields))).not.toContain("pangkat");
    await house.scope(kantor).transaction((ctx) => remove(ctx, pegawai, { id: dibawa.id, versi: 1 }));
    await expect(sebagai((ctx) => restore(ctx, pegawai, dibawa.id))).rejects.toMatchObject(ditolak);
    await house.scope(kantor).transaction((ctx) => restore(ctx, pegawai, dibawa.id));
  });

  test("is asked for with what the account knows, sent from one address, and taken back from there", async () => {
    const orang = await guruBerakun(nomor(20));
    const kirim = (isian: Fields) => {
      const form = new FormData();
      for (const [nama, nilai] of Object.entries(isian)) form.set(nama, nilai);
      return sendOwnData(house.scope(orang), { files, form });
    };
    const lihat = () => house.scope(orang).transaction(ownDataForm);
    const kosong = await lihat();
    expect(kosong).toMatchObject({ keperluan: "tambah-diri", pegawai: null, usulan: null, riwayat: [] });
    expect(kosong).toMatchObject({ related: { names: {}, pictures: {}, options: {} }, diketahui: { nip: nomor(20), nama: orang.name } });
    expect(kosong.terbuka).not.toContain("akunId");
    const { aktif: _, ...diri } = guru;
    const isian = { ...diri, nip: nomor(20), jabatan: "", kunci: randomUUID() };
    expect(await kirim(isian)).toEqual({ id: expect.any(String), peringatan: [] });
    expect(await kirim({ alamat: "Jl. Kimaja", pangkat: "III/a", tmtPangkat: "2020-04-01", versi: "1" })).toMatchObject({
      diusulkan: true,
    });
    const { usulan, pegawai: isi, keperluan, terbuka } = await lihat();
    expect([keperluan, isi?.alamat, isi?.pangkat, isi?.versi]).toEqual(["edit-diri", "Jl. Kimaja", "III/a", 2]);
    expect(terbuka).toEqual(expect.arrayContaining(["alamat", "pangkat"]));
    await kirim({ tarik: usulan?.id ?? "" });
    expect(await lihat()).toMatchObject({ usulan: null, pegawai: { pangkat: null } });
    const lain = await guruBerakun(nomor(21));
    await expect(house.scope(lain).transaction((ctx) => editForm(ctx, nomor(20)))).rejects.toMatchObject({ kind: "notFound" });
  });
});
