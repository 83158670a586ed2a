import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { siswaPath } from "../paths.ts";
import type { Pasangan, Sisi } from "./load-check.server.ts";

/** The pairs that may be one. Lives on when a pair is settled and gone, so that the answer is heard. */
export function PasanganList({ pasangan }: { readonly pasangan: readonly Pasangan[] }) {
  const say = useToast();
  const [terakhir, setTerakhir] = useState("");
  const { kirim, busy, ditolak } = useAction<{ readonly pesan: string }>(({ pesan }) => say(pesan));
  const selesaikan = (satu: Pasangan) => (aksi: string, simpan: Sisi, buang: Sisi) => {
    const form = new FormData();
    const isi = { aksi, simpanId: simpan.id, simpanVersi: simpan.versi, buangId: buang.id, buangVersi: buang.versi };
    for (const [nama, nilai] of Object.entries(isi)) form.set(nama, String(nilai));
    setTerakhir(key(satu));
    kirim(form);
  };
  if (pasangan.length === 0)
    return (
      <Sheet>
        <EmptyState title="Tidak ada yang ganda">Belum ada dua data yang tampak milik satu siswa.</EmptyState>
      </Sheet>
    );
  return pasangan.map((satu) => (
    <Comparison
      key={key(satu)}
      pasangan={satu}
      busy={busy}
      ditolak={key(satu) === terakhir ? ditolak?.sentence : undefined}
      selesaikan={selesaikan(satu)}
    />
  ));
}

const key = ({ satu, lain }: Pasangan) => `${satu.id} ${lain.id}`;

interface Props {
  readonly pasangan: Pasangan;
  readonly busy: boolean;
  readonly ditolak: string | undefined;
  readonly selesaikan: (aksi: string, simpan: Sisi, buang: Sisi) => void;
}

/** Two records beside each other, and what may become of them. */
function Comparison({ pasangan: { satu, lain, sebab, isian }, busy, ditolak, selesaikan }: Props) {
  const beda = isian.filter(({ kiri, kanan }) => kiri !== kanan).length;
  return (
    <Sheet title={satu.nama === lain.nama ? satu.nama : `${satu.nama} dan ${lain.nama}`} aside={<Tag tone="warning">{sebab}</Tag>}>
      {ditolak && <p className="ui-sheet-body ui-error">{ditolak}</p>}
      <Table caption="Kedua data berdampingan" rows={isian} rowKey={({ nama }) => nama} columns={columns(satu, lain)} />
      <div className="ui-sheet-body">
        <p className="ui-muted ui-small">
          {beda} isian berbeda. Yang disimpan tetap seperti adanya; yang kosong padanya diisi dari yang lain, lalu yang lain masuk tempat
          sampah.
        </p>
        <div className="periksa-pilihan">
          <Button busy={busy} onClick={() => selesaikan("gabungkan", satu, lain)}>
            Satu orang, simpan yang pertama
          </Button>
          <Button busy={busy} onClick={() => selesaikan("gabungkan", lain, satu)}>
            Satu orang, simpan yang kedua
          </Button>
          <Button look="quiet" busy={busy} onClick={() => selesaikan("bukan", satu, lain)}>
            Dua orang berbeda
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

const columns = (satu: Sisi, lain: Sisi): readonly Column<Pasangan["isian"][number]>[] => [
  { key: "label", head: "Isian", look: "name", cell: ({ label }) => label },
  {
    key: "kiri",
    head: <Kepala sisi={satu} kata="Data pertama" />,
    label: "Pertama",
    cell: ({ kiri, kanan }) => <Content isi={kiri} lain={kanan} />,
  },
  {
    key: "kanan",
    head: <Kepala sisi={lain} kata="Data kedua" />,
    label: "Kedua",
    cell: ({ kiri, kanan }) => <Content isi={kanan} lain={kiri} />,
  },
];

const Kepala = ({ sisi, kata }: { readonly sisi: Sisi; readonly kata: string }) => <Link to={`${siswaPath}/${sisi.id}`}>{kata}</Link>;

/** What differs stands out without colour too. */
function Content({ isi, lain }: { readonly isi: string; readonly lain: string }) {
  if (isi === "") return <span className="ui-muted">Tidak diisi</span>;
  return isi === lain ? isi : <strong className="periksa-beda">{isi}</strong>;
}
