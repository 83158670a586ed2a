import { Form } from "react-router";
import { text } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";

const nomor = text({ label: "Nomor pendaftaran yang lain", privacy: "umum", max: 40, required: true });

/** Which other one it is, where the mark does not say. */
export function FindOther({ cari, kata }: { readonly cari: string; readonly kata: string | null }) {
  return (
    <Sheet title="Pilih kiriman yang lain">
      <Form method="get" className="ui-sheet-body gabung-cari">
        <FieldPiece key={cari} name="dengan" field={nomor} value={cari} error={kata ?? undefined} />
        <Button type="submit">Bandingkan</Button>
      </Form>
    </Sheet>
  );
}
