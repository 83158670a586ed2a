/** An address that a link may have: a page of this site, or another site over https. */
export const path = {
  pattern: /^(\/(?!\/)|https:\/\/)\S*$/,
  patternSentence: "Alamat diawali / untuk halaman situs ini, atau https:// untuk situs lain.",
};

export const pengaturanPath = "/administration/pengaturan-situs";

/** Of the portal; the public page is another. */
export const profilPortalPath = "/dashboard-profile";

export const kopSuratPath = "/dashboard-profile/kop-surat";
