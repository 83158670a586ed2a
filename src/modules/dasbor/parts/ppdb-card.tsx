import UserPlus from "lucide-react/icons/user-plus";
import { formatDay } from "#kit/dates.ts";
import { jurusanOptions, pendaftaranPath } from "#modules/ppdb/index.ts";
import type { PpdbStatistics } from "../dasbor.ts";
import { bulat, Card } from "./card.tsx";

export function PpdbCard({ angka: { periode, total, hariIni, jurusan } }: { readonly angka: PpdbStatistics }) {
  const kartu = { ke: pendaftaranPath, judul: "Penerimaan Siswa Baru", ikon: UserPlus } as const;
  if (!periode) {
    return (
      <Card {...kartu} ket="tanggal pembukaan berikutnya belum ditetapkan">
        Ditutup
      </Card>
    );
  }
  if (total === 0 && periode.belumBuka) {
    return (
      <Card {...kartu} ket={`dibuka ${formatDay(periode.buka)} untuk ${periode.tahunAjaran}`}>
        Ditutup
      </Card>
    );
  }
  return (
    <Card {...kartu} ket={<Ket hariIni={hariIni} tutup={periode.tutup} jurusan={jurusan} />}>
      <span>
        {bulat(total)} <small>dari kuota {bulat(periode.kuota)}</small>
      </span>
    </Card>
  );
}

function Ket({ hariIni, tutup, jurusan }: Pick<PpdbStatistics, "hariIni" | "jurusan"> & { readonly tutup: string }) {
  const dipilih = jurusanOptions.filter(({ value }) => jurusan[value]);
  return (
    <>
      <b>+{bulat(hariIni)}</b> hari ini · tutup {formatDay(tutup)}
      {dipilih.length > 0 && <br />}
      {dipilih.map(({ value, label }) => `${label}\u00a0${bulat(jurusan[value] ?? 0)}`).join(" · ")}
    </>
  );
}
