import { useState } from "react";
import { demand, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { reference } from "#kit/register/fields.ts";
import { choicesOf } from "#kit/register/related.server.ts";
import { nothingRelated } from "#kit/register/related.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import { UploadBox } from "#kit/ui/media/upload-box.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { album } from "../album.ts";
import { foto } from "../foto.ts";
import { FotoMasuk, type Jawaban, type Masuk } from "../unggah/foto-masuk.tsx";
import { taruhFoto } from "../unggah/taruh-foto.server.ts";
import type { Route } from "./+types/unggah-foto.ts";
import "../styles/unggah.css";

const bidang = {
  albumId: reference({ label: "Album", register: album, hint: "Foto yang dikirim setelah ini masuk ke album ini. Boleh tanpa album." }),
};

export const handle = { crumb: "Unggah" };

export const meta = () => [{ title: "Unggah foto" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    demand(ctx, "foto:create");
    return choicesOf(ctx, { fields: bidang });
  });

export async function action(args: Route.ActionArgs): Promise<Jawaban> {
  const form = await readForm(args.request);
  const taruhan = { gambarId: String(form.get("gambarId") ?? ""), albumId: String(form.get("albumId") ?? "") };
  await within(args, (ctx) => taruhFoto(ctx, taruhan));
  return { masuk: true };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function UnggahFoto({ loaderData: options }: Route.ComponentProps) {
  const [albumId, pilih] = useState("");
  const [masuk, setMasuk] = useState<readonly Masuk[]>([]);
  const nama = options.albumId?.find(({ value }) => value === albumId)?.label;
  const sebutan = nama ? `album “${nama}”` : "galeri, tanpa album";
  return (
    <RelatedContext value={{ ...nothingRelated, options }}>
      <PageHead title="Unggah foto" lead="Banyak foto sekaligus, langsung tampil di Galeri.">
        <ButtonLink look="quiet" to={albumId ? `${foto.path}?albumId=${albumId}` : foto.path}>
          Kembali ke daftar
        </ButtonLink>
      </PageHead>
      <Sheet title="1. Pilih album">
        <div className="ui-sheet-body ui-fields">
          <FieldPiece name="albumId" field={bidang.albumId} value={albumId} onType={pilih} />
        </div>
      </Sheet>
      <Sheet title="2. Unggah foto">
        <div className="ui-sheet-body">
          <UploadBox inOrder onAdded={(gambar) => setMasuk((before) => [...before, { gambar, albumId, album: sebutan }])} />
        </div>
      </Sheet>
      {masuk.length > 0 && (
        <Sheet title="Foto yang masuk">
          <ul className="foto-masuk">
            {masuk.map((one) => (
              <FotoMasuk key={one.gambar.id} {...one} />
            ))}
          </ul>
        </Sheet>
      )}
    </RelatedContext>
  );
}
