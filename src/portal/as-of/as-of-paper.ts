import type { AskedDays } from "#kit/asked-days.ts";
import { formatDay, formatMoment } from "#kit/dates.ts";
import type { Block, Paper } from "#kit/documents/paper.ts";
import { withFullStop } from "#kit/full-stop.ts";
import type { Register } from "#kit/register/register.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { capital } from "../register/names.ts";
import { type AsOf, asOfNote, uncertainWords } from "./as-of.ts";
import { sectionsOf } from "./sections.ts";
import { changesTitle, noChangesSentence } from "./words.ts";

interface Drawn {
  readonly register: Register;
  readonly days: AskedDays;
  readonly asOf: AsOf;
  readonly by: string;
  readonly now: Date;
}

/** The same as on the page, to be laid beside a report. */
export function asOfPaper({ register, days, asOf, by, now }: Drawn): Omit<Paper, "letterhead" | "size"> {
  return {
    title: `Keadaan per ${formatDay(days.day)}`,
    subtitle: register.title,
    footer: `${asOf.name} · dibuat ${formatMoment(now)} oleh ${by}`,
    blocks: [
      { kind: "callout", label: capital(register.noun), value: asOf.name, ...(stateNote(asOf) && { note: stateNote(asOf) }) },
      ...sections(register, asOf),
      ...asOf.beside
        .filter(({ files }) => files === undefined)
        .flatMap(({ title, columns, rows }): Block[] => [
          { kind: "heading", text: title },
          { kind: "table", columns: columns.map((label) => ({ label })), rows: rows.map(({ cells }) => cells) },
        ]),
      { kind: "heading", text: changesTitle(days) },
      ...changesBlocks(days, asOf),
      { kind: "paragraph", text: withFullStop(`${asOfNote} Dibuat ${formatMoment(now)} oleh ${by}`), tone: "quiet" },
    ],
  };
}

function stateNote({ state, by }: AsOf): string {
  if (state === "absent") return `Belum ada pada hari itu.${by ? ` Ditambahkan oleh ${by.name} pada ${formatMoment(by.at)}.` : ""}`;
  return state === "binned" ? withFullStop(`Di tempat sampah${by ? `, sejak ${formatMoment(by.at)} oleh ${by.name}` : ""}`) : "";
}

function sections(register: Register, asOf: AsOf): Block[] {
  if (asOf.state === "absent") return [];
  return sectionsOf(register, asOf).flatMap(({ label, names }): Block[] => [
    { kind: "heading", text: label || "Rincian" },
    { kind: "facts", rows: names.map((name) => ({ label: register.fields[name]?.label ?? name, value: wordsThen(register, asOf, name) })) },
  ]);
}

function wordsThen({ fields }: Register, { row, certainty, related }: AsOf, name: string): string {
  const [field, sure] = [fields[name], certainty[name] ?? "unknown"];
  if (sure === "unknown" || sure === "withheld") return uncertainWords[sure];
  const words = field ? asWords(field, row[name], related.names) : "";
  if (words === "") return "Tidak diisi";
  return sure === "unchanged" ? `${words} (${uncertainWords.unchanged})` : words;
}

function changesBlocks(days: AskedDays, { changes }: AsOf): Block[] {
  if (changes.total === 0) return [{ kind: "paragraph", text: noChangesSentence(days), tone: "quiet" }];
  const rest = changes.total - changes.size;
  const cut = `${rest.toLocaleString("id-ID")} perubahan sesudahnya tidak dicetak. Cetak lagi dengan rentang tanggal yang lebih pendek.`;
  return [changesTable(changes), ...(rest > 0 ? [{ kind: "paragraph", text: cut } as const] : [])];
}

function changesTable({ rows }: AsOf["changes"]): Block {
  return {
    kind: "table",
    columns: [
      { label: "Isian", share: 1.2 },
      { label: "Sebelum", share: 1.5 },
      { label: "Sesudah", share: 1.5 },
      { label: "Oleh", share: 1.1 },
      { label: "Waktu", share: 1.1 },
    ],
    rows: rows.map(({ label, before, after, who, at }) => [label, before, after, who, formatMoment(at)]),
  };
}
