import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Query } from "#kit/register/query.ts";
import type { Register } from "#kit/register/register.ts";
import { useRelated } from "#kit/ui/field/related.tsx";
import { type ListFilter, LiveSearch } from "#kit/ui/table/live-search.tsx";
import { listHref } from "../address.ts";
import { inSentence } from "../names.ts";

interface ToolbarProps {
  readonly register: Register;
  readonly query: Query;
  /** Behind the filters. */
  readonly children?: ReactNode;
}

/** Searches a register's list and narrows it by the fields that the register names. */
export function Toolbar({ register, query, children }: ToolbarProps) {
  const { search } = useLocation();
  const related = useRelated().options;
  return (
    <LiveSearch
      label={`Cari ${register.noun}`}
      placeholder={placeholder(register)}
      sought={query.search}
      filters={(register.filters ?? []).flatMap((name) => filterOn(register, name, { related, chosen: query.filters[name] ?? "" }))}
      path={register.path}
      href={(now, changes) => listHref(register, now, changes)}
      kept={[...new URLSearchParams(search)].filter(([name]) => kept.has(name) && !register.filters?.includes(name))}
    >
      {children}
    </LiveSearch>
  );
}

const kept: ReadonlySet<string> = new Set(["urut", "arah", "tampil", "sampah", "lihat"]);

/** The parameters that narrow the list, taken away. */
export const everything = (register: Register) =>
  Object.fromEntries(["cari", "halaman", ...(register.filters ?? [])].map((name) => [name, null]));

interface Known {
  readonly related: Readonly<Record<string, ListFilter["options"] | undefined>>;
  readonly chosen: string;
}

/** None where there is nothing to choose from. */
function filterOn(register: Register, name: string, { related, chosen }: Known): ListFilter[] {
  const field = register.fields[name];
  const options = field?.kind === "choice" ? field.options : field?.kind === "yesNo" ? yesOrNo(field.label) : related[name];
  if (!field || !options || options.length === 0) return [];
  const all = field.kind === "yesNo" ? `${field.label}?` : `Semua ${field.kind === "date" ? "tahun" : inSentence(field.label)}`;
  return [{ name, label: field.label, all, chosen, options }];
}

const yesOrNo = (label: string) => [
  { value: "true", label: `${label}: ya` },
  { value: "false", label: `${label}: tidak` },
];

function placeholder(register: Register): string {
  const labels = register.searched.map((name) => inSentence(register.fields[name]?.label ?? ""));
  if (labels.length > 4) return `Cari ${labels[0]} dan lainnya`;
  if (labels.length < 3) return `Cari ${labels.join(" atau ")}`;
  return `Cari ${labels.slice(0, -1).join(", ")}, atau ${labels.at(-1)}`;
}
