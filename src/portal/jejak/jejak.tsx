import Download from "lucide-react/icons/download";
import { redirect } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { reportContext } from "#kit/report.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { runChainCheck } from "#modules/jejak/index.server.ts";
import { anchorPath } from "#modules/jejak/index.ts";
import type { Route } from "./+types/jejak.ts";
import { Chain } from "./chain.tsx";
import { Filters } from "./filters.tsx";
import { LineTable } from "./line-table.tsx";
import { showTrail, type TrailData } from "./show-trail.server.ts";
import { Steps } from "./steps.tsx";
import { address, isNarrowed, readAsked, trailHref } from "./trail-query.ts";
import "./jejak.css";

export const meta = () => [{ title: "Jejak Audit" }];

export function loader(args: Route.LoaderArgs): Promise<TrailData> {
  const { searchParams } = new URL(args.request.url);
  return within(args, (ctx) => showTrail(ctx, readAsked(searchParams)));
}

/** Walks the chain now instead of tomorrow morning. */
export async function action({ context }: Route.ActionArgs) {
  const report = context.get(reportContext);
  await runChainCheck(context.get(scopeContext), {
    error: (details, sentence) => report(new Error(sentence, { cause: details })),
  });
  return redirect(address);
}

export default function Jejak({ loaderData }: Route.ComponentProps) {
  const { asked, lines, hasOlder, hasNewer, choices, check, mayExport } = loaderData;
  return (
    <>
      <PageHead
        title="Jejak Audit"
        lead="Siapa mengubah apa dan kapan. Catatan ini tidak dapat diubah atau dihapus siapa pun. Bila sebuah data dihapus sesudah masa simpannya, isinya di sini ikut terhapus."
      >
        <ButtonLink to={anchorPath}>Angka harian</ButtonLink>
        {mayExport && lines.length > 0 && (
          <ButtonLink icon={Download} to={trailHref(asked, { tampil: "" }, `${address}/ekspor`)} reloadDocument>
            Ekspor CSV
          </ButtonLink>
        )}
      </PageHead>
      <Chain check={check} />
      <section className="ui-sheet" aria-label="Jejak audit">
        <Filters asked={asked} choices={choices} />
        {asked.data !== "" && <p className="jejak-only">Hanya jejak satu data.</p>}
        {lines.length > 0 ? (
          <LineTable
            lines={lines}
            hrefOf={({ subject, subjectId }) => trailHref(asked, { jenis: subject, data: subjectId, orang: "", tindakan: "" })}
          />
        ) : (
          <EmptyState title={isNarrowed(asked) ? "Tidak ada jejak yang cocok" : "Belum ada jejak"}>
            {isNarrowed(asked) ? "Ubah atau lepas saringannya." : "Setiap perubahan data akan tercatat di sini."}
          </EmptyState>
        )}
        <Steps
          newer={hasNewer && lines[0] ? trailHref(asked, { sesudah: lines[0].id }) : null}
          older={hasOlder ? trailHref(asked, { sebelum: lines.at(-1)?.id ?? "" }) : null}
        />
      </section>
    </>
  );
}
