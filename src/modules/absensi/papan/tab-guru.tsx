import KeyRound from "lucide-react/icons/key-round";
import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { formatDay } from "#kit/dates.ts";
import { IconButton } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { DialogPin } from "../kios/dialog-pin.tsx";
import type { KehadiranPegawai } from "../pegawai/kehadiran-hari.server.ts";
import { recordedByOffice, statusPegawaiLabels } from "../pegawai/status.ts";
import { DialogKoreksi } from "./dialog-koreksi.tsx";
import { HariFilters } from "./hari-filters.tsx";
import { type Papan, papanPath } from "./papan.ts";
import { StatusBadge } from "./status-badge.tsx";
import { Summary } from "./summary.tsx";

type Content = Extract<Papan, { isi: "guru" }>;

export function TabGuru({ papan: { dilihat, hariIni, pegawai, jumlah, total, libur, boleh } }: { readonly papan: Content }) {
  const [dipilih, setDipilih] = useState<KehadiranPegawai | null>(null);
  const [pinUntuk, setPinUntuk] = useState<KehadiranPegawai | null>(null);
  const kolom: readonly Column<KehadiranPegawai>[] = [
    ...pegawaiColumns,
    ...(boleh.koreksi
      ? [
          {
            key: "ubah",
            head: <span className="ui-hidden">Tindakan</span>,
            look: "actions" as const,
            cell: (satu: KehadiranPegawai) => (
              <div className="ui-row-actions">
                {boleh.cabutPin && satu.berpin && (
                  <IconButton label={`Akhiri PIN kios ${satu.nama}`} icon={KeyRound} onClick={() => setPinUntuk(satu)} />
                )}
                <IconButton label={`Ubah kehadiran ${satu.nama}`} icon={Pencil} onClick={() => setDipilih(satu)} />
              </div>
            ),
          },
        ]
      : []),
  ];
  return (
    <Sheet title={`Kehadiran guru dan staf, ${formatDay(dilihat.hari, "long")}`}>
      <HariFilters dilihat={dilihat} hariIni={hariIni} label="Cari nama atau jabatan" />
      {libur !== null ? (
        <EmptyState title="Tidak ada jam kerja">{libur}.</EmptyState>
      ) : total === 0 ? (
        <EmptyState title="Tidak ada data yang ditemukan">{dilihat.cari && "Ubah kata yang dicari."}</EmptyState>
      ) : (
        <>
          <Summary jumlah={jumlah} sebutan={statusPegawaiLabels} />
          <Table caption="Kehadiran guru dan staf" columns={kolom} rows={pegawai} rowKey={({ id }) => id} />
          {total > 10 && (
            <Pagination
              page={dilihat.halaman}
              size={dilihat.tampil}
              sizes={[25, 50, 100]}
              total={total}
              noun="orang"
              href={({ page, size }) => papanPath(dilihat, hariIni, { halaman: page, tampil: size })}
            />
          )}
        </>
      )}
      <DialogKoreksi key={dipilih?.id} orang={dipilih} hari={dilihat.hari} onClose={() => setDipilih(null)} />
      {pinUntuk && <DialogPin orang={pinUntuk} onClose={() => setPinUntuk(null)} />}
    </Sheet>
  );
}

const pegawaiColumns: readonly Column<KehadiranPegawai>[] = [
  { key: "nama", head: "Nama", look: "name", cell: ({ nama }) => nama },
  { key: "jabatan", head: "Jabatan", look: "minor", cell: ({ jabatan }) => jabatan },
  {
    key: "status",
    head: "Status",
    look: "status",
    cell: ({ status }) => <StatusBadge status={status} kata={status && statusPegawaiLabels[status]} />,
  },
  { key: "masuk", head: "Masuk", cell: ({ masuk }) => masuk?.replace(":", ".") },
  { key: "pulang", head: "Pulang", cell: ({ pulang }) => pulang?.replace(":", ".") },
  {
    key: "keterangan",
    head: "Keterangan",
    look: "minor",
    cell: (satu) => (satu.kantor ? recordedByOffice(satu) : satu.keterangan),
  },
];
