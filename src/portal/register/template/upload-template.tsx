import { Form } from "react-router";
import { ChooseFile } from "#kit/lists/choose/choose-file.tsx";
import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useSending } from "./use-sending.ts";

/** Sends the workbook that is to be filled. */
export function UploadTemplate({ again }: { readonly again: boolean }) {
  return (
    <Sheet title={again ? "Pakai templat lain" : "Unggah templat"}>
      <Form method="post" encType="multipart/form-data" className="ui-sheet-body register-upload">
        <input type="hidden" name="aksi" value="unggah" />
        <ChooseFile id="berkas" accept=".xlsx" hint="Berkas Excel (.xlsx) tanpa makro, paling besar 5 MB." />
        <Button type="submit" look={again ? "plain" : "primary"} busy={useSending("unggah")} busyText="Membaca...">
          Baca templat
        </Button>
      </Form>
    </Sheet>
  );
}
