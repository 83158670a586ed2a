import { data } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { missingMeta } from "#kit/ui/document/missing.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { PendingRemaining } from "#modules/absensi/siswa/parts/remaining.tsx";
import type { Route } from "./+types/not-found.ts";
import { Nothing } from "./problem.tsx";

export const meta = () => missingMeta;

export const loader = (args: Route.LoaderArgs) => reading(args, async ({ actor }) => data({ akunId: actor.id }, { status: 404 }));

/** Shown at whatever address was asked for. */
export default function NotFound({ loaderData: { akunId } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Halaman tidak ditemukan" />
      {akunId && <PendingRemaining akunId={akunId} />}
      <Sheet>
        <Nothing />
      </Sheet>
    </>
  );
}
