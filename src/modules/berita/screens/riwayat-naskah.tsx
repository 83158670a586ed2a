import { Form, redirect } from "react-router";
import { history } from "#kit/audit/history.server.ts";
import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Steps } from "#kit/ui/steps.tsx";
import { redaksiPath } from "../paths.ts";
import { Comparison } from "../redaksi/comparison.tsx";
import { describeStep } from "../redaksi/journey.ts";
import { loadEditing } from "../redaksi/load-editor.server.ts";
import { listRevisi, returnRevisi } from "../redaksi/revisi.server.ts";
import { takeNaskah } from "../redaksi/take-naskah.server.ts";
import type { Route } from "./+types/riwayat-naskah.ts";
import "../styles/redaksi.css";

export const handle = { crumb: "Riwayat" };

export const meta = () => [{ title: "Riwayat berita" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    const naskah = await takeNaskah(ctx, args.params.id);
    const { boleh } = await loadEditing(ctx, naskah);
    const langkah = (await history(ctx, "berita", { id: naskah.id })).map((one) => ({
      id: one.id,
      at: one.at,
      who: one.actorName,
      what: describeStep(one),
    }));
    return { naskah, langkah, revisi: await listRevisi(ctx, naskah.id), boleh: boleh.ubah };
  });

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const sasaran = { id: args.params.id, versi: Number(form.get("versi")), nomor: Number(form.get("nomor")) };
  await within(args, (ctx) => returnRevisi(ctx, sasaran));
  throw redirect(`${redaksiPath}/${args.params.id}?pesan=revisi`);
}

export default function RiwayatNaskah({ loaderData: { naskah, langkah, revisi, boleh } }: Route.ComponentProps) {
  const [kini] = revisi;
  return (
    <>
      <PageHead title={`Riwayat: ${naskah.name}`} lead="Setiap simpanan disimpan di sini dan dapat dikembalikan.">
        <ButtonLink look="quiet" to={`/administration/berita/${naskah.id}`}>
          Kembali menyunting
        </ButtonLink>
      </PageHead>
      <Sheet title="Perjalanan berita ini">
        <Steps steps={langkah} />
      </Sheet>
      {revisi.map((one, index) => (
        <Sheet key={one.nomor} title={`Revisi ${one.nomor}`}>
          <div className="ui-sheet-body">
            <p>
              {one.olehNama}, <time dateTime={one.at.toISOString()}>{formatMoment(one.at)}</time>
            </p>
            <details>
              <summary>{index === 0 ? "Bandingkan dengan simpanan sebelumnya" : "Bandingkan dengan isi sekarang"}</summary>
              <Comparison lama={index === 0 ? (revisi[1]?.isi ?? {}) : one.isi} baru={index === 0 ? one.isi : (kini?.isi ?? {})} />
            </details>
            {boleh && index > 0 ? (
              <Form method="post">
                <input type="hidden" name="versi" value={naskah.versi} />
                <Button type="submit" name="nomor" value={one.nomor}>
                  Kembalikan isi ini
                </Button>
              </Form>
            ) : null}
          </div>
        </Sheet>
      ))}
    </>
  );
}
