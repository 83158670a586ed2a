/** What the office needs to find the fault in the log. */
export const RequestNumber = ({ number }: { readonly number: string }) => (
  <>
    Bila terus begini, sebutkan nomor ini kepada petugas: <code className="ui-request">{number}</code>
  </>
);
