import { Form } from "react-router";
import { dayOf, formatClock, formatDay } from "#kit/dates.ts";
import type { Register } from "#kit/register/register.ts";
import type { Snapshot } from "#kit/snapshots/snapshots.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import "#kit/lists/choose/choose.css";

interface CompareFormProps {
  readonly register: Register;
  readonly choices: readonly Pick<Snapshot, "id" | "recipient" | "rows" | "createdAt">[];
}

/** What tells one from another comes first: a phone shows some thirty letters. */
const named = ({ createdAt, recipient, rows }: CompareFormProps["choices"][number]): string =>
  `${formatDay(dayOf(createdAt), "short")} ${formatClock(createdAt)}, ${recipient}, ${rows.toLocaleString("id-ID")} baris`;

/** Which two kept lists are laid beside each other. */
export function CompareForm({ register, choices }: CompareFormProps) {
  const select = (name: string, label: string, chosen: string | undefined) => (
    <label className="ui-field">
      <span className="ui-label">{label}</span>
      <select className="ui-input" name={name} defaultValue={chosen}>
        {choices.map((one) => (
          <option key={one.id} value={one.id}>
            {named(one)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Sheet title="Bandingkan dua kiriman">
      <Form method="get" action={`${register.path}/kiriman/banding`} className="ui-sheet-body list-map">
        {select("a", "Yang lama", choices[1]?.id)}
        {select("b", "Yang baru", choices[0]?.id)}
        <Button type="submit">Bandingkan</Button>
      </Form>
    </Sheet>
  );
}
