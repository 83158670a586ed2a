import { type RefObject, useState } from "react";
import type { AnggotaBundle } from "../read/bundle.ts";
import type { StatusAbsensi } from "../status.ts";
import { allStatus, hurufStatus, mayMarkOnDuty, statusLabels } from "../status.ts";
import { DialogSiswa } from "./dialog-siswa.tsx";
import type { Place } from "./kelas-hari.ts";
import { SiswaRow, typedPapan } from "./siswa-row.tsx";
import type { Badge } from "./use-marks.ts";

interface Props {
  readonly ref: RefObject<HTMLOListElement | null>;
  readonly anggota: readonly AnggotaBundle[];
  readonly tanda: Badge;
  readonly tempat: Place;
  readonly terkunci: boolean;
  /** The duty teacher marks who is late and who was let go. */
  readonly piket: boolean;
}

/** Everybody of the class, by name. */
export function SiswaList({ ref, anggota, tanda, tempat, terkunci, piket }: Props) {
  const [dibuka, setDibuka] = useState<string>();
  const [dipilih, setDipilih] = useState(0);
  const { tampil, berdiri, keadaan, muatKeadaan, tandai } = tanda;
  const satu = anggota.find(({ siswaId }) => siswaId === dibuka);
  const open = (siswaId: string): readonly StatusAbsensi[] =>
    piket ? allStatus.filter((status) => mayMarkOnDuty(status, tampil(siswaId).status)) : allStatus;
  const tandaiSatu = (siswaId: string, status: StatusAbsensi) => {
    if (open(siswaId).includes(status)) tandai([siswaId], { status });
  };
  const pilih = async (siswaId: string, riwayatId: string | null) => {
    const galat = await sendOptions({ ...tempat, siswaId, riwayatId, versi: berdiri.get(siswaId)?.versi });
    await muatKeadaan();
    // What stands in the form is the record that was not chosen.
    if (!galat) setDipilih((kali) => kali + 1);
    return galat;
  };
  return (
    <>
      <ol ref={ref} className="absen-siswa ui-sheet" onKeyDown={(event) => terkunci || typedPapan(event, tandaiSatu)}>
        {anggota.map(({ siswaId, nama, kabar }, urutan) => (
          <SiswaRow
            key={siswaId}
            {...{ siswaId, nama, kabar, terkunci }}
            nomor={urutan + 1}
            tampil={tampil(siswaId)}
            terbuka={open(siswaId)}
            berbeda={berdiri.get(siswaId)?.berbeda ?? false}
            diubah={(berdiri.get(siswaId)?.versi ?? 1) > 1}
            onTandai={tandaiSatu}
            onBuka={setDibuka}
          />
        ))}
      </ol>
      <p className="absen-legenda">
        {allStatus.map((status) => (
          <span key={status}>
            <b>{hurufStatus[status]}</b> {statusLabels[status].toLowerCase()}
          </span>
        ))}
        <span>Ketuk nama untuk jam terlambat, catatan, surat, dan riwayat.</span>
      </p>
      {satu && (
        <DialogSiswa
          key={`${satu.siswaId} ${dipilih}`}
          nama={satu.nama}
          tampil={tampil(satu.siswaId)}
          terbuka={open(satu.siswaId)}
          berdiri={berdiri.get(satu.siswaId)}
          riwayat={keadaan?.riwayat.filter(({ siswaId }) => siswaId === satu.siswaId) ?? []}
          terkunci={terkunci}
          onSimpan={(ubahan) => tandai([satu.siswaId], ubahan)}
          onPilih={(riwayatId) => pilih(satu.siswaId, riwayatId)}
          onTutup={() => setDibuka(undefined)}
        />
      )}
    </>
  );
}

async function sendOptions(isi: Readonly<Record<string, unknown>>): Promise<string | undefined> {
  try {
    const headers = { "Content-Type": "application/json" };
    const jawaban = await fetch("/api/absensi-siswa/pilih", { method: "POST", headers, body: JSON.stringify(isi) });
    return jawaban.ok ? undefined : String(((await jawaban.json()) as { error?: unknown }).error ?? "Pilihan belum tersimpan.");
  } catch {
    return "Memilih memerlukan sambungan. Coba lagi setelah tersambung; kedua catatan tetap tersimpan.";
  }
}
