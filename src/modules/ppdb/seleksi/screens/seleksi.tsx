import { reading, scopeContext } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { nilaiPpdbPath, seleksiPpdbPath } from "../../paths.ts";
import { requestSurat } from "../../surat/ask-surat.server.ts";
import { beginKeputusan } from "../../surat/begin-keputusan.server.ts";
import { SuratSheet } from "../../surat/parts/surat.tsx";
import { announceKeputusan } from "../announce.server.ts";
import { readAskedSeleksi } from "../asked.ts";
import { dropKeputusan, fixKeputusan, proposeKeputusan } from "../decide.server.ts";
import { loadSeleksi } from "../load-seleksi.server.ts";
import { KeputusanSheet } from "../parts/keputusan.tsx";
import { RingkasSheet } from "../parts/ringkas.tsx";
import { SeleksiList } from "../parts/seleksi-list.tsx";
import { TempatSheet } from "../parts/tempat.tsx";
import type { Route } from "./+types/seleksi.ts";
import "../parts/seleksi.css";

export const meta = () => [{ title: "Seleksi" }];

export async function loader(args: Route.LoaderArgs) {
  const asked = readAskedSeleksi(new URL(args.request.url).searchParams);
  return reading(args, async (ctx) => ({ asked, ...(await loadSeleksi(ctx, asked, args.context.get(visitContext).origin)) }));
}

export async function action({ context, request }: Route.ActionArgs) {
  const { aksi, gelombang = "", urutan = "", bernomor } = Object.fromEntries(await readForm(request));
  const scope = context.get(scopeContext);
  const id = String(gelombang);
  if (aksi === "usulkan") {
    await scope.transaction((ctx) => proposeKeputusan(ctx, id, String(urutan)));
    return { pesan: "Usulan dicatat, menunggu penetapan panitia lain" };
  }
  if (aksi === "tetapkan") {
    await scope.transaction((ctx) => fixKeputusan(ctx, id));
    return { pesan: "Keputusan ditetapkan" };
  }
  if (aksi === "tarik") {
    await scope.transaction((ctx) => dropKeputusan(ctx, id));
    return { pesan: "Usulan ditarik" };
  }
  if (aksi === "konsep") {
    await scope.transaction((ctx) => beginKeputusan(ctx, { gelombangId: id, bernomor: bernomor === "ya" }));
    return { pesan: "Konsep keputusan dikirim ke Tata Usaha" };
  }
  if (aksi === "surat") {
    await scope.transaction((ctx) => requestSurat(ctx, id));
    return { pesan: "Surat keluarga sedang dibuat" };
  }
  if (aksi !== "umumkan") throw refuse.malformed("Kiriman ini tidak dikenal.");
  const banyak = await scope.transaction((ctx) => announceKeputusan(ctx, id));
  return { pesan: banyak === 0 ? "Tidak ada yang berubah" : `${banyak} pendaftaran diperbarui` };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function Seleksi({ loaderData }: Route.ComponentProps) {
  const { asked, waves, gelombang, isi, kosong, keputusan, putuskan, tempat, surat } = loaderData;
  return (
    <>
      <PageHead
        title="Seleksi"
        lead={
          gelombang
            ? `${gelombang.nama}, ${gelombang.tahunAjaran}. ${gelombang.pengumuman ? `Pengumuman ${formatDay(gelombang.pengumuman)}.` : ""}`.trim()
            : ""
        }
      >
        <ButtonLink to={nilaiPpdbPath}>Lembar nilai</ButtonLink>
        {/* Written out: shared, the address would be a script of its own. */}
        <ButtonLink to={`${seleksiPpdbPath}/perkembangan`}>Perkembangan</ButtonLink>
        {waves
          .filter(({ id }) => id !== gelombang?.id)
          .slice(0, 4)
          .map(({ id, nama, tahunAjaran }) => (
            <ButtonLink key={id} look="quiet" to={`${seleksiPpdbPath}?gelombang=${id}`}>
              {tahunAjaran === gelombang?.tahunAjaran ? nama : `${nama} (${tahunAjaran})`}
            </ButtonLink>
          ))}
      </PageHead>
      {gelombang && (isi || keputusan) && (
        <KeputusanSheet gelombang={gelombang.id} periode={gelombang.periodeId} isi={isi} keputusan={keputusan} putuskan={putuskan} />
      )}
      {gelombang && surat && (
        <SuratSheet gelombang={gelombang.id} surat={surat} diumumkan={keputusan?.diumumkanPada != null} putuskan={putuskan} />
      )}
      {tempat && <TempatSheet tempat={tempat} />}
      {kosong && (
        <Sheet>
          <EmptyState title="Belum dapat dicoba">{kosong}</EmptyState>
        </Sheet>
      )}
      {gelombang && isi && isi.jalur.length > 0 && (
        <>
          <RingkasSheet gelombang={gelombang.id} isi={isi} />
          <SeleksiList asked={{ ...asked, gelombang: gelombang.id }} isi={isi} />
        </>
      )}
    </>
  );
}
