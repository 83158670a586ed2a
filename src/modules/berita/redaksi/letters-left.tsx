import { FieldError } from "#kit/ui/field/field-error.tsx";

interface Props {
  readonly of: string;
  readonly most: number;
}

/** From here on the limit is told. */
const near = 0.9;

/** How much room a text has, once it comes near its end; its marks and addresses count too. */
export function LettersLeft({ of, most }: Props) {
  const letters = [...of].length;
  const over = letters > most;
  return (
    <div data-sisa-huruf>
      {/* Said once when it begins to hold, and not with every letter. */}
      <span className="ui-hidden" role="status">
        {over ? "Isi melebihi batas." : letters >= near * most ? "Isi mendekati batas." : null}
      </span>
      {over ? (
        <FieldError>
          {`${count(letters, most)}, kelebihan ${grouped(letters - most)}. Tidak ada yang hilang: pindahkan sebagian ke berita lain, lalu simpan.`}
        </FieldError>
      ) : letters >= near * most ? (
        <p className="ui-hint">{`${count(letters, most)}, termasuk tanda dan alamat tautan.`}</p>
      ) : null}
    </div>
  );
}

const count = (letters: number, most: number): string => `${grouped(letters)} dari ${grouped(most)} huruf`;

const grouped = (number: number): string => number.toLocaleString("id-ID");
