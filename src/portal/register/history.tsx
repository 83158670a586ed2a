import type { Past } from "#kit/audit/history.server.ts";
import { formatMoment } from "#kit/dates.ts";
import type { Register } from "#kit/register/register.ts";
import { useRelated } from "#kit/ui/field/related.tsx";
import { asWords } from "#kit/ui/field/words.ts";
import { Sheet } from "#kit/ui/sheet.tsx";

const verbs: Readonly<Record<string, string>> = {
  create: "Ditambahkan",
  update: "Diubah",
  delete: "Dihapus",
  restore: "Dipulihkan",
  move: "Dipindah",
};

/** Who did what to one record, and each field before and after. */
export function History({ register, past }: { readonly register: Register; readonly past: readonly Past[] }) {
  return (
    <Sheet title="Riwayat">
      <ol className="register-history">
        {past.map((line) => (
          <li key={line.id}>
            <p>
              <b>{verbs[line.action] ?? line.action}</b> oleh {line.actorName}
              {line.action === "move" && ` dari urutan ${line.before?.urutan} ke ${line.after?.urutan}`}
              <time className="ui-muted" dateTime={line.at.toISOString()}>
                {formatMoment(line.at)}
              </time>
            </p>
            {line.action === "update" && <Changes register={register} line={line} />}
          </li>
        ))}
      </ol>
      {past.length === 0 && <p className="ui-sheet-body ui-muted">Belum ada perubahan yang tercatat.</p>}
    </Sheet>
  );
}

function Changes({ register, line }: { readonly register: Register; readonly line: Past }) {
  const { names } = useRelated();
  const changed = Object.entries(register.fields).filter(([name]) => line.before?.[name] !== line.after?.[name]);
  return (
    <dl>
      {changed.map(([name, field]) => (
        <div key={name}>
          <dt>{field.label}</dt>
          <dd>
            <del>{asWords(field, line.before?.[name], names) || "(kosong)"}</del> <span aria-hidden="true">→</span>{" "}
            <ins>{asWords(field, line.after?.[name], names) || "(kosong)"}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
