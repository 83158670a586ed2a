import { formatDay } from "#kit/dates.ts";
import type { TambahanContent } from "../load-tambahan.server.ts";
import { tambahanPath } from "../path.ts";

interface Props {
  readonly isi: TambahanContent;
  /** Something was kept just now. */
  readonly saved: boolean;
}

/** Every part with what it still lacks, and the way to it. */
export function PartList({ isi: { kunci, parts, buka, sampai, ragu, tutup }, saved }: Props) {
  const kurang = parts.reduce((sum, one) => sum + one.kurang, 0);
  return (
    <>
      <p className="status-kini">
        {saved && <b>Tersimpan. </b>}
        {tellState({ kurang, sampai, tutup })}
      </p>
      <ol className="tambahan-bagian">
        {parts.map((one) => (
          <li key={one.kunci}>
            {tutup === null ? (
              <a
                href={`${tambahanPath}?bagian=${one.kunci}&anak=${kunci}#isian`}
                aria-current={one.kunci === buka?.kunci ? "step" : undefined}
              >
                {one.judul}
              </a>
            ) : (
              one.judul
            )}
            <span className={one.kurang === 0 ? "tambahan-lengkap" : undefined}>
              {one.kurang === 0 ? "Lengkap" : `Kurang ${one.kurang}`}
            </span>
          </li>
        ))}
      </ol>
      {ragu.length > 0 && (
        <div className="tambahan-ragu">
          <h3>Periksa sekali lagi</h3>
          <ul>
            {ragu.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <p className="ui-muted">Isiannya tetap tersimpan. Bila di kartu keluarga memang demikian, biarkan saja.</p>
        </div>
      )}
    </>
  );
}

interface State extends Pick<TambahanContent, "sampai" | "tutup"> {
  readonly kurang: number;
}

function tellState({ kurang, sampai, tutup }: State): string {
  if (tutup === "siswa") return "Anak ini sudah tercatat sebagai siswa. Perubahan datanya disampaikan kepada Tata Usaha.";
  if (tutup === "lewat")
    return kurang === 0
      ? "Semua data sudah lengkap. Perubahan sesudah ini disampaikan kepada panitia."
      : "Waktu mengisi sudah lewat. Yang masih kurang disampaikan kepada panitia.";
  if (kurang === 0) return "Semua data sudah lengkap. Terima kasih. Anda masih dapat mengubahnya.";
  return `Masih ada ${kurang} isian${sampai ? `, paling lambat ${formatDay(sampai, "long")}` : ""}. Simpan tiap bagian; yang belum ada boleh menyusul.`;
}
