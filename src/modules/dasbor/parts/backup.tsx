import { Link } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { zone } from "#kit/time-zone.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { BackupHealth } from "../dasbor.ts";

/** Whether the data would come back. */
export function BackupCard({ health: { last, rehearsal } }: { readonly health: BackupHealth }) {
  const failed = rehearsal?.whole === false;
  return (
    <Sheet title="Cadangan" aside={<Link to="/administration/cadangan">Buka cadangan</Link>}>
      <div className="ui-sheet-body rantai">
        <p>
          {!last && <Tag tone="danger">Belum ada</Tag>}
          {last && <Tag tone={last.late ? "danger" : "success"}>{last.late ? "Terlambat" : "Baik"}</Tag>}
          {failed && <Tag tone="danger">Latihan gagal</Tag>}
        </p>
        <p>{last ? `${formatMoment(last.at)}, ${last.size}.` : `Cadangan pertama dibuat malam ini pukul 01.10 ${zone.short}.`}</p>
        <p className="ui-muted">
          <small>
            {rehearsal ? `Latihan pemulihan ${formatMoment(rehearsal.at)}` : "Belum pernah dilatih. Latihan berjalan setiap Minggu pagi."}
          </small>
        </p>
      </div>
    </Sheet>
  );
}
