import type { FailedResult, Task } from "#kit/jobs/job.ts";
import type { Register } from "#kit/register/register.ts";
import type { Outcome } from "#kit/transfer/transfer.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { Progress } from "#kit/ui/feedback/progress.tsx";
import { usePolling } from "#kit/ui/feedback/use-polling.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { isOver } from "./is-over.ts";
import { restOf } from "./rest-of.ts";

interface UnderWayProps {
  readonly register: Register;
  readonly task: Task;
  /** It was taken back since. */
  readonly undone: boolean;
}

/** How far a long import is. Whoever leaves is told by a notification. */
export function UnderWay({ register, task, undone }: UnderWayProps) {
  const over = isOver(task);
  usePolling(!over);
  if (!over) {
    const counted = task.total > 0 ? { done: task.done, total: task.total } : { total: 1 };
    return (
      <Sheet title="Impor sedang berjalan">
        <div className="ui-sheet-body" role="status">
          <Progress label={task.state === "antre" ? "Menunggu giliran" : "Memasukkan baris"} {...counted} />
          <p className="ui-muted">Anda boleh meninggalkan halaman ini. Hasilnya juga dikirim ke Notifikasi.</p>
        </div>
      </Sheet>
    );
  }
  const failed = (task.result as FailedResult | null) ?? { refusal: "Terjadi gangguan pada sistem kami." };
  const outcome = task.state === "selesai" ? (task.result as Outcome) : failed;
  return "imported" in outcome ? (
    <Sheet title={undone ? "Impor diurungkan" : "Impor selesai"}>
      <div className="ui-sheet-body" role="status">
        <p>
          {undone
            ? "Impor ini sudah diurungkan."
            : `${outcome.imported.toLocaleString("id-ID")} ${register.noun} sudah tersimpan. ${restOf(outcome)} Bila ternyata keliru, seluruh impor ini dapat diurungkan lewat daftar di bawah.`}
        </p>
        <p>
          <ButtonLink look="primary" to={register.path}>
            Lihat daftarnya
          </ButtonLink>
        </p>
      </div>
    </Sheet>
  ) : (
    <Sheet title="Impor tidak jadi">
      <p className="ui-sheet-body ui-error" role="alert">
        {outcome.refusal} Tidak ada yang tersimpan. Periksa lagi daftarnya, atau unggah sekali lagi.
      </p>
    </Sheet>
  );
}
