/**
 * A tray of paper forms is typed on Monday; they came on Friday and Saturday. What goes wrong: the list says Monday for all of them, whoever
 * sorts by the day finds them at the end, and from one to the next one stands in another order than the list.
 */
import { beforeAll, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { registration } from "#tests/support/registrations.ts";
import { enterKertas } from "../kertas/enter-kertas.server.ts";
import { loadKertas } from "../kertas/load-kertas.server.ts";
import { readAsked } from "./asked.ts";
import { findTetangga, listMeja } from "./list-meja.server.ts";
import { loadPendaftar } from "./load-pendaftar.server.ts";
import { previewMassal } from "./massal/preview.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const asked = (query: string) => readAsked(new URLSearchParams(query));
const meja = (query: string) => scope(nurlaela).read((ctx) => listMeja(ctx, asked(query)));
const names = async (query: string) => (await meja(query)).rows.map(({ namaLengkap }) => namaLengkap);
const ids: Record<string, string> = {};

/** Typed now, received then. */
async function type(name: string, tanggal: string): Promise<void> {
  const tempat = (await scope(nurlaela).transaction(loadKertas)).jalur[0]?.value ?? "";
  const { jurusan: _, nilaiUN: __, agreement: ___, ...form } = registration(name);
  const desk = { tempat, diterimaTanggal: tanggal, diterimaPukul: "09:30", susulan: "", agreement: "on" };
  const entered = await enterKertas(scope(nurlaela), { ...form, ...desk }, { key: `kunci-${name}`.replaceAll(" ", "-"), yakin: true });
  if ("id" in entered) ids[name] = entered.id;
}

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  now = new Date("2027-02-28T02:00:00Z");
  ids["Situs Minggu"] = (await register(scope(), "Situs Minggu")).id;
  now = new Date("2027-03-01T02:00:00Z");
  await type("Kertas Jumat", "2027-02-26");
  await type("Kertas Minggu", "2027-02-28");
  await type("Kertas Lama", "2027-02-20");
  ids["Situs Senin"] = (await register(scope(), "Situs Senin")).id;
});

const byNumber = ["Situs Minggu", "Kertas Jumat", "Kertas Minggu", "Kertas Lama", "Situs Senin"];
const byDay = ["Kertas Lama", "Kertas Jumat", "Kertas Minggu", "Situs Minggu", "Situs Senin"];

test("the list says when the paper came, and is sorted by it either way", async () => {
  const { rows } = await meja("");
  expect(rows.map(({ namaLengkap }) => namaLengkap)).toEqual(byNumber);
  expect(rows.find(({ namaLengkap }) => namaLengkap === "Kertas Jumat")?.masukPada).toEqual(new Date("2027-02-26T01:30:00Z"));
  expect(await names("urut=masuk")).toEqual(byDay);
  expect(await names("urut=masuk&arah=desc")).toEqual(byDay.toReversed());
  expect(await names("urut=apa&arah=lain")).toEqual(byNumber);
});

test("it is narrowed by the day, and the figures with it", async () => {
  expect(await names("masuk=hari-ini")).toEqual(["Situs Senin"]);
  expect(await names("masuk=kemarin")).toEqual(["Situs Minggu", "Kertas Minggu"]);
  const week = await meja("masuk=tujuh-hari");
  expect([week.total, week.counts.keadaan.terkirim, await names("masuk=tujuh-hari&urut=masuk")]).toEqual([4, 4, byDay.slice(1)]);
  // Each figure leads to as many as it says, whichever is chosen now.
  for (const query of ["", "masuk=kemarin", "masuk=hari-ini"])
    expect(Object.fromEntries((await meja(query)).counts.masuk)).toEqual({ "hari-ini": 1, kemarin: 2, "tujuh-hari": 4 });
  expect(Object.fromEntries((await meja("cari=kertas")).counts.masuk)).toEqual({ "hari-ini": 0, kemarin: 1, "tujuh-hari": 2 });
  expect(await names("masuk=toString")).toHaveLength(5);
  const all = await scope(nurlaela).read((ctx) =>
    previewMassal(ctx, { asked: asked("masuk=kemarin") }, { tindakan: "verifikasi", verifikatorId: "" }),
  );
  expect(all.berubah).toHaveLength(2);
});

test.each(["urut=masuk", "urut=masuk&arah=desc", "urut=nomor&arah=desc", ""])(
  "from one to the next one stays in the order of the list: %s",
  async (query) => {
    const listed = await names(query);
    for (const [at, name] of listed.entries()) {
      const [before, after] = [listed[at - 1], listed[at + 1]].map((one) => (one === undefined ? null : ids[one]));
      const beside = await scope(nurlaela).read((ctx) => findTetangga(ctx, asked(query), ids[name] ?? ""));
      expect(beside).toEqual({ ke: at + 1, dari: 5, halaman: 1, sebelum: before, sesudah: after });
    }
  },
);

test("a day begins and ends at midnight here, and the seventh day back is the last of the week", async () => {
  const moments = {
    "00.00 hari ini": "2027-02-28T16:00:00Z",
    "23.59 kemarin": "2027-02-28T15:59:59.999Z",
    "00.00 enam hari lalu": "2027-02-22T16:00:00Z",
    "sedetik sebelumnya": "2027-02-22T15:59:59Z",
  };
  for (const [at, moment] of Object.entries(moments)) {
    const { id } = await register(scope(), `Batas ${at}`, { tanggalLahir: "2012-07-07" });
    await scope().transaction(({ db }) =>
      db
        .updateTable("pendaftaran")
        .set({ createdAt: new Date(moment) })
        .where("id", "=", id)
        .execute(),
    );
  }
  const { counts } = await meja("cari=batas");
  expect(Object.fromEntries(counts.masuk)).toEqual({ "hari-ini": 1, kemarin: 1, "tujuh-hari": 3 });
  for (const [masuk, banyak] of counts.masuk) expect(await names(`cari=batas&masuk=${masuk}`)).toHaveLength(banyak);
});

test("the applicant's page says when the paper came and when it was typed, by whom", async () => {
  const page = await scope(nurlaela).transaction((ctx) => loadPendaftar(ctx, ids["Kertas Lama"] ?? ""));
  expect(page).toMatchObject({ kertas: { pelaku: nurlaela.name, diterima: new Date("2027-02-20T01:30:00Z") }, dibuat: now });
});
