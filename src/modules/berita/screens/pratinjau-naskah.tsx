import { Form, redirect } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { CopyText } from "#kit/ui/copy-text.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { redaksiPath } from "../paths.ts";
import { endPratinjau, makePratinjau, pratinjauPath, takePratinjau } from "../redaksi/pratinjau.server.ts";
import { takeNaskah } from "../redaksi/take-naskah.server.ts";
import type { Route } from "./+types/pratinjau-naskah.ts";
import "../styles/redaksi.css";

export const handle = { crumb: "Pratinjau" };

export const meta = () => [{ title: "Pratinjau berita" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    const { id, name } = await takeNaskah(ctx, args.params.id);
    const ada = await takePratinjau(ctx, id);
    const { origin } = args.context.get(visitContext);
    return { id, name, tautan: ada && { alamat: `${origin}${pratinjauPath}/${ada.rahasia}`, sampai: formatMoment(ada.sampai) } };
  });

export async function action(args: Route.ActionArgs) {
  const aksi = (await readForm(args.request)).get("aksi");
  await within(args, (ctx) => (aksi === "cabut" ? endPratinjau : makePratinjau)(ctx, args.params.id));
  throw redirect(`${redaksiPath}/${args.params.id}/pratinjau`);
}

export default function PratinjauNaskah({ loaderData: { id, name, tautan } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={`Pratinjau: ${name}`} lead="Yang tampil adalah simpanan terakhir, persis seperti yang akan dilihat pengunjung.">
        <ButtonLink look="quiet" to={`${redaksiPath}/${id}`}>
          Kembali menyunting
        </ButtonLink>
      </PageHead>
      <Sheet title="Tautan pratinjau">
        <div className="ui-sheet-body redaksi-bidang">{tautan ? <Tautan tautan={tautan} /> : <Belum />}</div>
      </Sheet>
    </>
  );
}

function Belum() {
  return (
    <Form method="post" className="redaksi-bidang">
      <p>Belum ada tautan. Siapa pun yang diberi tautannya dapat membaca berita ini selama tujuh hari, tanpa login.</p>
      <p>
        <Button type="submit" look="primary" name="aksi" value="buat">
          Buat tautan pratinjau
        </Button>
      </p>
    </Form>
  );
}

/** About as wide as a telephone; a window of its own is as narrow as the page believes it to be. */
const ponsel = "popup,width=390,height=844";

function Tautan({ tautan: { alamat, sampai } }: { readonly tautan: { readonly alamat: string; readonly sampai: string } }) {
  return (
    <>
      <p className="redaksi-buka">
        <a className="ui-button primary" href={alamat} target="_blank" rel="noopener">
          Buka pratinjau
        </a>
        <Button onClick={() => void window.open(alamat, "pratinjau-ponsel", ponsel)}>Buka selebar ponsel</Button>
      </p>
      <CopyText id="tautan-pratinjau" label="Tautan untuk dibagikan" text={alamat} action="Salin tautan" />
      <p className="ui-hint">
        Berlaku sampai {sampai}. Siapa pun yang memegangnya dapat membaca berita ini; mesin pencari tidak mencatatnya.
      </p>
      <Form method="post" className="redaksi-buka">
        <Button type="submit" name="aksi" value="buat">
          Perpanjang tujuh hari
        </Button>
        <Button type="submit" look="danger" name="aksi" value="cabut">
          Cabut tautan
        </Button>
      </Form>
    </>
  );
}
