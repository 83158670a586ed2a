import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "../confirmation/use-action.tsx";
import type { ShownSession } from "../session/list-sessions.server.ts";
import { SessionTable } from "../session/session-table.tsx";

export function OwnSession({ sesi }: { readonly sesi: readonly ShownSession[] }) {
  const say = useToast();
  const { kirim, busy, ditolak } = useAction<{ pesan: string }>(({ pesan }) => say(pesan));
  const send = (aksi: string, rest: Readonly<Record<string, string>> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ aksi, ...rest })) form.set(name, value);
    kirim(form);
  };
  return (
    <Sheet
      title="Perangkat yang sedang masuk"
      aside={
        sesi.some(({ ini }) => !ini) && (
          <Button busy={busy} onClick={() => send("akhiri-lain")}>
            Keluar dari semua perangkat lain
          </Button>
        )
      }
    >
      {ditolak && (
        <p className="akun-tolak" role="alert">
          {ditolak.kind === "notFound" ? "Sesi itu sudah berakhir." : ditolak.sentence}
        </p>
      )}
      <SessionTable sesi={sesi} busy={busy} onAkhiri={(id) => send("akhiri-sesi", { sesi: id })} />
      <p className="ui-sheet-body ui-hint">Ada yang tidak Anda kenal? Akhiri sesinya, lalu ganti password.</p>
    </Sheet>
  );
}
