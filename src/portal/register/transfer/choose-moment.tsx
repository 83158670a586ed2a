import { useId } from "react";
import { dayOf, formatMoment } from "#kit/dates.ts";
import type { Choices } from "#kit/lists/choices.ts";
import type { Say } from "#kit/lists/choose/choose-columns.tsx";
import type { UploadedList } from "#kit/lists/uploaded-list.server.ts";
import { DayInput } from "#kit/ui/field/day-input.tsx";

interface ChooseMomentProps {
  readonly list: UploadedList;
  readonly said: Choices;
  readonly say: Say;
}

/** As of when the list says what it says: the portal's own lists know it, of others a person may. */
export function ChooseMoment({ list: { asOf, asOfBy }, said, say }: ChooseMomentProps) {
  const id = useId();
  const [moment, day] = [formatMoment(asOf), dayOf(asOf)];
  if (asOfBy === "berkas")
    return (
      <p className="ui-muted">{`Daftar ini keadaan ${moment}, saat diunduh dari portal. Yang diubah orang sesudahnya tidak ditimpa sebelum Anda memutuskan.`}</p>
    );
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        Daftar ini keadaan tanggal
      </label>
      <DayInput
        id={id}
        described={`${id}-arti`}
        value={said.asOf ?? day}
        max={day}
        onDay={(value) => say({ asOf: value !== "" && value < day ? value : undefined })}
      />
      <p id={`${id}-arti`} className="ui-muted">
        {asOfBy === "ulang" && `Berkas yang sama sudah diunggah ${moment}. `}
        Bila daftarnya lebih lama daripada hari diunggahnya, pilih tanggalnya. Yang diubah orang di portal sejak itu tidak ditimpa sebelum
        Anda memutuskan.
      </p>
    </div>
  );
}
