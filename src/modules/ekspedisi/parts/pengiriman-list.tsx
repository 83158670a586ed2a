import { Link } from "react-router";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { Table } from "#kit/ui/table/table.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { caraKirim, statusKirim } from "../fields.ts";
import type { Pengiriman } from "../load-pengiriman.server.ts";
import { ekspedisiPath } from "../paths.ts";
import { mayGoAgain, type Surel } from "../surel.ts";
import { SendAgain } from "./send-again.tsx";

interface Props {
  readonly rows: readonly Pengiriman[];
  readonly mayChange: boolean;
  /** What is said when one goes once more; null for who may not send it. */
  readonly onSent: ((said: string) => void) | null;
}

/** Where a letter went, and how far it is. */
export function PengirimanList({ rows, mayChange, onSent }: Props) {
  return (
    <Table
      caption="Pengiriman surat ini"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "penerima",
          head: "Penerima",
          look: "name",
          cell: ({ id, penerima }) => <Link to={`${ekspedisiPath}/${id}`}>{penerima}</Link>,
        },
        { key: "tanggal", head: "Dikirim", look: "date", cell: ({ tanggalKirim }) => formatDay(tanggalKirim, "short") },
        { key: "cara", head: "Cara", cell: Way },
        { key: "status", head: "Keadaan", look: "status", cell: State },
        { key: "oleh", head: "Diterima", cell: Received },
        ...(mayChange || onSent
          ? [
              {
                key: "aksi",
                head: <span className="ui-hidden">Tindakan</span>,
                look: "actions" as const,
                cell: ({ id, penerima, status, surel }: Pengiriman) => (
                  <>
                    {onSent && surel && mayGoAgain(surel, status) && <SendAgain {...{ id, penerima, surel }} onDone={onSent} />}
                    {mayChange && (
                      <Link to={`${ekspedisiPath}?ubah=${id}`}>
                        {status === "dikirim" ? "Tanda terima" : "Ubah"}
                        <span className="ui-hidden"> {penerima}</span>
                      </Link>
                    )}
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function Way({ cara, alamat, pembawa, nomorResi }: Pengiriman) {
  const rest = [alamat && `ke ${alamat}`, pembawa && `oleh ${pembawa}`, nomorResi && `resi ${nomorResi}`].filter(Boolean).join(", ");
  return (
    <>
      {caraKirim.find(({ value }) => value === cara)?.label}
      {rest && <small className="ui-muted ui-endless"> {rest}</small>}
    </>
  );
}

function State({ status, surel, surelPada, surelGagal }: Pengiriman) {
  const found = statusKirim.find(({ value }) => value === status);
  if (!surel || !(status === "dikirim" || (surel === "ditolak" && status === "kembali")))
    return <Tag tone={found?.tone ?? "neutral"}>{found?.label}</Tag>;
  const { tone, words, hint } = surelWords[surel];
  const failing = surelGagal && (surel === "menunggu" || surel === "tertahan");
  const more = surelPada ? formatMoment(surelPada) : failing ? failedSince(surel, surelGagal) : hint;
  return (
    <>
      <Tag tone={tone}>{words}</Tag>
      {more && (
        <>
          <br />
          <small className="ui-muted">{more}</small>
        </>
      )}
    </>
  );
}

/** The portal tries for about a day; a letter that waits longer is somebody's to send once more. */
const failedSince = (surel: Surel, moment: Date) =>
  `Gagal sejak ${formatMoment(moment)}: server e-mail belum menerimanya. ${surel === "menunggu" ? "Dicoba lagi otomatis." : "Periksa servernya, lalu kirim lagi."}`;

const surelWords: Readonly<Record<Surel, { readonly tone: Tone; readonly words: string; readonly hint?: string }>> = {
  menunggu: { tone: "neutral", words: "Menunggu dikirim" },
  "sedang dikirim": { tone: "neutral", words: "Sedang dikirim" },
  terkirim: { tone: "info", words: "Terkirim" },
  tertahan: { tone: "danger", words: "Belum terkirim", hint: "Server e-mail belum dapat dihubungi." },
  ditolak: { tone: "danger", words: "Ditolak server e-mail", hint: "Alamatnya tidak dikenal, atau lampirannya terlalu besar." },
  "mungkin terkirim": {
    tone: "warning",
    words: "Mungkin sudah terkirim",
    hint: "Server e-mail tidak memberi jawaban. Tanyakan kepada penerima.",
  },
};

const Received = ({ diterimaOleh, tanggalDiterima }: Pengiriman) =>
  [diterimaOleh, tanggalDiterima && formatDay(tanggalDiterima, "short")].filter(Boolean).join(", ");
