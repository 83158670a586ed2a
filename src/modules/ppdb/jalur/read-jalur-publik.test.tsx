/** Families reading on their phones before they choose a path: dates, places and requirements from what the committee keeps, and how many came. */
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { create } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { registration } from "#tests/support/registrations.ts";
import { addPeriode, receivePendaftaran } from "../index.server.ts";
import { JalurPendaftaran } from "../parts/info/jalur.tsx";
import { shownPeriode } from "../periode.server.ts";
import { gelombangPpdb } from "./gelombang-ppdb.ts";
import { jalurPpdb } from "./jalur-ppdb.ts";
import { readJalurPublik } from "./read-jalur-publik.server.ts";

let jam = new Date("2027-01-10T02:00:00Z");
const home = useDatabase({ policy, clock: () => jam });
const { scope } = home;
const panitia = actor("panitiaPpdb");
const read = () => scope().read(readJalurPublik);
let periodeId = "";

beforeAll(async () => {
  const tahun = { tahunAjaran: "2027/2028", buka: "2027-02-01", tutup: "2027-06-30", kuota: 288, pengumuman: null };
  const added = await scope(system("uji")).transaction((ctx) =>
    addPeriode(ctx, { ...tahun, daftarUlangMulai: null, daftarUlangSelesai: null }),
  );
  periodeId = added.id;
});

test("without waves there is nothing to choose; what holds for everybody is told all the same, and nothing without a period", async () => {
  const data = await read();
  expect(data.jalur).toEqual([]);
  const html = renderToStaticMarkup(<JalurPendaftaran data={data} />);
  for (const word of ["Aturan pendaftaran", "Paling tua 21 tahun", "tidak dipungut biaya"]) expect(html).toContain(word);
  expect(html).not.toContain("dihitung pukul");
  expect(renderToStaticMarkup(<JalurPendaftaran data={{ ...data, umum: [] }} />)).toBe("");
});

test("a path is told with its days, places, requirements and how many came; what changes it drops the kept page", async () => {
  const { result, touched } = await told(home, panitia, (ctx) =>
    create(ctx, gelombangPpdb, { nama: "Gelombang 1", periodeId, tanpaLembar: true }, "json"),
  );
  const rules = { kuota: 40, kuotaIpa: 20, syarat: "Hafal 3 juz\n\n Lulus MTs ", dokumen: "Sertifikat", bobotTahfidz: 100, seri1: "usia" };
  const path = { jenis: "tahfidz", gelombangId: result.id, tutup: "2027-03-31", tutupPukul: "14:00", ...rules };
  const added = await told(home, panitia, (ctx) => create(ctx, jalurPpdb, { ...path, tanpaLembar: true }, "json"));
  expect([touched, added.touched]).toEqual([["gelombangPpdb"], ["jalurPpdb"]]);
  expect((await read()).jalur).toMatchObject([{ keadaan: "belum", pendaftar: null }]);
  jam = new Date("2027-03-10T02:00:00Z");
  await scope().transaction((ctx) =>
    receivePendaftaran(ctx, { ...registration("Anak Rahasia"), jalur: "tahfidz" }, { key: null, source: "json" }),
  );
  const data = await read();
  expect(data.berubah?.toISOString()).toBe("2027-03-31T06:01:00.000Z");
  const html = renderToStaticMarkup(<JalurPendaftaran data={data} />);
  for (const word of [
    "Tahfidz",
    "Sedang dibuka",
    "1 Februari 2027 – 31 Maret 2027 pukul 14.00",
    "40 tempat",
    "IPA 20",
    ...["Kurang dari 5 orang", "Paling tua 21 tahun pada 1 Juli 2027", "Pendaftaran tidak dipungut biaya."],
  ])
    expect(html).toContain(word);
  for (const line of ["Hafal 3 juz", "Lulus MTs", "Sertifikat", "Tahfidz 100 %", "Usia lebih tua"])
    expect(html).toContain(`<li>${line}</li>`);
  expect(html).not.toContain("Anak Rahasia");
});

test("one open path shows what all of them hold; the others say whether they are open, and nobody scrolls through five", async () => {
  const data = await read();
  const jalur = data.jalur.flatMap((one) => ["a", "b", "c"].map((id) => ({ ...one, id })));
  const html = renderToStaticMarkup(<JalurPendaftaran data={{ ...data, jalur }} />);
  expect([html.match(/<details open=""/g)?.length, html.match(/<small>Gelombang 1 · Sedang dibuka/g)?.length]).toEqual([1, 3]);
});

test("how many came is told from five on: fewer are not told apart, so that nobody finds one child's path by the count", async () => {
  const shown = async () => (await read()).jalur.map(({ pendaftar }) => pendaftar);
  for (const [nth, count] of [null, null, null, 5, 6].entries()) {
    await scope().transaction((ctx) =>
      receivePendaftaran(ctx, { ...registration(`Anak ${nth}`), jalur: "tahfidz" }, { key: null, source: "json" }),
    );
    expect(await shown()).toEqual([count]);
  }
  expect(renderToStaticMarkup(<JalurPendaftaran data={await read()} />)).toContain("6 orang");
});

test("dates stay until the last of them is over, though nobody can register any more", async () => {
  const shown = async (now: string) => {
    jam = new Date(now);
    return (await scope().read(shownPeriode))?.tahunAjaran;
  };
  await scope(system("uji")).transaction((ctx) =>
    addPeriode(ctx, {
      ...{ tahunAjaran: "2028/2029", buka: "2028-02-01", tutup: "2028-06-30", kuota: 288 },
      ...{ pengumuman: "2028-07-05", daftarUlangMulai: "2028-07-06", daftarUlangSelesai: "2028-07-10" },
    }),
  );
  expect(await shown("2027-06-30T02:00:00Z")).toBe("2027/2028");
  expect(await shown("2027-07-01T02:00:00Z")).toBe("2028/2029");
  expect(await shown("2028-07-01T02:00:00Z")).toBe("2028/2029");
  expect(await shown("2028-07-10T15:59:59Z")).toBe("2028/2029");
  expect(await shown("2028-07-10T16:00:00Z")).toBeUndefined();
});
