import { Button } from "#kit/ui/button.tsx";
import type { Selesai } from "../apply.server.ts";

/** How many changed, and who was left alone. */
export function Finished({ selesai: { berhasil, ditinggal }, onClose }: { readonly selesai: Selesai; readonly onClose: () => void }) {
  return (
    <>
      <div className="ui-dialog-body massal-pratinjau">
        <p role="status">
          <b>{berhasil} pendaftaran berubah.</b> {ditinggal.length === 0 ? "Tidak ada yang tertinggal." : `${ditinggal.length} dibiarkan.`}
        </p>
        {ditinggal.length > 0 && (
          <details open>
            <summary>Dibiarkan</summary>
            <ul>
              {ditinggal.map(({ nomor, nama, sebab }) => (
                <li key={nomor}>
                  {nama} <small className="ui-muted">({nomor})</small>: {sebab}
                </li>
              ))}
            </ul>
          </details>
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
