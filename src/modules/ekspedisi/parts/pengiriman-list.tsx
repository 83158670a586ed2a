import { Link } from "react-router";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { caraKirim, statusKirim } from "../fields.ts";
import type { Pengiriman } from "../load-pengiriman.server.ts";
import { ekspedisiPath } from "../paths.ts";

/** Where a letter went, and how far it is. */
export function PengirimanList({ rows, mayChange }: { readonly rows: readonly Pengiriman[]; readonly mayChange: boolean }) {
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
        ...(mayChange
          ? [
              {
                key: "aksi",
                head: <span className="ui-hidden">Tindakan</span>,
                look: "actions" as const,
                cell: ({ id, penerima, status }: Pengiriman) => (
                  <Link to={`${ekspedisiPath}?ubah=${id}`}>
                    {status === "dikirim" ? "Tanda terima" : "Ubah"}
                    <span className="ui-hidden"> {penerima}</span>
                  </Link>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function Way({ cara, pembawa, nomorResi }: Pengiriman) {
  const rest = [pembawa && `oleh ${pembawa}`, nomorResi && `resi ${nomorResi}`].filter(Boolean).join(", ");
  return (
    <>
      {caraKirim.find(({ value }) => value === cara)?.label}
      {rest && <small className="ui-muted"> {rest}</small>}
    </>
  );
}

function State({ status, surelDiminta, surelPada, tertahan }: Pengiriman) {
  const found = statusKirim.find(({ value }) => value === status);
  if (!surelDiminta || status !== "dikirim") return <Tag tone={found?.tone ?? "neutral"}>{found?.label}</Tag>;
  if (surelPada)
    return (
      <>
        <Tag tone="info">Terkirim</Tag>
        <br />
        <small className="ui-muted">{formatMoment(surelPada)}</small>
      </>
    );
  return tertahan ? <Tag tone="danger">Belum terkirim</Tag> : <Tag tone="neutral">Menunggu dikirim</Tag>;
}

const Received = ({ diterimaOleh, tanggalDiterima }: Pengiriman) =>
  [diterimaOleh, tanggalDiterima && formatDay(tanggalDiterima, "short")].filter(Boolean).join(", ");
