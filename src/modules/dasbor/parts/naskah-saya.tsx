import { Link } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { naskahSayaPath, redaksiPath } from "#modules/berita/index.ts";
import type { NaskahSaya as Naskah } from "../dasbor.ts";

interface Words {
  readonly tone: Tone;
  readonly name: string;
  readonly told: (saat: string) => string;
}

const words: Readonly<Record<Naskah["tahap"], Words>> = {
  dikembalikan: { tone: "danger", name: "Dikembalikan", told: () => "Perbaiki, lalu ajukan lagi" },
  terjadwal: { tone: "info", name: "Terjadwal", told: (saat) => `Terbit ${saat}` },
  tinjau: { tone: "warning", name: "Ditinjau", told: (saat) => `Menunggu tinjauan, terakhir ditulis ${saat}` },
  draf: { tone: "neutral", name: "Draf", told: (saat) => `Terakhir ditulis ${saat}` },
};

/** What a writer has begun: what came back says why. */
export function NaskahSaya({ naskah }: { readonly naskah: readonly Naskah[] }) {
  if (naskah.length === 0) return null;
  return (
    <Sheet title="Naskah saya" aside={<Link to={naskahSayaPath}>Semua</Link>}>
      <ul className="tugas tugas-naskah">
        {naskah.map(({ id, judul, tahap, saat, alasan }) => (
          <li key={id}>
            <Link to={`${redaksiPath}/${id}`}>
              <Tag tone={words[tahap].tone}>{words[tahap].name}</Tag>
              <b>{judul}</b>
              <small>{alasan ? `“${alasan}”` : words[tahap].told(formatMoment(new Date(saat)))}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
