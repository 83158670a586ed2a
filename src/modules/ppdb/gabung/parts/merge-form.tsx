import { type FormEvent, useState } from "react";
import { formatMoment } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { jalurLabel } from "../../jalur/jenis-jalur.ts";
import { keadaanNames } from "../../keadaan/keadaan.ts";
import { useAnew } from "../../panitia/parts/use-anew.ts";
import { isianFields } from "../../perbaikan/isian.ts";
import { gabungFields } from "../fields.ts";
import type { Pasangan, Side } from "../load-gabung.server.ts";
import { FieldChoice } from "./field-choice.tsx";

interface Props {
  readonly ini: Side;
  readonly pasangan: Pasangan;
}

/** Which one goes on, which value of each difference, what that brings about, and why. */
export function MergeForm({ ini, pasangan: { itu, disarankan, beda, isian, sama, arah } }: Props) {
  const [tetapId, setTetapId] = useState(disarankan);
  const { kirim, busy, ditolak, dialog } = useAction(undefined, undefined, useAnew());
  const [tetap, pergi] = tetapId === ini.id ? [ini, itu] : [itu, ini];
  const plan = arah[tetapId];
  const jawaban = plan?.jawaban ?? [];
  const errors = ditolak?.fields ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set("tetap", `${tetap.id} ${tetap.versi}`);
    form.set("pergi", `${pergi.id} ${pergi.versi}`);
    form.set("rencana", plan?.rencana ?? "");
    if (!busy) kirim(form);
  };
  return (
    <form method="post" noValidate className="gabung" onSubmit={submit}>
      <ErrorSummary title={ditolak?.sentence} errors={errors} fields={{ ...isianFields, ...gabungFields }} />
      <Sheet title="Nomor mana yang dilanjutkan?">
        <fieldset className="ui-sheet-body gabung-pilih">
          <legend className="ui-hidden">Nomor yang dilanjutkan</legend>
          {[ini, itu].map((side) => (
            <label key={side.id}>
              <input type="radio" name="dilanjutkan" checked={tetapId === side.id} onChange={() => setTetapId(side.id)} />
              <span>
                <b className="ui-whole">{side.nomor}</b>
                <br />
                <span className="ui-muted">
                  {side.namaLengkap}. {keadaanNames[side.keadaan]}, jalur {jalurLabel(side.jalur).toLowerCase()}, {side.diterima} berkas
                  diterima, masuk {formatMoment(side.masukPada)}.{side.id === disarankan ? " Disarankan." : ""}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      </Sheet>
      <Sheet title="Isian yang berbeda">
        <div className="ui-sheet-body gabung-isian">
          {isian.length === 0 && jawaban.length === 0 && <p>Semua isiannya sama.</p>}
          {isian.map((one) => (
            <FieldChoice
              key={`${one.name} ${tetapId}`}
              name={one.name}
              label={one.label}
              tetap={tetap === ini ? one.ini : one.itu}
              pergi={tetap === ini ? one.itu : one.ini}
              closed={plan?.tertutup ?? false}
              error={errors[one.name]}
            />
          ))}
          {jawaban.map((one) => (
            <FieldChoice key={`${one.name} ${tetapId}`} {...one} closed={false} error={errors[one.name]} />
          ))}
          {sama.length > 0 && <p className="ui-muted">Sama di keduanya: {sama.join(", ")}.</p>}
        </div>
      </Sheet>
      <Sheet title="Yang akan terjadi">
        <div className="ui-sheet-body gabung-akibat" aria-live="polite">
          {plan?.tolak ? (
            <p role="alert">{plan.tolak}</p>
          ) : (
            <ul>
              {plan?.akibat.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      </Sheet>
      {!plan?.tolak && (
        <Sheet title="Alasan">
          <div className="ui-sheet-body">
            <div className="ui-fields">
              {beda.length > 0 && (
                <>
                  <p className="gabung-beda">
                    <b>Mungkin dua anak:</b> {beda.join(", ")}.
                  </p>
                  <FieldPiece name="buktiSama" field={{ ...gabungFields.buktiSama, required: true }} error={errors.buktiSama} full />
                </>
              )}
              <FieldPiece name="alasan" field={gabungFields.alasan} error={errors.alasan} full />
            </div>
            <div className="ui-actions">
              <Button type="submit" look="primary" busy={busy} busyText="Menggabungkan...">
                <span>
                  Gabungkan ke <span className="ui-whole">{tetap.nomor}</span>
                </span>
              </Button>
            </div>
          </div>
        </Sheet>
      )}
      {dialog}
    </form>
  );
}
