import FileText from "lucide-react/icons/file-text";
import { Form, redirect, useNavigation } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { describePerihal } from "../content/fields.ts";
import { text } from "../content/send.ts";
import { templateOptions } from "../load/template.server.ts";
import { naskahListPath, templateSuratPath, writePath } from "../paths.ts";
import { untuk } from "../template-surat.ts";
import { takeAnswered } from "../workflow/answer.server.ts";
import { writeNaskah } from "../workflow/save.server.ts";
import type { Route } from "./+types/new-naskah.ts";
import "../parts/naskah.css";

export const handle = { crumb: "Tulis Surat" };

export const meta = () => [{ title: "Tulis Surat" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    const balas = answeredBy(args.request);
    return {
      pilihan: await templateOptions(ctx, balas !== undefined),
      dibalas: balas === undefined ? null : await takeAnswered(ctx, balas),
    };
  });

const answeredBy = (request: Request): string | undefined => new URL(request.url).searchParams.get("balas") ?? undefined;

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const { id } = await within(args, (ctx) => writeNaskah(ctx, text(form, "template"), answeredBy(args.request)));
  return redirect(writePath(id));
}

export default function NewNaskah({ loaderData: { pilihan, dibalas } }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <>
      <PageHead
        title={dibalas ? "Balas Surat" : "Tulis Surat"}
        lead={
          dibalas
            ? `Membalas surat ${dibalas.asalSurat}, ${dibalas.nomorSurat}: ${dibalas.perihal}. Pilih template yang akan dipakai.`
            : "Pilih template yang akan dipakai. Isinya masih dapat Anda ubah."
        }
      >
        <ButtonLink look="quiet" to={naskahListPath}>
          Kembali ke daftar
        </ButtonLink>
      </PageHead>
      {pilihan.length === 0 ? (
        <Sheet>
          <EmptyState
            title="Belum ada template"
            actions={
              <ButtonLink look="primary" to={`${templateSuratPath}?tambah=1`}>
                Tambah Template Surat
              </ButtonLink>
            }
          >
            Tulis dahulu satu template, misalnya surat keterangan aktif.
          </EmptyState>
        </Sheet>
      ) : (
        <Form method="post" className="naskah-pilihan">
          {pilihan.map((satu) => (
            <button key={satu.id} type="submit" name="template" value={satu.id} disabled={busy}>
              <Icon of={FileText} />
              <b>{satu.nama}</b>
              <span>{describePerihal(satu.perihal, {})}</span>
              <small>
                {satu.jenis} · {untuk.find(({ value }) => value === satu.untuk)?.label}
              </small>
            </button>
          ))}
        </Form>
      )}
    </>
  );
}
