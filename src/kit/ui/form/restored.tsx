/** Says that what stands in the form was typed before, and lets the person throw it away. */
export function Restored({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <p className="ui-restored" role="status">
      Isian Anda yang belum disimpan dikembalikan.{" "}
      <button type="button" className="ui-text-button" onClick={onDiscard}>
        Buang isian
      </button>
    </p>
  );
}
