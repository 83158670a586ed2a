import { useId } from "react";
import { Form, Link, useLocation } from "react-router";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { isKomponen, komponenLabel } from "../../nilai/komponen.ts";
import { seleksiPpdbPath } from "../../paths.ts";
import { writeJumlah } from "../asked.ts";
import type { JalurRingkas, SeleksiContent } from "../load-seleksi.server.ts";

/** How a wave would come out by path, and the rules to try out others. */
export function RingkasSheet({ gelombang, isi }: { readonly gelombang: string; readonly isi: SeleksiContent }) {
  const { search } = useLocation();
  const chosen = isi.jalur.find(({ jenis }) => jenis === isi.dipilih);
  return (
    <Sheet title={isi.dicoba ? "Percobaan" : "Hasil tiap jalur"}>
      {isi.dicoba && (
        <div className="ui-sheet-body">
          <p>
            Dihitung dengan angka percobaan, bukan menurut aturan. Tidak ada yang disimpan.{" "}
            <Link to={`${seleksiPpdbPath}/beda${search}`}>Siapa yang berubah, dan mengapa</Link>.{" "}
            <Link to={`${seleksiPpdbPath}?gelombang=${gelombang}`}>Kembali ke aturan</Link>
          </p>
        </div>
      )}
      <Table caption="Hasil tiap jalur" columns={columnsOf(gelombang)} rows={isi.jalur} rowKey={({ jenis }) => jenis} />
      {chosen && (
        <details className="seleksi-coba" open={isi.dicoba}>
          <summary>Coba kuota dan bobot lain untuk jalur {chosen.nama.toLowerCase()}</summary>
          <TryForm gelombang={gelombang} jalur={chosen} />
        </details>
      )}
    </Sheet>
  );
}

function TryForm({ gelombang, jalur }: { readonly gelombang: string; readonly jalur: JalurRingkas }) {
  const { jenis, aturan } = jalur;
  const weights = Object.entries(aturan.bobot).filter(([komponen]) => isKomponen(komponen));
  return (
    <Form method="get" className="seleksi-isian" key={`${jenis} ${JSON.stringify(aturan)}`}>
      <input type="hidden" name="gelombang" value={gelombang} />
      <input type="hidden" name="jalur" value={jenis} />
      <NumberPiece name={`coba.${jenis}.kuota`} label="Kuota" value={aturan.kuota} />
      <NumberPiece name={`coba.${jenis}.cadangan`} label="Cadangan" value={aturan.cadangan} />
      {weights.map(([komponen, weight]) => (
        <NumberPiece
          key={komponen}
          name={`coba.${jenis}.bobot.${komponen}`}
          label={`Bobot ${isKomponen(komponen) ? komponenLabel(komponen).toLowerCase() : komponen} (%)`}
          value={weight}
        />
      ))}
      <p className="ui-actions">
        <Button type="submit" look="primary">
          Hitung percobaan
        </Button>
        <ButtonLink look="quiet" to={`${seleksiPpdbPath}?gelombang=${gelombang}&jalur=${jenis}`}>
          Menurut aturan
        </ButtonLink>
      </p>
    </Form>
  );
}

interface PieceProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | null;
}

function NumberPiece({ name, label, value }: PieceProps) {
  const id = useId();
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <input className="ui-input" id={id} name={name} inputMode="numeric" pattern="[0-9]{0,5}" maxLength={5} defaultValue={value ?? ""} />
    </div>
  );
}

const columnsOf = (gelombang: string): readonly Column<JalurRingkas>[] => [
  {
    key: "nama",
    head: "Jalur",
    look: "name",
    cell: ({ jenis, nama }) => <Link to={`${seleksiPpdbPath}?gelombang=${gelombang}&jalur=${jenis}`}>{nama}</Link>,
  },
  { key: "tempat", head: "Tempat", look: "number", cell: ({ tempat }) => tempat },
  { key: "diterima", head: "Diterima", look: "number", cell: ({ banyak }) => banyak.diterima },
  { key: "cadangan", head: "Cadangan", look: "number", cell: ({ banyak }) => banyak.cadangan },
  { key: "tidak", head: "Tidak diterima", look: "number", cell: ({ banyak }) => banyak["tidak diterima"] },
  { key: "belum", head: "Nilai belum lengkap", look: "number", cell: ({ banyak }) => banyak["belum lengkap"] },
  { key: "batas", head: "Nilai terendah", look: "number", cell: ({ batas }) => (batas === null ? "–" : writeJumlah(batas)) },
];
