import { formatDay } from "#kit/dates.ts";
import { describeBulan, parseNip } from "../rules/parse-nip.ts";

interface ReadNipProps {
  readonly isian: Readonly<Record<string, unknown>>;
  /** Takes what the NIP says into the fields that are empty still; absent where they are not open. */
  readonly onPakai?: (nilai: Readonly<Record<string, string>>) => void;
}

/** Under the NIP: what its digits say, and what the other fields deny. */
export function ReadNip({ isian, onPakai }: ReadNipProps) {
  const uraian = parseNip(String(isian.nip ?? ""));
  if (!uraian) return null;
  const { lahir, kelamin, tmt, tahun, kontrak, urut } = uraian;
  const kosong = (nama: string) => !isian[nama];
  const nilai = {
    ...(kosong("tanggalLahir") && { tanggalLahir: lahir }),
    ...(kosong("jenisKelamin") && kelamin && { jenisKelamin: kelamin }),
    ...(kosong("tmt") && tmt && { tmt: `${tmt}-01` }),
  };
  return (
    <div className="nip-baca">
      <dl aria-label="Arti NIP">
        <Bagian nama="Lahir" nilai={formatDay(lahir)} salah={!kosong("tanggalLahir") && isian.tanggalLahir !== lahir} />
        <Bagian nama={kontrak ? "Kontrak pertama" : "TMT CPNS"} nilai={tmt ? describeBulan(tmt) : String(tahun)} />
        <Bagian
          nama="Jenis kelamin"
          nilai={kelamin ?? "Tidak dikenal"}
          salah={kelamin !== null && !kosong("jenisKelamin") && isian.jenisKelamin !== kelamin}
        />
        <Bagian nama="Urut" nilai={urut} />
      </dl>
      {onPakai && Object.keys(nilai).length > 0 && (
        <button type="button" className="ui-text-button" onClick={() => onPakai(nilai)}>
          Isikan ke formulir
        </button>
      )}
    </div>
  );
}

const Bagian = ({ nama, nilai, salah }: { readonly nama: string; readonly nilai: string; readonly salah?: boolean }) => (
  <div data-salah={salah || undefined}>
    <dt>{nama}</dt>
    <dd>
      {nilai}
      {salah && <span className="ui-hidden">, berbeda dengan isian</span>}
    </dd>
  </div>
);
