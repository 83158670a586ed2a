import { useSearchParams } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { alamatBerita } from "../berita-ringkas.ts";
import { ambilNaskah } from "../redaksi/ambil-naskah.server.ts";
import { hantar } from "../redaksi/jawaban.ts";
import { muatPenyuntingan } from "../redaksi/muat-penyunting.server.ts";
import { terjadwal } from "../redaksi/naskah.ts";
import { Penyunting } from "../redaksi/penyunting.tsx";
import { Tahap } from "../redaksi/tahap.tsx";
import { terimaNaskah } from "../redaksi/terima-naskah.server.ts";
import type { Route } from "./+types/naskah.ts";
import "../styles/berita.css";
import "../styles/redaksi.css";

export const handle = { crumb: "Sunting" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.naskah ? `${loaderData.naskah.name} · Berita` : "Berita" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => muatPenyuntingan(ctx, await ambilNaskah(ctx, args.params.id)));

export const action = async (args: Route.ActionArgs) =>
  terimaNaskah(args.context.get(scopeContext), args.params.id, await readForm(args.request));

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) => hantar(serverAction, params.id);

export default function SuntingNaskah({ loaderData, actionData }: Route.ComponentProps) {
  const { naskah, boleh, sekarang } = loaderData;
  if (!naskah) return null;
  const nanti = terjadwal(naskah, sekarang) ? naskah.terbitPada : null;
  return (
    <>
      <PageHead title={naskah.name} lead={<Tahap naskah={naskah} sekarang={sekarang} />}>
        {naskah.status === "terbit" && !nanti ? (
          <ButtonLink look="quiet" to={alamatBerita(naskah.slug)} reloadDocument>
            Lihat di situs
          </ButtonLink>
        ) : null}
      </PageHead>
      <Pesan gagal={actionData !== undefined} nanti={nanti} />
      {boleh.ubah ? null : (
        <p className="ui-muted">Berita ini sudah terbit. Hanya kepala madrasah atau administrator yang dapat mengubahnya.</p>
      )}
      <Penyunting key={`${naskah.id}-${naskah.versi}`} isi={loaderData} tolakan={actionData} />
    </>
  );
}

const pesan: Readonly<Record<string, string>> = {
  simpan: "Berhasil disimpan",
  ajukan: "Berita dikirim untuk ditinjau.",
  kembalikan: "Berita kembali menjadi draf.",
  terbitkan: "Berita diterbitkan.",
  tarik: "Berita ditarik dari situs dan menjadi draf.",
  pulihkan: "Berita dipulihkan sebagai draf.",
  revisi: "Isi revisi itu dikembalikan.",
};

function Pesan({ gagal, nanti }: { readonly gagal: boolean; readonly nanti: Date | null }) {
  const [parameters] = useSearchParams();
  const aksi = parameters.get("pesan") ?? "";
  const kalimat = gagal ? undefined : nanti && aksi === "terbitkan" ? "Berita dijadwalkan." : pesan[aksi];
  return (
    <div role="status">
      {kalimat ? <p className="redaksi-pesan">{kalimat}</p> : null}
      {nanti ? <p className="redaksi-pesan">Tampil di situs mulai {formatMoment(nanti)}.</p> : null}
    </div>
  );
}
