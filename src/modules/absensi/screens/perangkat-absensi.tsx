import { reading, scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { kehadiranPath, kiosPath } from "../paths.ts";
import "../papan/kehadiran.css";
import { approvePerangkat } from "../perangkat/check-perangkat.server.ts";
import { decideNetwork, proposeNetwork } from "../perangkat/jaringan.server.ts";
import { closePerangkat } from "../perangkat/list-perangkat.server.ts";
import { loadPerangkat } from "../perangkat/load-perangkat.server.ts";
import { NetworkSheet } from "../perangkat/network-sheet.tsx";
import { PerangkatSheet } from "../perangkat/perangkat-sheet.tsx";
import type { Route } from "./+types/perangkat-absensi.ts";

export const meta = () => [{ title: "Perangkat Absensi" }];

export const loader = (args: Route.LoaderArgs) => reading(args, (ctx) => loadPerangkat(ctx, args.context.get(visitContext).address));

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const teks = (nama: string) => String(form.get(nama) ?? "");
  switch (teks("aksi")) {
    case "setujui":
      await approvePerangkat(args.context.get(scopeContext), teks("id"), teks("kode"));
      return { pesan: "Perangkat disetujui" };
    case "tutup":
      await within(args, (ctx) => closePerangkat(ctx, teks("id")));
      return { pesan: "Perangkat ditutup" };
    case "ajukan-jaringan":
      await within(args, (ctx) => proposeNetwork(ctx, { teks: teks("jaringan"), ponsel: form.has("ponsel") }));
      return { pesan: "Perubahan diajukan" };
    case "terima-jaringan":
      await within(args, (ctx) => decideNetwork(ctx, teks("id"), true));
      return { pesan: "Jaringan diganti" };
    case "tolak-jaringan":
      await within(args, (ctx) => decideNetwork(ctx, teks("id"), false));
      return { pesan: "Perubahan dibatalkan" };
    default:
      throw refuse.malformed("Tindakan ini tidak dikenal.");
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function PerangkatAbsensi({ loaderData: isi }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Perangkat Absensi"
        lead="Kios, layar kode, dan jaringan madrasah. Setiap perubahan diajukan satu orang dan diperiksa orang kedua."
      >
        <ButtonLink to={kehadiranPath}>Kehadiran</ButtonLink>
        {isi.boleh.ajukan && (
          <ButtonLink look="primary" to={kiosPath}>
            Ajukan perangkat ini
          </ButtonLink>
        )}
      </PageHead>
      <div className="hadir-kolom">
        <NetworkSheet isi={isi} />
        <PerangkatSheet perangkat={isi.perangkat} putuskan={isi.boleh.putuskan} />
      </div>
    </>
  );
}
