import { scopeContext, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { FaktorSaya } from "../faktor/faktor-saya.tsx";
import { keadaanFaktor } from "../faktor/keadaan.server.ts";
import { type HasilFaktor, isAksiFaktor, terimaFaktor } from "../faktor/terima-faktor.server.ts";
import { tandaiKabarDibaca } from "../keamanan/baca-kabar.server.ts";
import { formatNip } from "../nip.ts";
import { syaratPassword } from "../password/syarat.server.ts";
import { sebutanPeran } from "../peran.ts";
import { hapusFoto, simpanFoto } from "../sendiri/foto.server.ts";
import { FotoSaya } from "../sendiri/foto-saya.tsx";
import { gantiPassword } from "../sendiri/ganti-password.server.ts";
import { PasswordSaya } from "../sendiri/password-saya.tsx";
import { SesiSaya } from "../sendiri/sesi-saya.tsx";
import { akhiriSesiLain, akhiriSesiSendiri } from "../sendiri/sesi-sendiri.server.ts";
import { daftarSesi } from "../sesi/daftar-sesi.server.ts";
import { kukiOf } from "../sesi/kuki.server.ts";
import { orangMasuk } from "../sesi/orang.server.ts";
import type { Route } from "./+types/akun-saya.ts";
import "../kelola/akun.css";

export const meta: Route.MetaFunction = () => [{ title: "Akun saya" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    const orang = await orangMasuk(ctx);
    const faktor = await keadaanFaktor(ctx, args.context.get(visitContext));
    return { orang, faktor, sesi: await daftarSesi(ctx, orang), ...(await syaratPassword(ctx, orang.id)) };
  });

export async function action({ context, request }: Route.ActionArgs): Promise<{ pesan: string } | HasilFaktor> {
  const [scope, files] = [context.get(scopeContext), context.get(filesContext)];
  const form = await readForm(request);
  if (isAksiFaktor(form.get("aksi"))) return terimaFaktor(scope, { request, form, visit: context.get(visitContext) });
  const read = (name: string) => String(form.get(name) ?? "");
  switch (form.get("aksi")) {
    case "password":
      await gantiPassword(scope, { lama: read("lama"), baru: read("baru") });
      return { pesan: "Password berhasil diganti. Perangkat lain perlu login lagi." };
    case "akhiri-sesi":
      await scope.transaction((ctx) => akhiriSesiSendiri(ctx, read("sesi")));
      return { pesan: "Sesi diakhiri" };
    case "akhiri-lain":
      await scope.transaction(akhiriSesiLain);
      return { pesan: "Semua perangkat lain sudah keluar" };
    case "kabar-dibaca":
      await scope.transaction((ctx) => tandaiKabarDibaca(ctx, kukiOf(request, "perangkat", context.get(visitContext).secure)));
      return { pesan: "Tersimpan" };
    case "foto":
      await simpanFoto(scope, files, form.get("foto"));
      return { pesan: "Foto berhasil disimpan" };
    case "hapus-foto":
      await hapusFoto(scope, files);
      return { pesan: "Foto dihapus" };
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

export default function AkunSaya({ loaderData }: Route.ComponentProps) {
  const { orang, faktor, sesi, minimal } = loaderData;
  return (
    <>
      <PageHead
        title="Akun saya"
        lead={
          <>
            {orang.nama}, NIP <span className="akun-nip">{formatNip(orang.nip)}</span> · {sebutanPeran(orang.peran)}
          </>
        }
      />
      <div className="akun-dua">
        <PasswordSaya orang={orang} minimal={minimal} />
        <FotoSaya orang={orang} />
      </div>
      <FaktorSaya faktor={faktor} />
      <SesiSaya sesi={sesi} />
    </>
  );
}
