/**
 * Who uses it: as in `as-of.test.ts`, of staff before a promotion is checked, and of a letter that somebody asks about on paper. What goes
 * wrong: what belongs to a record is shown as it stands today, and paper says less than the page.
 */
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Register } from "#kit/register/register.ts";
import { create, remove } from "#kit/register/store.server.ts";
import { pegawai, riwayat } from "#modules/kepegawaian/index.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { useDays } from "#tests/support/as-of-days.ts";
import { loader as openPaper } from "../register-as-of-paper.ts";

const { office, head, guru, on, change, args, stood, goTo } = useDays();

beforeAll(() => on("2026-07-01", seedSekolah, system("benih")));

test("a member of staff stands with the ranks and the family of that day, as the office kept them then", async () => {
  const [kepangkatan, anak] = ["kepangkatan", "anak"].map((name) => riwayat.find((one) => one.name === name) as Register) as [
    Register,
    Register,
  ];
  const sri = await on("2026-08-03", (ctx) =>
    create(ctx, pegawai, { nama: "Sri", jenis: "guru", status: "pns", unitKerja: "MAN1PALU", aktif: true }, "json"),
  );
  const milik = { pegawaiId: sri.id };
  const pangkat = await on("2026-08-05", (ctx) =>
    create(ctx, kepangkatan, { ...milik, pangkat: "III/a", jenis: "pangkat", tmt: "2020-04-01" }, "json"),
  );
  await on("2026-09-05", (ctx) => create(ctx, kepangkatan, { ...milik, pangkat: "III/b", jenis: "pangkat", tmt: "2024-04-01" }, "json"));
  await on("2026-09-06", (ctx) => remove(ctx, kepangkatan, pangkat));
  await on("2026-09-07", (ctx) => create(ctx, anak, { ...milik, nama: "Zaki", tanggalLahir: "2015-01-01" }, "json"));
  goTo("2026-10-02T01:00:00Z");
  const ranks = async (day: string, who = office) => {
    const { row, beside } = await stood(pegawai, sri.id, day, who);
    return [row.pangkat, ...beside.map(({ title, rows }) => [title, ...rows.map(({ cells }) => cells[0])])];
  };
  expect(await ranks("2026-08-04")).toEqual([null]);
  expect(await ranks("2026-08-31")).toEqual(["III/a", ["DATA KEPANGKATAN", expect.stringContaining("III/a")]]);
  expect(await ranks("2026-09-05")).toEqual(["III/b", ["DATA KEPANGKATAN", expect.anything(), expect.anything()]]);
  // The head may not take rows out of the bin, so what lies there today is not shown to them.
  expect(await ranks("2026-08-31", head)).toEqual(["III/a"]);
  expect((await ranks("2026-10-01")).map((one) => (Array.isArray(one) ? one[0] : one))).toEqual(["III/b", "DATA ANAK", "DATA KEPANGKATAN"]);
  await expect(stood(pegawai, sri.id, "2026-08-31", guru)).rejects.toMatchObject({ kind: "notFound" });
});

test("a letter on paper: letterhead, day, words for what is not known, and who made it", async () => {
  const isi = { nomorSurat: "7/X", asalSurat: "Kanwil", tanggalTerima: "2026-08-03", perihal: "Undangan", status: "baru" };
  const surat = await on("2026-08-03", (ctx) => create(ctx, suratMasuk, isi, "json"));
  await on("2026-08-20", (ctx) => change(ctx, suratMasuk, surat.id, { perihal: "Undangan rapat", status: "arsip" }));
  goTo("2026-10-02T01:00:00Z");
  const open = (query: string, who = head) => openPaper(args(`${suratMasuk.path}/${surat.id}/keadaan/pdf?${query}`, surat.id, who));
  const answer = await open("tanggal=2026-08-12");
  expect(answer.headers.get("content-disposition")).toContain("keadaan-surat-masuk-2026-08-12.pdf");
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), { mergePages: true });
  const words = text.replace(/\s+/g, " ");
  for (const said of [
    "Keadaan per 12 Agustus 2026",
    "7/X",
    "Kanwil",
    "Perubahan sesudah 12 Agustus 2026",
    "Undangan rapat",
    `oleh ${head.name}`,
    "2 Oktober 2026 pukul 09.00 WITA",
  ])
    expect(words).toContain(said);
  await expect(open("tanggal=2026-10-03")).rejects.toMatchObject({ kind: "invalid" });
  await expect(open("")).rejects.toMatchObject({ kind: "invalid" });
  await expect(open("tanggal=2026-08-12", guru)).rejects.toMatchObject({ kind: "notFound" });
});
