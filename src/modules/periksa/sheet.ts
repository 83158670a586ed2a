import { formatDay, today } from "#kit/dates.ts";
import type { Cell, PrintedColumn } from "#kit/documents/sheet.ts";
import type { Fields } from "#kit/register/fields.ts";
import { type Flagged, keadaanNames, type PeriksaQuery } from "./flagged.ts";
import { namesOf, type RuleWords } from "./rule.ts";

interface Told {
  /** As the query narrows them. */
  readonly flagged: readonly Flagged[];
  readonly rules: readonly RuleWords[];
  readonly fields: Fields;
}

interface Findings extends Told {
  readonly title: string;
  readonly now: Date;
  readonly query: PeriksaQuery;
  /** What the rows are told apart by, e.g. "Kelas". */
  readonly kelompok: string;
}

/** What was found, as a report: one line for each finding. */
export function findingReport({ title, now, query, kelompok, flagged, rules, fields }: Findings) {
  const rows = findingRows({ flagged, rules, fields }, (labels) => labels.join(", "));
  // Forty fields in one cell are a third of a page.
  const paperRows = findingRows({ flagged, rules, fields }, namesOf);
  return {
    ...{ title, rows, paperRows, dense: true, now, columns: findingColumns(kelompok) },
    subtitle: [`Keadaan ${formatDay(today(now))}`, ...narrowedBy(query, flagged, rules)].join(" · "),
    counted: `Jumlah: ${rows.length.toLocaleString("id-ID")} temuan.`,
    nothing: { column: "Nama", text: "Tidak ada temuan." },
  };
}

function narrowedBy({ cari, kelompok, aturan, keadaan }: PeriksaQuery, flagged: readonly Flagged[], rules: readonly RuleWords[]): string[] {
  return [
    ...(kelompok === "" ? [] : [flagged.find((one) => one.kelompok === kelompok)?.sebutan ?? kelompok]),
    ...(aturan === "" ? [] : [rules.find(({ kode }) => kode === aturan)?.judul ?? aturan]),
    ...(keadaan === "" ? [] : [keadaanNames[keadaan]]),
    ...(cari === "" ? [] : [`nama “${cari}”`]),
  ];
}

const findingColumns = (kelompok: string): readonly PrintedColumn[] => [
  { label: "Nama", width: 34, share: 17 },
  { label: kelompok, width: 16, share: 9 },
  { label: "Temuan", width: 34, share: 17 },
  { label: "Keterangan", width: 70, share: 30 },
  { label: "Isian", width: 40, share: 17 },
  { label: "Diminta oleh", width: 20, share: 10 },
];

function findingRows({ flagged, rules, fields }: Told, listed: (labels: readonly string[]) => string): Cell[][] {
  const words = new Map(rules.map((rule) => [rule.kode, rule]));
  return flagged.flatMap(({ nama, sebutan, temuan }) =>
    temuan.map(({ kode, kalimat, bidang }) => [
      ...[nama, sebutan, words.get(kode)?.judul ?? kode, kalimat],
      ...[listed(bidang.map((satu) => fields[satu]?.label ?? satu)), words.get(kode)?.sumber.join(", ") ?? ""],
    ]),
  );
}
