import { useNavigate } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { pesanPath } from "../addresses.ts";
import { jenisLabels, keadaanLabels, keadaanTone, type PesanPublik } from "../jenis.ts";
import { actOn } from "../meja/act-on.server.ts";
import { readPesan } from "../meja/read-pesan.server.ts";
import { Deed } from "../parts/deed.tsx";
import { HandOn } from "../parts/hand-on.tsx";
import { Say } from "../parts/say.tsx";
import { Steps } from "../parts/steps.tsx";
import type { Route } from "./+types/pesan-detail.ts";
import "../parts/pesan.css";

export const handle = { crumb: "Pesan" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `Pesan ${loaderData?.pesan.nomor ?? ""}`.trim() }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => readPesan(ctx, args.params.id));

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  return within(args, (ctx) => actOn(ctx, args.params.id, form));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function PesanDetail({ loaderData: { pesan, telepon, langkah, memutus, menjawab, orang, terlapor } }: Route.ComponentProps) {
  const say = useToast();
  const navigate = useNavigate();
  const { id, versi, keadaan } = pesan;
  const done = { versi, onDone: (said: string) => say(said) };
  return (
    <>
      <PageHead title={pesan.perihal} lead={`${jenisLabels[pesan.jenis]} ${pesan.nomor}, dikirim ${formatMoment(pesan.createdAt)}`}>
        <ButtonLink look="quiet" to={pesanPath}>
          Kembali
        </ButtonLink>
      </PageHead>
      <Sheet title="Isi pesan" aside={<Tag tone={keadaanTone[keadaan]}>{keadaanLabels[keadaan]}</Tag>}>
        <div className="ui-sheet-body pesan-isi">
          <Sender pesan={pesan} telepon={telepon} shown={menjawab} />
          <p>{pesan.isi}</p>
        </div>
        {menjawab && keadaan !== "selesai" && (
          <div className="ui-sheet-body pesan-tombol">
            {keadaan === "masuk" && <Deed {...done} aksi="mulai" button="Mulai tangani" />}
            <Deed {...done} aksi="selesai" button="Nyatakan selesai" />
          </div>
        )}
      </Sheet>
      {menjawab && (
        <Sheet title={pesan.jawaban ? "Perbarui jawaban" : "Jawab"}>
          <Say
            key={`jawab ${pesan.dijawabPada?.toISOString()}`}
            pesan={{ id, versi }}
            aksi="jawab"
            label="Jawaban untuk pengirim"
            hint={
              pesan.email
                ? "Pengirim membacanya di situs dan dikabari lewat e-mail."
                : "Pengirim membacanya di situs dengan nomor dan kodenya."
            }
            button="Kirim jawaban"
            look="primary"
            onDone={done.onDone}
          />
        </Sheet>
      )}
      <Sheet title="Perjalanan pesan">
        <div className="ui-sheet-body">
          <Steps langkah={langkah} />
        </div>
        <Say
          pesan={{ id, versi }}
          aksi="catat"
          label="Catatan internal"
          hint="Hanya dibaca yang menangani pesan ini, tidak oleh pengirim."
          button="Simpan catatan"
          onDone={done.onDone}
        />
      </Sheet>
      {memutus && <HandOn pesan={pesan} people={orang} about={terlapor} onDone={done.onDone} onMoved={() => void navigate(pesanPath)} />}
    </>
  );
}

interface SenderProps {
  readonly pesan: PesanPublik;
  /** As it is called and read. */
  readonly telepon: { readonly ke: string; readonly tulis: string } | null;
  readonly shown: boolean;
}

function Sender({ pesan: { nama, email, jenis }, telepon, shown }: SenderProps) {
  if (!shown) return <p className="ui-muted">Nama pengirim hanya dilihat Kepala Madrasah.</p>;
  const unnamed = nama === null && telepon === null && email === null;
  if (unnamed) return <p className="ui-muted">{jenis === "pengaduan" ? "Pengirim tidak menyebut nama." : "Pengirim tidak dikenal."}</p>;
  return (
    <div className="pesan-pengirim">
      {nama && <b>{nama}</b>}
      {telepon && <a href={telepon.ke}>{telepon.tulis}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </div>
  );
}
