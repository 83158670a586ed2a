import FileText from "lucide-react/icons/file-text";
import { Form, redirect, useNavigation } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { alamatNaskah, alamatTulis } from "../alamat.ts";
import { tulisNaskah } from "../alur/simpan.server.ts";
import { sebutPerihal } from "../isi/bidang.ts";
import { teks } from "../isi/kirim.ts";
import { pilihanTemplate } from "../muat/template.server.ts";
import { templateSurat, untuk } from "../template-surat.ts";
import type { Route } from "./+types/naskah-baru.ts";
import "../tampilan/naskah.css";

export const handle = { crumb: "Tulis Surat" };

export const meta = () => [{ title: "Tulis Surat" }];

export const loader = (args: Route.LoaderArgs) => within(args, async (ctx) => ({ pilihan: await pilihanTemplate(ctx) }));

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const { id } = await within(args, (ctx) => tulisNaskah(ctx, teks(form, "template")));
  return redirect(alamatTulis(id));
}

export default function NaskahBaru({ loaderData: { pilihan } }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <>
      <PageHead title="Tulis Surat" lead="Pilih naskah yang akan dipakai. Isinya masih dapat Anda ubah.">
        <ButtonLink look="quiet" to={alamatNaskah}>
          Kembali ke daftar
        </ButtonLink>
      </PageHead>
      {pilihan.length === 0 ? (
        <Sheet>
          <EmptyState
            title="Belum ada template"
            actions={
              <ButtonLink look="primary" to={`${templateSurat.path}?tambah=1`}>
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
              <span>{sebutPerihal(satu.perihal, {})}</span>
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
