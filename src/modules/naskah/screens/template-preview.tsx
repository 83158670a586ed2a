import { Form } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { loadTemplate } from "../load/template.server.ts";
import { FieldsList } from "../parts/fields-list.tsx";
import { NaskahSheet } from "../parts/sheet.tsx";
import { newPath, templateSuratPath } from "../paths.ts";

import type { Route } from "./+types/template-preview.ts";
import "../parts/naskah.css";

export const handle = { crumb: "Pratinjau" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `Pratinjau ${loaderData?.nama ?? "template"}` }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadTemplate(ctx, args.params.id));

export default function TemplatePreview({ loaderData: { id, nama, kertas, boleh } }: Route.ComponentProps) {
  const sendiri = `${templateSuratPath}/${id}`;
  return (
    <>
      <PageHead title={nama} lead="Dengan contoh isian, seperti tampaknya di kertas.">
        <ButtonLink look="quiet" to={templateSuratPath}>
          Kembali ke daftar
        </ButtonLink>
        {boleh.tulis && (
          <Form method="post" action={newPath}>
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
          <NaskahSheet kertas={kertas} />
        </section>
        <div className="naskah-kolom">
          <Sheet title="Bidang">
            <div className="ui-sheet-body">
              <FieldsList />
            </div>
          </Sheet>
        </div>
      </div>
    </>
  );
}
