import Download from "lucide-react/icons/download";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { useState } from "react";
import type { useFetcher } from "react-router";
import type { Register } from "#kit/register/register.ts";
import { Button } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { columnRules } from "./column-rules.ts";
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
          {register.imported && <span>{register.imported}</span>}
          <span className="register-templates">
            <a className="ui-button" href={`${register.path}/templat`} download>
              <Icon of={Download} />
              Unduh templat Excel
            </a>
            <a className="ui-button" href={`${register.path}/templat?format=csv`} download>
              <Icon of={Download} />
              Unduh templat CSV
            </a>
          </span>
        </p>
        <ColumnRules register={register} />
      </Sheet>
      <Sheet title="2. Periksa berkas">
        <fetcher.Form method="post" encType="multipart/form-data" className="ui-sheet-body register-upload">
          <input type="hidden" name="aksi" value="periksa" />
          <ChooseFile />
          <Button type="submit" look="primary" busy={checking} busyText="Memeriksa...">
            Periksa berkas
          </Button>
        </fetcher.Form>
      </Sheet>
    </>
  );
}

/** Whoever has a filled list goes on to it; a register like that of the pupils has many columns. */
function ColumnRules({ register }: Pick<UploadSheetProps, "register">) {
  const rules = columnRules(register);
  const needed = rules.filter((rule) => rule.needed).map(({ column }) => column);
  return (
    <>
      {needed.length > 0 && <p className="ui-sheet-body register-needed">{`Wajib diisi: ${needed.join(", ")}.`}</p>}
      <details className="register-rules">
        <summary>{`Aturan ${rules.length} kolom`}</summary>
        <Table
          caption="Kolom templat"
          rows={rules}
          rowKey={({ column }) => column}
          columns={[
            { key: "kolom", head: "Kolom", look: "name", cell: ({ column }) => column },
            { key: "isian", head: "Isian", cell: (rule) => (rule.needed ? "Wajib" : "Boleh kosong") },
            { key: "aturan", head: "Aturan", cell: ({ rule }) => rule },
          ]}
        />
      </details>
    </>
  );
}

/** The browser's own button would speak its own language. */
function ChooseFile() {
  const [name, setName] = useState("");
  return (
    <div className="register-choose">
      <input
        type="file"
        id="berkas"
        name="berkas"
        accept=".xlsx,.csv"
        required
        aria-describedby="berkas-terpilih"
        onChange={(event) => setName(event.target.files?.[0]?.name ?? "")}
      />
      <label className="ui-button" htmlFor="berkas">
        <Icon of={FileSpreadsheet} />
        {name ? "Ganti berkas" : "Pilih berkas"}
      </label>
      <span id="berkas-terpilih">
        <b>{name}</b>
        {!name && "Berkas XLSX atau CSV, paling banyak 10.000 baris."}
      </span>
    </div>
  );
}
