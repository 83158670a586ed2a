import Funnel from "lucide-react/icons/funnel";
import Search from "lucide-react/icons/search";
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useLocation, useNavigate } from "react-router";
import { Icon } from "../icon.tsx";
import { Behind } from "./behind.tsx";
import { type AddressChanges, dialogs, listAddress } from "./list-address.ts";
import { useAsked } from "./use-asked.ts";

const pauseMs = 250;

export interface ListFilter {
  readonly name: string;
  readonly label: string;
  /** Says that nothing is chosen; absent where one of the options always is. */
  readonly all?: string;
  /** "" where nothing is chosen. */
  readonly chosen: string;
  /** The option that stands where the address names none; to choose it is not to narrow the list. */
  readonly usual?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Where further options are found by a part of their name. */
  readonly sought?: string;
  /** In the place of a list to choose from. */
  readonly control?: ComponentType<FilterProps>;
}

export const isActive = ({ chosen, usual = "" }: ListFilter): boolean => chosen !== usual;

/** The changes that take search and filters out of a list's address. */
export const withoutFilters = (filters: readonly ListFilter[]): AddressChanges =>
  Object.fromEntries(["cari", "halaman", ...filters.filter(isActive).map(({ name }) => name)].map((name) => [name, null]));

interface Props {
  /** Heard, not seen. */
  readonly label: string;
  readonly placeholder: string;
  readonly sought: string;
  readonly filters: readonly ListFilter[];
  /** Where the list stands. */
  readonly path: string;
  /** Behind the filters. */
  readonly children?: ReactNode;
}

/** Search as you type and filters; everything stands in the address, and without scripts it is a plain form. */
export function LiveSearch({ label, placeholder, sought, filters, path, children }: Props) {
  const { box, typed, submit, choose } = useSearch(sought, path);
  const { search } = useLocation();
  return (
    <Form method="get" action={path} role="search" className="ui-toolbar" onSubmit={submit}>
      <div className="ui-search">
        <Icon of={Search} />
        <label className="ui-hidden" htmlFor="cari">
          {label}
        </label>
        <input
          ref={box}
          className="ui-input"
          type="search"
          id="cari"
          name="cari"
          maxLength={200}
          autoComplete="off"
          placeholder={placeholder}
          defaultValue={sought}
          onInput={typed}
        />
      </div>
      {filters.length > 0 && (
        <Behind label="Saring" icon={Funnel} count={filters.filter(isActive).length}>
          {filters.map(({ control: Control = Filter, ...filter }) => (
            <Control key={filter.name} filter={filter} onChoose={choose} />
          ))}
        </Behind>
      )}
      {restOf(search, filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <button type="submit" className="ui-button">
          Cari
        </button>
      </noscript>
      {(sought !== "" || filters.some(isActive)) && (
        <Link to={listAddress(path, search, withoutFilters(filters))} preventScrollReset>
          Lepas semua saringan
        </Link>
      )}
      {children}
    </Form>
  );
}

/** What else stays in the address where no script runs. */
function restOf(search: string, filters: readonly ListFilter[]) {
  const own = new Set(["cari", "halaman", ...Object.keys(dialogs), ...filters.map(({ name }) => name)]);
  return [...new URLSearchParams(search)].filter(([name]) => !own.has(name));
}

function useSearch(sought: string, path: string) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const box = useRef<HTMLInputElement>(null);
  const sent = useRef(sought);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drawn = useRef(search);
  const asked = useRef<string>(undefined);
  if (drawn.current !== search) {
    drawn.current = search;
    asked.current = undefined;
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Back, or a link, changed the search from outside.
    if (box.current && sought !== sent.current) box.current.value = sought;
    sent.current = sought;
  }, [sought]);
  const go = (changes: AddressChanges) => {
    clearTimeout(timer.current);
    // Another choice may follow before this one is answered, or before what a link led to is drawn.
    const before = asked.current ?? location.search;
    // One step back leaves the whole search, not one letter of it.
    const replace = "cari" in changes && new URLSearchParams(before).has("cari") && changes.cari !== "";
    const to = listAddress(path, before, { halaman: null, ...changes });
    asked.current = new URL(to, location.origin).search;
    void navigate(to, { replace, preventScrollReset: true });
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

export interface FilterProps {
  readonly filter: ListFilter;
  readonly onChoose: (value: string, name: string) => void;
}

function Filter({ filter, onChoose }: FilterProps) {
  const { name, label, all, chosen, usual, options } = filter;
  const [shown, ask] = useAsked(chosen);
  return (
    <select
      className="ui-input"
      name={name}
      aria-label={label}
      value={shown}
      data-active={isActive(filter) ? "" : undefined}
      onChange={({ target: { value } }) => {
        ask(value);
        onChoose(value === usual ? "" : value, name);
      }}
    >
      {all !== undefined && <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
