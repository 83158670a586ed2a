import { reading, scopeContext } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { DownloadReport } from "#kit/ui/report.tsx";
import { ListHead } from "#kit/ui/table/list-head.tsx";
import { Desk } from "#modules/persuratan/index.tsx";
import { retensiPath } from "../addresses.ts";
import { readYear } from "../load/bagian.ts";
import { loadYear } from "../load/year-list.server.ts";
import { PemusnahanList } from "../parts/pemusnahan-list.tsx";
import { YearChoice } from "../parts/year-choice.tsx";
import { YearList } from "../parts/year-list.tsx";
import { receiveYear } from "../receive.server.ts";
import type { Route } from "./+types/retensi.ts";
import "../parts/arsip.css";

export const handle = { crumb: "Retensi Arsip" };

export const meta = () => [{ title: "Retensi Arsip" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, (ctx) => loadYear(ctx, readYear(new URL(args.request.url), Number(today(ctx.now).slice(0, 4)))));

export const action = async ({ context, request }: Route.ActionArgs) => receiveYear(context.get(scopeContext), await readForm(request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function Retensi({ loaderData }: Route.ComponentProps) {
  const { asked, counts, hari, desk, pemusnahan, boleh } = loaderData;
  return (
    <>
      <Desk {...desk} />
      <ListHead
        title="Retensi Arsip"
        lead={`Surat yang habis masa simpannya sampai akhir ${asked.tahun}, menurut Jadwal Retensi Arsip.`}
        rare={
          boleh.unduh &&
          counts[asked.bagian] > 0 && (
            <DownloadReport to={(format) => `${retensiPath}/unduh?tahun=${asked.tahun}&bagian=${asked.bagian}&format=${format}`} />
          )
        }
      />
      <YearChoice asked={asked} counts={counts} thisYear={Number(hari.slice(0, 4))} />
      <YearList key={`${asked.tahun} ${asked.bagian}`} {...loaderData} />
      {pemusnahan.length > 0 && <PemusnahanList rows={pemusnahan} />}
    </>
  );
}
