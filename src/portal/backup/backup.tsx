import { useState } from "react";
import { backupPlanContext } from "#kit/backup/plan.server.ts";
import { within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { askedPage } from "#kit/paging.ts";
import { refuse } from "#kit/refusals.ts";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { usePolling } from "#kit/ui/feedback/use-polling.ts";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { Route } from "./+types/backup.ts";
import { askForBackup, askForRehearsal, backupsPerPage, makeRecoveryKey, readBackups } from "./backup.server.ts";
import { BackupTable } from "./backup-table.tsx";
import { KeyHint, KeySheet } from "./key-sheet.tsx";
import { BackupSummary } from "./summary.tsx";
import "./backup.css";

export const meta = () => [{ title: "Cadangan" }];

export function loader(args: Route.LoaderArgs) {
  const page = askedPage(new URL(args.request.url).searchParams);
  return within(args, async (ctx) => ({
    page,
    size: backupsPerPage,
    ...(await readBackups(ctx, args.context.get(backupPlanContext), page)),
  }));
}

interface Told {
  readonly told: string;
  /** A new recovery key; shown now and never again. */
  readonly key?: string;
}

export async function action(args: Route.ActionArgs): Promise<Told> {
  const wish = String((await readForm(args.request)).get("minta") ?? "");
  if (wish === "cadangan") {
    await within(args, askForBackup);
    return { told: "Cadangan sedang dibuat" };
  }
  if (wish === "latihan") {
    await within(args, askForRehearsal);
    return { told: "Latihan pemulihan dimulai" };
  }
  if (wish !== "kunci") throw refuse.malformed("Permintaan ini tidak dikenal. Muat ulang halaman, lalu coba lagi.");
  const key = await within(args, (ctx) => makeRecoveryKey(ctx, args.context.get(backupPlanContext)));
  return { told: "Kunci pemulihan dibuat", key };
}

export default function BackupScreen({ loaderData: { rows, total, page, size, ...state } }: Route.ComponentProps) {
  const say = useToast();
  const [key, setKey] = useState<string | null>(null);
  const { kirim, busy, ditolak, dialog } = useAction<Told>((answer) => {
    say(answer.told);
    if (answer.key) setKey(answer.key);
  });
  const ask = (minta: string) => {
    const form = new FormData();
    form.set("minta", minta);
    kirim(form);
  };
  usePolling(state.busy);
  return (
    <>
      <PageHead title="Cadangan" lead="Salinan basis data, berkas, dan kunci, terkunci rapat, yang dapat dipulihkan di komputer lain.">
        {state.mayMake && (
          <Button look="primary" busy={busy || state.busy} busyText="Sedang dibuat..." onClick={() => ask("cadangan")}>
            Cadangkan sekarang
          </Button>
        )}
      </PageHead>
      <ErrorSummary title={ditolak?.sentence} errors={{}} fields={{}} />
      {key && <KeySheet spelled={key} installation={state.installation} onDone={() => setKey(null)} />}
      <BackupSummary {...state} onRehearse={state.mayMake ? () => ask("latihan") : undefined} disabled={busy || state.busy} />
      <KeyHint hasKey={state.hasRecoveryKey} onMake={state.mayRenew ? () => ask("kunci") : undefined} busy={busy} />
      <BackupTable rows={rows} page={page} size={size} total={total} />
      {dialog}
    </>
  );
}
