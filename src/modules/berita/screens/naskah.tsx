import { useSearchParams } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { alamatBerita } from "../berita-ringkas.ts";
import { ambilNaskah } from "../redaksi/ambil-naskah.server.ts";
import { hantar } from "../redaksi/jawaban.ts";
import { muatPenyuntingan } from "../redaksi/muat-penyunting.server.ts";
import { namaStatus } from "../redaksi/naskah.ts";
import { Penyunting } from "../redaksi/penyunting.tsx";
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
  const terlihat = naskah.status === "terbit" && naskah.terbitPada !== null && naskah.terbitPada <= sekarang;
  return (
    <>
      <PageHead
        title={naskah.name}
        lead={
          <Tag tone={naskah.status === "terbit" ? "success" : naskah.status === "tinjau" ? "warning" : "neutral"}>
            {namaStatus[naskah.status]}
          </Tag>
        }
      >
        {terlihat ? (
          <ButtonLink look="quiet" to={alamatBerita(naskah.slug)} reloadDocument>
            Lihat di situs
          </ButtonLink>
        ) : null}
      </PageHead>
      <Pesan gagal={actionData !== undefined} terjadwal={naskah.status === "terbit" && !terlihat ? naskah.terbitPada : null} />
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

function Pesan({ gagal, terjadwal }: { readonly gagal: boolean; readonly terjadwal: Date | null }) {
  const [parameters] = useSearchParams();
  const kalimat = gagal ? undefined : pesan[parameters.get("pesan") ?? ""];
  return (
    <div role="status">
      {kalimat ? <p className="redaksi-pesan">{kalimat}</p> : null}
      {terjadwal ? <p className="redaksi-pesan">Tampil di situs mulai {formatMoment(terjadwal)}.</p> : null}
    </div>
  );
}
