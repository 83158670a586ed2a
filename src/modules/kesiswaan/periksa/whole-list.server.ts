import { hooks } from "#kit/behaviour/hooks.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { Values } from "#kit/register/check.ts";
import type { ImportQuestion } from "#kit/transfer/transfer.server.ts";
import { kodeWilayah, namesOf, wholeWithin } from "#modules/periksa/index.ts";
import { countFound } from "./inspect-siswa.server.ts";

const { kode: kodeField, lengkap: lengkapField, sumber: sumberField } = kodeWilayah.fields;

/** Whether a list of regions lacks none is known by whoever brings it alone: from then on what is not in it is wrong. */
const wholeList: ImportQuestion = {
  label: "Apakah daftar ini memuat semua wilayah di dalamnya?",
  answers: [
    { value: "belum", label: "Belum tentu, jangan tandai lengkap" },
    { value: "lengkap", label: "Ya, tandai lengkap" },
  ],
  reason: async (ctx, { listed, answer }) => {
    const regions = wholeRegions(listed);
    if (regions.length === 0) return undefined;
    const names = namesOf(regions);
    if (answer !== "lengkap")
      return `Daftar ini memuat wilayah di ${names}. Selama tidak ditandai lengkap, kode yang belum ada di sini tidak dianggap keliru. Jawab “Ya” bila tidak ada yang terlewat, termasuk kode lama.`;
    return [
      `${names} ditandai lengkap, dengan nama berkas ini sebagai sumber. NIK, nomor KK, NSM, dan alamat dengan kode atau nama yang tidak ada di daftar dianggap keliru.`,
      await foundSentence(ctx),
    ]
      .filter(Boolean)
      .join(" ");
  },
  adds: async (ctx, sheet, { answer, fileName }) => {
    const kodeAt = sheet.header.indexOf(kodeField.label);
    if (answer !== "lengkap" || kodeAt < 0) return sheet;
    const whole = wholeWithin(sheet.rows.map((row) => row[kodeAt] ?? ""));
    const deep = await deepRegions(ctx);
    const header = [...new Set([...sheet.header, lengkapField.label, sumberField.label])];
    const [lengkapAt, sumberAt] = [header.indexOf(lengkapField.label), header.indexOf(sumberField.label)];
    const rows = sheet.rows.map((row) => {
      const depth = whole.get(row[kodeAt] ?? "");
      // What is whole down to the districts is not made less by a list of regencies.
      const isMarked = depth !== undefined && !row[lengkapAt] && !deep.has(row[kodeAt] ?? "");
      return header.map((_, at) => {
        if (isMarked && at === lengkapAt) return lengkapField.options.find(({ value }) => value === depth)?.label ?? "";
        if (isMarked && at === sumberAt) return row[at] || sourceOf(fileName);
        return row[at] ?? "";
      });
    });
    return { ...sheet, header, rows };
  },
};

const sourceOf = (fileName: string): string => `Berkas “${fileName.slice(0, sumberField.max - 10)}”`;

const wholeRegions = (listed: readonly Values[]): string[] => {
  const names = new Map(listed.map(({ kode, nama }) => [String(kode ?? ""), String(nama ?? "")]));
  const whole = wholeWithin([...names.keys()]);
  return [...whole.keys()].map((kode) => names.get(kode) || kode);
};

async function deepRegions(ctx: ReadCtx): Promise<ReadonlySet<string>> {
  const marked = ctx.db.selectFrom("kodeWilayah").select("kode").where("lengkap", "=", "kecamatan").where(notDeleted());
  return new Set((await marked.execute()).map(({ kode }) => kode));
}

/** Asked while the rows stand as they will. */
async function foundSentence(ctx: ReadCtx): Promise<string | undefined> {
  const found = await countFound(ctx, ["nik-wilayah", "alamat-wilayah"]);
  if (found === undefined) return undefined;
  return found === 0
    ? "Dengan daftar ini Periksa Data tidak menemukan NIK atau alamat siswa yang keliru wilayahnya."
    : `Dengan daftar ini Periksa Data menemukan ${found.toLocaleString("id-ID")} siswa dengan NIK atau alamat dari wilayah yang tidak ada.`;
}

export const kodeWilayahHooks = hooks(kodeWilayah, { question: wholeList });
