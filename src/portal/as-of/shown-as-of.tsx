import FileDown from "lucide-react/icons/file-down";
import Info from "lucide-react/icons/info";
import { Link } from "react-router";
import type { AskedDays } from "#kit/asked-days.ts";
import type { AsOfTable, AsOfTableRow } from "#kit/audit/as-of-table.ts";
import { formatDay, formatMoment } from "#kit/dates.ts";
import type { Register } from "#kit/register/register.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ExportMenu } from "#kit/ui/export-menu.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { ValueText } from "../register/value.tsx";
import { type AsOf, asOfNote, uncertainWords } from "./as-of.ts";
import { ChangeTable } from "./change-table.tsx";
import { sectionsOf } from "./sections.ts";

interface ShownAsOfProps {
  readonly register: Register;
  readonly days: AskedDays;
  readonly asOf: AsOf;
  /** Address of the page. */
  readonly path: string;
  readonly bin: boolean;
}

export function ShownAsOf({ register, days, asOf, path, bin }: ShownAsOfProps) {
  const query = new URLSearchParams({ tanggal: days.day, sampai: days.until, ...(bin && { sampah: "1" }) });
  return (
    <RelatedContext value={asOf.related}>
      <div className="as-of-head">
        <div>
          <h2>Keadaan per {formatDay(days.day)}</h2>
          {asOf.state === "binned" && (
            <p>
              <Tag tone="warning">Di tempat sampah</Tag> {sinceOf(asOf)}
            </p>
          )}
        </div>
        <ButtonLink icon={FileDown} to={`${path}/pdf?${query}`} reloadDocument>
          PDF
        </ButtonLink>
      </div>
      <aside className="ui-note">
        <Icon of={Info} />
        <p>{asOfNote}</p>
      </aside>
      {asOf.state === "absent" ? <Absent register={register} asOf={asOf} /> : <Stood register={register} asOf={asOf} />}
      <ChangeTable path={path} days={days} changes={asOf.changes} />
    </RelatedContext>
  );
}

const sinceOf = ({ by }: AsOf): string => (by ? `sejak ${formatMoment(by.at)} oleh ${by.name}` : "");

const Absent = ({ register, asOf }: Pick<ShownAsOfProps, "register" | "asOf">) => (
  <section className="ui-sheet">
    <EmptyState title="Belum ada">
      Pada hari itu {register.noun} ini belum tercatat di portal.
      {asOf.by && ` Ditambahkan oleh ${asOf.by.name} pada ${formatMoment(asOf.by.at)}.`}
    </EmptyState>
  </section>
);

const Stood = ({ register, asOf }: Pick<ShownAsOfProps, "register" | "asOf">) => (
  <>
    {sectionsOf(register, asOf).map(({ label, names }) => (
      <Sheet key={label} title={label || "Rincian"}>
        <dl className="ui-sheet-body ui-facts">
          {names.map((name) => (
            <div key={name} className={register.fields[name]?.kind === "longText" ? "register-wide" : undefined}>
              <dt>{register.fields[name]?.label}</dt>
              <dd>
                <FieldThen {...{ register, asOf, name }} />
              </dd>
            </div>
          ))}
        </dl>
      </Sheet>
    ))}
    {asOf.beside.map((table) => (
      <Beside key={table.title} {...table} />
    ))}
  </>
);

const Beside = ({ title, note, columns, rows, files = [] }: AsOfTable) => (
  <Sheet title={title} aside={files.length > 0 && <ExportMenu files={files} />}>
    {note && <p className="ui-muted as-of-beside">{note}</p>}
    {rows.length === 0 ? (
      <EmptyState title="Tidak ada">Tidak ada yang tercatat pada hari itu.</EmptyState>
    ) : (
      <Table
        caption={title}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns.map(
          (head, place): Column<AsOfTableRow> => ({
            key: head,
            head,
            look: place === 0 ? "name" : "plain",
            cell: ({ cells, href }) => (place === 0 && href ? <Link to={href}>{cells[place]}</Link> : cells[place]),
          }),
        )}
      />
    )}
  </Sheet>
);

function FieldThen({ register, asOf, name }: Pick<ShownAsOfProps, "register" | "asOf"> & { readonly name: string }) {
  const [field, value, certainty] = [register.fields[name], asOf.row[name], asOf.certainty[name] ?? "unknown"];
  if (certainty === "unknown" || certainty === "withheld") return <span className="ui-muted">{uncertainWords[certainty]}</span>;
  if (!field || value === null || value === undefined || value === "") return <span className="ui-muted">Tidak diisi</span>;
  return (
    <>
      <ValueText field={field} value={value} />
      {certainty === "unchanged" && <small className="ui-muted"> ({uncertainWords.unchanged})</small>}
    </>
  );
}
