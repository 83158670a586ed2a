import ShieldAlert from "lucide-react/icons/shield-alert";
import ShieldCheck from "lucide-react/icons/shield-check";
import { Form, useNavigation } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { zone } from "#kit/time-zone.ts";
import { Button } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import type { TrailData } from "./show-trail.server.ts";

/** How the chain stood when it was last walked, and the way to walk it now. */
export function Chain({ check }: Pick<TrailData, "check">) {
  const busy = useNavigation().formMethod === "POST";
  const broken = check !== null && !check.utuh;
  const state = broken ? "broken" : check === null || check.terlambat ? "unsure" : "sound";
  return (
    <Form method="post" className={`jejak-chain ${state}`} role={broken ? "alert" : undefined}>
      <Icon of={broken ? ShieldAlert : ShieldCheck} />
      <p>{sentenceOf(check)}</p>
      <Button type="submit" busy={busy} busyText="Memeriksa...">
        Periksa sekarang
      </Button>
    </Form>
  );
}

function sentenceOf(check: TrailData["check"]) {
  if (!check) return `Keutuhan jejak belum pernah diperiksa. Pemeriksaan berjalan sendiri setiap hari pukul 03.15 ${zone.short}.`;
  const when = formatMoment(check.waktu);
  const lines = check.baris.toLocaleString("id-ID");
  if (check.utuh) {
    return `Jejak utuh: ${lines} baris diperiksa pada ${when}.${check.terlambat ? " Pemeriksaan harian tidak berjalan sejak itu." : ""}`;
  }
  return `Jejak TIDAK utuh. ${check.sebab} ${lines} baris cocok (${when}). Simpan cadangan data, lalu hubungi pengelola server.`;
}
