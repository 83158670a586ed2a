import Printer from "lucide-react/icons/printer";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { zone } from "#kit/time-zone.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { loadJadwal } from "../jadwal/load-jadwal.server.ts";
import { PapanJadwal } from "../jadwal/parts/papan-jadwal.tsx";
import { receiveJadwal } from "../jadwal/receive-jadwal.server.ts";
import type { Route } from "./+types/jadwal.ts";
import "../jadwal/parts/jadwal.css";

export const meta = () => [{ title: "Jadwal Pelajaran" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadJadwal(ctx, new URL(args.request.url).searchParams));

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return context.get(scopeContext).transaction((ctx) => receiveJadwal(ctx, form));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function Jadwal({ loaderData }: Route.ComponentProps) {
  const { tabs, semester } = loaderData;
  return (
    <>
      <Tabs label="Halaman bersebelahan" tabs={tabs} />
      <PageHead
        title="Jadwal Pelajaran"
        lead={semester ? `${semester.nama}. Waktu dalam ${zone.short}.` : "Jadwal sepekan tiap kelas, guru, dan ruang."}
      >
        {semester && (
          <Button icon={Printer} onClick={() => window.print()}>
            Cetak
          </Button>
        )}
      </PageHead>
      {semester ? (
        <PapanJadwal key={`${semester.id} ${loaderData.lihat} ${loaderData.id}`} isi={loaderData} />
      ) : (
        <Sheet>
          <EmptyState title="Belum ada semester" actions={<ButtonLink to="/administration/semester">Buka Semester</ButtonLink>}>
            Jadwal berlaku satu semester. Catat dahulu semesternya.
          </EmptyState>
        </Sheet>
      )}
    </>
  );
}
