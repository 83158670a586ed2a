import { Form } from "react-router";
import { columnLetters } from "#kit/documents/template/areas.ts";
import { dayForms } from "#kit/lists/day-forms.ts";
import { lacksText, specials } from "#kit/lists/fill-choices.ts";
import type { OutColumn } from "#kit/lists/outward.ts";
import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import type { TemplateSheetsProps } from "./template-sheets.tsx";
import { useSending } from "./use-sending.ts";

type FillColumnsProps = Pick<TemplateSheetsProps, "register" | "template" | "pair" | "open" | "strange">;

/** What is written into each column, and how: what the head does not tell is asked, the rest can be corrected. */
export function FillColumns(props: FillColumnsProps) {
  const { template, open } = props;
  const { sheet, head, columns } = template.seen;
  const shown = columns.filter(({ label }) => label !== "");
  return (
    <Sheet title={open > 0 ? `${open} hal perlu dipastikan` : "Isi kolom"}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="aksi" value="atur" />
        <input type="hidden" name="templat" value={template.id} />
        <input type="hidden" name="lembar" value={sheet} />
        <input type="hidden" name="kepala" value={`${head.from}-${head.to}`} />
        <Table
          caption="Kolom templat dan isinya"
          rows={shown}
          rowKey={({ place }) => String(place)}
          columns={[
            { key: "kolom", head: "Kolom di templat", look: "name", cell: ({ place, label }) => `${columnLetters(place)}: ${label}` },
            { key: "isi", head: "Diisi dengan", cell: (column) => <ChooseField {...props} column={column} /> },
            { key: "cara", head: "Cara menulis", cell: (column) => howWritten({ column, asked: props.strange }) },
          ]}
        />
        <div className="list-apply" data-waits={open > 0 || undefined}>
          <p>{open > 0 ? "Pastikan pilihan yang ditandai, lalu simpan." : "Semua kolom jelas. Perubahan berlaku setelah disimpan."}</p>
          <div className="ui-actions">
            <Button type="submit" look={open > 0 ? "primary" : "plain"} busy={useSending("atur")} busyText="Menyimpan...">
              Simpan pilihan
            </Button>
          </div>
        </div>
      </Form>
    </Sheet>
  );
}

function ChooseField({ register, pair, column }: FillColumnsProps & { readonly column: OutColumn }) {
  const { place, label, field, sure, constant } = column;
  const fields = Object.entries(register.fields).filter(([, { kind }]) => kind !== "file");
  return (
    <>
      <select className="ui-input" name={`kolom-${place}`} aria-label={`Kolom ${label} diisi dengan`} defaultValue={field}>
        <option value="">Dibiarkan kosong</option>
        {fields.map(([name, { label: called }]) => (
          <option key={name} value={name}>
            {called}
          </option>
        ))}
        {pair && <option value={specials.pair}>{`${pair}, dipisah koma`}</option>}
        <option value={specials.number}>Nomor urut</option>
        <option value={specials.constant}>Teks yang sama di semua baris</option>
      </select>
      <input
        className="ui-input list-same"
        name={`tetap-${place}`}
        aria-label={`Teks untuk kolom ${label}`}
        defaultValue={constant}
        maxLength={200}
        placeholder="Teks di setiap baris"
      />
      {!sure && <span className="ui-muted">Judul ini belum dikenal.</span>}
      {lacksText(column) && <span className="ui-muted">Teksnya belum ditulis.</span>}
    </>
  );
}

interface HowWrittenProps {
  readonly column: OutColumn;
  readonly asked: FillColumnsProps["strange"];
}

/** Null where nothing is to be said: a card then says nothing of it. Asked anew where the column is filled with something else. */
function howWritten({ column, asked }: HowWrittenProps) {
  const { place, label, field, day, writes, items, style } = column;
  if (day !== null)
    return (
      <select key={field} className="ui-input" name={`hari-${place}`} aria-label={`Tanggal di kolom ${label} ditulis`} defaultValue={day}>
        {Object.entries(dayForms).map(([form, example]) =>
          form === "sel" && (style !== "day" || field === specials.pair) ? null : (
            <option key={form} value={form}>
              {example}
            </option>
          ),
        )}
      </select>
    );
  if (writes.length > 0) return <Meanings key={field} column={column} asked={asked} />;
  return items && field !== "" ? (
    <span className="ui-muted">{`Pilihan templat: ${items.slice(0, 4).join(", ")}${items.length > 4 ? ", …" : ""}`}</span>
  ) : null;
}

/** What stands for each choice of the portal. */
function Meanings({ column: { place, label, writes, items }, asked }: HowWrittenProps) {
  const isAsked = (option: string) => asked.some((one) => one.label === label && one.said === option);
  const strange = writes.filter((one) => isAsked(one.label)).length;
  const same = writes.every((one) => one.label === one.said);
  const summary =
    strange > 0
      ? `${strange} pilihan tidak ada di templat`
      : same
        ? "Seperti di portal"
        : writes
            .map(({ said }) => said)
            .filter((said) => said !== "")
            .slice(0, 4)
            .join(", ");
  return (
    <details className="list-more" open={strange > 0}>
      <summary>{summary}</summary>
      <div className="list-meanings">
        {writes.map(({ label: option, said, allowed }, at) => (
          <div key={option} className="list-meaning">
            <span>{isAsked(option) ? `${option} (pastikan)` : option}</span>
            {items ? (
              <select className="ui-input" name={`nilai-${place}-${at}`} aria-label={`${label}: ${option} ditulis`} defaultValue={said}>
                {!allowed && <option value={said}>{`${said} (tidak ada di templat)`}</option>}
                {items.map((item) => (
                  <option key={item} value={item}>
                    {item}
                  </option>
                ))}
                <option value="">(dikosongkan)</option>
              </select>
            ) : (
              <input
                className="ui-input"
                name={`nilai-${place}-${at}`}
                aria-label={`${label}: ${option} ditulis`}
                defaultValue={said}
                maxLength={200}
              />
            )}
          </div>
        ))}
      </div>
    </details>
  );
}
