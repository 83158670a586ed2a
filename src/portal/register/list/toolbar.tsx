import Search from "lucide-react/icons/search";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useLocation, useNavigate } from "react-router";
import type { Field } from "#kit/register/fields.ts";
import type { Query } from "#kit/register/query.ts";
import type { Register } from "#kit/register/register.ts";
import { useRelated } from "#kit/ui/field/related.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { listHref } from "../address.ts";
import { inSentence } from "../names.ts";

const pauseMs = 250;

interface ToolbarProps {
  readonly register: Register;
  readonly query: Query;
  /** Behind the filters. */
  readonly children?: ReactNode;
}

/** Search as you type and filters; everything stands in the address, and without scripts it is a plain form. */
export function Toolbar({ register, query, children }: ToolbarProps) {
  const { box, typed, submit, choose } = useSearch(register, query);
  const narrowed = query.search !== "" || Object.keys(query.filters).length > 0;
  const { search } = useLocation();
  return (
    <Form method="get" action={register.path} role="search" className="ui-toolbar" onSubmit={submit}>
      <div className="ui-search">
        <Icon of={Search} />
        <label className="ui-hidden" htmlFor="cari">
          Cari {register.noun}
        </label>
        <input
          ref={box}
          className="ui-input"
          type="search"
          id="cari"
          name="cari"
          maxLength={200}
          autoComplete="off"
          placeholder={placeholder(register)}
          defaultValue={query.search}
          onInput={typed}
        />
      </div>
      {(register.filters ?? []).map((name) => (
        <Filter key={name} name={name} field={register.fields[name]} value={query.filters[name] ?? ""} onChoose={choose} />
      ))}
      <Kept search={search} except={["cari", "halaman", ...(register.filters ?? [])]} />
      <noscript>
        <button type="submit" className="ui-button">
          Cari
        </button>
      </noscript>
      {narrowed && (
        <Link to={listHref(register, search, everything(register))} preventScrollReset>
          Lepas semua saringan
        </Link>
      )}
      {children}
    </Form>
  );
}

/** The parameters that narrow the list, taken away. */
export const everything = (register: Register) =>
  Object.fromEntries(["cari", "halaman", ...(register.filters ?? [])].map((name) => [name, null]));

function useSearch(register: Register, query: Query) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const box = useRef<HTMLInputElement>(null);
  const sent = useRef(query.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(search);
  latest.current = search;
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Back, or a link, changed the search from outside.
    if (box.current && query.search !== sent.current) box.current.value = query.search;
    sent.current = query.search;
  }, [query.search]);
  const go = (changes: Record<string, string | null>) => {
    clearTimeout(timer.current);
    // One step back leaves the whole search, not one letter of it.
    const replace = "cari" in changes && new URLSearchParams(latest.current).has("cari") && changes.cari !== "";
    const to = listHref(register, latest.current, { halaman: null, ...changes });
    // Another choice may follow before this one is answered.
    latest.current = new URL(to, location.origin).search;
    navigate(to, { replace, preventScrollReset: true });
  };
  /** What is typed and not sought yet. */
  const awaited = () => {
    const text = box.current?.value.trim() ?? "";
    if (text === sent.current) return undefined;
    sent.current = text;
    return { cari: text };
  };
  const look = () => {
    const words = awaited();
    if (words) go(words);
  };
  return {
    box,
    typed: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(look, pauseMs);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      look();
    },
    choose: (value: string, name: string) => go({ ...awaited(), [name]: value }),
  };
}

interface FilterProps {
  readonly name: string;
  readonly field: Field | undefined;
  readonly value: string;
  readonly onChoose: (value: string, name: string) => void;
}

function Filter({ name, field, value, onChoose }: FilterProps) {
  const related = useRelated().options[name];
  const options = field?.kind === "choice" ? field.options : field?.kind === "yesNo" ? yesOrNo(field.label) : related;
  if (!field || !options || options.length === 0) return null;
  return (
    <select
      className="ui-input"
      name={name}
      aria-label={field.label}
      value={value}
      data-active={value === "" ? undefined : ""}
      onChange={(event) => onChoose(event.target.value, name)}
    >
      <option value="">
        {field.kind === "yesNo" ? `${field.label}?` : `Semua ${field.kind === "date" ? "tahun" : inSentence(field.label)}`}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

const yesOrNo = (label: string) => [
  { value: "true", label: `${label}: ya` },
  { value: "false", label: `${label}: tidak` },
];

function Kept({ search, except }: { readonly search: string; readonly except: readonly string[] }) {
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => !except.includes(name) && ["urut", "arah", "tampil", "sampah", "lihat"].includes(name),
  );
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function placeholder(register: Register): string {
  const labels = register.searched.map((name) => inSentence(register.fields[name]?.label ?? ""));
  if (labels.length > 4) return `Cari ${labels[0]} dan lainnya`;
  if (labels.length < 3) return `Cari ${labels.join(" atau ")}`;
  return `Cari ${labels.slice(0, -1).join(", ")}, atau ${labels.at(-1)}`;
}
