import { useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { KelasTujuan } from "../load-penempatan.server.ts";
import type { Candidate } from "../read-candidates.server.ts";
import { points } from "../summary.ts";

interface Props {
  readonly calon: readonly Candidate[];
  readonly kelas: readonly KelasTujuan[];
  readonly pilihan: Readonly<Record<string, string>>;
  readonly tidak: readonly { readonly id: string; readonly sebab: string }[];
  readonly boleh: boolean;
  readonly onChoose: (id: string, kelasId: string) => void;
}

const atFirst = 60;

/** Every child, each with its class, to be moved by hand. */
export function Children({ calon, kelas, pilihan, tidak, boleh, onChoose }: Props) {
  const [cari, setCari] = useState("");
  const [saring, setSaring] = useState("semua");
  const [all, setAll] = useState(false);
  const found = calon.filter(
    ({ id, nama, nomor }) =>
      `${nama} ${nomor}`.toLowerCase().includes(cari.trim().toLowerCase()) && (saring === "semua" || (pilihan[id] ?? "") === saring),
  );
  const shown = all ? found : found.slice(0, atFirst);
  return (
    <Sheet title="Calon siswa">
      <div className="ui-sheet-body penempatan-cari">
        <input
          type="search"
          className="ui-input"
          aria-label="Cari nama atau nomor"
          placeholder="Cari nama atau nomor"
          value={cari}
          onChange={(event) => setCari(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        <select className="ui-input" aria-label="Tampilkan kelas" value={saring} onChange={(event) => setSaring(event.target.value)}>
          <option value="semua">Semua</option>
          <option value="">Belum ditempatkan</option>
          {kelas.map(({ id, nama }) => (
            <option key={id} value={id}>
              {nama}
            </option>
          ))}
        </select>
      </div>
      <div className="penempatan-anak">
        <Table
          caption="Calon siswa yang diterima"
          rows={shown}
          rowKey={({ id }) => id}
          columns={[...columns(tidak), ...(boleh ? [kelasColumn({ kelas, pilihan, onChoose })] : [])]}
        />
      </div>
      {(found.length === 0 || shown.length < found.length) && (
        <div className="ui-sheet-body">
          {found.length === 0 && <p>Tidak ada yang cocok.</p>}
          {shown.length < found.length && <Button onClick={() => setAll(true)}>{`Tampilkan semua, ${found.length} anak`}</Button>}
        </div>
      )}
    </Sheet>
  );
}

const columns = (tidak: Props["tidak"]): readonly Column<Candidate>[] => [
  { key: "nama", head: "Nama", look: "name", cell: ({ nama }) => nama },
  { key: "nomor", head: "Nomor", look: "minor", leftOut: true, cell: ({ nomor }) => nomor },
  { key: "jk", head: "L/P", cell: ({ jenisKelamin }) => (jenisKelamin === "perempuan" ? "P" : "L") },
  { key: "nilai", head: "Nilai", look: "number", cell: ({ nilai }) => points(nilai) },
  {
    key: "catatan",
    head: "Catatan",
    look: "status",
    cell: (row) => {
      const notes = notesOf(row, tidak.find(({ id }) => id === row.id)?.sebab);
      return notes.length > 0 ? (
        <span className="penempatan-catatan">
          {notes.map(({ words, tone }) => (
            <Tag key={words} tone={tone}>
              {words}
            </Tag>
          ))}
        </span>
      ) : null;
    },
  },
];

const twins = { siswa: "Mungkin sudah tercatat, periksa", calon: "Mungkin diterima dua kali, periksa" } as const;

function notesOf({ bentrok, kembar, keadaan, jalur }: Candidate, sebab: string | undefined) {
  return [
    ...(bentrok ? [{ words: `${bentrok} sudah dipakai`, tone: "danger" as const }] : []),
    ...(kembar ? [{ words: twins[kembar], tone: "warning" as const }] : []),
    ...(sebab ? [{ words: sebab, tone: "warning" as const }] : []),
    ...(jalur === "mutasi" ? [{ words: "Jalur mutasi, pilih kelasnya", tone: "info" as const }] : []),
    ...(keadaan === "diterima" ? [{ words: "Belum daftar ulang", tone: "neutral" as const }] : []),
  ];
}

const kelasColumn = ({ kelas, pilihan, onChoose }: Pick<Props, "kelas" | "pilihan" | "onChoose">): Column<Candidate> => ({
  key: "kelas",
  head: "Kelas",
  cell: ({ id, nama, bentrok }) => (
    <select
      className="ui-input"
      aria-label={`Kelas ${nama}`}
      value={pilihan[id] ?? ""}
      disabled={bentrok !== null}
      onChange={(event) => onChoose(id, event.target.value)}
    >
      <option value="">Belum ditempatkan</option>
      {kelas.map((one) => (
        <option key={one.id} value={one.id}>
          {one.nama}
        </option>
      ))}
    </select>
  ),
});
