import { Link } from "react-router";
import { Sheet } from "#kit/ui/sheet.tsx";
import { agendaPath } from "#modules/layanan/index.ts";

import type { Acara } from "../dasbor.ts";
import { Tanggal } from "./due.tsx";

const sebanyak = 4;

/** What comes in the next two weeks; today's events stand in the greeting. */
export function AgendaDekat({
  agenda,
  hari,
  semua,
}: {
  readonly agenda: readonly Acara[];
  readonly hari: string;
  readonly semua: boolean;
}) {
  const nanti = agenda.filter(({ mulai }) => mulai > hari).slice(0, sebanyak);
  if (nanti.length === 0) return null;
  return (
    <Sheet title="Agenda berikutnya" aside={semua && <Link to={agendaPath}>Semua</Link>}>
      <ul className="tugas">
        {nanti.map(({ id, judul, mulai, jamMulai, tempat }) => (
          <li key={id}>
            <div>
              <Tanggal hari={mulai} />
              <b>{judul}</b>
              <small>{[jamMulai?.replace(":", "."), tempat].filter(Boolean).join(" · ") || "Sepanjang hari"}</small>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
