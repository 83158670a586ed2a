import type { useFetcher } from "react-router";
import { ChooseFile } from "#kit/lists/choose/choose-file.tsx";
import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { ImportAnswer } from "./import-answer.ts";
import { Unusable } from "./unusable.tsx";

interface CheckFileProps {
  readonly title: string;
  readonly fetcher: ReturnType<typeof useFetcher<ImportAnswer>>;
  /** The page that reads it; absent: this one. */
  readonly to?: string;
  /** It is to be compared, not taken in. */
  readonly compares?: true;
}

/** Sends a list to be read; nothing of it is taken yet. */
export function CheckFile({ title, fetcher, to, compares }: CheckFileProps) {
  return (
    <>
      <Sheet title={title}>
        <fetcher.Form method="post" {...(to && { action: to })} encType="multipart/form-data" className="ui-sheet-body register-upload">
          <input type="hidden" name="aksi" value="periksa" />
          {compares && <input type="hidden" name="untuk" value="banding" />}
          <ChooseFile
            id="berkas"
            accept=".xlsx,.xlsm,.xls,.ods,.csv,.txt,.xml,.html,.htm"
            hint="Berkas Excel (.xlsx, .xls), LibreOffice (.ods), CSV, atau tabel yang diekspor aplikasi lain sebagai .xls; paling banyak 10.000 baris dan 10 MB."
          />
          <Button type="submit" look="primary" busy={fetcher.state !== "idle"} busyText="Memeriksa...">
            Periksa berkas
          </Button>
        </fetcher.Form>
      </Sheet>
      <Unusable answer={fetcher.data} />
    </>
  );
}
