import Download from "lucide-react/icons/download";
import type { useFetcher } from "react-router";
import type { Register } from "#kit/register/register.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { CheckFile } from "./check-file.tsx";
import { columnRules } from "./column-rules.ts";
import type { ImportAnswer } from "./import-answer.ts";

interface UploadSheetProps {
  readonly register: Register;
  readonly fetcher: ReturnType<typeof useFetcher<ImportAnswer>>;
}

export function UploadSheet({ register, fetcher }: UploadSheetProps) {
  return (
    <>
      <Sheet title="1. Siapkan daftar">
        <p className="ui-sheet-body">
          <span>
            Punya daftar dari EMIS, Dapodik, RDM atau buatan sendiri? Unggah apa adanya: judul kolomnya dikenali, yang belum pasti
            ditanyakan. Daftar baru lebih mudah dimulai dari templat ini, satu baris untuk satu {register.noun}.
          </span>
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
      <CheckFile title="2. Periksa berkas" fetcher={fetcher} />
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
