import { scopeContext, within } from "#kit/ctx.server.ts";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { alamatCabang, alamatDisposisi, alamatJalan } from "../alamat.ts";
import { muatCabang } from "../muat/muat.server.ts";
import { terimaCabang } from "../muat/terima.server.ts";
import { anakDari, terlambat } from "../pohon.ts";
import { FaktaSurat } from "../tampilan/fakta-surat.tsx";
import { Jalan, Percakapan, Perintah } from "../tampilan/jalan.tsx";
import { nadaStatus, namaStatus } from "../tampilan/kata.ts";
import { Tindakan } from "../tampilan/tindakan.tsx";
import type { Route } from "./+types/cabang.ts";
import "../tampilan/disposisi.css";

export const handle = { crumb: "Disposisi" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData ? `${loaderData.surat.perihal} · Disposisi` : "Disposisi" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => muatCabang(ctx, args.params.id));

export const action = async ({ context, request, params }: Route.ActionArgs) =>
  terimaCabang(context.get(scopeContext), params.id, await readForm(request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function CabangDisposisi({ loaderData }: Route.ComponentProps) {
  const { cabang, surat, pohon, tanggapan, bersama, boleh, hari } = loaderData;
  const say = useToast();
  const anak = anakDari(pohon, cabang.id);
  return (
    <>
      <PageHead title={surat.perihal} lead={<Tag tone={nadaStatus[cabang.status]}>{namaStatus[cabang.status]}</Tag>}>
        <ButtonLink look="quiet" to={alamatDisposisi}>
          Kembali ke daftar
        </ButtonLink>
        {boleh.seluruhJalan && <ButtonLink to={alamatJalan(surat.id)}>Seluruh perjalanan surat</ButtonLink>}
      </PageHead>
      <Sheet title="Disposisi">
        <div className="ui-sheet-body">
          <p className="simpul-ket">
            Dari <b>{cabang.dari.nama}</b> kepada <b>{cabang.kepada.nama}</b>, {formatMoment(cabang.createdAt)}
            {bersama.length > 0 && `. Bersama: ${bersama.join(", ")}`}
          </p>
          <Perintah cabang={cabang} />
          {cabang.batas && (
            <p>
              <Tag tone={terlambat(cabang, hari) ? "danger" : "neutral"}>
                {terlambat(cabang, hari) ? "Lewat batas" : "Batas"} {formatDay(cabang.batas, "long")}
              </Tag>
            </p>
          )}
          <Percakapan tanggapan={tanggapan.filter(({ cabangId }) => cabangId === cabang.id)} />
        </div>
      </Sheet>
      <Tindakan key={`${cabang.id}-${cabang.status}`} isi={loaderData} onSelesai={say} />
      <FaktaSurat surat={surat} pindaian={boleh.pindaian ? `${alamatCabang(cabang.id)}/surat` : null} />
      {anak.length > 0 && (
        <Sheet title="Diteruskan kepada">
          <div className="ui-sheet-body">
            <Jalan akar={anak} pohon={pohon} tanggapan={tanggapan} hari={hari} />
          </div>
        </Sheet>
      )}
    </>
  );
}
