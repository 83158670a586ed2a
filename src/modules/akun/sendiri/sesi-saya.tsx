import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAksi } from "../konfirmasi/use-aksi.tsx";
import type { SesiTampil } from "../sesi/daftar-sesi.server.ts";
import { TabelSesi } from "../sesi/tabel-sesi.tsx";

export function SesiSaya({ sesi }: { readonly sesi: readonly SesiTampil[] }) {
  const say = useToast();
  const { kirim, busy, ditolak } = useAksi<{ pesan: string }>(({ pesan }) => say(pesan));
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
      <TabelSesi sesi={sesi} busy={busy} onAkhiri={(id) => send("akhiri-sesi", { sesi: id })} />
      <p className="ui-sheet-body ui-hint">Ada yang tidak Anda kenal? Akhiri sesinya, lalu ganti password.</p>
    </Sheet>
  );
}
