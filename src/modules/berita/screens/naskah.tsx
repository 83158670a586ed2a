import { useSearchParams } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { beritaPath } from "../berita-summary.ts";
import { hantar } from "../redaksi/answer.ts";
import { Editor } from "../redaksi/editor.tsx";
import { loadEditing } from "../redaksi/load-editor.server.ts";
import { scheduled } from "../redaksi/naskah.ts";
import { receiveNaskah } from "../redaksi/receive-naskah.server.ts";
import { Stage } from "../redaksi/stage.tsx";
import { takeNaskah } from "../redaksi/take-naskah.server.ts";
import type { Route } from "./+types/naskah.ts";
import "../styles/berita.css";
import "../styles/redaksi.css";

export const handle = { crumb: "Sunting" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.naskah ? `${loaderData.naskah.name} · Berita` : "Berita" }];

export const loader = (args: Route.LoaderArgs) => within(args, async (ctx) => loadEditing(ctx, await takeNaskah(ctx, args.params.id)));

export const action = async (args: Route.ActionArgs) =>
  receiveNaskah(args.context.get(scopeContext), args.params.id, await readForm(args.request));

export const clientAction = ({ serverAction, params }: Route.ClientActionArgs) => hantar(serverAction, params.id);

export default function EditNaskah({ loaderData, actionData }: Route.ComponentProps) {
  const { naskah, boleh, sekarang } = loaderData;
  if (!naskah) return null;
  const nanti = scheduled(naskah, sekarang) ? naskah.terbitPada : null;
  return (
    <>
      <PageHead title={naskah.name} lead={<Stage naskah={naskah} sekarang={sekarang} />}>
        {naskah.status === "terbit" && !nanti ? (
          <ButtonLink look="quiet" to={beritaPath(naskah.slug)} reloadDocument>
            Lihat di situs
          </ButtonLink>
        ) : null}
      </PageHead>
      <Outcome gagal={actionData !== undefined} nanti={nanti} />
      {boleh.ubah ? null : (
        <p className="ui-muted">Berita ini sudah terbit. Hanya kepala madrasah atau administrator yang dapat mengubahnya.</p>
      )}
      {naskah.catatanTinjauan ? (
        <section className="redaksi-catatan" aria-labelledby="catatan-tinjauan">
          <h2 id="catatan-tinjauan">Dikembalikan untuk diperbaiki</h2>
          <p>{naskah.catatanTinjauan}</p>
        </section>
      ) : null}
      <Editor key={`${naskah.id}-${naskah.versi}`} isi={loaderData} tolakan={actionData} />
    </>
  );
}

const doneSentences: Readonly<Record<string, string>> = {
  simpan: "Berhasil disimpan",
  ajukan: "Berita dikirim untuk ditinjau.",
  kembalikan: "Berita kembali menjadi draf.",
  terbitkan: "Berita diterbitkan.",
  tarik: "Berita ditarik dari situs dan menjadi draf.",
  pulihkan: "Berita dipulihkan sebagai draf.",
  revisi: "Isi revisi itu dikembalikan.",
};

function Outcome({ gagal, nanti }: { readonly gagal: boolean; readonly nanti: Date | null }) {
  const [parameters] = useSearchParams();
  const aksi = parameters.get("pesan") ?? "";
  const kalimat = gagal ? undefined : nanti && aksi === "terbitkan" ? "Berita dijadwalkan." : doneSentences[aksi];
  return (
    <div role="status">
      {kalimat ? <p className="redaksi-pesan">{kalimat}</p> : null}
      {nanti ? <p className="redaksi-pesan">Tampil di situs mulai {formatMoment(nanti)}.</p> : null}
    </div>
  );
}
