import { FieldError } from "#kit/ui/field/field-error.tsx";

/** Beside the password, for whoever has a second factor: a code of the app, or one of the printed ones. */
export function ConfirmationCodeFields({ galat }: { readonly galat?: string | undefined }) {
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor="konfirmasi-kode">
        Kode verifikasi
      </label>
      <input
        className="ui-input"
        id="konfirmasi-kode"
        name="kode"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        aria-invalid={galat ? true : undefined}
        aria-describedby={galat ? "konfirmasi-kode-galat" : "konfirmasi-kode-petunjuk"}
      />
      {galat ? (
        <FieldError id="konfirmasi-kode-galat">{galat}</FieldError>
      ) : (
        <p className="ui-hint" id="konfirmasi-kode-petunjuk">
          Dari aplikasi autentikator, atau satu kode pemulihan.
        </p>
      )}
    </div>
  );
}
