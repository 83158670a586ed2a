import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { nothingRelated } from "#kit/register/related.ts";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { cancelKeluar } from "../mutasi/cancel-mutasi.server.ts";
import { LastMutasi } from "../mutasi/last-mutasi.tsx";
import { loadMutasi } from "../mutasi/load-mutasi.server.ts";
import { type MutasiAnswer, MutasiForm } from "../mutasi/mutasi-form.tsx";
import { recordKeluar, recordMasuk } from "../mutasi/record-mutasi.server.ts";
import type { Route } from "./+types/mutasi.ts";

export const handle = { crumb: "Catat" };

export const meta = () => [{ title: "Catat Mutasi Siswa" }];

const jenisFrom = (request: Request) => new URL(request.url).pathname.split("/").at(-1);

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadMutasi(ctx, jenisFrom(args.request)));

export async function action({ context, request }: Route.ActionArgs): Promise<MutasiAnswer> {
  const { aksi, yakin, kunci: _, ...isi } = Object.fromEntries(await readForm(request));
  const jenis = jenisFrom(request);
  return context.get(scopeContext).transaction(async (ctx) => {
    if (aksi === "batalkan") {
      const nama = await cancelKeluar(ctx, { id: String(isi.id), versi: Number(isi.versi) });
      return { pesan: `Mutasi ${nama} dibatalkan; ia kembali aktif.` };
    }
    if (jenis === "keluar") return { pesan: `${await recordKeluar(ctx, isi)} tercatat pindah, dan tidak lagi di kelasnya.` };
    const masuk = await recordMasuk(ctx, isi, { yakin: yakin === "on" });
    return "ragu" in masuk ? masuk : { pesan: `${masuk.nama} tercatat sebagai siswa pindahan.` };
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function Mutasi({ loaderData }: Route.ComponentProps) {
  const { jenis, tabs, hariIni, pilihan, lalu, boleh } = loaderData;
  return (
    <RelatedContext value={{ ...nothingRelated, options: pilihan }}>
      <Tabs label="Halaman bersebelahan" tabs={tabs} />
      <PageHead
        title={jenis === "keluar" ? "Catat Mutasi Keluar" : "Catat Mutasi Masuk"}
        lead={
          jenis === "keluar"
            ? "Sejak tanggal itu siswa tidak lagi ada di kelas dan absensinya. Riwayatnya tetap tersimpan."
            : "Siswa langsung tercatat di Data Siswa dan duduk di kelasnya sejak tanggal itu."
        }
      />
      <MutasiForm key={jenis} jenis={jenis} hariIni={hariIni} />
      <LastMutasi jenis={jenis} lalu={lalu} boleh={boleh} />
    </RelatedContext>
  );
}
