import type { Field as Definition, Fields } from "#kit/register/fields.ts";
import { useSekolah } from "#modules/profil/index.ts";
import type { Bawaan } from "../../daftar-ulang/bawaan.server.ts";
import { isAskedIn, persetujuanTeks, registrationSteps } from "../../fields.ts";
import type { JenisJalur } from "../../jalur/jenis-jalur.ts";
import type { Periode } from "../../periode.ts";
import { Actions } from "./actions.tsx";
import { Documents, Help, type HelpTexts } from "./aside.tsx";
import type { Typed } from "./draft.ts";
import { Field } from "./field.tsx";
import { initialOf, isAsked } from "./form-values.ts";
import { Icon } from "./icons.tsx";
import { Kept, Summary, Waiting } from "./later.tsx";
import { Refusal } from "./problem.tsx";
import { StepBar } from "./step-bar.tsx";
import { useWizard, type Wizard } from "./use-wizard.ts";

export interface Refused {
  readonly typed: Typed;
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface Props {
  readonly periode: Periode;
  /** The paths that are open. */
  readonly jalur: readonly JenisJalur[];
  /** What each asks to be brought. */
  readonly bawaan: readonly Bawaan[];
  /** What they ask besides. */
  readonly tambahan: Fields;
  /** For a family that has no draft yet. */
  readonly freshKey: string;
  readonly help: HelpTexts;
  /** What the server said to a send without JavaScript. */
  readonly refused: Refused | undefined;
}

/** Four steps once JavaScript runs; before that, and without it, one long form that sends itself. */
export function RegistrationForm({ periode, jalur, bawaan, tambahan, freshKey, help, refused }: Props) {
  const wizard = useWizard({ freshKey, refused, periode, tambahan });
  const { ready, step, lacking } = wizard;
  return (
    <>
      {wizard.arrived.length + wizard.others.length > 0 && <Kept wizard={wizard} />}
      <StepBar step={ready ? step : 0} lacking={lacking} />
      <div className={step === 4 && ready ? "isian lapang" : "isian"}>
        <form
          ref={wizard.form}
          method="post"
          action="/daftar"
          aria-label="Pendaftaran"
          className="formulir"
          data-siap={ready || undefined}
          noValidate={ready}
          onInput={wizard.onInput}
          onBlur={wizard.onBlur}
          onSubmit={wizard.onSubmit}
        >
          <input type="hidden" name="kunci" defaultValue={refused?.typed.kunci ?? freshKey} />
          {wizard.problem?.kind === "refused" && <Refusal problem={wizard.problem} />}
          {registrationSteps.map(({ judul }, index) => (
            <Step key={judul} number={index + 1} {...{ wizard, periode, jalur, bawaan, tambahan }} initial={refused?.typed ?? {}} />
          ))}
        </form>
        <Help {...help} />
      </div>
    </>
  );
}

interface StepProps {
  readonly number: number;
  readonly wizard: Wizard;
  readonly periode: Periode;
  readonly jalur: readonly JenisJalur[];
  readonly bawaan: readonly Bawaan[];
  readonly tambahan: Fields;
  readonly initial: Typed;
}

function Step({ number, wizard, periode, jalur, bawaan, tambahan, initial }: StepProps) {
  const { judul, ket, isian: names } = registrationSteps[number - 1] as (typeof registrationSteps)[number];
  const piece = (name: string) => {
    return (
      <Field
        key={name}
        name={name}
        field={wizard.fields[name] as Definition}
        offered={name === "jalur" ? jalur : undefined}
        initial={initial[name] ?? initialOf(name)}
        now={wizard.typed[name] ?? initial[name] ?? ""}
        sentence={wizard.shown[name]}
        warning={name === "tanggalLahir" ? wizard.warnings[0] : undefined}
        asked={isShown(name)}
      />
    );
  };
  const isShown = (name: string) => !wizard.ready || isAsked(wizard.fields[name] as Definition, wizard.typed);
  const beside = Object.keys(number === 3 ? tambahan : {});
  return (
    <section
      className="lembar"
      id={`langkah-${number}`}
      hidden={wizard.ready && wizard.step !== number}
      aria-labelledby={`judul-${number}`}
    >
      <h2 id={`judul-${number}`} tabIndex={-1}>
        Langkah {number} dari {registrationSteps.length}: {judul}
      </h2>
      <p className="ket">
        {ket}
        {number === 1 ? (
          <>
            {" "}
            Semua wajib diisi, kecuali yang bertanda <em>boleh kosong</em>.
          </>
        ) : null}
      </p>
      {number === 4 ? (
        <Confirmation {...{ wizard, periode, bawaan }} agreed={initial.agreement === "true"} />
      ) : (
        <div className="petak">{names.filter((name) => isAskedIn(periode, name)).map(piece)}</div>
      )}
      <div className="tambahan" hidden={!beside.some(isShown)}>
        <h3>Pertanyaan tambahan</h3>
        <div className="petak">{beside.map(piece)}</div>
      </div>
      <Actions number={number} wizard={wizard} />
    </section>
  );
}

interface ConfirmationProps extends Pick<StepProps, "wizard" | "periode" | "bawaan"> {
  readonly agreed: boolean;
}

function Confirmation({ wizard, periode, bawaan, agreed }: ConfirmationProps) {
  const { nama } = useSekolah();
  const sentence = wizard.shown.agreement;
  return (
    <>
      {wizard.ready && <Summary {...{ wizard, periode }} />}
      <Documents bawaan={bawaan} jalur={wizard.typed.jalur} />
      <label className={sentence ? "setuju salah" : "setuju"}>
        <input
          type="checkbox"
          id="agreement"
          name="agreement"
          value="true"
          required
          defaultChecked={agreed}
          aria-invalid={sentence ? true : undefined}
          aria-describedby={sentence ? "agreement-pesan" : undefined}
        />
        <span>{persetujuanTeks(nama)}</span>
      </label>
      <p className="petunjuk">
        <a href="/privasi" target="_blank" rel="noopener">
          Baca pemberitahuan privasi (tab baru)
        </a>
      </p>
      {sentence && (
        <p className="pesan" id="agreement-pesan">
          <Icon name="wrong" />
          <span>{sentence}</span>
        </p>
      )}
      {wizard.problem?.kind === "waiting" && (
        <Waiting
          problem={wizard.problem}
          sending={wizard.sending}
          again={wizard.again}
          another={wizard.isKept ? wizard.another : undefined}
        />
      )}
    </>
  );
}
