import type { Query } from "#kit/register/query.ts";
import type { Register } from "#kit/register/register.ts";
import type { Related } from "#kit/register/related.ts";
import { namesNothing } from "#kit/search/listed.ts";
import type { ListFilter } from "#kit/ui/table/live-search.tsx";
import { inSentence } from "../names.ts";
import { LateFilter } from "./late-filter.tsx";

/** How a register's list is searched, and narrowed by the fields that the register names. */
export const searchOf = (register: Register, query: Query, related: Related) => ({
  label: `Cari ${register.noun}`,
  placeholder: placeholder(register),
  sought: query.search,
  filters: (register.filters ?? []).flatMap((name) => filterOn(register, name, { related, chosen: query.filters[name] ?? "" })),
});

interface Known {
  readonly related: Related;
  readonly chosen: string;
}

/** None where there is nothing to choose from. */
function filterOn(register: Register, name: string, { related, chosen }: Known): ListFilter[] {
  const field = register.fields[name];
  const options = field?.kind === "choice" ? field.options : field?.kind === "yesNo" ? yesOrNo(field.label) : related.options[name];
  if (!field || !options || options.length === 0) return [];
  const none = field.kind === "reference" && !field.required ? [{ value: namesNothing, label: `Tanpa ${inSentence(field.label)}` }] : [];
  const all = field.kind === "yesNo" ? `${field.label}?` : `Semua ${field.kind === "date" ? "tahun" : inSentence(field.label)}`;
  const sought = related.sought?.[name];
  return [{ name, label: field.label, all, chosen, options: [...none, ...options], ...(sought && { sought, control: LateFilter }) }];
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
