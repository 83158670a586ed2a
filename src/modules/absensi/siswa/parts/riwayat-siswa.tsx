import { useState } from "react";
import { formatMoment } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { BundleContent, RiwayatContent } from "../read/bundle.ts";
import { statusLabels } from "../status.ts";

interface Props {
  readonly berdiri: BundleContent;
  readonly riwayat: readonly RiwayatContent[];
  readonly terkunci: boolean;
  /** @returns why it did not go */
  readonly onPilih: (riwayatId: string | null) => Promise<string | undefined>;
}

const reasonLabels: Readonly<Record<RiwayatContent["sebab"], string>> = {
  diubah: "Diubah",
  tersisih: "Dari perangkat lain",
  dibuang: "Tidak dipakai",
};

/** Everything that was recorded of a pupil. Where two devices disagree, a person chooses. */
export function RiwayatSiswa({ berdiri, riwayat, terkunci, onPilih }: Props) {
  const [memilih, setMemilih] = useState(false);
  const [galat, setGalat] = useState<string>();
  const pilih = async (id: string | null) => {
    setMemilih(true);
    setGalat(await onPilih(id));
    setMemilih(false);
  };
  return (
    <section className="absen-riwayat" aria-label="Riwayat catatan">
      {berdiri.berbeda && (
        <p className="absen-beda">
          Dua perangkat mencatat berbeda. Yang dipakai sekarang: {statusLabels[berdiri.status]}, ketukan terakhir. Pilih yang benar.
        </p>
      )}
      <ol>
        {berdiri.berbeda && (
          <Row
            {...{ ...berdiri, label: "Dipakai sekarang", tone: "success" }}
            tombol={!terkunci && <Picker sibuk={memilih} onClick={() => pilih(null)} label={`Tetap ${statusLabels[berdiri.status]}`} />}
          />
        )}
        {riwayat.map((satu) => (
          <Row
            key={satu.id}
            {...{ ...satu, label: reasonLabels[satu.sebab], tone: satu.sebab === "tersisih" ? "warning" : "neutral" }}
            tombol={
              berdiri.berbeda &&
              satu.sebab === "tersisih" &&
              !terkunci && <Picker sibuk={memilih} onClick={() => pilih(satu.id)} label={`Pakai ${statusLabels[satu.status]}`} />
            }
          />
        ))}
      </ol>
      {galat && <p role="alert">{galat}</p>}
    </section>
  );
}

interface RowProps extends Pick<RiwayatContent, "status" | "oleh" | "dicatatPada" | "keterangan"> {
  readonly label: string;
  readonly tone: "success" | "warning" | "neutral";
  readonly digantiOleh?: string | null;
  readonly tombol: React.ReactNode;
}

function Row({ status, oleh, dicatatPada, keterangan, label, tone, digantiOleh, tombol }: RowProps) {
  return (
    <li>
      <b>{statusLabels[status]}</b> <Tag tone={tone}>{label}</Tag>
      <small>
        {oleh ?? "Akun yang sudah dihapus"}, {formatMoment(new Date(dicatatPada))}
        {keterangan && ` · ${keterangan}`}
        {digantiOleh && ` · diganti ${digantiOleh === oleh ? "orang yang sama" : digantiOleh}`}
      </small>
      {tombol}
    </li>
  );
}

const Picker = ({ sibuk, onClick, label }: { readonly sibuk: boolean; readonly onClick: () => void; readonly label: string }) => (
  <Button busy={sibuk} onClick={onClick}>
    {label}
  </Button>
);
