import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useRevalidator } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { doctorContext } from "#kit/doctor/doctor.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import type { Route } from "./+types/system-health.ts";
import { Findings } from "./findings.tsx";
import { Schedule } from "./schedule.tsx";
import { readSystemHealth } from "./system-health.server.ts";
import "./system-health.css";

export const meta = () => [{ title: "Kesehatan Sistem" }];

export const loader = (args: Route.LoaderArgs) => reading(args, (ctx) => readSystemHealth(ctx, args.context.get(doctorContext)));

export default function SystemHealthScreen({ loaderData: { at, findings, schedule } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHead title="Kesehatan Sistem" lead={`Diperiksa ${formatMoment(at)}. Di server, npm run doctor memeriksa hal yang sama.`}>
        <Button icon={RotateCcw} busy={state === "loading"} busyText="Sedang diperiksa..." onClick={() => void revalidate()}>
          Periksa lagi
        </Button>
      </PageHead>
      <Findings title="Perlu diperbaiki" level="masalah" findings={findings} />
      <Findings title="Perlu diperhatikan" level="perhatian" findings={findings} />
      <Schedule rows={schedule} />
      <Findings title="Baik" level="baik" findings={findings} />
    </>
  );
}
