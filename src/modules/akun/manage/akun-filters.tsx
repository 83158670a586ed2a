import Search from "lucide-react/icons/search";
import { useEffect, useRef } from "react";
import { Form, Link, useNavigate } from "react-router";
import { Icon } from "#kit/ui/icon.tsx";
import { allPeran, peran } from "../peran.ts";
import { akunPath, akunState } from "./akun.ts";
import type { FilterAkun } from "./list-akun.server.ts";

interface Props {
  readonly saring: FilterAkun;
  readonly disaring: boolean;
  readonly ke: (changes: Record<string, string | null>) => string;
}

const delay = 250;

/** Search as you type and filters, all in the address; without scripts a plain form. */
export function AkunFilters({ saring, disaring, ke }: Props) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLInputElement>(null);
  const sent = useRef(saring.cari);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Back, or a link, changed the search from outside.
    if (box.current && saring.cari !== sent.current) box.current.value = saring.cari;
    sent.current = saring.cari;
  }, [saring.cari]);
  const go = (changes: Record<string, string | null>) => void navigate(ke({ halaman: null, ...changes }), { preventScrollReset: true });
  /** With what is typed and not sought yet. */
  const bawa = (changes: Record<string, string | null>) => {
    const cari = box.current?.value.trim() ?? "";
    clearTimeout(timer.current);
    if (cari === sent.current) return changes;
    sent.current = cari;
    return { ...changes, cari };
  };
  const choose = (changes: Record<string, string | null>) => go(bawa(changes));
  const look = () => {
    const dicari = bawa({});
    if ("cari" in dicari) go(dicari);
  };
  return (
    <Form
      method="get"
      role="search"
      className="ui-toolbar"
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <div className="ui-search">
        <Icon of={Search} />
        <label className="ui-hidden" htmlFor="cari">
          Cari akun
        </label>
        <input
          ref={box}
          className="ui-input"
          type="search"
          id="cari"
          name="cari"
          maxLength={120}
          autoComplete="off"
          placeholder="Cari nama atau NIP"
          defaultValue={saring.cari}
          onInput={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(look, delay);
          }}
        />
      </div>
      <Picker name="peran" label="peran" value={saring.peran} onChoose={choose} options={allPeran.map((one) => [one, peran[one]])} />
      <Picker name="keadaan" label="keadaan" value={saring.keadaan} onChoose={choose} options={Object.entries(akunState)} />
      <noscript>
        <button type="submit" className="ui-button">
          Cari
        </button>
      </noscript>
      {disaring && (
        <Link to={akunPath} preventScrollReset>
          Lepas semua saringan
        </Link>
      )}
    </Form>
  );
}

interface PickerProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (changes: Record<string, string | null>) => void;
}

function Picker({ name, label, value, options, onChoose }: PickerProps) {
  return (
    <select
      className="ui-input"
      name={name}
      aria-label={`Saring menurut ${label}`}
      value={value ?? ""}
      data-active={value === null ? undefined : ""}
      onChange={(event) => onChoose({ [name]: event.target.value })}
    >
      <option value="">Semua {label}</option>
      {options.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  );
}
