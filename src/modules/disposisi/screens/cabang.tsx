import { scopeContext, within } from "#kit/ctx.server.ts";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { loadCabang } from "../load/load.server.ts";
import { receiveCabang } from "../load/receive.server.ts";
import { FaktaSurat } from "../parts/fakta-surat.tsx";
import { Conversation, Jalan, Perintah } from "../parts/jalan.tsx";
import { Tindakan } from "../parts/tindakan.tsx";
import { statusName, statusTone } from "../parts/words.ts";
import { cabangPath, disposisiListPath, jalanPath } from "../paths.ts";
import { anakFrom, late } from "../tree.ts";
import type { Route } from "./+types/cabang.ts";
import "../parts/disposisi.css";

export const handle = { crumb: "Disposisi" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData ? `${loaderData.surat.perihal} · Disposisi` : "Disposisi" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadCabang(ctx, args.params.id));

export const action = async ({ context, request, params }: Route.ActionArgs) =>
  receiveCabang(context.get(scopeContext), params.id, await readForm(request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function CabangDisposisi({ loaderData }: Route.ComponentProps) {
  const { cabang, surat, pohon, tanggapan, bersama, boleh, hari } = loaderData;
  const say = useToast();
  const anak = anakFrom(pohon, cabang.id);
  return (
    <>
      <PageHead title={surat.perihal} lead={<Tag tone={statusTone[cabang.status]}>{statusName[cabang.status]}</Tag>}>
        <ButtonLink look="quiet" to={disposisiListPath}>
          Kembali ke daftar
        </ButtonLink>
        {boleh.seluruhJalan && <ButtonLink to={jalanPath(surat.id)}>Seluruh perjalanan surat</ButtonLink>}
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
              <Tag tone={late(cabang, hari) ? "danger" : "neutral"}>
                {late(cabang, hari) ? "Lewat batas" : "Batas"} {formatDay(cabang.batas, "long")}
              </Tag>
            </p>
          )}
          <Conversation tanggapan={tanggapan.filter(({ cabangId }) => cabangId === cabang.id)} />
        </div>
      </Sheet>
      <Tindakan key={`${cabang.id}-${cabang.status}`} isi={loaderData} onSelesai={say} />
      <FaktaSurat surat={surat} pindaian={boleh.pindaian ? `${cabangPath(cabang.id)}/surat` : null} />
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
