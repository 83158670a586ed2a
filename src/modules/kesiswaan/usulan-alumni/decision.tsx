import { useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import type { useAction } from "#modules/akun/index.tsx";

const AskedRejection = dialogOnDemand(
  async () => (await import("./asked-rejection.tsx")).AskedRejection,
  ({ title }) => title,
);

interface Props {
  readonly memutuskan: Pick<ReturnType<typeof useAction>, "kirim" | "busy" | "ditolak">;
  readonly versi: number;
  /** Whose entry it becomes; null: a new one. */
  readonly alumni: { readonly id: string; readonly versi: number; readonly nama: string } | null;
}

export function Decision({ memutuskan: { kirim, busy, ditolak }, versi, alumni }: Props) {
  const [menolak, setMenolak] = useState(false);
  const putuskan = (isi: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [nama, nilai] of Object.entries({ versi: String(versi), ...isi })) form.set(nama, nilai);
    if (!busy) kirim(form, "leave");
  };
  const errors = ditolak?.fields ?? {};
  return (
    <div className="usulan-putusan">
      {ditolak && !menolak && (
        <p role="alert">
          {ditolak.sentence} {Object.values(errors).join(" ")}
        </p>
      )}
      <div className="ui-actions">
        <Button onClick={() => setMenolak(true)}>Tolak</Button>
        <Button
          look="primary"
          busy={busy && !menolak}
          busyText="Menyimpan..."
          onClick={() => putuskan({ aksi: "terima", ...(alumni && { alumni: alumni.id, versiAlumni: String(alumni.versi) }) })}
        >
          {alumni ? `Perbarui data ${alumni.nama}` : "Catat sebagai alumni baru"}
        </Button>
      </div>
      <AskedRejection
        open={menolak}
        title="Tolak kabar ini?"
        busy={busy}
        ditolak={ditolak}
        onTolak={(alasan) => putuskan({ aksi: "tolak", alasan })}
        onClose={() => setMenolak(false)}
      />
    </div>
  );
}
