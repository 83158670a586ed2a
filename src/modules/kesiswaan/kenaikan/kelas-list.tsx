import { Form, Link } from "react-router";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { type Content, path } from "./fields.ts";

/** In July the year that ends is no longer the one that runs. */
export const TahunPicker = ({ tahun, daftar }: { readonly tahun: string; readonly daftar: readonly string[] }) => (
  <nav className="ui-tabs" aria-label="Tahun ajaran">
    {daftar.slice(0, 4).map((satu) => (
      <Link key={satu} to={`${path}?tahun=${satu}`} aria-current={satu === tahun ? "page" : undefined} preventScrollReset>
        {satu}
      </Link>
    ))}
  </nav>
);

export function KelasList({ isi: { kelas, tahun, boleh } }: { readonly isi: Content }) {
  if (kelas.length === 0) return <EmptyState title="Belum ada kelas">Catat kelas tahun ajaran ini di Data Kelas.</EmptyState>;
  return (
    <Sheet title={`Kelas ${tahun}`}>
      <Table
        caption="Kelas yang dapat dinaikkan"
        rows={kelas}
        rowKey={({ id }) => id}
        columns={[
          { key: "nama", head: "Kelas", look: "name", cell: ({ nama }) => nama },
          { key: "banyak", head: "Siswa", look: "number", cell: ({ banyak }) => banyak },
          ...(boleh ? [tindakan(tahun)] : []),
        ]}
      />
    </Sheet>
  );
}

const tindakan = (tahun: string): Column<Content["kelas"][number]> => ({
  key: "aksi",
  head: "Tindakan",
  look: "actions",
  cell: ({ id, nama, tingkat, banyak }) =>
    banyak > 0 ? (
      <ButtonLink
        className="kenaikan-aksi"
        look="quiet"
        to={`${path}?tahun=${tahun}&kelas=${id}`}
        aria-label={`${tingkat === "XII" ? "Luluskan" : "Naikkan"} ${nama}`}
      >
        {tingkat === "XII" ? "Luluskan" : "Naikkan"}
      </ButtonLink>
    ) : (
      <span className="ui-muted">Kosong</span>
    ),
});

/** Nobody can move up while there is nowhere to go. */
export const Prepare = ({ tahun, berikut }: { readonly tahun: string; readonly berikut: string }) => (
  <Sheet title={`Kelas ${berikut} belum ada`}>
    <Form method="post" className="ui-sheet-body">
      <p>Kelas tahun ini dapat disalin, tanpa wali kelas dan siswanya.</p>
      <input type="hidden" name="tahun" value={tahun} />
      <div className="ui-actions">
        <Button type="submit" name="aksi" value="siapkan">
          Siapkan kelas {berikut}
        </Button>
      </div>
    </Form>
  </Sheet>
);
