import { formatClock } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import type { Pendaftar } from "../load-pendaftar.server.ts";
import { useActs } from "./use-acts.ts";

/** Too many wrong birth dates, or telephone numbers, closed the family's page; whoever has the family before them opens it. */
export function LockedPage({ pendaftar: { row, terkunci, boleh } }: { readonly pendaftar: Pendaftar }) {
  const { act, busy, ditolak, dialog } = useActs(Number(row.versi));
  if (terkunci.length === 0) return null;
  return (
    <div className="ui-sheet-body pendaftar-kunci" role="status">
      {terkunci.map(({ nomor, sampai, apa }) => (
        <p key={`${nomor} ${apa}`}>
          <b>Halaman keluarga terkunci.</b> {apa === "tanggal lahir" ? `Tanggal lahir untuk nomor ${nomor}` : "Nomor telepon di formulir"}{" "}
          terlalu sering keliru. Terbuka sendiri pukul {formatClock(sampai)}.
        </p>
      ))}
      {ditolak && <p role="alert">{ditolak.sentence}</p>}
      {boleh.ubah && (
        <>
          <p className="ui-muted">Buka setelah keluarga menunjukkan bukti pendaftarannya.</p>
          <Button busy={busy} busyText="Membuka..." onClick={() => act("bukaKunci")}>
            Buka kunci halaman keluarga
          </Button>
        </>
      )}
      {dialog}
    </div>
  );
}
