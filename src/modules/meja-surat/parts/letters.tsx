import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { List } from "#kit/ui/table/list.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { isStatusNaskah, naskahPath, naskahStatusNames, naskahStatusTones } from "#modules/naskah/index.ts";
import { statusKeluar, statusMasuk, suratKeluarPath, suratMasukPath } from "#modules/persuratan/index.ts";
import type { Kind, LetterList, LetterRow } from "../load/list-letters.server.ts";
import { type Asked, viewPath } from "../load/view.ts";

/** Letters of every kind, found by whatever stands on them. */
export function Letters({ asked, list }: { readonly asked: Asked; readonly list: LetterList }) {
  return (
    <List
      path={viewPath(asked.tampil)}
      noun="surat"
      caption="Surat"
      columns={columns}
      rows={list.rows}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      find={{ label: "Cari surat", placeholder: "Cari nomor, perihal, asal, atau tujuan", sought: asked.cari }}
      {...{ page: asked.halaman, size: 20, total: list.total }}
      empty={<EmptyState title="Belum ada surat di sini">Surat yang dicatat atau ditulis akan muncul di sini.</EmptyState>}
    />
  );
}

const places: Readonly<Record<Kind, string>> = { masuk: suratMasukPath, keluar: suratKeluarPath, konsep: naskahPath };
const kinds: Readonly<Record<Kind, string>> = { masuk: "Masuk", keluar: "Keluar", konsep: "Konsep" };

const columns: Column<LetterRow>[] = [
  {
    key: "perihal",
    head: "Perihal",
    look: "name",
    cell: ({ id, kind, perihal, nomor }) => (
      <>
        <Link to={`${places[kind]}/${id}`}>{perihal}</Link>
        <br />
        <small className="ui-muted">
          {kinds[kind]}
          {nomor && ` · ${nomor}`}
        </small>
      </>
    ),
  },
  { key: "pihak", head: "Dari / kepada", cell: ({ pihak }) => pihak?.split("\n")[0] ?? "" },
  { key: "tanggal", head: "Tanggal", look: "date", cell: ({ tanggal }) => formatDay(tanggal, "short") },
  { key: "status", head: "Keadaan", look: "status", cell: State },
];

function State({ kind, status }: LetterRow) {
  const [label, tone] = stateOf(kind, status ?? "");
  return label === "" ? "" : <Tag tone={tone}>{label}</Tag>;
}

function stateOf(kind: Kind, status: string): readonly [string, Tone] {
  if (kind === "konsep") return isStatusNaskah(status) ? [naskahStatusNames[status], naskahStatusTones[status]] : ["", "neutral"];
  if (status === "dimusnahkan") return ["Dimusnahkan", "neutral"];
  const found = (kind === "masuk" ? statusMasuk : statusKeluar).find(({ value }) => value === status);
  return [found?.label ?? "", found?.tone ?? "neutral"];
}
