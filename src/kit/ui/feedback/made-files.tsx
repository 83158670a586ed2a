import FileDown from "lucide-react/icons/file-down";
import { formatMoment } from "#kit/dates.ts";
import type { Task } from "#kit/jobs/job.ts";
import { ButtonLink } from "../button.tsx";
import { Sheet } from "../sheet.tsx";
import { Progress } from "./progress.tsx";
import { usePolling } from "./use-polling.ts";

interface MadeFilesProps {
  readonly id: string;
  readonly title: string;
  /** What each of them is: "laporan". */
  readonly noun: string;
  readonly tasks: readonly Task[];
  readonly hrefOf: (id: string) => string;
  /** What is told beside the name of the file, as "24 kartu, ". */
  readonly sayOf?: (result: unknown) => string;
}

/** Files that a job makes behind the scenes: how far they are, then the way to them. */
export function MadeFiles({ id, title, tasks, ...one }: MadeFilesProps) {
  usePolling(tasks.some(({ state }) => state === "antre" || state === "berjalan"));
  if (tasks.length === 0) return null;
  return (
    <div id={id}>
      <Sheet title={title}>
        <ul className="ui-sheet-body ui-made" aria-live="polite">
          {tasks.map((task) => (
            <li key={task.id}>
              <MadeFile task={task} {...one} />
            </li>
          ))}
        </ul>
        <p className="ui-sheet-body ui-muted ui-small">
          Berkas tersimpan dua hari. Anda boleh meninggalkan halaman ini; kabarnya masuk ke Notifikasi.
        </p>
      </Sheet>
    </div>
  );
}

type MadeFileProps = Pick<MadeFilesProps, "noun" | "hrefOf" | "sayOf"> & { readonly task: Task };

function MadeFile({ task: { id, state, done, total, result, createdAt }, noun, hrefOf, sayOf }: MadeFileProps) {
  if (state === "gagal") return <p className="ui-error">Pembuatan {noun} gagal karena gangguan pada sistem kami. Minta sekali lagi.</p>;
  if (state !== "selesai")
    return (
      <Progress label={state === "antre" ? "Menunggu giliran" : `Menyusun ${noun}`} {...(total > 0 ? { done, total } : { total: 1 })} />
    );
  const { nama } = result as { readonly nama: string };
  return (
    <div className="ui-made-file">
      <ButtonLink icon={FileDown} to={hrefOf(id)} reloadDocument aria-label={`Unduh ${nama}`}>
        Unduh
      </ButtonLink>
      <span>
        {nama}
        <small>
          {sayOf?.(result)}diminta {formatMoment(new Date(createdAt))}
        </small>
      </span>
    </div>
  );
}
