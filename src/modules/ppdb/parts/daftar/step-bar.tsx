import { registrationSteps } from "../../fields.ts";

interface Props {
  /** 1–4; 0 while the page is one long form. */
  readonly step: number;
  /** Open fields of each step, for steps a person has seen. */
  readonly lacking: readonly (number | undefined)[];
}

export function StepBar({ step, lacking }: Props) {
  return (
    <nav id="langkah" aria-label="Langkah pendaftaran">
      <ol className="langkah">
        {registrationSteps.map(({ judul }, index) => (
          <Step key={judul} number={index + 1} judul={judul} current={step === index + 1} lacking={lacking[index]} />
        ))}
      </ol>
    </nav>
  );
}

function Step({ number, judul, current, lacking }: { number: number; judul: string; current: boolean; lacking: number | undefined }) {
  const look = lacking === 0 ? "beres" : lacking ? "kurang" : undefined;
  return (
    <li className={look}>
      <a href={`#langkah-${number}`} aria-current={current ? "step" : undefined}>
        <span>
          {judul}
          {lacking ? <small>{lacking} isian kurang</small> : null}
          {lacking === 0 ? <span className="lepas"> lengkap</span> : null}
        </span>
      </a>
    </li>
  );
}
