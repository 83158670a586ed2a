import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { HitunganKelas } from "#modules/banding/index.ts";
import { serahanPath } from "../serahan.ts";
import type { SerahanBanding, SerahanKelas } from "./serahan-banding.ts";

/** Who has what differs in each class: until when, and how far they are. */
export const handedColumn = ({ kelas }: SerahanBanding): Column<HitunganKelas> => ({
  key: "diserahkan",
  head: "Diserahkan",
  look: "status",
  cell: ({ kelasId }) => <Handed one={kelas.find((own) => own.kelasId === kelasId)} />,
});

function Handed({ one }: { readonly one: SerahanKelas | undefined }) {
  if (!one?.serahan) return null;
  const { serahan, diperiksa, baris } = one;
  if (serahan.ditutup) return <Tag>Ditutup</Tag>;
  return (
    <>
      <Link to={`${serahanPath}/${serahan.id}`}>{`Di wali kelas sampai ${formatDay(serahan.tenggat, "short")}`}</Link>{" "}
      <Tag tone={diperiksa >= baris ? "success" : "warning"}>{`${diperiksa} dari ${baris} diperiksa`}</Tag>
    </>
  );
}
