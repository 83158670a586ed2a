import { reading, scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { alamatKehadiran, alamatKios } from "../alamat.ts";
import "../papan/kehadiran.css";
import { tutupPerangkat } from "../perangkat/daftar-perangkat.server.ts";
import { ajukanJaringan, putuskanJaringan } from "../perangkat/jaringan.server.ts";
import { LembarJaringan } from "../perangkat/lembar-jaringan.tsx";
import { LembarPerangkat } from "../perangkat/lembar-perangkat.tsx";
import { muatPerangkat } from "../perangkat/muat-perangkat.server.ts";
import { setujuiPerangkat } from "../perangkat/periksa-perangkat.server.ts";
import type { Route } from "./+types/perangkat-absensi.ts";

export const meta = () => [{ title: "Perangkat Absensi" }];

export const loader = (args: Route.LoaderArgs) => reading(args, (ctx) => muatPerangkat(ctx, args.context.get(visitContext).address));

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const teks = (nama: string) => String(form.get(nama) ?? "");
  switch (teks("aksi")) {
    case "setujui":
      await setujuiPerangkat(args.context.get(scopeContext), teks("id"), teks("kode"));
      return { pesan: "Perangkat disetujui" };
    case "tutup":
      await within(args, (ctx) => tutupPerangkat(ctx, teks("id")));
      return { pesan: "Perangkat ditutup" };
    case "ajukan-jaringan":
      await within(args, (ctx) => ajukanJaringan(ctx, { teks: teks("jaringan"), ponsel: form.has("ponsel") }));
      return { pesan: "Perubahan diajukan" };
    case "terima-jaringan":
      await within(args, (ctx) => putuskanJaringan(ctx, teks("id"), true));
      return { pesan: "Jaringan diganti" };
    case "tolak-jaringan":
      await within(args, (ctx) => putuskanJaringan(ctx, teks("id"), false));
      return { pesan: "Perubahan dibatalkan" };
    default:
      throw refuse.malformed("Tindakan ini tidak dikenal.");
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function PerangkatAbsensi({ loaderData: isi }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Perangkat Absensi"
        lead="Kios, layar kode, dan jaringan madrasah. Setiap perubahan diajukan satu orang dan diperiksa orang kedua."
      >
        <ButtonLink to={alamatKehadiran}>Kehadiran</ButtonLink>
        {isi.boleh.ajukan && (
          <ButtonLink look="primary" to={alamatKios}>
            Ajukan perangkat ini
          </ButtonLink>
        )}
      </PageHead>
      <div className="hadir-kolom">
        <LembarJaringan isi={isi} />
        <LembarPerangkat perangkat={isi.perangkat} putuskan={isi.boleh.putuskan} />
      </div>
    </>
  );
}
