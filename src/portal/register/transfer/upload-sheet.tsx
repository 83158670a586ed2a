import Download from "lucide-react/icons/download";
import type { useFetcher } from "react-router";
import type { Register } from "#kit/register/register.ts";
import { Button } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { explained, fate } from "./explained.ts";
import type { ImportAnswer } from "./import-answer.ts";

interface UploadSheetProps {
  readonly register: Register;
  readonly fetcher: ReturnType<typeof useFetcher<ImportAnswer>>;
}

export function UploadSheet({ register, fetcher }: UploadSheetProps) {
  const checking = fetcher.state !== "idle" && fetcher.formData?.get("aksi") === "periksa";
  return (
    <>
      <Sheet title="1. Siapkan daftar">
        <p className="ui-sheet-body">
          <span>Isi templat ini, satu baris untuk satu {register.noun}. Urutan kolom bebas, judulnya jangan diubah.</span>
          {fate[register.name] && <span>{fate[register.name]}</span>}
          <span>
            <a className="ui-button" href={`${register.path}/templat`} download>
              <Icon of={Download} />
              Unduh templat Excel
            </a>{" "}
            <a className="ui-button" href={`${register.path}/templat?format=csv`} download>
              <Icon of={Download} />
              Unduh templat CSV
            </a>
          </span>
        </p>
        <Table
          caption="Kolom templat"
          rows={explained(register)}
          rowKey={({ column }) => column}
          columns={[
            { key: "kolom", head: "Kolom", look: "name", cell: ({ column }) => column },
            { key: "isian", head: "Isian", cell: ({ needed }) => (needed ? "Wajib" : "Boleh kosong") },
            { key: "aturan", head: "Aturan", cell: ({ rule }) => rule },
          ]}
        />
      </Sheet>
      <Sheet title="2. Periksa berkas">
        <fetcher.Form method="post" encType="multipart/form-data" className="ui-sheet-body register-upload">
          <input type="hidden" name="aksi" value="periksa" />
          <label className="ui-label" htmlFor="berkas">
            Berkas XLSX atau CSV, paling banyak 10.000 baris
          </label>
          <input type="file" id="berkas" name="berkas" accept=".xlsx,.csv" required />
          <Button type="submit" look="primary" busy={checking} busyText="Memeriksa...">
            Periksa berkas
          </Button>
        </fetcher.Form>
      </Sheet>
    </>
  );
}
