import { useId } from "react";
import type { Choices, Scale } from "#kit/lists/choices.ts";
import type { Say } from "#kit/lists/choose/choose-columns.tsx";
import { fieldAt } from "#kit/lists/choose/with-column.ts";
import type { Interpretation } from "#kit/lists/interpret.ts";
import { Sheet } from "#kit/ui/sheet.tsx";

interface Props {
  readonly seen: Interpretation;
  readonly answered: Choices;
  readonly said: Choices;
  readonly say: Say;
}

type Way = "rata" | "poin" | "bobot";

const ways = [
  ["rata", "Dirata-rata, semua mata uji sama beratnya"],
  ["poin", "Poinnya dijumlahkan"],
  ["bobot", "Dirata-rata dengan bobot"],
] as const;

/** How points become a mark of 0 to 100, where the columns are not that already. */
export function ChooseScales({ seen, answered, said, say }: Props) {
  const id = useId();
  const columns = seen.columns
    .map((column) => ({ ...column, field: fieldAt(column, { answered, said }) }))
    .filter(({ field }) => field === "nilai" || field.startsWith("uji"));
  const scales = said.scales ?? {};
  const way = wayOf(columns.map(({ field }) => scales[field] ?? {}));
  const keep = (change: (before: Scale, field: string) => Scale) =>
    say({ scales: Object.fromEntries(columns.map(({ field }) => [field, change(scales[field] ?? {}, field)])) });
  if (columns.length === 0) return null;
  return (
    <Sheet title="Cara menghitung nilai">
      <div className="ui-sheet-body nilai-skala">
        {columns.length > 1 && (
          <div className="ui-field">
            <label className="ui-label" htmlFor={`${id}-cara`}>
              {columns.length} mata uji menjadi satu nilai
            </label>
            <select
              className="ui-input"
              id={`${id}-cara`}
              value={way}
              onChange={({ target }) => keep(({ weight: _, ...before }) => ({ ...before, ...weightFor(target.value as Way) }))}
            >
              {ways.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        )}
        {columns.map(({ place, label, field }) => (
          <fieldset key={place} className="nilai-skala-kolom">
            <legend>{label || "Tanpa judul"}</legend>
            <FigureField
              label="Nilai tertinggi"
              value={scales[field]?.highest ?? 100}
              onChange={(highest) => keep((before, one) => (one === field ? { ...before, highest } : before))}
            />
            {columns.length > 1 && way === "bobot" && (
              <FigureField
                label="Bobot"
                value={typeof scales[field]?.weight === "number" ? scales[field].weight : 1}
                onChange={(weight) => keep((before, one) => (one === field ? { ...before, weight } : before))}
              />
            )}
          </fieldset>
        ))}
        <p className="ui-muted">Poin diubah menjadi nilai 0–100 menurut nilai tertingginya, lalu dibulatkan dua angka di belakang koma.</p>
      </div>
    </Sheet>
  );
}

function FigureField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <label className="ui-field">
      <span className="ui-label">{label}</span>
      <input
        className="ui-input"
        inputMode="decimal"
        maxLength={8}
        defaultValue={String(value).replace(".", ",")}
        onChange={({ target }) => {
          const read = Number(target.value.replace(",", "."));
          const sound = /^\d{1,5}(?:[.,]\d{1,2})?$/.test(target.value) && read > 0;
          target.setCustomValidity(sound ? "" : "Isi angka lebih dari 0.");
          target.setAttribute("aria-invalid", String(!sound));
          if (sound) onChange(read);
        }}
      />
    </label>
  );
}

const weightFor = (way: Way): Pick<Scale, "weight"> => (way === "poin" ? { weight: "points" } : way === "bobot" ? { weight: 1 } : {});

const wayOf = (scales: readonly Scale[]): Way =>
  scales.some(({ weight }) => weight === "points") ? "poin" : scales.some(({ weight }) => weight !== undefined) ? "bobot" : "rata";
