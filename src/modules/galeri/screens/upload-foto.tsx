import { useState } from "react";
import { choicesOf } from "#kit/choices.server.ts";
import { demand, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { reference } from "#kit/register/fields.ts";
import { nothingRelated } from "#kit/register/related.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { UploadBox } from "#kit/ui/media/upload-box.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { album } from "../album.ts";
import { fotoPath } from "../paths.ts";
import { type Answer, FotoMasuk, type Masuk } from "../upload/foto-masuk.tsx";
import { putFoto } from "../upload/put-foto.server.ts";
import type { Route } from "./+types/upload-foto.ts";
import "../styles/unggah.css";

const fields = {
  albumId: reference({ label: "Album", register: album, hint: "Foto yang dikirim setelah ini masuk ke album ini. Boleh tanpa album." }),
};

export const handle = { crumb: "Unggah" };

export const meta = () => [{ title: "Unggah foto" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    demand(ctx, "foto:create");
    return choicesOf(ctx, { fields: fields });
  });

export async function action(args: Route.ActionArgs): Promise<Answer> {
  const form = await readForm(args.request);
  const taruhan = { gambarId: String(form.get("gambarId") ?? ""), albumId: String(form.get("albumId") ?? "") };
  await within(args, (ctx) => putFoto(ctx, taruhan));
  return { masuk: true };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function UploadFoto({ loaderData: options }: Route.ComponentProps) {
  const [albumId, setAlbumId] = useState("");
  const [masuk, setMasuk] = useState<readonly Masuk[]>([]);
  const nama = options.albumId?.find(({ value }) => value === albumId)?.label;
  const sebutan = nama ? `album “${nama}”` : "galeri, tanpa album";
  return (
    <RelatedContext value={{ ...nothingRelated, options }}>
      <PageHead title="Unggah foto" lead="Banyak foto sekaligus, langsung tampil di Galeri.">
        <ButtonLink look="quiet" to={albumId ? `${fotoPath}?albumId=${albumId}` : fotoPath}>
          Kembali ke daftar
        </ButtonLink>
      </PageHead>
      <Sheet title="1. Pilih album">
        <div className="ui-sheet-body ui-fields">
          <FieldPiece name="albumId" field={fields.albumId} value={albumId} onType={setAlbumId} />
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
