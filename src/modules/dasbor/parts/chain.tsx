import { Link } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { Dasbor, Chain as Hasil } from "../dasbor.ts";
import { bulat } from "./card.tsx";

/** Whether the audit trail still holds together. */
export function ChainCard({ rantai: { hasil } }: { readonly rantai: NonNullable<Dasbor["rantai"]> }) {
  return (
    <Sheet title="Jejak audit" aside={<Link to="/administration/jejak">Buka jejak</Link>}>
      <div className="ui-sheet-body rantai">
        {hasil ? <Content hasil={hasil} /> : <p className="ui-muted">Belum diperiksa. Pemeriksaan berjalan sendiri setiap pagi.</p>}
      </div>
    </Sheet>
  );
}

function Content({ hasil: { utuh, baris, sebab, waktu, terlambat } }: { readonly hasil: Hasil }) {
  return (
    <>
      <p>
        {utuh ? (
          <Tag tone={terlambat ? "warning" : "success"}>{terlambat ? "Terlambat diperiksa" : "Utuh"}</Tag>
        ) : (
          <Tag tone="danger">Tidak utuh</Tag>
        )}
      </p>
      <p>{utuh ? `${bulat(baris)} catatan cocok satu dengan yang lain.` : `${sebab} Simpan cadangan, lalu hubungi pengelola server.`}</p>
      <p className="ui-muted">
        <small>Diperiksa {formatMoment(waktu)}</small>
      </p>
    </>
  );
}
