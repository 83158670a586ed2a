import { dayOf, formatDay, formatMoment } from "#kit/dates.ts";
import { ConfirmButton } from "#kit/ui/confirm-button.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { type KeadaanKunci, type KunciRow, kelasLabels, verbaLabels } from "#modules/program/index.ts";

interface Asked {
  /** Of registers, by name. */
  readonly titles: Readonly<Record<string, string>>;
  /** Null for those who look only. */
  readonly revoke: ((id: string) => void) | null;
  readonly busy: boolean;
}

const states: Readonly<Record<KeadaanKunci, readonly [words: string, tone: Tone]>> = {
  berlaku: ["Berlaku", "success"],
  kedaluwarsa: ["Habis masa", "neutral"],
  dicabut: ["Dicabut", "danger"],
  terhenti: ["Terhenti", "warning"],
};

export function kunciColumns({ titles, revoke, busy }: Asked): Column<KunciRow>[] {
  return [
    {
      key: "nama",
      head: "Program",
      look: "name",
      cell: ({ nama, tujuan, akhiran }) => (
        <>
          {nama}
          <small className="kunci-told">{tujuan}</small>
          <small className="kunci-told">
            Kunci berakhir dengan <code>{akhiran}</code>.
          </small>
        </>
      ),
    },
    {
      key: "hak",
      head: "Hak",
      cell: (row) => (
        <>
          {inOne(row.verba.map((one) => verbaLabels[one]))}: {shortened(row.register.map((name) => titles[name] ?? name))}
          <small className="kunci-told">
            Isian {row.kelas.map((one) => kelasLabels[one].toLowerCase()).join(", ")}
            {row.jaringan.length > 0 && `; hanya dari ${row.jaringan.join(", ")}`}
          </small>
        </>
      ),
    },
    {
      key: "orang",
      head: "Penanggung jawab",
      cell: ({ pemilik, pembuat, createdAt }) => (
        <>
          {pemilik}
          <small className="kunci-told">
            Dibuat {pembuat}, {formatDay(dayOf(createdAt))}
          </small>
        </>
      ),
    },
    {
      key: "pakai",
      head: "Terakhir dipakai",
      look: "minor",
      cell: ({ dipakaiPada, dipakaiDari }) => (dipakaiPada ? `${formatMoment(dipakaiPada)} dari ${dipakaiDari ?? "-"}` : "Belum pernah"),
    },
    { key: "keadaan", head: "Keadaan", look: "status", cell: (row) => <State row={row} /> },
    ...(revoke ? [revokeColumn(revoke, busy)] : []),
  ];
}

function State({ row: { keadaan, berlakuSampai } }: { readonly row: KunciRow }) {
  const [words, tone] = states[keadaan];
  return (
    <>
      <Tag tone={tone}>{words}</Tag>
      {keadaan === "berlaku" && <small className="kunci-told">sampai {formatDay(lastDay(berlakuSampai))}</small>}
      {keadaan === "terhenti" && <small className="kunci-told">Akun penanggung jawab atau pembuatnya tidak aktif lagi.</small>}
    </>
  );
}

/** "Membaca dan mengimpor" */
const inOne = (words: readonly string[]): string => words.map((word, place) => (place === 0 ? word : word.toLowerCase())).join(" dan ");

/** It ends when that day is over. */
const lastDay = (until: Date): string => dayOf(new Date(until.getTime() - 1));

const shortened = (names: readonly string[]): string =>
  names.length > 4 ? `${names.slice(0, 3).join(", ")}, dan ${names.length - 3} lainnya` : names.join(", ");

const revokeColumn = (revoke: (id: string) => void, busy: boolean): Column<KunciRow> => ({
  key: "tindakan",
  head: "Tindakan",
  look: "actions",
  cell: ({ id, nama, keadaan }) =>
    // What is over already opens nothing.
    (keadaan === "berlaku" || keadaan === "terhenti") && (
      <div className="ui-row-actions">
        <ConfirmButton
          title={`Cabut kunci ${nama}?`}
          confirm="Cabut"
          consequence="Program itu langsung tidak dilayani lagi. Kunci yang dicabut tidak dapat dipakai kembali; buat kunci baru bila diperlukan."
          aria-label={`Cabut ${nama}`}
          busy={busy}
          onConfirm={() => revoke(id)}
        >
          Cabut
        </ConfirmButton>
      </div>
    ),
});
