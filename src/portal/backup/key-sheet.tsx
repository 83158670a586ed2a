import Printer from "lucide-react/icons/printer";
import { formatDay, today } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmButton } from "#kit/ui/confirm-button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";

interface KeySheetProps {
  readonly spelled: string;
  /** Whose backups it opens. */
  readonly installation: string;
  readonly onDone: () => void;
}

/** The recovery key, this once: to be printed and locked away. Printing takes this sheet alone. */
export function KeySheet({ spelled, installation, onDone }: KeySheetProps) {
  return (
    <section className="ui-sheet cadangan-key" aria-labelledby="kunci-pemulihan">
      <h2 id="kunci-pemulihan">Kunci pemulihan cadangan</h2>
      <p>
        Dengan kunci ini semua cadangan instalasi {installation.slice(0, 8)} sejak {formatDay(today())} dapat dibuka di komputer lain.
        Cetak, lalu simpan di tempat terkunci, jauh dari server. Kunci ini tidak disimpan dan tidak ditampilkan lagi.
      </p>
      <p className="cadangan-letters">{spelled}</p>
      <p>
        Memulihkan: pasang aplikasi di komputer baru, lalu jalankan <code>npm run restore -- NAMA-CADANGAN</code> dan ketik kunci ini. Spasi
        boleh dilewati.
      </p>
      <div className="ui-actions">
        <Button icon={Printer} look="primary" onClick={() => window.print()}>
          Cetak
        </Button>
        <ConfirmButton
          title="Sudah disimpan?"
          confirm="Ya, sudah"
          consequence="Setelah ditutup, kunci ini tidak dapat dilihat lagi. Yang hilang diganti dengan kunci baru."
          onConfirm={onDone}
        >
          Sudah saya simpan
        </ConfirmButton>
      </div>
    </section>
  );
}

interface KeyHintProps {
  readonly hasKey: boolean;
  readonly onMake: (() => void) | undefined;
  readonly busy: boolean;
}

/** Whether the archives open anywhere but here. */
export function KeyHint({ hasKey, onMake, busy }: KeyHintProps) {
  return (
    <Sheet title="Kunci pemulihan">
      <div className="ui-sheet-body cadangan-hint">
        <p className={hasKey ? undefined : "cadangan-warning"}>
          {hasKey
            ? "Sudah dibuat. Kuncinya hanya ada di kertas; tanpa kertas itu cadangan hanya terbuka di komputer ini."
            : "Belum dibuat. Sampai ada kunci pemulihan, cadangan hanya terbuka di komputer ini dan tidak menolong bila komputer ini hilang."}
        </p>
        {onMake &&
          (hasKey ? (
            <ConfirmButton
              busy={busy}
              busyText="Membuat..."
              title="Ganti kunci pemulihan?"
              confirm="Ganti"
              consequence="Cadangan berikutnya hanya terbuka dengan kunci yang baru. Simpan kunci lama selama cadangan lama masih ada."
              onConfirm={onMake}
            >
              Ganti kunci
            </ConfirmButton>
          ) : (
            <Button look="primary" busy={busy} busyText="Membuat..." onClick={onMake}>
              Buat kunci pemulihan
            </Button>
          ))}
      </div>
    </Sheet>
  );
}
