import { expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { remove } from "#kit/register/store.server.ts";
import { add, guru, guruBerakun, house, idFrom, kantor, nomor, usePegawaiForm } from "#tests/support/pegawai-form.ts";
import { pegawai } from "../pegawai.ts";
import { choosePegawai } from "./choose-pegawai.server.ts";

usePegawaiForm();

test("the own record is the only one a teacher may pick; the office picks anybody", async () => {
  const orang = await guruBerakun(nomor(12));
  const id = idFrom(await add({ nip: nomor(12) }));
  const lain = idFrom(await add({ nip: nomor(13) }));
  const pilih = (siapa: Actor, kata = "") => house.scope(siapa).transaction((ctx) => choosePegawai(ctx, new URLSearchParams(kata)));
  expect(await pilih(orang)).toMatchObject({ pegawai: { id }, sendiri: true, pilihan: null });
  expect(await pilih(orang, `pegawai=${id}`)).toMatchObject({ pegawai: { id }, sendiri: true });
  await expect(pilih(orang, `pegawai=${lain}`)).rejects.toMatchObject({ kind: "notFound" });
  expect(await pilih(kantor)).toMatchObject({ pegawai: null, sendiri: false });
  const { pegawai: dipilih, pilihan } = await pilih(kantor, `pegawai=${lain}`);
  expect(dipilih?.id).toBe(lain);
  expect(pilihan).toContainEqual({ value: id, label: `${guru.nama} · ${nomor(12)}` });
  const petugas: Actor = { ...orang, roles: ["tataUsaha"] };
  for (const kata of ["", `pegawai=${id}`]) expect(await pilih(petugas, kata)).toMatchObject({ pegawai: { id }, sendiri: true });
  expect(await pilih(petugas, `pegawai=${lain}`)).toMatchObject({ pegawai: { id: lain }, sendiri: false });
  await house.scope(kantor).transaction((ctx) => remove(ctx, pegawai, { id: lain, versi: 1 }));
  await expect(pilih(kantor, `pegawai=${lain}`)).rejects.toMatchObject({ kind: "notFound" });
  expect((await pilih(kantor)).pilihan?.map(({ value }) => value)).not.toContain(lain);
  await expect(pilih(kantor, "pegawai=bukan-id")).rejects.toMatchObject({ kind: "notFound" });
});
