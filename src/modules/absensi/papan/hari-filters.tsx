import Search from "lucide-react/icons/search";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { DayInput } from "#kit/ui/field/day-input.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { kehadiranPath } from "../paths.ts";
import type { Dilihat } from "./papan.ts";

interface Props {
  readonly dilihat: Dilihat;
  readonly hariIni: string;
  readonly label: string;
  readonly children?: ReactNode;
}

const delayMs = 250;

/** The search box and the day; what is typed is sought as one types. */
export function HariFilters({ dilihat, hariIni, label, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const jeda = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useSubmit();
  useEffect(() => () => clearTimeout(jeda.current), []);
  const kirim = (sesudah: number) => {
    clearTimeout(jeda.current);
    jeda.current = setTimeout(() => form.current && void submit(form.current, { replace: true, preventScrollReset: true }), sesudah);
  };
  return (
    <Form
      ref={form}
      method="get"
      action={kehadiranPath}
      role="search"
      className="ui-toolbar"
      onChange={(event) => kirim(event.target instanceof HTMLInputElement && event.target.type === "search" ? delayMs : 0)}
    >
      {dilihat.tab !== "guru" && <input type="hidden" name="tab" value={dilihat.tab} />}
      <label className="ui-search">
        <span className="ui-hidden">{label}</span>
        <Icon of={Search} />
        <input className="ui-input" type="search" name="cari" defaultValue={dilihat.cari} placeholder={label} />
      </label>
      {children}
      <div className="hadir-hari">
        <label htmlFor="hari-dilihat">Tanggal</label>
        <DayInput
          key={dilihat.hari}
          id="hari-dilihat"
          name="hari"
          value={dilihat.hari}
          max={hariIni}
          required
          compact
          onDay={() => kirim(0)}
        />
      </div>
    </Form>
  );
}
