import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { direktoriPath } from "../addresses.ts";
import { Agreed } from "../parts/agreed.tsx";
import { Own } from "../parts/own.tsx";
import { agree, loadTampil, withdraw } from "../tampil.server.ts";
import type { Route } from "./+types/tampil-di-situs.ts";
import "../parts/direktori.css";

export const meta: Route.MetaFunction = () => [{ title: "Tampil di situs" }];

export const loader = (args: Route.LoaderArgs) => within(args, loadTampil);

export async function action(args: Route.ActionArgs): Promise<{ pesan: string }> {
  const form = await readForm(args.request);
  switch (form.get("aksi")) {
    case "setuju":
      if (form.get("setuju") !== "ya") {
        const sentence = "Beri tanda pada persetujuan dahulu.";
        throw refuse.invalid(sentence, { setuju: sentence });
      }
      await within(args, (ctx) => agree(ctx, form.get("foto") === "ya"));
      return { pesan: "Tersimpan" };
    case "tarik":
      await within(args, (ctx) => withdraw(ctx, null));
      return { pesan: "Anda tidak ditampilkan lagi" };
    case "tarik-orang":
      await within(args, (ctx) => withdraw(ctx, String(form.get("pegawai") ?? "")));
      return { pesan: "Tidak ditampilkan lagi" };
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function TampilDiSitus({ loaderData: { sendiri, semua } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Tampil di situs" lead="Apakah nama Anda ada di halaman umum Guru dan Staf, hanya Anda yang memutuskan.">
        <ButtonLink to={direktoriPath} reloadDocument>
          Lihat halamannya
        </ButtonLink>
      </PageHead>
      {sendiri ? (
        <Own
          {...sendiri}
          keterangan={sendiri.setuju ? `Disetujui ${formatMoment(sendiri.setuju.pada)}` : "Belum disetujui, jadi tidak tampil"}
        />
      ) : (
        <EmptyState title="Data kepegawaian Anda belum ada">
          Halaman ini untuk guru dan staf yang bertugas. Bila Anda salah satunya, isi Identitas dahulu.
        </EmptyState>
      )}
      {semua && (
        <Sheet title="Yang tampil sekarang">
          <Agreed semua={semua.map(({ pada, ...satu }) => ({ ...satu, sejak: formatMoment(pada) }))} />
        </Sheet>
      )}
    </>
  );
}
