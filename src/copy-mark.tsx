import sheet from "./copy-mark.css?url";

/** On every page of a copy for testing, so that nobody takes it for the school's own. */
export const CopyMark = () => (
  <p className="salinan-uji" role="note">
    <link rel="stylesheet" href={sheet} precedence="default" />
    Salinan uji: semua orang di sini rekaan
  </p>
);
