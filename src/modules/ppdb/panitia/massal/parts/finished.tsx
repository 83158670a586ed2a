import { Button } from "#kit/ui/button.tsx";
import type { Selesai } from "../apply.server.ts";
import type { Pratinjau } from "../preview.server.ts";
import { focusNow } from "./focus-now.ts";

interface Props {
  readonly selesai: Selesai;
  /** Who it was done to, by name. */
  readonly pratinjau: Pratinjau;
  readonly onClose: () => void;
}

/** How many changed, who was left alone and why, and who was not reached. */
export function Finished({ selesai: { berhasil, ditinggal, belum }, pratinjau: { berubah }, onClose }: Props) {
  const of = (id: string) => berubah.find((one) => one.id === id);
  const list = (title: string, rows: readonly { readonly id: string; readonly sebab?: string }[]) =>
    rows.length > 0 && (
      <details open>
        <summary>{title}</summary>
        <ul>
          {rows.map(({ id, sebab }) => (
            <li key={id}>
              {of(id)?.nama} <small className="ui-muted">({of(id)?.nomor})</small>
              {sebab && `: ${sebab}`}
            </li>
          ))}
        </ul>
      </details>
    );
  return (
    <>
      <div className="ui-dialog-body massal-pratinjau">
        {belum.length > 0 && (
          <p role="alert">
            Ada gangguan pada sistem kami, jadi {belum.length} pendaftaran belum dijalankan. Yang sudah berubah tetap tersimpan; pilih lagi
            yang belum, lalu ulangi.
          </p>
        )}
        <p role="status" ref={focusNow} tabIndex={-1}>
          <b>{berhasil} pendaftaran berubah.</b>{" "}
          {ditinggal.length + belum.length === 0 ? "Tidak ada yang tertinggal." : `${ditinggal.length} dibiarkan.`}
        </p>
        {list("Dibiarkan", ditinggal)}
        {list(
          "Belum dijalankan",
          belum.map((id) => ({ id })),
        )}
      </div>
      <div className="ui-dialog-foot">
        <Button data-first look="primary" onClick={onClose}>
          Tutup
        </Button>
      </div>
    </>
  );
}
