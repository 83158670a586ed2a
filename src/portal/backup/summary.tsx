import { formatMoment } from "#kit/dates.ts";
import { formatSize } from "#kit/files/kinds.ts";
import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { BackupState } from "./backup.server.ts";

interface BackupSummaryProps extends Pick<BackupState, "last" | "rehearsal" | "place" | "placeState" | "isContinuous"> {
  readonly onRehearse: (() => void) | undefined;
  readonly disabled: boolean;
}

const places: Readonly<Record<BackupState["placeState"], string>> = {
  apart: "Terpisah dari disk data.",
  beside:
    "Di disk yang sama dengan data: menolong bila ada yang salah hapus, tidak menolong bila disknya rusak. Isi BACKUP_TO dengan tempat lain.",
  missing: "Folder ini tidak ditemukan. Pasang dahulu disknya; sampai saat itu tidak ada cadangan baru.",
};

/** What stands between the school and a lost disk. */
export function BackupSummary({ last, rehearsal, place, placeState, isContinuous, onRehearse, disabled }: BackupSummaryProps) {
  return (
    <Sheet title="Keadaan">
      <dl className="ui-sheet-body cadangan-facts">
        <dt>Cadangan terakhir</dt>
        <dd>
          {last ? (
            <>
              <Tag tone={last.late ? "danger" : "success"}>{last.late ? "Terlambat" : "Baik"}</Tag> {formatMoment(last.at)},{" "}
              {formatSize(last.size)}
            </>
          ) : (
            <Tag tone="danger">Belum ada</Tag>
          )}
        </dd>
        <dt>Di antara dua cadangan</dt>
        <dd>
          {isContinuous
            ? "Perubahan dikirim ke tempat cadangan terus-menerus, paling lambat satu menit."
            : "Diurus oleh server PostgreSQL sendiri. Nyalakan pengarsipan WAL di sana."}
        </dd>
        <dt>Tempat</dt>
        <dd>
          <span className="cadangan-place">{place}</span>
          <small className={placeState === "apart" ? "ui-muted" : "cadangan-warning"}>{places[placeState]}</small>
        </dd>
        <dt>Latihan pemulihan</dt>
        <dd>
          {rehearsal ? (
            <>
              <Tag tone={rehearsal.whole ? "success" : "danger"}>{rehearsal.whole ? "Berhasil" : "Gagal"}</Tag> {formatMoment(rehearsal.at)}
            </>
          ) : (
            "Belum pernah. Latihan berjalan sendiri setiap Minggu pagi."
          )}
          {onRehearse && last && (
            <Button onClick={onRehearse} disabled={disabled}>
              Latih sekarang
            </Button>
          )}
        </dd>
      </dl>
    </Sheet>
  );
}
