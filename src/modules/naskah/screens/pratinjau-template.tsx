import { Form } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { alamatBaru } from "../alamat.ts";
import { muatTemplate } from "../muat/template.server.ts";
import { DaftarBidang } from "../tampilan/daftar-bidang.tsx";
import { Lembar } from "../tampilan/lembar.tsx";
import { templateSurat } from "../template-surat.ts";
import type { Route } from "./+types/pratinjau-template.ts";
import "../tampilan/naskah.css";

export const handle = { crumb: "Pratinjau" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `Pratinjau ${loaderData?.nama ?? "template"}` }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => muatTemplate(ctx, args.params.id));

export default function PratinjauTemplate({ loaderData: { id, nama, kertas, boleh } }: Route.ComponentProps) {
  const sendiri = `${templateSurat.path}/${id}`;
  return (
    <>
      <PageHead title={nama} lead="Dengan contoh isian, seperti tampaknya di kertas.">
        <ButtonLink look="quiet" to={templateSurat.path}>
          Kembali ke daftar
        </ButtonLink>
        {boleh.tulis && (
          <Form method="post" action={alamatBaru}>
            <Button type="submit" look="primary" name="template" value={id}>
              Tulis surat dari ini
            </Button>
          </Form>
        )}
      </PageHead>
      <Tabs
        label="Halaman template surat ini"
        tabs={[
          { to: sendiri, label: "Rincian" },
          { to: `${sendiri}/pratinjau`, label: "Pratinjau" },
          { to: `${sendiri}/riwayat`, label: "Riwayat" },
        ]}
      />
      <div className="naskah-rincian">
        <section className="naskah-pratinjau" aria-label="Contoh surat">
          <Lembar kertas={kertas} />
        </section>
        <div className="naskah-kolom">
          <Sheet title="Bidang">
            <div className="ui-sheet-body">
              <DaftarBidang />
            </div>
          </Sheet>
        </div>
      </div>
    </>
  );
}
