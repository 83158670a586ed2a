import { Link } from "react-router";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { CopyText } from "#kit/ui/copy-text.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { jenisJalur } from "../../jalur/jenis-jalur.ts";
import { mejaPpdbPath } from "../../paths.ts";
import type { Lewat, Naik, Tempat, TempatJalur } from "../load-tempat.server.ts";
import { Named } from "./named.tsx";

/** What became of the places after the announcement: taken, free, and who comes next. */
export function TempatSheet({ tempat: { jalur, naik, lewat, ambilSampai, tutup } }: { readonly tempat: Tempat }) {
  return (
    <>
      <Sheet title="Tempat dan cadangan">
        <div className="ui-sheet-body">
          <p>
            {ambilSampai
              ? `Keluarga menyatakan mengambil tempatnya sampai ${formatDay(ambilSampai, "long")}; sesudah itu tempatnya kosong dengan sendirinya.`
              : "Aturan periode ini tidak menyebut batas mengambil tempat, jadi tempat kosong hanya oleh pengunduran diri."}{" "}
            Tempat kosong diberikan kepada cadangan setiap jam{tutup ? ` sampai ${formatDay(tutup, "long")}` : ""}.
          </p>
        </div>
        <Table caption="Tempat tiap jalur" columns={places} rows={jalur} rowKey={({ jenis }) => jenis} />
      </Sheet>
      {naik.length > 0 && (
        <Sheet title="Naik dari cadangan">
          <Table caption="Naik dari cadangan" columns={moved} rows={naik} rowKey={({ id, pada }) => `${id} ${String(pada)}`} />
        </Sheet>
      )}
      {lewat.length > 0 && (
        <Sheet title="Tempat tidak diambil">
          <Table caption="Tempat tidak diambil" columns={lapsed} rows={lewat} rowKey={({ id, pada }) => `${id} ${String(pada)}`} />
        </Sheet>
      )}
    </>
  );
}

const places: readonly Column<TempatJalur>[] = [
  { key: "nama", head: "Jalur", look: "name", cell: ({ jenis }) => jenisJalur.find(({ value }) => value === jenis)?.label ?? jenis },
  { key: "tempat", head: "Tempat", look: "number", cell: ({ tempat }) => tempat },
  { key: "diambil", head: "Sudah diambil", look: "number", cell: ({ diambil }) => diambil },
  { key: "belum", head: "Belum menyatakan", look: "number", cell: ({ belum }) => belum },
  { key: "kosong", head: "Kosong", look: "number", cell: ({ kosong }) => kosong },
  { key: "menunggu", head: "Cadangan menunggu", look: "number", cell: ({ menunggu }) => menunggu },
  {
    key: "berikut",
    head: "Cadangan berikutnya",
    cell: ({ berikut }) =>
      berikut ? (
        <>
          <Link to={`${mejaPpdbPath}/${berikut.id}`}>{berikut.nama}</Link>
          <br />
          <small className="ui-muted ui-whole">{berikut.nomor}</small>
        </>
      ) : (
        "–"
      ),
  },
];

const moved: readonly Column<Naik>[] = [
  {
    key: "nama",
    head: "Calon siswa",
    look: "name",
    cell: (child) => <Named {...child} />,
  },
  { key: "pada", head: "Naik pada", cell: ({ pada, pelaku }) => `${formatMoment(pada)}, ${pelaku.toLowerCase()}` },
  { key: "sampai", head: "Mengambil paling lambat", cell: ({ sampai }) => (sampai ? formatDay(sampai) : "–") },
  { key: "teks", head: "Kabar lewat WhatsApp", cell: ({ id, teks }) => <Kabar id={`naik-${id}`} teks={teks} /> },
];

const lapsed: readonly Column<Lewat>[] = [
  { key: "nama", head: "Calon siswa", look: "name", cell: (child) => <Named {...child} /> },
  { key: "pada", head: "Kosong sejak", cell: ({ pada }) => formatMoment(pada) },
  { key: "teks", head: "Kabar lewat WhatsApp", cell: ({ id, teks }) => <Kabar id={`lewat-${id}`} teks={teks} /> },
];

function Kabar({ id, teks }: { readonly id: string; readonly teks: string | null }) {
  if (teks === null) return "Tidak perlu lagi";
  return <CopyText id={id} label="Teks" text={teks} action="Salin teks" />;
}
