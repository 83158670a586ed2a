import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { useAction } from "#modules/akun/index.tsx";
import type { SeatState } from "#modules/kepegawaian/index.server.ts";
import type { positionRights, ShownPosition } from "./positions.server.ts";

const words: Readonly<Record<SeatState, string>> = {
  berlaku: "berlaku",
  menunggu: "menunggu disetujui",
  belum: "belum diusulkan",
  "tanpa-akun": "belum ada akun",
};

interface PositionsProps {
  readonly positions: readonly ShownPosition[];
  readonly rights: ReturnType<typeof positionRights>;
}

/** Positions and persons: who holds what today, who stands in, and how far their rights have come. */
export function Positions({ positions, rights }: PositionsProps) {
  const say = useToast();
  const { kirim, busy, ditolak, dialog } = useAction<{ readonly pesan: string }>(({ pesan }) => say(pesan));
  const propose = (id: string) => {
    const form = new FormData();
    form.set("jabatan", id);
    kirim(form);
  };
  return (
    <>
      <Sheet title="Pemangku jabatan hari ini">
        {ditolak && (
          <p className="ui-sheet-body" role="alert">
            {ditolak.sentence}
          </p>
        )}
        {positions.length === 0 ? (
          <EmptyState title="Belum ada pemangku jabatan">Tata Usaha mencatatnya di Kepegawaian, Pemangku Jabatan.</EmptyState>
        ) : (
          <Table
            caption="Pemangku jabatan hari ini"
            rows={positions}
            rowKey={({ id }) => id}
            columns={[
              {
                key: "jabatan",
                head: "Jabatan",
                look: "name",
                cell: ({ id, name }) => <Link to={`/administration/pemangku-jabatan/${id}`}>{name}</Link>,
              },
              { key: "pemangku", head: "Pemangku", cell: ({ holder }) => holder.nama },
              {
                key: "wakil",
                head: "Wakil hari ini",
                cell: standsIn,
              },
              { key: "peran", head: "Peran akunnya", cell: ({ roles }) => roles || "Belum ada akun" },
              { key: "hak", head: "Hak lewat jabatan", cell: (one) => <Brought {...one} /> },
              {
                key: "usulkan",
                head: "Tindakan",
                look: "actions",
                cell: ({ id, proposable, name }) =>
                  proposable ? (
                    <Button busy={busy} aria-label={`Usulkan hak ${name}`} onClick={() => propose(id)}>
                      Usulkan haknya
                    </Button>
                  ) : null,
              },
            ]}
          />
        )}
      </Sheet>
      <Brings rights={rights} />
      {dialog}
    </>
  );
}

/** Who acts for a holder on leave; where nobody can, that the position stays with its holder. */
function standsIn({ deputy, missing }: ShownPosition): string | null {
  if (missing) {
    const away = missing.agreed ? "juga tidak bertugas" : "belum disetujui sebagai wakil";
    const why = missing.wakil ? `${missing.wakil} ${away}` : "tidak ada wakil";
    return `Pemangku cuti sampai ${formatDay(missing.until)}, ${why}: tetap pada pemangkunya`;
  }
  return deputy && `${deputy.nama}, selama cuti sampai ${formatDay(deputy.until)}`;
}

/** "Tata Usaha: berlaku; wakil: menunggu disetujui" */
function Brought({ brings, seats }: Pick<ShownPosition, "brings" | "seats">) {
  if (brings === "") return "Tidak menambah hak";
  return [brings, seats.map(({ wakil, state }) => (wakil ? `wakil ${words[state]}` : words[state])).join(", ")].join(": ");
}

/** What each position brings, also those that nobody holds today. */
const Brings = ({ rights }: Pick<PositionsProps, "rights">) => (
  <Sheet title="Hak menurut jabatan">
    <p className="ui-sheet-body">
      Hak seseorang adalah peran akunnya ditambah hak jabatan yang dipegangnya hari itu, atau yang diwakilinya selama pemangkunya cuti atau
      sakit. Wakil yang sedang cuti, sakit, atau dinas luar tidak mewakili siapa pun: paraf dan tanda tangan tetap pada pemangkunya, dan
      untuk kepala dapat ditunjuk Plh. di Pejabat Penandatangan. Hak jabatan diusulkan administrator, berlaku sesudah disetujui orang lain,
      dan berakhir dengan sendirinya.
    </p>
    <Table
      caption="Hak menurut jabatan"
      rows={rights}
      rowKey={({ name }) => name}
      columns={[
        { key: "jabatan", head: "Jabatan", look: "name", cell: ({ name }) => name },
        { key: "hak", head: "Hak yang dibawa", cell: ({ brings }) => brings || "Tidak menambah hak" },
      ]}
    />
  </Sheet>
);
