import { Form, useLocation } from "react-router";
import type { ExportMap } from "#kit/lists/export-by-map.server.ts";
import type { Register } from "#kit/register/register.ts";
import { ConfirmSubmit } from "#kit/ui/confirm-button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";

interface ExportMapsProps {
  readonly register: Register;
  readonly maps: readonly ExportMap[];
  readonly keeps: boolean;
}

/** The list under the heads of a kept map, where no template is at hand. */
export function ExportMaps({ register, maps, keeps }: ExportMapsProps) {
  const { search } = useLocation();
  if (maps.length === 0) return null;
  const file = (id: string, format: string) => {
    const parameters = new URLSearchParams(search);
    for (const [name, value] of Object.entries({ peta: id, format })) parameters.set(name, value);
    return `${register.path}/ekspor/peta?${parameters}`;
  };
  return (
    <Sheet title="Tanpa templat: ekspor dengan peta kolom">
      <Table
        caption="Peta kolom untuk ekspor"
        rows={maps}
        rowKey={({ id }) => id}
        columns={[
          { key: "nama", head: "Peta", look: "name", cell: ({ name }) => name },
          { key: "sumber", head: "Untuk", cell: ({ source }) => source || "—" },
          {
            key: "asal",
            head: "Dibuat dari",
            cell: ({ direction }) => (direction === "in" ? "Daftar yang diimpor" : "Templat yang diisi"),
          },
          {
            key: "tindakan",
            head: "Tindakan",
            look: "actions",
            cell: ({ id, name, direction }) => (
              <div className="ui-actions">
                <a className="ui-button" href={file(id, "xlsx")} aria-label={`Ekspor Excel dengan peta ${name}`}>
                  Excel
                </a>
                <a className="ui-button" href={file(id, "csv")} aria-label={`Ekspor CSV dengan peta ${name}`}>
                  CSV
                </a>
                {keeps && direction === "out" && (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="peta" value={id} />
                    <ConfirmSubmit
                      name="aksi"
                      value="hapus-peta"
                      title={`Hapus peta kolom “${name}”?`}
                      confirm="Hapus peta"
                      aria-label={`Hapus peta kolom ${name}`}
                      consequence="Kolom templat berikutnya dengan judul ini akan ditanyakan lagi."
                    >
                      Hapus
                    </ConfirmSubmit>
                  </Form>
                )}
              </div>
            ),
          },
        ]}
      />
    </Sheet>
  );
}
