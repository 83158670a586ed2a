import History from "lucide-react/icons/history";
import { Form, useNavigation } from "react-router";
import type { AskedDays } from "../../asked-days.ts";
import { date } from "../../register/fields.ts";
import { Button } from "../button.tsx";
import { FieldPiece } from "../field/field.tsx";

interface DayFormProps {
  readonly days: AskedDays;
  readonly bin?: boolean;
  /** One day is enough where nothing is compared. */
  readonly alone?: boolean;
}

const fields = {
  tanggal: date({ label: "Keadaan pada tanggal", required: true, notAfterToday: true, hint: "Sampai akhir hari itu." }),
  sampai: date({ label: "Bandingkan dengan", notAfterToday: true, hint: "Hari ini, bila tidak diubah." }),
};

/** Asks by the address, so that what is shown can be opened again; works without scripts. */
export function DayForm({ days, bin, alone }: DayFormProps) {
  const { day, until, fault } = days;
  const isAsking = useNavigation().state === "loading";
  const errorOf = (name: keyof typeof fields) => (fault?.field === name ? fault.sentence : undefined);
  return (
    <Form method="get" className="ui-sheet" key={`${day} ${until}`}>
      <div className="ui-sheet-body ui-days">
        <FieldPiece name="tanggal" field={fields.tanggal} value={day} error={errorOf("tanggal")} />
        {!alone && <FieldPiece name="sampai" field={fields.sampai} value={until} error={errorOf("sampai")} />}
        {bin && <input type="hidden" name="sampah" value="1" />}
        <Button type="submit" look="primary" icon={History} busy={isAsking} busyText="Menyusun...">
          Tampilkan
        </Button>
      </div>
    </Form>
  );
}
