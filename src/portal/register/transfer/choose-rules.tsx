import type { Choices } from "#kit/lists/choices.ts";
import type { Say } from "#kit/lists/choose/choose-columns.tsx";
import type { UploadedList } from "#kit/lists/uploaded-list.server.ts";
import { type UpdateRule, updateRules } from "#kit/transfer/update/update-rules.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { ChooseMoment } from "./choose-moment.tsx";

interface ChooseRulesProps {
  readonly list: UploadedList;
  readonly said: Choices;
  readonly say: Say;
}

/** For each column, whether the list or the portal says what a row that stands already holds. */
export function ChooseRules({ list, said, say }: ChooseRulesProps) {
  const columns = list.seen.mended;
  const others = columns.filter(({ field }) => (said.rules?.[field] ?? "daftar") !== "daftar").length;
  const all = (rule: UpdateRule) => say({ rules: Object.fromEntries(columns.map(({ field }) => [field, rule])) });
  return (
    <Sheet title="Bila isian di daftar dan di portal berbeda">
      <div className="ui-sheet-body list-rules">
        <ChooseMoment {...{ list, said, say }} />
        <label className="ui-field">
          <span className="ui-label">Untuk semua kolom</span>
          <select className="ui-input" value="" onChange={(event) => all(event.target.value as UpdateRule)}>
            <option value="">{others === 0 ? "Daftar menang" : `${others} kolom diatur lain`}</option>
            <Rules />
          </select>
        </label>
        <p className="ui-muted">Sel kosong tidak pernah mengosongkan isian di portal, kecuali Anda memilihnya.</p>
      </div>
      <details className="list-more">
        <summary>{`Atur tiap kolom (${columns.length})`}</summary>
        <Table
          caption="Aturan tiap kolom"
          rows={columns}
          rowKey={({ field }) => field}
          columns={[
            { key: "kolom", head: "Kolom", look: "name", cell: ({ fieldLabel }) => fieldLabel },
            {
              key: "aturan",
              head: "Yang dipakai",
              cell: ({ field, fieldLabel }) => (
                <select
                  className="ui-input"
                  aria-label={`Yang dipakai untuk ${fieldLabel}`}
                  value={said.rules?.[field] ?? "daftar"}
                  onChange={(event) => say({ rules: { ...said.rules, [field]: event.target.value as UpdateRule } })}
                >
                  <Rules />
                </select>
              ),
            },
          ]}
        />
      </details>
    </Sheet>
  );
}

const Rules = () => (
  <>
    {Object.entries(updateRules).map(([rule, label]) => (
      <option key={rule} value={rule}>
        {label}
      </option>
    ))}
  </>
);
